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
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, options);
}
