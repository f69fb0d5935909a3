/** Cards travel from where they were to where they are; nobody has to wait for them. */
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

const DURATION = 320; // milliseconds, as --travel
const ARRIVAL = 180; // of something that comes from nowhere
const EASING = "cubic-bezier(0.25, 0.8, 0.3, 1)";
const STILL = 1; // pixels that nobody sees
const LARGEST = 3; // times its size that something begins a trip

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Traveller {
  id: string;
  from: string | undefined;
  was: Place | null; // null for one that has just come
  around: Place | null; // where its parent was
  trip: Animation | null;
}

/** Where everything on one board lies, and where it lay before. */
export class Travels {
  #travellers = new Map<Element, Traveller>();
  #stations = new Map<Element, string>();
  #seen = new Map<string, Place>();

  /** Whatever shows this card comes from where the card was, or else from a named station. */
  card(id: string, from?: string): Attachment {
    return (node) => {
      this.#travellers.set(node, { id, from, was: null, around: null, trip: null });
      return () => this.#travellers.delete(node);
    };
  }

  /** A place that cards may come from without being seen there, such as a pile or a seat. */
  station(id: string): Attachment {
    return (node) => {
      this.#stations.set(node, id);
      return () => this.#stations.delete(node);
    };
  }

  /** Follow changes of what is read here: call it once while a board is made. */
  follow(read: () => unknown): void {
    $effect.pre(() => {
      read();
      this.#note();
    });
    $effect(() => {
      read();
      this.#settle();
    });
  }

  #note(): void {
    this.#seen.clear();
    for (const [node, id] of this.#stations) this.#seen.set(id, placeOf(node));
    for (const [node, traveller] of this.#travellers) {
      traveller.was = placeOf(node);
      traveller.around = node.parentElement && placeOf(node.parentElement);
      this.#seen.set(traveller.id, traveller.was);
    }
  }

  /** All trips end before anything is measured: to do both in turn would lay out the page anew each time. */
  #settle(): void {
    for (const traveller of this.#travellers.values()) traveller.trip?.cancel();
    const moves = [...this.#travellers].map(([node, traveller]) => ({ node, traveller, to: placeOf(node) }));
    for (const { node, traveller, to } of moves) traveller.trip = this.#move(node, traveller, to);
  }

  #move(node: Element, traveller: Traveller, to: Place): Animation | null {
    const { was: before, around, id, from = "" } = traveller;
    const own = before ? carried(before, around, node) : this.#seen.get(id);
    const was = own ?? this.#seen.get(from);
    if (prefersReducedMotion.current || this.#seen.size === 0) return null;
    if (was && was.width > 0 && to.width > 0) return travel(node, was, to, own ? LARGEST : 1);
    return before ? null : node.animate([{ opacity: 0 }, {}], { duration: ARRIVAL });
  }
}

/** The travels of the board that a component belongs to. */
export const [travelsOf, shareTravels] = createContext<Travels>();

/** On the page, so that scrolling is no travel. */
function placeOf(node: Element): Place {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** Where something would be if it had only been carried along by what it lies on: that is no trip. */
function carried(was: Place, around: Place | null, node: Element): Place {
  if (!around || !node.parentElement) return was;
  const now = placeOf(node.parentElement);
  return { ...was, left: was.left + now.left - around.left, top: was.top + now.top - around.top };
}

/** From where it was, no larger than can be followed; out of a station, however wide, nothing comes larger than it is. */
function travel(node: Element, was: Place, to: Place, most: number): Animation | null {
  const across = was.left + was.width / 2 - to.left - to.width / 2;
  const down = was.top + was.height / 2 - to.top - to.height / 2;
  const scale = Math.min(most, was.width / to.width);
  if (Math.hypot(across, down) < STILL && Math.abs(scale - 1) < 0.02) return null;
  const start = `translate(${across}px, ${down}px) scale(${scale})`;
  return node.animate([{ transform: start, zIndex: 3 }, { transform: "none", zIndex: 3 }], {
    duration: DURATION,
    easing: EASING,
  });
}
