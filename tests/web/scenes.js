// Keeps what can be read and pressed, whenever it changes, with the scene that is acted out then.
(() => {
  const kept = (window.kept = []);
  let [last, pressed] = ["", 0];
  const acted = () => document.querySelector("main")?.dataset.scene ?? "";
  const press = (event) => acted() && event.target.closest?.("main") && pressed++;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, press, { capture: true });
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
  const text = (each) => (each && isSeen(each) ? each.innerText.replace(/\s+/g, " ").trim() : "");
  const all = (what) => [...document.querySelectorAll(what)];
  const PRESSED = ["hand", "tiles", "split", "row", "slots"].map((part) => `[data-part=${part}] button:enabled`);
  // What is several parts at once is written down as each of them.
  const parts = () => {
    const found = {};
    for (const each of all("main .board [data-part]"))
      for (const part of each.dataset.part.split(" ").filter(Boolean)) found[part] = `${found[part] ?? ""} ${text(each)}`;
    return found;
  };
  // What a round has brought, on the slip or below the result of a game.
  const row = (each) => ["who", "gained", "total", "why"].map((part) => text(each.querySelector(`:scope > .${part}`)));
  const rows = () => all(":is([data-part=summary], [data-part=result]) li:has(> .why)");
  const round = () => {
    const found = rows().filter(isSeen);
    return found.length > 0 ? { title: text(found[0].parentElement.previousElementSibling), rows: found.map(row) } : null;
  };
  const look = () => {
    if (!document.querySelector("main .board")) return;
    const now = {
      scene: acted(),
      parts: parts(),
      turn: all("main .turn .said p").map(text).join(" "),
      title: document.title,
      progress: all("header p").map(text).join(" "),
      asked: all(["main .board [data-main]:enabled", ...PRESSED].join()).map(text).filter(Boolean),
      story: all("aside li:not(.cut)").map((each) => each.textContent),
      spoken: all("[aria-live] > *").map((each) => each.textContent),
      slip: all("[data-part=summary]").map(text).join(" "),
      round: round(),
      pressed,
    };
    const written = JSON.stringify(now);
    if (written === last) return;
    last = written;
    kept.push(now);
  };
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, options);
})();
