/** Passkeys: a way to be found again without a password. */
import { api } from "$lib/api";
import type { CeremonyAnswer, Me } from "$lib/http";
import { Refusal } from "$lib/connection.svelte";

/** A passkey belongs to the name of a house, never to a number such as 127.0.0.1. */
export function canUsePasskeys(): boolean {
  if (/^[\d.]+$|:/.test(location.hostname)) return false;
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Make a passkey for the person of this browser. */
export async function registerPasskey(): Promise<Me> {
  const { ticket, options } = await api.beginPasskey("register");
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return api.finishPasskey("register", { ticket, credential: await asked(navigator.credentials.create({ publicKey })), name: device() });
}

const BROWSERS = { "Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari" };
const MACHINES = { Android: "Android", iPhone: "iPhone", iPad: "iPad", Windows: "Windows", CrOS: "ChromeOS", "Mac OS": "Mac", Linux: "Linux" };

/** What a passkey is made with, in words its owner knows again: "Firefox, Android". */
export function device(agent: string = navigator.userAgent): string {
  const known = [BROWSERS, MACHINES].map((names) => Object.entries(names).find(([mark]) => agent.includes(mark))?.[1]);
  return known.filter(Boolean).join(", ");
}

/** Become the person that a passkey belongs to. */
export async function signIn(): Promise<Me> {
  const { ticket, options } = await api.beginPasskey("sign-in");
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return api.finishPasskey("sign-in", { ticket, credential: await asked(navigator.credentials.get({ publicKey })) });
}

/** What the authenticator has answered; somebody may also have changed their mind. */
async function asked(answer: Promise<Credential | null>): Promise<CeremonyAnswer["credential"]> {
  const credential = await answer.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Refusal("web-passkey-none");
  return credential.toJSON() as unknown as CeremonyAnswer["credential"];
}
