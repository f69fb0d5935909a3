/** The pictures in the rules of Państwa. */
import type { Pictures } from "$lib/pictures";
import Counted from "./pictures/Counted.svelte";
import Rolled from "./pictures/Rolled.svelte";
import Turned from "./pictures/Turned.svelte";

const pictures: Pictures = {
  2: { Scene: Rolled, say: "web-panstwa-picture-rolled" },
  4: { Scene: Counted, say: "web-panstwa-picture-counted" },
  7: { Scene: Turned, say: "web-panstwa-picture-turned" },
};

export default pictures;
