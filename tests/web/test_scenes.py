"""Scenes in the real browser: none is cut, and nothing is said before its own."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.hands import Hand, by_mouse
from web.people import PHONE, Street, made
from web.test_boards import SHORT

# Keeps what everybody can read, whenever it changes, with the scene that is acted out then.
WATCH = """() => {
  const main = document.querySelector("main");
  const kept = (window.kept = []);
  const look = () => {
    const slip = document.querySelector("[data-part=summary]")?.textContent ?? "";
    const story = [...document.querySelectorAll("aside li")].map((each) => each.textContent);
    const now = { scene: main.dataset.scene ?? "", slip, story };
    if (JSON.stringify(now) !== JSON.stringify(kept.at(-1))) kept.push(now);
  };
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, options);
}"""
# By game: how the story tells what a scene decides, the step that shows it, and the last step.
ENDS: dict[str, tuple[str, int | None, int | None]] = {
    "null_nichtig": ("took the trick", 2, 2),
    "laender_toppen": (" won ", 99, 99),
    "countries": ("The row is", None, None),
    "pingvasion": ("sent out", 1, 3),
    "panstwa": (" turned ", 5, 5),
}
FEW = 3  # scenes that are seen to their end
MOST = 500  # looks at a table, before it is given up


def watched(street: Street, slug: str, tempo: str) -> Page:
    """Somebody sits down who wants to see what happens, and remembers all of it."""
    page = street.person(tempo=tempo, reduced_motion="no-preference")
    made(page, game=slug, bots="novice", **SHORT[slug])
    expect(page.locator("main .board")).to_be_visible()
    page.evaluate(WATCH)
    return page


def play(page: Page, slug: str) -> None:
    """Play until a round is summed up, or to the end; the first scenes are seen to theirs."""
    turn, seen = getattr(Hand(page, by_mouse), slug), 0
    result = page.get_by_role("heading", name="Result")
    for _ in range(MOST):
        if page.evaluate("kept.some((each) => each.slip)") or result.is_visible():
            return
        if page.locator("main[data-scene]").count() > 0:
            page.locator("main:not([data-scene])").wait_for(state="attached")
            seen += 1
            if seen == FEW:
                hush(page)
        elif not turn():
            page.wait_for_timeout(20)
    raise AssertionError(f"{slug}: no round came to its end")


def hush(page: Page) -> None:
    """From now on nothing is acted out, as the setting among the keys has it."""
    page.keyboard.press("?")
    page.get_by_label("Speed of what is acted out").select_option("none")
    page.keyboard.press("Escape")


def scenes(kept: list[dict[str, Any]]) -> list[tuple[str, int, int]]:
    """The scenes that were seen, step by step."""
    steps: list[Any] = []
    for each in kept:
        if each["scene"] and (not steps or steps[-1] != each["scene"]):
            steps.append(each["scene"])
    return [(kind, int(at), int(step)) for kind, at, step in map(str.split, steps)]


@pytest.mark.parametrize("slug", SHORT)
def test_nothing_is_said_before_its_scene_and_every_round_is_summed_up(
    street: Street, slug: str
) -> None:
    page = watched(street, slug, "quick")
    play(page, slug)
    kept = page.evaluate("kept")
    seen = scenes(kept)
    assert seen, "nothing was acted out"
    told, end, last = ENDS[slug]
    for before, after in pairwise(kept):
        news = [line for line in after["story"][len(before["story"]) :] if told in line]
        step = int(after["scene"].split()[2]) if after["scene"] else None
        assert not news or step is None or end is None or step == end, (news, after["scene"])
    steps = [step for kind, _, step in seen if kind != "roll"]
    for earlier, later in pairwise(steps):
        assert later > earlier or last in (None, earlier), seen
    slips = [each["slip"] for each in kept if each["slip"]]
    summed = slips[-1] if slips else page.get_by_role("main").inner_text()
    names = page.locator("main").get_by_role("list", name="At the table").locator("[data-person]")
    for name in names.all_inner_texts():
        assert name in summed


def test_a_scene_is_skipped_by_a_press_and_nobody_waits_who_wants_none(street: Street) -> None:
    page = watched(street, "panstwa", "slow")
    hand = Hand(page, by_mouse)
    for _ in range(MOST):
        if page.locator("main[data-scene]").count() > 0:
            break
        if not hand.panstwa():
            page.wait_for_timeout(20)
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("main[data-scene]")).to_have_count(0)
    page.evaluate("localStorage['mappamundi.tempo'] = 'none'")
    page.reload()
    expect(page.locator("main .board")).to_be_visible()
    page.evaluate(WATCH)
    play(page, "panstwa")
    assert scenes(page.evaluate("kept")) == []
    slip = page.locator("[data-part=summary]")
    expect(slip).to_be_visible()
    page.set_viewport_size(PHONE)
    page.locator("main").dispatch_event("pointerdown")
    expect(slip).to_have_count(0)
