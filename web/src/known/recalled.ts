/** Games that are over and have taught all they had: what is forgotten of them stays forgotten. */
const KEPT = "mappamundi.recalled";
const MOST = 500; // tables

/** Is there nothing more to learn from a table? */
export function isRecalled(table: string): boolean {
  return read().includes(table);
}

/** Learn nothing more from these tables. */
export function keepRecalled(tables: readonly string[]): void {
  const all = [...new Set([...read(), ...tables])];
  localStorage.setItem(KEPT, JSON.stringify(all.slice(-MOST)));
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}
