/** Every sentence a person reads comes from the Fluent files that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, LANGUAGES } from "$lib/http";

type Names = Record<string, [string, string]>;
export type Arguments = Record<string, FluentVariable>;

const KEPT = "mappamundi.language";
const MESSAGES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:messages/en"),
  de: () => import("virtual:messages/de"),
  fr: () => import("virtual:messages/fr"),
  pl: () => import("virtual:messages/pl"),
  it: () => import("virtual:messages/it"),
  nl: () => import("virtual:messages/nl"),
};
const NAMES: Record<Language, () => Promise<{ default: Names }>> = {
  en: () => import("virtual:names/en"),
  de: () => import("virtual:names/de"),
  fr: () => import("virtual:names/fr"),
  pl: () => import("virtual:names/pl"),
  it: () => import("virtual:names/it"),
  nl: () => import("virtual:names/nl"),
};

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  names: Names;
}

let spoken = $state.raw<Spoken | null>(null);

/** The language spoken now; what reads it is written anew when it changes. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Load a language and speak it from now on. */
export async function speak(wish: Language): Promise<void> {
  const [messages, names] = await Promise.all([MESSAGES[wish](), NAMES[wish]()]);
  spoken = { language: wish, bundle: bundled(wish, messages.default), names: names.default };
  document.documentElement.lang = wish;
}

/** Load a language, speak it and remember it on this device. */
export async function choose(wish: Language): Promise<void> {
  await speak(wish);
  localStorage.setItem(KEPT, wish);
}

/** What was chosen before, else the first wish of the browser that we speak, else English. */
export function wished(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((each) => each === wish.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** No marks around arguments: all our languages run the same way, and Python does likewise. */
export function bundled(wish: Language, messages: string): FluentBundle {
  const bundle = new FluentBundle(wish, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  return bundle;
}

/** Is there a sentence with that id? */
export function knows(id: string): boolean {
  return spoken?.bundle.hasMessage(id) ?? false;
}

/** The sentence with that id; one that is missing shows its id, and fails in development. */
export function say(id: string, args: Arguments = {}): string {
  const pattern = spoken?.bundle.getMessage(id)?.value;
  if (!spoken || pattern == null) return unsaid(id);
  const errors: Error[] = [];
  const text = spoken.bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) return unsaid(`${id}: ${errors[0]?.message}`, text);
  return text;
}

function unsaid(why: string, text = why): string {
  if (import.meta.env.DEV) throw new Error(why);
  return text;
}

/** A list in the way of the language: "a, b and c". */
export function join(parts: readonly string[]): string {
  const [first, ...rest] = parts;
  if (first === undefined) return say("list-none");
  const last = rest.pop();
  if (last === undefined) return first;
  const start = rest.reduce((text, next) => say("list-more", { start: text, next }), first);
  return say("list-end", { start, last });
}

/** A number as the language writes it. */
export function number(value: number, digits?: number): string {
  const span = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language(), span).format(value);
}

/** Points with a minus as it is printed, not a hyphen; nothing where there are none. */
export function signed(points: number | null | undefined): string {
  return String(points ?? "").replace("-", "−");
}

/** The language as it is written where the person lives: en-US, where the browser says so. */
export function region(): string {
  return navigator.languages.find((each) => each.toLowerCase().split("-")[0] === language()) ?? language();
}

/** The name of a country; a code we do not know stays as it is. */
export function country(code: string): string {
  return spoken?.names[code]?.[0] ?? code;
}

/** The name of a country's capital. */
export function capital(code: string): string {
  return spoken?.names[code]?.[1] ?? "";
}

/** The codes of all countries that have a name. */
export function codes(): string[] {
  return Object.keys(spoken?.names ?? {});
}
