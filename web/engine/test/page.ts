/** What tests and benchmarks ask of a page: made one script, which a browser runs. */
import type { Layout } from "../src/layout.ts";
import { Desk, type Manner, Mind } from "../src/mind.ts";
import { load } from "../src/module.ts";
import { WasmRules } from "../src/rules.ts";
import { bytes } from "./answering.ts";

export { answer } from "./answering.ts";

interface Thinking {
  readonly code: string; // the module, base64
  readonly layout: Layout;
  readonly manner: Manner;
  readonly known: string; // base64
  readonly seat: number;
  readonly luck: number; // every draw is this, or the last that there is
}

/** A bot before a decision: every call thinks about it anew, with all the time there is. */
export async function thinker({ code, layout, manner, known, seat, luck }: Thinking) {
  const rules = new WasmRules(await load(bytes(code), layout));
  const desk = new Desk(rules);
  const state = bytes(known);
  const actions = rules.legal(state, seat);
  const surroundings = { draw: (outcomes: number) => Math.min(luck, outcomes - 1), clock: () => 0 };
  return (times: number) => {
    const began = performance.now();
    for (let turn = 0; turn < times; turn += 1) new Mind(rules, desk, manner, surroundings).think(state, seat, actions);
    return (performance.now() - began) / 1000;
  };
}
