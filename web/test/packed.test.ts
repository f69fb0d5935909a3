import { expect, test } from "vitest";
import { addressOf, packed, unpacked } from "$lib/packed";

const LOG = { mappamundi: 1, game: "tiny", rules: 1, seats: ["Ada", "Żółć"], options: {}, actions: Array.from({ length: 300 }, (_, i) => `${i % 2} bid ${i % 4}`), commitment: null, secret: "ab".repeat(256) };

test("a game goes into an address and comes out of it as it was", async () => {
  const text = await packed(LOG);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(text.length).toBeLessThan(JSON.stringify(LOG).length / 3);
  expect(await unpacked(text)).toEqual(LOG);
  expect(addressOf(text)).toBe(`/game#${text}`);
});

test("what is no packed game is refused, and so is what would be endless", async () => {
  const text = await packed(LOG);
  for (const wrong of ["", "!!", "abc", text.slice(0, -20), `${text.slice(0, 40)}x${text.slice(41)}`]) await expect(unpacked(wrong)).rejects.toThrow("web-open-broken");
  const bomb = await packed({ ...LOG, actions: Array.from({ length: 200_000 }, () => "0 bid 1") });
  expect(bomb.length).toBeLessThan(30_000);
  await expect(unpacked(bomb)).rejects.toThrow("web-open-broken");
});
