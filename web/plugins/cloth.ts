/** The land of the earth as one quiet shape, for the cloth: /world.svg. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { geoNaturalEarth1, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const FILE = resolve(import.meta.dirname, "../node_modules/world-atlas/land-110m.json");
const WIDTH = 960;
const HEIGHT = 500;

function world(): string {
  const topology = JSON.parse(readFileSync(FILE, "utf-8")) as Topology<{ land: GeometryCollection }>;
  const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], { type: "Sphere" });
  const land = geoPath(projection).digits(1)(feature(topology, topology.objects.land)) ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="${land}"/></svg>`;
}

export function cloth(): Plugin {
  return {
    name: "mappamundi-cloth",
    configureServer(server) {
      server.middlewares.use("/world.svg", (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(world());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "world.svg", source: world() });
    },
  };
}
