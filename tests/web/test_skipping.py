"""Scenes that are skipped, one at a time and by a press that does nothing else, or hold still."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from web.hands import Hand, by_mouse
from web.people import PATIENCE, PHONE, Street, made

COUNTS = "main[data-scene^=count]"  # tiles turned and counted, and what comes with it:
ROLLS = "main[data-scene^=roll]"  # while dice of Państwa roll its tiles lie there, locked
AS_USUAL = {"reduced_motion": "no-preference", "is_here": False}
HELD = 8  # times that a key is repeated which is held down
Sent = list[str]


def watched(street: Street, tempo: str = "slow", **wishes: Any) -> tuple[Page, Sent]:
    """Somebody at a table where dice roll slowly, and what their browser has sent of actions."""
    page, sent = street.person(tempo=tempo, **{**AS_USUAL, **wishes}), Sent()

    def hear(payload: str | bytes) -> None:
        if '"act"' in str(payload):
            sent.append(str(payload))

    def follow(line: WebSocket) -> None:
        line.on("framesent", hear)

    page.on("websocket", follow)
    made(page, game="panstwa", bots="novice", seats=2)
    expect(page.locator("main .board")).to_be_visible()
    return page, sent


def until(page: Page, scene: str) -> None:
    """Play until something of a kind is acted out."""
    hand, end = Hand(page, by_mouse), monotonic() + PATIENCE / 1000
    while monotonic() < end:
        if page.locator(scene).count() > 0:
            return
        if not hand.panstwa():
            page.wait_for_timeout(20)
    raise AssertionError(f"never: {scene}")


def settled(page: Page) -> None:
    """All that a press has led to has been done, and what came of it is drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")


def grown(page: Page, sent: Sent, before: int) -> None:
    """One more action is sent, and no other."""
    end = monotonic() + PATIENCE / 1000
    while len(sent) == before and monotonic() < end:
        page.wait_for_timeout(20)
    assert len(sent) == before + 1


def middle(page: Page) -> tuple[float, float]:
    """The middle of the first tile."""
    box = page.locator("[data-part=tiles] button").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse_there(page: Page, x: float, y: float) -> None:
    """Down and, once the scene is over and the tile open, up."""
    page.mouse.move(x, y)
    page.mouse.down()
    page.locator("[data-part=tiles] button:enabled").first.wait_for()
    page.mouse.up()


def by_finger_there(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


@pytest.mark.parametrize("press", [by_mouse_there, by_finger_there])
def test_a_press_that_ends_a_scene_plays_nothing(
    street: Street, press: Callable[[Page, float, float], None]
) -> None:
    page, sent = watched(street, has_touch=True)
    until(page, ROLLS)
    before = len(sent)
    press(page, *middle(page))
    expect(page.locator("main[data-scene]")).to_have_count(0)
    settled(page)
    assert len(sent) == before
    page.locator("[data-part=tiles] button:enabled").first.tap()
    grown(page, sent, before)


def test_a_key_held_down_ends_a_scene_and_plays_nothing(street: Street) -> None:
    page, sent = watched(street)
    until(page, ROLLS)
    before = len(sent)
    page.get_by_role("button", name="Skip", exact=True).focus()
    page.keyboard.down("Enter")
    page.locator("[data-part=tiles] button:focus").wait_for()
    for _ in range(HELD):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    settled(page)
    assert len(sent) == before
    page.keyboard.press("Enter")
    grown(page, sent, before)


@pytest.mark.parametrize("skip", ["key", "button", "press"])
def test_one_scene_is_skipped_and_no_other(street: Street, skip: str) -> None:
    """What came with it, or waits behind it, is seen."""
    page, _ = watched(street)
    until(page, COUNTS)
    if skip == "key":
        page.keyboard.press("s")
    elif skip == "button":
        page.get_by_role("button", name="Skip", exact=True).click()
    else:
        page.locator("main .others").click()
    expect(page.locator(ROLLS)).to_have_count(1)
    page.keyboard.press("s")
    expect(page.locator("main[data-scene]")).to_have_count(0)


def test_who_wants_no_scenes_sees_none_and_every_sum(street: Street) -> None:
    """On a phone it is put away by a press anywhere."""
    page, _ = watched(street, "none", viewport=PHONE)
    slip = page.locator("[data-part=summary]")
    until(page, "main[data-scene], [data-part=summary]")
    assert page.locator("main[data-scene]").count() == 0
    expect(slip).to_be_visible()
    page.locator("main").dispatch_event("pointerdown")
    expect(slip).to_have_count(0)


# Of what is acted out, when it begins, and how many things move then, drawing after drawing.
STEPS = """() => {
  const steps = (window.steps = []);
  const look = () => {
    const scene = document.querySelector("main")?.dataset.scene ?? "";
    if (scene !== steps.at(-1)?.scene) steps.push({ scene, at: performance.now(), most: 0 });
  };
  const count = () => {
    const running = document.getAnimations().filter((each) => each.effect.getTiming().duration > 1);
    steps.at(-1).most = Math.max(steps.at(-1).most, running.length);
    requestAnimationFrame(count);
  };
  const options = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, options);
  look();
  count();
}"""
COUNT = [f"count {die} {die + 1}" for die in range(5)]
LEAST = [450, 450, 450, 450, 1200, 1200]  # milliseconds of each, and of the dice that roll then


def acted(street: Street, motion: str) -> list[dict[str, Any]]:
    """A round of Państwa and the next roll, at the usual speed."""
    page, _ = watched(street, "normal", reduced_motion=motion)
    page.evaluate(STEPS)
    until(page, COUNTS)
    expect(page.locator(ROLLS)).to_have_count(1)
    expect(page.locator("main[data-scene]")).to_have_count(0)
    found: list[dict[str, Any]] = page.evaluate("steps")
    begin = [each["scene"] for each in found].index(COUNT[0])
    return found[begin : begin + len(LEAST) + 1]


def test_whoever_wants_little_motion_sees_still_pictures_for_as_long(street: Street) -> None:
    moving, still = acted(street, "no-preference"), acted(street, "reduce")
    for steps in (moving, still):
        kinds = [each["scene"].partition(" ")[0] for each in steps]
        assert [each["scene"] for each in steps[: len(COUNT)]] == COUNT
        assert kinds[len(COUNT) :] == ["roll", ""]
        pauses = [after["at"] - before["at"] for before, after in pairwise(steps)]
        assert all(each > least / 2 for each, least in zip(pauses, LEAST, strict=True)), pauses
        assert sum(pauses) > 0.9 * sum(LEAST), pauses
    assert max(each["most"] for each in moving) > 0
    assert [each["most"] for each in still] == [0] * len(still)
