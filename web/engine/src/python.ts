/** What Python means, where JavaScript means something else: the ground of all that is translated. */

type Row<T> = readonly T[];

function missing(key: number | string): never {
  throw new RangeError(`nothing at ${key}`);
}

/** What lies at a place, counted from the end below nought; nothing there is a mistake. */
export function at<T>(row: Row<T>, place: number): T {
  const found = row[place < 0 ? place + row.length : place];
  return found === undefined ? missing(place) : found;
}

/** The letter at a place. */
export function letter(text: string, place: number): string {
  return text.at(place) ?? missing(place);
}

/** What a map has under a number. */
export function under<V>(map: ReadonlyMap<number, V>, key: number): V {
  const found = map.get(key);
  return found === undefined ? missing(key) : found;
}

/** What a record has of a name. */
export function of<V>(record: Readonly<Record<string, V>>, key: string): V {
  return Object.hasOwn(record, key) ? (record[key] as V) : missing(key);
}

/** The value of a key, or null. */
export function get<V>(owner: ReadonlyMap<number, V>, key: number): V | null;
export function get<V>(owner: Readonly<Record<string, V>>, key: string): V | null;
export function get(owner: unknown, key: number | string): unknown {
  if (owner instanceof Map) return owner.has(key) ? owner.get(key) : null;
  return Object.hasOwn(owner as object, key) ? (owner as Record<string, unknown>)[key] : null;
}

/** The remainder that has the sign of the divisor. */
export function mod(number: number, divisor: number): number {
  const rest = number % divisor;
  return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest;
}

/** Numbers in their order, the last left out. */
export function range(first: number, end?: number, step = 1): number[] {
  const [from, to] = end === undefined ? [0, first] : [first, end];
  const length = Math.max(0, Math.ceil((to - from) / step));
  return Array.from({ length }, (_, i) => from + i * step);
}

/** Is a number, a text or null in a row, or a text in a text? */
export function holds(owner: Row<unknown> | string, wanted: unknown): boolean {
  return typeof owner === "string" ? owner.includes(String(wanted)) : owner.includes(wanted);
}

/** Is something in a row that is the same in all of its parts? */
export function holdsSame(row: Row<unknown>, wanted: unknown): boolean {
  return row.some((each) => same(each, wanted));
}

/** Are two things the same, part by part? */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [mine, yours] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === yours.size &&
    mine.every(([key, value]) => yours.has(key) && same(value, yours.get(key)))
  );
}

/** How many there are. */
export function size(owner: Row<unknown> | string | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | object): number {
  if (typeof owner === "string") return [...owner].length;
  if (owner instanceof Map || owner instanceof Set) return owner.size;
  return Array.isArray(owner) ? owner.length : Object.keys(owner).length;
}

/** The sum of numbers, or how many are true. */
export function sum(row: Row<number | boolean>): number {
  let total = 0;
  for (const each of row) total += Number(each);
  return total;
}

function extreme<T>(row: Row<T>, key: (each: T) => number, sign: number, otherwise?: T): T {
  const first = row.length > 0 ? row[0] : otherwise;
  if (first === undefined) throw new RangeError("nothing to choose from");
  let best: T = first;
  for (const each of row) if (sign * (key(each) - key(best)) > 0) best = each;
  return best;
}

/** The most, the first of equals; of nothing, what is given for that. */
export function max<T>(row: Row<T>, key: (each: T) => number = Number, otherwise?: T): T {
  return extreme(row, key, 1, otherwise);
}

/** The least, the first of equals. */
export function min<T>(row: Row<T>, key: (each: T) => number = Number, otherwise?: T): T {
  return extreme(row, key, -1, otherwise);
}

/** Rising; equals stay as they are. */
export function sorted<T>(row: Row<T>, key: (each: T) => unknown = (each) => each): T[] {
  return row.toSorted((one, other) => {
    const [mine, yours] = [key(one) as number, key(other) as number];
    return mine < yours ? -1 : mine > yours ? 1 : 0;
  });
}

/** Each with its number. */
export function enumerate<T>(row: Row<T>): [number, T][] {
  return row.map((each, i) => [i, each]);
}

/** One of each, as long as there are some of both. */
export function zip<A, B>(one: Row<A>, other: Row<B>): [A, B][] {
  return one.slice(0, other.length).map((each, i) => [each, other[i] as B]);
}

/** The same; there must be as many of both. */
export function zipStrict<A, B>(one: Row<A>, other: Row<B>): [A, B][] {
  if (one.length !== other.length) throw new RangeError("more of the one than of the other");
  return zip(one, other);
}

/** The first place of something in a row; it must be there. */
export function index<T>(row: Row<T>, wanted: T): number {
  const place = row.indexOf(wanted);
  if (place < 0) throw new RangeError(`no ${String(wanted)}`);
  return place;
}

/** How often something is in a row. */
export function count<T>(row: Row<T>, wanted: T): number {
  return row.filter((each) => each === wanted).length;
}

/** Keys, in the order in which they came. */
export function keys(owner: ReadonlyMap<number, unknown>): number[];
export function keys(owner: Readonly<Record<string, unknown>>): string[];
export function keys(owner: unknown): unknown[] {
  return owner instanceof Map ? [...owner.keys()] : Object.keys(owner as object);
}

/** Values, in the same order. */
export function values<V>(owner: ReadonlyMap<number, V> | Readonly<Record<string, V>>): V[] {
  return owner instanceof Map ? [...owner.values()] : Object.values(owner);
}

/** Both. */
export function items<V>(owner: ReadonlyMap<number, V>): [number, V][];
export function items<V>(owner: Readonly<Record<string, V>>): [string, V][];
export function items(owner: unknown): unknown[] {
  return owner instanceof Map ? [...owner] : Object.entries(owner as object);
}

/** What comes before a sign, the sign, and what comes after it; without the sign, all comes before. */
export function partition(text: string, sign: string): [string, string, string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, "", ""] : [text.slice(0, place), sign, text.slice(place + sign.length)];
}

/** Words, whatever is between them. */
export function split(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

/** Is every sign one of the first 128? */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/u.test(text);
}

/** Is it all digits, of whatever script, and at least one? */
export function isDecimal(text: string): boolean {
  return /^\p{Nd}+$/u.test(text);
}

/** A row that has so many parts. */
export function exactly<T>(row: Row<T>, length: number): Row<T> {
  if (row.length !== length) throw new RangeError(`${row.length} parts instead of ${length}`);
  return row;
}
