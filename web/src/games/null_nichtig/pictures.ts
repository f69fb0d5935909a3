/** The pictures in the rules of Null & Nichtig. */
import type { Pictures } from "$lib/pictures";
import Scored from "./pictures/Scored.svelte";
import Started from "./pictures/Started.svelte";
import Taken from "./pictures/Taken.svelte";

const pictures: Pictures = {
  3: { Scene: Started, say: "web-null-nichtig-picture-started" },
  4: { Scene: Taken, say: "web-null-nichtig-picture-taken" },
  5: { Scene: Scored, say: "web-null-nichtig-picture-scored" },
};

export default pictures;
