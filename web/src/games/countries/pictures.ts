/** The pictures in the rules of Countries. */
import type { Pictures } from "$lib/pictures";
import Doubted from "./pictures/Doubted.svelte";
import Laid from "./pictures/Laid.svelte";

const pictures: Pictures = {
  4: { Scene: Laid, say: "web-countries-picture-laid" },
  5: { Scene: Doubted, say: "web-countries-picture-doubted" },
};

export default pictures;
