// Watches a table from its first frame: what must be in sight and is not, and what moves under a finger.
(() => {
  const SLACK = 4; // pixels by which a control answers to a press
  const NEEDED = { asked: '[data-part="asked"]', hand: '[data-part~="hand"]', main: "main .board [data-main]" };
  // What lies there comes and goes with every card: it may close up, its place may not move.
  // Figures are as wide as their digits, and a count is a new one every round.
  const LOOSE = ["hand", "slots", "start", "row", "count"].map((part) => `[data-part~="${part}"] *`).join() + ", dialog *, .number";
  const found = new Set();
  const where = new WeakMap();
  let seen = 0;

  const box = (element) => element.getBoundingClientRect();
  const told = (element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;
  const isAsked = () => document.querySelector(".asked p.mine") !== null;

  function look(name, element) {
    const { top, bottom, left, right } = box(element);
    const isIn = top >= -SLACK && bottom <= innerHeight + SLACK && left >= -SLACK && right <= innerWidth + SLACK;
    if (!isIn) found.add(`${name} is not in sight: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
  }

  /** Whoever scrolls a part of the table moves what lies in it. */
  function isScrolled(element) {
    for (let around = element.parentElement; around && around.tagName !== "MAIN"; around = around.parentElement)
      if (around.scrollHeight > around.clientHeight + SLACK && /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
    return false;
  }

  function follow(element) {
    const now = box(element);
    const before = where.get(element);
    where.set(element, { top: now.top, left: now.left });
    if (!before) return;
    const moved = Math.hypot(now.top - before.top, now.left - before.left);
    if (moved > SLACK && !isScrolled(element)) found.add(`${told(element)} moved by ${Math.round(moved)}`);
  }

  function watch() {
    const main = document.querySelector("main");
    if (main?.querySelector(".board") && !document.querySelector("#result")) {
      seen += 1;
      if (main.scrollHeight > main.clientHeight + SLACK) found.add(`the table is ${main.scrollHeight - main.clientHeight} too high`);
      for (const [name, each] of Object.entries(NEEDED))
        for (const element of document.querySelectorAll(each)) if (isAsked() && isShown(element)) look(name, element);
      for (const part of main.querySelectorAll('[data-part="asked"], [data-part="tiles"] > button')) follow(part);
      for (const button of main.querySelectorAll("button:enabled")) if (!button.matches(LOOSE)) follow(button);
    }
    requestAnimationFrame(watch);
  }
  requestAnimationFrame(watch);
  window.steadiness = () => ({ seen, found: [...found] });
})();
