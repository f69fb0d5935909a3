/** Answers for the translation: every line asks for something, and says what Python makes of it.
 *
 * Run by `tests/contract/test_edge.py` with the slug of a game. What differs is written as a line.
 */

import { createInterface } from "node:readline";
import { BadNotation } from "../src/errors.ts";
import type { Present } from "../src/present.ts";

/** A step as somebody knows it, with what is asked about it: the answers wanted are JSON. */
interface Asked {
  /** which game this is from, for whoever reads of a difference */
  from: string;
  before: string;
  after: string;
  viewer: number;
  actor: number;
  action: number;
  view: string;
  told: string;
  /** actions, and how each is written */
  written: [number, string][];
  /** texts, and what each is read as: an action or a mistake */
  read: [string, string][];
  /** what speaks for the action, if its actor asks */
  reason: string | null;
}

const [slug] = process.argv.slice(2);
const { present } = (await import(`../generated/${slug}/index.ts`)) as { present: Present<unknown, unknown> };
let asked = 0;

function unpack(text: string): unknown {
  return present.unpack(Buffer.from(text, "base64"));
}

function read(state: unknown, actor: number, text: string): unknown {
  try {
    return present.read(state, actor, text);
  } catch (mistake) {
    if (!(mistake instanceof BadNotation)) throw mistake;
    return { message: mistake.message, arguments: mistake.arguments };
  }
}

function answer(line: Asked): void {
  const [before, after] = [unpack(line.before), unpack(line.after)];
  const { actor, action } = line;
  function compare(what: string, made: unknown, wanted: string): void {
    asked += 1;
    const text = JSON.stringify(made);
    if (text !== wanted) console.log(JSON.stringify({ what, from: line.from, made: text, wanted }));
  }
  compare("view", present.view(after, line.viewer), line.view);
  compare("tell", present.tell(before, after, actor, action), line.told);
  for (const [each, text] of line.written) compare("write", present.write(before, actor, each), JSON.stringify(text));
  for (const [text, wanted] of line.read) compare(`read ${text}`, read(before, actor, text), wanted);
  if (line.reason !== null) compare("counsel", present.counsel?.(before, actor, [action]), line.reason);
}

for await (const line of createInterface({ input: process.stdin })) answer(JSON.parse(line) as Asked);
console.log(JSON.stringify({ asked }));
