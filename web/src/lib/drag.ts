/** Dragging with a mouse or a pen, for those who like it: all of it can be done by tapping too. */
import type { Attachment } from "svelte/attachments";

const FAR = 6; // pixels from which a press is a drag

type Drop = (place: string) => void;
type Hold = (isHeld: boolean) => void;

/** Attach to what can be dragged; `drop` is told the `data-drop` of the place it was let go over, `hold` when it is in the air. */
export function drags(drop: Drop, hold: Hold = () => undefined): Attachment<HTMLElement> {
  return (node) => {
    const press = (event: PointerEvent): void => {
      if (event.button === 0 && event.pointerType !== "touch") new Drag(node, event, drop, hold);
    };
    node.addEventListener("pointerdown", press);
    return () => node.removeEventListener("pointerdown", press);
  };
}

class Drag {
  #ghost: HTMLElement | null = null;
  #over: Element | null = null;
  readonly #listening = new AbortController();

  constructor(
    private readonly node: HTMLElement,
    private readonly start: PointerEvent,
    private readonly drop: Drop,
    private readonly hold: Hold,
  ) {
    const { signal } = this.#listening;
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", () => this.#end(), { signal });
    addEventListener("pointercancel", () => this.#leave(), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && this.#leave(), { signal });
  }

  #move(event: PointerEvent): void {
    const across = event.clientX - this.start.clientX;
    const down = event.clientY - this.start.clientY;
    if (!this.#ghost && Math.hypot(across, down) < FAR) return;
    this.#ghost ??= this.#lift();
    this.#ghost.style.translate = `${across}px ${down}px`;
    this.#hover(document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null);
  }

  #lift(): HTMLElement {
    const ghost = this.node.cloneNode(true) as HTMLElement;
    const { left, top, width, height } = this.node.getBoundingClientRect();
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: "0",
      pointerEvents: "none",
      zIndex: "30",
      opacity: "0.9",
    });
    ghost.setAttribute("aria-hidden", "true");
    this.node.parentElement?.append(ghost);
    this.node.style.opacity = "0.35";
    this.hold(true);
    return ghost;
  }

  #hover(over: Element | null): void {
    if (over === this.#over) return;
    this.#over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    this.#over = over;
  }

  #end(): void {
    const place = this.#over?.getAttribute("data-drop");
    if (this.#ghost) swallowClick();
    const wasDragged = this.#ghost !== null;
    this.#leave();
    if (wasDragged && place != null) this.drop(place);
  }

  #leave(): void {
    this.#listening.abort();
    this.#hover(null);
    this.#ghost?.remove();
    this.node.style.opacity = "";
    this.hold(false);
  }
}

/** The click that follows the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
