/** Names to be called by, for who has not chosen one: people who have gone far. */
const TRAVELLERS = [
  "Alexander", "Amelia", "Annie", "Bessie", "Carl", "Dervla", "Ella", "Ernest", "Ferdinand", "Freya",
  "Fridtjof", "Georg", "Gertrude", "Gudrid", "Hasekura", "Ida", "Isabella", "James", "Jeanne", "Knud",
  "Leif", "Louise", "Marco", "Maria", "Mary", "Matthew", "Mungo", "Nellie", "Roald", "Tenzing",
  "Tony", "Vasco", "Vitus", "Zheng",
] as const;

/** Some of them, the same for the same person. */
export function nicknames(person: string, count = 3): string[] {
  let seed = 0;
  for (const letter of person) seed = (seed * 31 + letter.charCodeAt(0)) % 104_729;
  const step = 1 + (seed % 7);
  return Array.from({ length: count }, (_, i) => TRAVELLERS[(seed + i * step) % TRAVELLERS.length] ?? TRAVELLERS[0]);
}
