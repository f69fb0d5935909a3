/** The pictures in the rules of Pingvasion. */
import type { Pictures } from "$lib/pictures";
import Cards from "./pictures/Cards.svelte";
import Revealed from "./pictures/Revealed.svelte";
import Scored from "./pictures/Scored.svelte";

const pictures: Pictures = {
  1: { Scene: Cards, say: "web-pingvasion-picture-cards" },
  5: { Scene: Revealed, say: "web-pingvasion-picture-revealed" },
  6: { Scene: Scored, say: "web-pingvasion-picture-scored" },
};

export default pictures;
