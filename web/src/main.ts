import "@fontsource-variable/alegreya";
import "./style/tokens.css";
import "./style/base.css";
import "./style/links.css";
import { mount } from "svelte";
import { speak, wished } from "$lib/speech.svelte";

/** The page of recorded positions is there while developing, and never in a build. */
async function page() {
  if (import.meta.env.DEV && location.pathname.startsWith("/dev/"))
    return (await import("./dev/Dev.svelte")).default;
  return (await import("./App.svelte")).default;
}

const [shown] = await Promise.all([page(), speak(wished())]);
mount(shown, { target: document.querySelector("#app") ?? document.body });

/** When there is nothing else to do, the pages are kept for when there is no network. */
async function keep(): Promise<void> {
  const { keeping } = await import("$lib/keeping.svelte");
  await keeping.begin();
}

if (import.meta.env.PROD) (globalThis.requestIdleCallback ?? setTimeout)(() => void keep());
