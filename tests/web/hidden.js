// Names whatever a decision needs that is not whole in sight: cut off by a part that scrolls within itself, or by the screen.
() => {
  const SLACK = 2; // pixels that rounding and shadows may lose
  const TEXTS = [".asked .said:not([hidden]) p", "[data-part=hint]"];
  const WHOLE = ["main .board [data-main]", "[data-part=row] .end", "[data-part=row] .last", "[data-part=tiles] > button"];
  const HELD = '[data-part~="hand"] button';
  const found = [];
  if (document.querySelector("#result")) return found; // nothing is decided any more
  const box = (element) => element.getBoundingClientRect();
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;

  /** What of a place its ancestors and the screen let through. */
  function windowOf(element) {
    const seen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const { top, left, bottom, right } = box(each);
      if (overflowY !== "visible") [seen.top, seen.bottom] = [Math.max(seen.top, top), Math.min(seen.bottom, bottom)];
      if (overflowX !== "visible") [seen.left, seen.right] = [Math.max(seen.left, left), Math.min(seen.right, right)];
    }
    return seen;
  }

  function isCut(place, seen, isSideways) {
    const isHigh = place.top < seen.top - SLACK || place.bottom > seen.bottom + SLACK;
    return isHigh || (!isSideways && (place.left < seen.left - SLACK || place.right > seen.right + SLACK));
  }

  function look(element, place, isSideways = false) {
    if (isShown(element) && isCut(place, windowOf(element), isSideways))
      found.push(`${element.className} “${element.textContent.trim().slice(0, 30)}” is cut`);
  }

  for (const element of document.querySelectorAll(TEXTS)) {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    look(element, box(letters));
    if (isShown(element) && isCut(box(letters), box(element), false)) found.push(`“${element.textContent}” leaves its place`);
  }
  for (const element of document.querySelectorAll(WHOLE)) look(element, box(element));
  // Cards may be looked through sideways, where a part of the next shows that there are more.
  for (const element of document.querySelectorAll(HELD)) look(element, box(element), true);
  for (const hand of document.querySelectorAll('[data-part~="hand"]')) {
    const isMore = hand.scrollWidth > hand.clientWidth + SLACK;
    const hasPart = [...hand.children].some((each) => box(each).left < box(hand).right - 12 && box(each).right > box(hand).right + SLACK);
    if (isMore && hand.scrollLeft === 0 && !hasPart) found.push("a hand does not show that it goes on");
  }
  return found;
};
