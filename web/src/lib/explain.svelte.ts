/** Things on the board that explain themselves: whoever asks gets a large card that says all of it. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Asking } from "$lib/asking";

/** A thing as large as there is room. */
export interface Drawn {
  readonly Component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** One of the figures on a card. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly isAsked?: boolean; // it is what counts now
}

/** A number of points, and what brings it. */
export interface Share {
  readonly points: number;
  readonly text: string;
}

export interface Explained {
  readonly title: string;
  readonly picture?: Drawn;
  readonly figures?: readonly Figure[];
  readonly notes?: readonly string[]; // its ability, and why it counts now or not
  readonly shares?: readonly Share[]; // they sum up to `total`
  readonly total?: number;
}

type Tell = () => Explained;

/** Seen in passing, or opened to be read at leisure. */
export type Manner = "passing" | "open";

interface Asked {
  readonly node: HTMLElement;
  readonly tell: Tell;
  readonly manner: Manner;
}

const MARK = "data-explained";
const TOLD = new WeakMap<Element, Tell>();
let asked = $state.raw<Asked | null>(null);

/** Attach to anything that can be asked what it is. */
export function explains(tell: Tell): Attachment<HTMLElement> {
  return (node) => {
    TOLD.set(node, tell);
    node.setAttribute(MARK, "");
    return () => {
      TOLD.delete(node);
      if (asked?.node === node) asked = null;
    };
  };
}

/** A component with its properties, to be drawn on the large card. */
export function drawn<Props extends object>(Component: Component<Props>, props: Props): Drawn {
  return { Component: Component as unknown as Drawn["Component"], props: props as Record<string, unknown> };
}

/** What is asked about now. */
export function question(): Asked | null {
  return asked;
}

/** Ask about a thing; null closes the card. */
export function ask(node: HTMLElement | null, manner: Manner = "open"): void {
  const tell = node && TOLD.get(node);
  asked = node && tell ? { node, tell, manner } : null;
}

/** The thing that an element is, or is a part of; a picture in the rules is not asked. */
export function thingAt(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`[${MARK}]:not([inert] *)`) ?? null;
}

/** All that can be asked about, in the order of the page; only what is seen. */
export function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${MARK}]:not([inert] *)`)].filter((each) => each.checkVisibility());
}

/** Ask about the next thing on the page, or the one before. */
export function step(by: number): void {
  const all = things();
  const at = asked ? all.indexOf(asked.node) : -1;
  const next = all[(at + by + all.length) % all.length];
  if (next) ask(next);
}

/** The thing with the focus, else the one under the pointer, else the first. */
export function askHere(hovered: HTMLElement | null): void {
  ask(thingAt(document.activeElement) ?? hovered ?? things()[0] ?? null);
}

/** Listen to pointers all over the page: they also cross what is locked and hears nothing itself. */
export function listen(): { over: () => HTMLElement | null; leave: () => void } {
  const asking = new Asking<HTMLElement>((node, isHeld) => ask(node, isHeld ? "open" : "passing"), () => {
    if (asked?.manner === "passing") asked = null;
  });
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const under = (event: PointerEvent): HTMLElement | null => thingAt(event.target as Element | null);
  let last: PointerEvent | null = null;
  addEventListener("pointermove", (event) => asking.move(under((last = event)), event), options);
  addEventListener("pointerdown", (event) => asking.press(under(event), event), options);
  addEventListener("pointerup", () => asking.lift(), options);
  addEventListener("pointercancel", () => asking.lift(), options);
  addEventListener("scroll", () => last && asking.again(thingAt(document.elementFromPoint(last.clientX, last.clientY)), last), options);
  addEventListener("keydown", () => asking.still(), options);
  for (const kind of ["click", "contextmenu"] as const) addEventListener(kind, (event) => asking.hasHeld && swallow(event), options);
  return {
    over: () => asking.over,
    leave: () => {
      listening.abort();
      asking.still();
    },
  };
}

/** What follows a long press is no press. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
