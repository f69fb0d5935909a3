/** The map of the world, loaded when the first country is drawn. */
import { geoNaturalEarth1, geoPath, type GeoPermissibleObjects } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export const WIDTH = 1000;
export const HEIGHT = 520;
const CLOSEST = 150; // the narrowest stretch of the world that is shown around a country
const ROOM = 2.6; // how much wider than the country the stretch is
const TINY = 7; // a country smaller than this gets a ring around it

type Land = Feature<Polygon | MultiPolygon>;
type Atlas = Record<string, Record<string, string>>;
export type Box = [left: number, top: number, width: number, height: number];

export interface World {
  land: string; // one path
  borders: string;
  shape(code: string): string; // a path, empty for a country too small for this map
  spot(code: string): [number, number]; // its middle
  at(longitude: number, latitude: number): [number, number];
  isTiny(code: string): boolean;
  around(code: string, ratio: number): Box; // what to show of the world, width by height
  continent(codes: readonly string[]): string; // all countries of these continents, one path
}

let loading: Promise<World> | undefined;

/** The world; the same one for everybody who asks. */
export function world(): Promise<World> {
  return (loading ??= load());
}

async function load(): Promise<World> {
  const [map, atlas] = await Promise.all([
    import("world-atlas/countries-110m.json"),
    import("virtual:countries"),
  ]);
  return drawn(map.default as unknown as Topology, atlas.default as Atlas);
}

function drawn(map: Topology, atlas: Atlas): World {
  const outline: GeoPermissibleObjects = { type: "Sphere" };
  const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], outline);
  const path = geoPath(projection);
  const group = map.objects["countries"] as GeometryCollection;
  const all = feature(map, group) as FeatureCollection<Polygon | MultiPolygon>;
  const byNumber = new Map(all.features.map((each) => [String(each.id), each as Land]));
  const landOf = (code: string): Land | undefined => byNumber.get(atlas[code]?.["numeric"] ?? "");
  const at = (longitude: number, latitude: number): [number, number] =>
    projection([longitude, latitude]) ?? [0, 0];
  const spot = (code: string): [number, number] => {
    const { lon_deg: across = "0", lat_deg: up = "0" } = atlas[code] ?? {};
    return at(Number(across), Number(up));
  };
  const bounds = (code: string): Box => {
    const land = landOf(code);
    if (!land) return [...spot(code), 0, 0];
    const [[left, top], [right, bottom]] = path.bounds(mainland(land));
    return [left, top, right - left, bottom - top];
  };
  return {
    land: path(all) ?? "",
    borders: path(mesh(map, group, (one, other) => one !== other)) ?? "",
    shape: (code) => path(landOf(code) ?? { type: "GeometryCollection", geometries: [] }) ?? "",
    spot,
    at,
    isTiny: (code) => Math.max(bounds(code)[2], bounds(code)[3]) < TINY,
    around: (code, ratio) => around(bounds(code), ratio),
    continent: (codes) => path(within(atlas, codes, landOf)) ?? "",
  };
}

/** The countries of some continents, those of two among them. */
function within(
  atlas: Atlas,
  codes: readonly string[],
  landOf: (code: string) => Land | undefined,
): FeatureCollection<Polygon | MultiPolygon> {
  const belongs = Object.keys(atlas).filter((code) =>
    atlas[code]?.["continents"]?.split(/[ ;/]/).some((each) => codes.includes(each)),
  );
  return { type: "FeatureCollection", features: belongs.flatMap((code) => landOf(code) ?? []) };
}

/** The largest part of a country, so that France is where one looks for it. */
function mainland(land: Land): Land {
  if (land.geometry.type === "Polygon") return land;
  const longest = land.geometry.coordinates.reduce((one, other) =>
    (other[0]?.length ?? 0) > (one[0]?.length ?? 0) ? other : one,
  );
  return { ...land, geometry: { type: "Polygon", coordinates: longest } };
}

/** A box of that shape around another one, within the world. */
export function around([left, top, width, height]: Box, ratio: number): Box {
  const wide = Math.min(Math.max(width * ROOM, height * ROOM * ratio, CLOSEST), WIDTH);
  const high = Math.min(wide / ratio, HEIGHT);
  const fitted = high * ratio;
  const within = (middle: number, size: number, most: number): number =>
    Math.min(Math.max(middle - size / 2, 0), Math.max(most - size, 0));
  return [within(left + width / 2, fitted, WIDTH), within(top + height / 2, high, HEIGHT), fitted, high];
}
