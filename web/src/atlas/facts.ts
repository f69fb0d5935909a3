/** The figures of a country in words, labels and units as everywhere in the house. */
import { capital, join, number, say } from "$lib/speech.svelte";

export type Row = Record<string, string>;

const FIGURES = [
  ["atlas-area", "area_km2", "unit-km2"],
  ["atlas-summit", "highest_point_m", "unit-metres"],
  ["atlas-temperature", "capital_mean_temp_c", "unit-celsius"],
  ["atlas-people", "population", "unit-none"],
  ["atlas-life", "life_expectancy_years", "unit-years"],
  ["atlas-age", "median_age_years", "unit-years"],
  ["atlas-gdp", "gdp_ppp_per_capita_usd", "unit-dollars"],
  ["atlas-coastline", "coastline_km", "unit-km"],
  ["atlas-borders", "land_boundary_km", "unit-km"],
] as const;
const KINDS = [
  ["atlas-coast", "coast", "coast"],
  ["atlas-government", "government", "government"],
  ["atlas-religion", "religion_majority", "religion"],
] as const;

/** Label and value of everything that is known. */
export function facts(code: string, row: Row): [string, string][] {
  const known: [string, string][] = capital(code) ? [[say("atlas-capital"), capital(code)]] : [];
  for (const [label, column, unit] of FIGURES)
    if (row[column]) known.push([say(label), figure(row[column], unit)]);
  for (const [label, column, message] of KINDS)
    if (row[column]) known.push([say(label), say(message, { kind: row[column] })]);
  const zones = row["climate_zones"]?.split(";").filter(Boolean) ?? [];
  if (zones.length) known.push([say("atlas-climate"), join(zones.map((kind) => say("climate", { kind })))]);
  return known;
}

function figure(text: string, unit: string): string {
  const value = number(Number(text));
  return unit === "unit-none" ? value : say(unit, { value });
}

/** The continents of a country, by their codes. */
export function continents(row: Row): string[] {
  return row["continents"]?.split(";").filter(Boolean) ?? [];
}
