/** The pictures in the rules of Länder toppen!. */
import type { Pictures } from "$lib/pictures";
import Cards from "./pictures/Cards.svelte";
import Open from "./pictures/Open.svelte";
import Placed from "./pictures/Placed.svelte";

const pictures: Pictures = {
  1: { Scene: Cards, say: "web-laender-toppen-picture-cards" },
  3: { Scene: Placed, say: "web-laender-toppen-picture-placed" },
  4: { Scene: Open, say: "web-laender-toppen-picture-open" },
};

export default pictures;
