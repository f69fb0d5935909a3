/** Rows of records in a module's memory, and their fields by name. */
import { blank, type Field, type RecordLayout } from "./layout.ts";
import type { Module } from "./module.ts";

/** A row of records that stays where it is for as long as the module lives. */
export class Row {
  readonly address: number;
  readonly length: number;
  readonly #module: Module;
  readonly #layout: RecordLayout;
  readonly #fields: ReadonlyMap<string, Field>;

  constructor(module: Module, record: string, length: number) {
    this.#module = module;
    this.#layout = module.record(record);
    this.#fields = new Map(this.#layout.fields.map((field) => [field.name, field]));
    this.length = length;
    this.address = module.reserve(length * this.#layout.size);
    for (let place = 0; place < length; place += 1) this.clear(place);
  }

  /** What a function is handed: where it is and how long. */
  get given(): [number, number] {
    return [this.address, this.length];
  }

  /** Make a record as it is when nothing was written on it. */
  clear(place: number): void {
    this.put(place, blank(this.#layout));
  }

  put(place: number, bytes: Uint8Array): void {
    this.#module.bytes(this.address + place * this.#layout.size, this.#layout.size).set(bytes);
  }

  copy(place: number): Uint8Array {
    return this.#module.bytes(this.address + place * this.#layout.size, this.#layout.size).slice();
  }

  /** A number, or the one at a place of a row, of records of 32 bits. */
  get(place: number, name: string, i = 0): number {
    return this.#view(place, name).getInt32(4 * i, true);
  }

  set(place: number, name: string, value: number): void {
    this.#view(place, name).setInt32(0, value, true);
  }

  #view(place: number, name: string): DataView {
    const offset = this.#fields.get(name)?.offset;
    if (offset === undefined) throw new RangeError(`no field ${name}`);
    return new DataView(this.#module.buffer, this.address + place * this.#layout.size + offset);
  }
}
