/** What a caller must know of a game's module; `python -m mappamundi.edge` writes it down. */
export interface Layout {
  /** by name: State, and what a search writes on */
  readonly records: Readonly<Record<string, RecordLayout>>;
  readonly functions: Readonly<Record<string, FunctionLayout>>;
}

/** How a record lies in memory, its numbers one after the other. */
export interface RecordLayout {
  readonly size: number; // bytes
  readonly width: number; // bits of each of its numbers
  readonly fields: readonly Field[];
}

/** A number (no shape), a row or a grid. */
export interface Field {
  readonly name: string;
  readonly offset: number; // bytes
  readonly shape: readonly number[];
  readonly fill: number; // what every cell of an empty record has
}

/**
 * Names and kinds of arguments: "i32" and "i64" are numbers, "State" the address of a record; what
 * ends in brackets is an address, and a length for each dimension after it.
 */
export interface FunctionLayout {
  readonly arguments: readonly (readonly [name: string, kind: string])[];
  readonly result: string;
}

/** An empty record. */
export function blank(record: RecordLayout): Uint8Array {
  const memory = new ArrayBuffer(record.size);
  const cells = numbers(record.width, memory, 0, (8 * record.size) / record.width);
  for (const field of record.fields) {
    const first = (8 * field.offset) / record.width;
    const count = field.shape.reduce((product, extent) => product * extent, 1);
    cells.fill(field.fill, first, first + count);
  }
  return new Uint8Array(memory);
}

/** A part of memory as whole numbers of a width. */
export function numbers(width: number, memory: ArrayBuffer, address: number, count: number) {
  if (width === 8) return new Int8Array(memory, address, count);
  if (width === 16) return new Int16Array(memory, address, count);
  return new Int32Array(memory, address, count);
}
