/** Calls somebody back to the table: the title of the tab, and a notification if allowed. */
import { say } from "$lib/speech.svelte";

const KEPT = "mappamundi.notify";

class Attention {
  wantsNotices = $state(localStorage.getItem(KEPT) === "on" && permission() === "granted");

  get canNotify(): boolean {
    return permission() !== "denied" && permission() !== "none";
  }

  /** Ask the browser once; off is always possible. */
  async toggle(): Promise<void> {
    const isOn = !this.wantsNotices && (await Notification.requestPermission()) === "granted";
    this.wantsNotices = isOn;
    localStorage.setItem(KEPT, isOn ? "on" : "off");
  }

  /** It is somebody's turn whose eyes are elsewhere. */
  call(game: string): void {
    if (!this.wantsNotices || !document.hidden) return;
    new Notification(say("web-your-turn"), { body: game, icon: "/icon.svg", tag: "mappamundi-turn" });
  }
}

function permission(): NotificationPermission | "none" {
  return "Notification" in globalThis ? Notification.permission : "none";
}

export const attention = new Attention();
