/** How what has happened is acted out: the pictures of a scene, and what each of them gives away. */
import type { Told } from "$lib/protocol";

/** What a board acts out just now, and how far it has come. */
export interface Scene {
  readonly kind: string; // one of the words of `web-scene`
  readonly at: number; // what it is about: a field, a seat
  readonly step: number;
  readonly verdict?: Told | undefined; // how it came out, once it has
  readonly isOut?: boolean; // it has come out, and nobody tells it in a sentence
}

/** Does another scene begin, rather than the same go on? */
export function begins(scene: Scene, last: Scene | null): boolean {
  return last === null || scene.kind !== last.kind || scene.step <= last.step;
}

/** A board at one moment of a scene: nothing in it is newer than what has been acted out by then. */
export interface Picture<View> {
  readonly view: View;
  readonly scene: Scene;
  readonly lasts: number; // milliseconds
  readonly least?: number; // milliseconds that it takes however quick things are
  readonly told: number; // how many of the sentences told are out by then
}

/** One change of a table, acted out; then it lies as it is for a moment before the next. */
export interface Take<View> {
  readonly pictures: readonly Picture<View>[];
  readonly rest: number; // milliseconds
  readonly least?: number; // of it, however quick things are
}

/** How a game acts out a change: from what was shown before, what is shown after it, and what is told of it. */
export type Staging<View> = (before: View, after: View, told: readonly Told[]) => Take<View>;

export const ROUTINE = 500; // milliseconds for what happens all the time
export const VERDICT = 1200; // milliseconds to see how something came out
const DEAL = 750; // milliseconds to see which cards have come
const TRAVEL = 320; // milliseconds, as --travel
export const STEADY = TRAVEL + 360; // milliseconds that cards travel and lie still then, before anybody can aim at them

/** Nothing to act out: it is there, and for a moment nothing else happens. */
export function still(rest: number): Take<never> {
  return { pictures: [], rest };
}

/** The place after the last sentence of a kind; 0 where there is none. */
export function after(told: readonly Told[], ...messages: string[]): number {
  return told.findLastIndex((each) => messages.includes(each.message)) + 1;
}

/** Is a sentence of a kind among them? */
export function hears(told: readonly Told[], message: string): boolean {
  return told.some((each) => each.message === message);
}

/** Cards in a hand lie still for a moment before they can be pressed, whenever some come or go. */
export function dealing<View>(held: (view: View) => readonly string[], stage: Staging<View>): Staging<View> {
  return (before, after, told) => {
    const take = stage(before, after, told);
    const [old, now] = [held(before), held(after)];
    if (now.every((card) => old.includes(card))) return now.length < old.length ? { ...take, least: STEADY } : take;
    const deal = { view: after, scene: { kind: "deal", at: 0, step: 0 }, lasts: DEAL, least: STEADY, told: told.length };
    return { ...take, pictures: [...take.pictures, deal] };
  };
}
