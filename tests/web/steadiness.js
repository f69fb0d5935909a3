// Watches a table from its first frame: what must be in sight and is not, and what moves under a finger.
(() => {
  const SLACK = 1; // pixels that rounding may lose
  const NEEDED = { asked: '[data-part="asked"]', hand: '[data-part~="hand"]', main: "main .board [data-main]" };
  // What lies there closes up when a card comes or goes, and only then.
  const LOOSE = '[data-part~="hand"], [data-part="row"]';
  const found = new Set();
  const where = new WeakMap();
  let seen = 0;

  const box = (element) => element.getBoundingClientRect();
  const told = (element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;
  // Cards that travel may come from beyond the edge; once they have landed nothing is there.
  const isFlying = () => document.getAnimations().some((each) => each.effect.getKeyframes().some(({ transform }) => transform));
  const isAsked = () => document.querySelector(".asked p.mine") !== null;

  function look(name, element) {
    const { top, bottom, left, right } = box(element);
    const isIn = top >= -SLACK && bottom <= innerHeight + SLACK && left >= -SLACK && right <= innerWidth + SLACK;
    if (!isIn) found.add(`${name} is not in sight: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
  }

  /** Where it lies on the board, however it is lifted under the pointer or scrolled to. */
  function place(element) {
    const at = { top: 0, left: 0 };
    for (let each = element; each; each = each.offsetParent) {
      at.top += each.offsetTop;
      at.left += each.offsetLeft;
    }
    return { ...at, among: element.closest(LOOSE)?.textContent };
  }

  function follow(element) {
    const before = where.get(element);
    if (!isShown(element)) return where.delete(element);
    const now = place(element);
    where.set(element, now);
    if (!before || before.among !== now.among) return;
    const moved = Math.max(Math.abs(now.top - before.top), Math.abs(now.left - before.left));
    if (moved > SLACK) found.add(`${told(element)} moved by ${Math.round(moved)}`);
  }

  function watch() {
    const main = document.querySelector("main");
    if (main?.querySelector(".board") && !document.querySelector("#result")) {
      seen += 1;
      if (main.scrollHeight > main.clientHeight + SLACK && !isFlying()) found.add(`the table is ${main.scrollHeight - main.clientHeight} too high`);
      for (const [name, each] of Object.entries(NEEDED))
        for (const element of document.querySelectorAll(each)) if (isAsked() && isShown(element)) look(name, element);
      for (const part of main.querySelectorAll('[data-part="asked"], [data-part="tiles"] > button')) follow(part);
      for (const button of main.querySelectorAll("button:enabled")) follow(button);
    }
    requestAnimationFrame(watch);
  }
  requestAnimationFrame(watch);
  window.steadiness = () => ({ seen, found: [...found] });
})();
