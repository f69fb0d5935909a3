/** The letters of titles: who waits for them sees nothing move when they come. */
const TITLES = '1em "Alegreya Variable"';
const SCRIPTS = ["a", "ł"]; // letters of each file of the font that our languages need
const LONGEST = 1000; // milliseconds: on a slow line titles are read in other letters first

/** Wait until titles can be written, though not for long. */
export async function letters(): Promise<void> {
  const loading = SCRIPTS.map((letter) => document.fonts.load(TITLES, letter));
  const enough = new Promise<void>((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([Promise.allSettled(loading), enough]);
}
