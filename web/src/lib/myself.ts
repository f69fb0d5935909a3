/** Who I am where no server says it: as this browser remembers. */
import { type ChangeMe, COLOURS, type Me } from "$lib/http";
import { nicknames } from "$lib/nicknames";

const KEPT = "mappamundi.me";

/** Whoever was here last. */
export function remembered(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Me | null;
  } catch {
    return null;
  }
}

export function remember(me: Me): void {
  localStorage.setItem(KEPT, JSON.stringify(me));
}

/** The one person of pages without a server: remembered, or new. */
export function myself(): Me {
  return remembered() ?? stranger();
}

/** The same, with another name or colour. */
export function changed({ name, colour }: ChangeMe): Me {
  const me = myself();
  const called = name?.trim();
  return { ...me, has_name: me.has_name || !!called, person: { ...me.person, ...(called ? { name: called } : {}), ...(colour ? { colour } : {}) } };
}

function stranger(): Me {
  const [name = ""] = nicknames(crypto.randomUUID(), 1);
  const person = { id: "me", name, colour: "teal" };
  return { person, is_kept: false, passkeys: 0, has_recovery: false, language: null, colours: [...COLOURS], is_muted: false, is_banned: false, has_name: false };
}
