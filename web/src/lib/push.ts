/** Being called in this browser when no page is open, through the push service of its maker. */
import { api } from "$lib/api";
import { Refusal } from "$lib/connection.svelte";
import type { DeviceNote } from "$lib/http";
import { device } from "$lib/passkeys";
import { file, isAlone } from "$lib/place";
import { language } from "$lib/speech.svelte";

const WORKER = file("sw.js");

/** Only a page that came by https, or from this machine, can have somebody called. */
export function canBeCalled(): boolean {
  return !isAlone && globalThis.isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** By which name the server knows this browser; null where nobody is called. */
export async function called(): Promise<string | null> {
  const known = await subscription();
  return known && nameOf(known.endpoint);
}

/** From now on, call me here. */
export async function begin(): Promise<DeviceNote> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal("web-notify-refused");
  const { key } = await api.push();
  await end(); // a subscription for another key, or another person
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }); // as keeping does
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wish).catch(() => null); // a browser may have no push service
  const keys = made?.toJSON().keys;
  if (!made || !keys) throw new Refusal("web-calls-cannot");
  return api.callMe({ endpoint: made.endpoint, key: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language: language(), name: device() });
}

/** Call me here no more. */
export async function end(): Promise<void> {
  const known = canBeCalled() ? await subscription() : null;
  if (!known) return;
  await api.callNoMore(await nameOf(known.endpoint));
  await known.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The first 128 bits of the hash of an address, in letters that need no escaping. */
async function nameOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const letters = btoa(String.fromCharCode(...new Uint8Array(hash, 0, 16)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
