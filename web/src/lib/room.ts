/** What a table gives to the board on it: who sits where, and what is asked. */
import { getContext, type Snippet, setContext } from "svelte";

export interface Room {
  readonly prompt: Snippet;
  readonly sitter: Snippet<[number]>; // by seat
}

const KEY = Symbol("room");

export function shareRoom(room: Room): void {
  setContext(KEY, room);
}

/** None where a board is only looked at. */
export function roomOf(): Room | undefined {
  return getContext(KEY);
}
