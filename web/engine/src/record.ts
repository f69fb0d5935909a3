/** A state as it is packed: whole numbers of one width, the lowest byte first. */

const WIDTHS = { 8: Int8Array, 16: Int16Array, 32: Int32Array } as const;

/** All numbers of a packed state; every machine with a browser has the lowest byte first, too. */
export function numbers(bytes: Uint8Array, bits: keyof typeof WIDTHS): number[] {
  return Array.from(new WIDTHS[bits](new Uint8Array(bytes).buffer)); // a copy lies where numbers may begin
}

/** A field that is a row. */
export function row(cells: readonly number[], first: number, length: number): number[] {
  return cells.slice(first, first + length);
}

/** A field that is a grid. */
export function grid(cells: readonly number[], first: number, rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, (_, i) => row(cells, first + i * columns, columns));
}
