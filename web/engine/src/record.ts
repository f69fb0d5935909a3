/** A state as it is packed: whole numbers of one width, the lowest byte first. */

/** All numbers of a packed state. */
export function numbers(bytes: Uint8Array, bits: number): number[] {
  const read = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = bits / 8;
  return Array.from({ length: bytes.byteLength / width }, (_, i) => {
    if (bits === 8) return read.getInt8(i);
    return bits === 16 ? read.getInt16(i * 2, true) : read.getInt32(i * 4, true);
  });
}

/** A field that is a row. */
export function row(cells: readonly number[], first: number, length: number): number[] {
  return cells.slice(first, first + length);
}

/** A field that is a grid. */
export function grid(cells: readonly number[], first: number, rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, (_, i) => row(cells, first + i * columns, columns));
}
