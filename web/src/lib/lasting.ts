/** Games in this browser last: it is asked to keep them when room gets scarce; once, and whatever it answers. */

const ASKED = "mappamundi.lasting";

export async function askToLast(): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  if (!storage?.persist || localStorage.getItem(ASKED)) return;
  localStorage.setItem(ASKED, "asked"); // some browsers ask their people: nobody is asked twice
  await storage.persist().catch(() => false);
}
