/** The dice of the example in the rules, and the tiles that it speaks of. */

export const ROLLED = ["asia", "monarchy", "island", "temperate"];

export const SYMBOLS = {
  JP: ["asia", "north", "monarchy", "high-gdp", "island", "medium-area", "many-people", "subtropical", "temperate"],
  JO: ["asia", "north", "islam", "monarchy", "low-gdp", "coastal", "small-area", "some-people", "tropical", "subtropical"],
  BO: ["america", "south", "christianity", "republic", "low-gdp", "landlocked", "large-area", "some-people", "tropical"],
};
