// Looks at every frame at what can be pressed: whatever has moved a moment before, nobody can aim at.
(() => {
  const STEADY = 300; // milliseconds
  const SLACK = 1; // pixels that rounding may lose
  const SLOW = 100; // milliseconds between two frames, from which on a machine shows nothing as it is
  const LARGE = 4; // times its size that something may fly
  const soon = (window.soon = new Set());
  const huge = (window.huge = new Set());
  const spared = (window.spared = {}); // why something that moved is no fault, and how often
  const places = new WeakMap();
  let [before, slow, scrolled, press] = [0, -Infinity, -Infinity, null];

  const story = () => [...document.querySelectorAll("aside li")].map((each) => each.textContent);
  // What others do meanwhile is no more than to get ready, or to lay their cards when its person does.
  const isOwn = (line) => /\byou|^Ready: | laid |^First lead: /i.test(line);
  const scene = () => document.querySelector("main")?.dataset.scene ?? "";
  addEventListener("scroll", () => (scrolled = performance.now()), { capture: true });
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (press = { told: story().length, scene: scene() }), { capture: true });

  // What lifts it under a finger is its `translate`, which is no trip.
  const place = (each) => {
    const [across = 0, down = 0] = getComputedStyle(each).translate.split(" ").map((part) => parseFloat(part) || 0);
    const { left, top } = each.getBoundingClientRect();
    return [left - across, top - down];
  };
  const REASONS = {
    "a frame that came late": (now) => now - slow < 2 * STEADY,
    "scrolled by hand": (now) => now - scrolled < STEADY,
    "its person has moved it": () => press !== null && press.scene === scene() && story().slice(press.told).every(isOwn),
  };
  const excuse = (now) => Object.keys(REASONS).find((each) => REASONS[each](now));
  const name = (each) => each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 40);

  function follow(each, now) {
    const [at, last] = [place(each), places.get(each)];
    const hasMoved = last !== undefined && last.at.some((was, i) => Math.abs(was - at[i]) > SLACK);
    const reason = hasMoved ? excuse(now) : undefined;
    if (reason) spared[reason] = (spared[reason] ?? 0) + 1;
    // It moved after the last frame, and was opened before this one: it may have been longer, never less.
    const moved = hasMoved && !reason ? before : (last?.moved ?? -Infinity);
    const isOpen = !each.disabled && scene() === "";
    const isNew = isOpen && last !== undefined && (hasMoved ? !reason : !last.isOpen);
    if (isNew && now - moved < STEADY && !(now - slow < 2 * STEADY)) soon.add(`${name(each)} after ${Math.round(now - moved)} ms`);
    places.set(each, { at, moved, isOpen });
  }

  // Cards that fly larger than anything they could have been.
  function measure() {
    for (const each of document.getAnimations())
      for (const { transform } of each.effect.getKeyframes())
        if (/scale\(([\d.]+)\)/.exec(transform)?.[1] > LARGE) huge.add(`${name(each.effect.target)}: ${transform}`);
  }

  function watch() {
    const now = performance.now();
    if (now - before > SLOW) slow = now;
    const all = document.querySelector("#result") ? [] : document.querySelectorAll("main .board button");
    for (const each of all) if (each.checkVisibility({ visibilityProperty: true })) follow(each, now);
    measure();
    before = now;
    requestAnimationFrame(watch);
  }
  requestAnimationFrame(watch);
})();
