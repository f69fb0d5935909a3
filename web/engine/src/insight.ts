/** Makes of what a viewer may know of a game, sent by the server as numbers, the messages that it would send else. */
import type { KnownCourse, TableNews } from "./protocol.ts";
import type { Game, State } from "./game.ts";
import type { Loaded } from "./games.ts";
import { numbers, type RecordLayout } from "./layout.ts";
import { tellKnown } from "./turn.ts";

/** A game as one pair of eyes knows it. */
export class Insight {
  readonly #game: Game;
  readonly #layout: RecordLayout;
  #known: State | null = null;
  #version = -1; // of what is known

  constructor({ game, rules }: Loaded) {
    this.#game = game;
    this.#layout = rules.module.record("State");
  }

  /** The version of the rules by which it is made. */
  get rules(): number {
    return this.#game.facts.version;
  }

  /** A message with view, story and legal moves; null where it builds on something that was lost on the way. */
  read({ known, course, ...news }: TableNews, viewer: number): TableNews | null {
    if (known !== undefined) {
      this.#known = this.#unpacked(known);
      this.#version = news.version;
    } else if ((news.since ?? -1) > this.#version || (course && news.since !== this.#version)) {
      return course ? null : news;
    }
    this.#version = Math.max(this.#version, news.version);
    return course && this.#known ? this.#unfolded(news, course, this.#known, viewer) : news;
  }

  #unfolded(news: TableNews, course: KnownCourse, begun: State, viewer: number): TableNews {
    const { present, rules } = this.#game;
    const story = [...(news.story ?? [])];
    let known = begun;
    for (const { actor, action, before: passed = [], after: changes = [] } of course.steps ?? []) {
      const before = this.#changed(known, passed);
      known = this.#changed(before, changes);
      const lines = tellKnown(this.#game, { before, actor, action, after: known }, true, before, known);
      story.push(...lines.map((told) => ({ version: news.version, told })));
    }
    this.#known = known = this.#changed(known, course.then ?? []);
    const legal = course.is_asked ? this.#game.offers(known, viewer) : [];
    const made = { ...news, view: present.view(known, viewer), legal, can_take_back: rules.canTakeBack(known, viewer), story };
    return JSON.parse(JSON.stringify(made)) as TableNews; // as if it had come over the line: no -0, nothing that is shared
  }

  #unpacked(text: string): State {
    const state = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    if (state.length !== this.#layout.size) throw new RangeError(`a state has ${this.#layout.size} bytes`);
    return state;
  }

  /** A state with other numbers at some places. */
  #changed(state: State, changes: readonly number[]): State {
    if (changes.length === 0) return state;
    const { width, size } = this.#layout;
    const changed = new Uint8Array(state);
    const cells = numbers(width, changed.buffer, 0, (8 * size) / width);
    for (let i = 0; i < changes.length; i += 2) cells[changes[i] as number] = changes[i + 1] as number;
    return changed;
  }
}
