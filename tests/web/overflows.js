// What does not fit on this page: a list of sentences, empty when everything does.
async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))); // laid out anew
  const SLACK = 1.5; // pixels that a rounded letter may stick out
  const found = new Set();
  const told = (element, text) => `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className}: ${text}`;
  const rects = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((each) => each.width > 1 && each.height > 1);
  };
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const hides = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[data-person], svg, select");
  const isForEars = (element) => getComputedStyle(element).clipPath !== "none";

  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > innerWidth + SLACK);
    found.add(`the page is ${document.documentElement.scrollWidth} wide: ${wide.map((each) => told(each, "")).join(" ")}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const own = walker.currentNode.parentElement;
    if (!text || !own || !isSeen(own)) continue;
    for (const rect of rects(walker.currentNode)) {
      // Outwards from the text: it may be scrolled to, but not cut, nor stick out of what is pressed.
      for (let box = own; box && box !== document.body; box = box.parentElement) {
        if (scrolls(box) || isForEars(box)) break;
        const border = box.getBoundingClientRect();
        const isPressed = box.matches("button, a, summary, label, th, td");
        if (getComputedStyle(box).display === "inline" || !(hides(box) || isPressed)) continue;
        const across = Math.max(border.left - rect.left, rect.right - border.right);
        const along = Math.max(border.top - rect.top, rect.bottom - border.bottom);
        if (across > SLACK) found.add(told(box, `${text} (${Math.round(across)} too wide)`));
        if (hides(box) && along > rect.height / 3) found.add(told(box, `${text} (${Math.round(along)} too high)`));
      }
    }
  }
  return [...found];
}
