// Keeps what can be read and pressed, whenever it changes, with the scene that is acted out then.
() => {
  const kept = (window.kept = []);
  let pressed = 0;
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => pressed++, { capture: true });
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
  const text = (each) => (isSeen(each) ? each.innerText.replace(/\s+/g, " ").trim() : "");
  const all = (what) => [...document.querySelectorAll(what)];
  const PRESSED = ["hand", "tiles", "split", "row", "slots"].map((part) => `[data-part=${part}] button:enabled`);
  // What is several parts at once is written down as each of them.
  const parts = () => {
    const found = {};
    for (const each of all("main .board [data-part]"))
      for (const part of each.dataset.part.split(" ").filter(Boolean)) found[part] = `${found[part] ?? ""} ${text(each)}`;
    return found;
  };
  const look = () => {
    const now = {
      scene: document.querySelector("main").dataset.scene ?? "",
      parts: parts(),
      turn: all("main .turn .said p").map(text).join(" "),
      title: document.title,
      progress: all("header p").map(text).join(" "),
      asked: all(["main .board [data-main]:enabled", ...PRESSED].join()).map(text).filter(Boolean),
      story: all("aside li").map((each) => each.textContent),
      spoken: all("[aria-live] > *").map((each) => each.textContent),
      slip: document.querySelector("[data-part=summary]")?.textContent ?? "",
      pressed,
      tempo: localStorage["mappamundi.tempo"],
      reasons: all("[data-part=summary] li .why").map(text),
    };
    if (JSON.stringify(now) !== JSON.stringify(kept.at(-1))) kept.push(now);
  };
  // What could be pressed sooner than that after it had moved: nobody can aim at it.
  const STEADY = 300; // milliseconds
  const SLACK = 1; // pixels that rounding may lose
  const soon = (window.soon = new Set());
  const places = new WeakMap();
  const place = (each) => (each ? place(each.offsetParent).map((at, i) => at + [each.offsetLeft, each.offsetTop][i]) : [0, 0]);
  const aim = () => {
    const now = performance.now();
    for (const button of all("main .board button").filter(isSeen)) {
      const [at, last] = [place(button), places.get(button)];
      const hasMoved = last?.at.some((each, i) => Math.abs(each - at[i]) > SLACK);
      const moved = hasMoved ? now : (last?.moved ?? -Infinity);
      const isNew = !button.disabled && (hasMoved || last?.isLocked);
      if (isNew && last.pressed === pressed && now - moved < STEADY) soon.add(`${text(button)} after ${Math.round(now - moved)} ms`);
      places.set(button, { at, moved, isLocked: button.disabled, pressed });
    }
  };
  // Cards that fly larger than anything they could have been.
  const MOST = 4; // times their size
  const huge = (window.huge = new Set());
  const measure = () => {
    for (const each of document.getAnimations())
      for (const { transform } of each.effect.getKeyframes())
        if (/scale\(([\d.]+)\)/.exec(transform)?.[1] > MOST) huge.add(`${text(each.effect.target)}: ${transform}`);
  };
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    if (localStorage["mappamundi.tempo"] !== "none") aim();
    measure();
    look();
  }).observe(document.body, options);
}
