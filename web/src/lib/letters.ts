/** How much room a text needs, reckoned in letters of middling width before it is drawn. */
const NARROW = /[fijlrtI.,:;'’!|() -]/;
const WIDE = /[mwMW%—…]/;

export function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + weight(letter), 0);
}

/** By how many lines it may have, from one on: the narrowest column in which no word of it is broken. */
export function columns(text: string, lines: number): number[] {
  const pieces = text.match(/[^\s-]*-?\s*/g)?.filter(Boolean) ?? [];
  const runs = pieces.flatMap((_, from) => pieces.slice(from).map((_, more) => wide(pieces.slice(from, from + more + 1))));
  const widths = runs.sort((one, other) => one - other);
  return Array.from({ length: lines }, (_, i) => widths.find((width) => fill(pieces, width) <= i + 1) ?? 0);
}

function weight(letter: string): number {
  if (NARROW.test(letter)) return 0.65;
  if (WIDE.test(letter)) return 1.5;
  return letter === letter.toLowerCase() ? 1 : 1.25;
}

function wide(pieces: readonly string[]): number {
  return breadth(pieces.join("").trimEnd());
}

/** How many lines they fill, one after another; none where even one of them is too wide. */
function fill(pieces: readonly string[], width: number): number {
  let line: string[] = [];
  let lines = 1;
  for (const piece of pieces) {
    if (wide([piece]) > width) return Infinity;
    line.push(piece);
    if (wide(line) <= width) continue;
    line = [piece];
    lines += 1;
  }
  return lines;
}
