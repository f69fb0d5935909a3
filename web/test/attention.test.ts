import { beforeAll, expect, it, vi } from "vitest";
import { region, speak } from "$lib/speech.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  await speak("en");
});

it.each([
  ["granted", "when it is your turn"],
  ["denied", "does not allow it"],
])("says what comes of the bell: %s", async (answer, said) => {
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve(answer) });
  vi.resetModules();
  await (await import("$lib/speech.svelte")).speak("en");
  const { attention } = await import("$lib/attention.svelte");
  const { notices } = await import("$lib/notices.svelte");
  await attention.toggle();
  expect(notices.shown.at(-1)?.text).toContain(said);
});

it.each([
  [["de-AT", "en-US", "en-GB"], "en-US"],
  [["fr-CA"], "en"],
])("writes dates as people do where the browser says they live: %s", (languages, wanted) => {
  vi.stubGlobal("navigator", { languages });
  expect(region()).toBe(wanted);
});

it.each([
  [true, 1],
  [false, 0],
])("a phone that was touched is felt when it is one's turn: %s", async (hasBeenActive, times) => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { languages: [], vibrate, userActivation: { hasBeenActive } });
  const { attention } = await import("$lib/attention.svelte");
  attention.call("Countries");
  expect(vibrate).toHaveBeenCalledTimes(times);
});
