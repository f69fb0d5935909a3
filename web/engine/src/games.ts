/** The games there are: rules and presentation of each, joined when it is first asked for. */
import { EARLIER, FACTS } from "../generated/facts.ts";
import { PARTS } from "../generated/parts.ts";
import { BadLog, BadSetup } from "./errors.ts";
import { type Facts, Game, type Presenting, type State, type Told } from "./game.ts";
import { load } from "./module.ts";
import { Network } from "./network.ts";
import type { Present } from "./present.ts";
import { WasmRules } from "./rules.ts";

export { FACTS };

type Name = keyof typeof PARTS;

/** Whoever fetches a file of the engine. */
export type Fetch = (url: URL) => Promise<BufferSource>;

/** A game that is loaded: as a table plays it, and the module that searches it. */
export interface Loaded {
  game: Game;
  rules: WasmRules;
}

/** Loads each game once, by the rules of today or of an earlier edition. */
export class Shelves {
  readonly #fetch: Fetch;
  readonly #loaded = new Map<string, Promise<Loaded>>();
  readonly #networks = new Map<string, Promise<Network | null>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** A game by the rules of a version, which are today's unless it is said. */
  async get(slug: string, version?: number): Promise<Loaded> {
    const name = editionOf(slug, version);
    const found = this.#loaded.get(name) ?? this.#load(name);
    this.#loaded.set(name, found);
    found.catch(() => this.#loaded.delete(name)); // the line may come back
    return found;
  }

  /** The network of a game, as its module asks it; null where it has none, or where that cannot be had now. */
  async network(slug: string, version?: number): Promise<Network | null> {
    const name = editionOf(slug, version);
    const found = this.#networks.get(name) ?? this.#asked(name, this.get(slug, version));
    this.#networks.set(name, found);
    if (!(await found)) this.#networks.delete(name); // the line may come back
    return found;
  }

  async #asked(name: string, loaded: Promise<Loaded>): Promise<Network | null> {
    const { game, rules } = await loaded;
    const [shape, where] = [game.facts.network, PARTS[name as Name].network as (() => URL) | null];
    if (!shape || !where) return null;
    const weights = await this.#fetch(where()).then(bytesOf, () => null);
    return weights?.length === Network.size(shape) ? new Network(rules, shape, weights) : null;
  }

  async #load(name: string): Promise<Loaded> {
    const facts = (FACTS[name] ?? EARLIER[name]) as Facts;
    const parts = PARTS[name as Name];
    const [{ present }, { layout }, code] = await Promise.all([parts.present(), parts.layout(), this.#fetch(parts.code())]);
    const rules = new WasmRules(await load(code, layout));
    return { game: joined(facts, rules, present as Present<{ phase: number }, unknown>), rules };
  }
}

/** The name of a game's parts, as `python -m mappamundi.edge` has written them; a version that nobody has is refused. */
export function editionOf(slug: string, version?: number, today = FACTS, earlier = EARLIER): string {
  const facts = today[slug];
  if (!facts) throw new BadSetup("unknown-game", { game: slug });
  const { title, version: ours } = facts;
  if (version === undefined || version === ours) return slug;
  const name = `${slug}_${version}`;
  if (!(name in earlier)) throw new BadLog("log-version", { game: title, theirs: version, ours });
  return name;
}

/** Rules over packed states, and a presentation over plain ones. */
export function joined<Plain extends { phase: number }>(facts: Facts, rules: WasmRules, present: Present<Plain, unknown>): Game {
  const plain = (s: State): Plain => present.unpack(s);
  const presenting: Presenting = {
    phase: (s) => plain(s).phase,
    write: (s, actor, action) => present.write(plain(s), actor, action),
    read: (s, actor, text) => present.read(plain(s), actor, text),
    view: (known, viewer) => present.view(plain(known), viewer),
    tell: (before, after, actor, action) => present.tell(plain(before), plain(after), actor, action) as Told[],
    counsel: (known, seat, actions) => (present.counsel?.(plain(known), seat, actions) as Told | undefined) ?? null,
  };
  return new Game(facts, rules, presenting);
}

function bytesOf(source: BufferSource): Uint8Array {
  return ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source);
}
