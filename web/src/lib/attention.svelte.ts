/** Calls somebody back to the table: the title of the tab, and a notification if allowed. */
import { Refusal } from "$lib/connection.svelte";
import { notices } from "$lib/notices.svelte";
import { file } from "$lib/place";
import { begin, canBeCalled, end } from "$lib/push";
import { say } from "$lib/speech.svelte";

const KEPT = "mappamundi.notify";
const PULSE = 120; // milliseconds

class Attention {
  wantsNotices = $state(localStorage.getItem(KEPT) === "on" && permission() === "granted");

  get canNotify(): boolean {
    return permission() !== "denied" && permission() !== "none";
  }

  /** A browser lets a phone be felt only where somebody has touched the page. */
  get canPulse(): boolean {
    return "vibrate" in navigator && navigator.userActivation?.hasBeenActive === true;
  }

  /** Ask the browser once; off is always possible. Either way it is said what comes of it. */
  async toggle(): Promise<void> {
    const wish = !this.wantsNotices;
    const isOn = wish && (await Notification.requestPermission()) === "granted";
    this.wantsNotices = isOn;
    localStorage.setItem(KEPT, isOn ? "on" : "off");
    if (wish && !isOn) notices.show(say("web-notify-refused"), "bad");
    else notices.show(say(isOn ? "web-notify-on" : "web-notify-off"), "good");
    if (await follow(isOn)) notices.show(say("web-notify-always"), "good"); // a push service may take its time
  }

  /** It is somebody's turn: a phone is felt, and whoever's eyes are elsewhere gets a notice. */
  call(game: string): void {
    if (this.canPulse) navigator.vibrate(PULSE);
    if (!this.wantsNotices || !document.hidden) return;
    new Notification(say("web-your-turn"), { body: game, icon: file("icon.svg"), tag: "mappamundi-turn" });
  }
}

/** Where the browser can, it calls also when no page is open; where not, the page does while it is. */
async function follow(isOn: boolean): Promise<boolean> {
  if (!canBeCalled()) return false;
  try {
    await (isOn ? begin() : end());
    return isOn;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function permission(): NotificationPermission | "none" {
  return "Notification" in globalThis ? Notification.permission : "none";
}

export const attention = new Attention();
