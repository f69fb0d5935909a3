"""Cards and numbers that explain themselves: by hover, by the key i, by a long press, and why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.people import PHONE, Street, made, play_on

from mappamundi.game import GAMES

# Something to be asked about in every game, as a person finds it on the board.
ASKED = {
    "laender_toppen": '[data-part~="hand"] button',
    "pingvasion": '[data-part~="hand"] button',
    "null_nichtig": '[data-part~="hand"] button',
    "panstwa": '[data-part~="tiles"] button',
    "countries": '[data-part~="hand"] button',
}
TOUCH = "Input.dispatchTouchEvent"  # of a finger that stays, which nothing simpler can do


def table(street: Street, slug: str, **wishes: Any) -> tuple[Page, Locator]:
    """Somebody at a table whose turn it is, and a thing on the board."""
    page = street.person(**wishes)
    made(page, game=slug, bots="novice")
    thing = page.locator(ASKED[slug]).first
    expect(thing).to_be_enabled()
    return page, thing


@pytest.mark.parametrize("slug", GAMES)
def test_a_thing_explains_itself_by_hover_and_by_key(street: Street, slug: str) -> None:
    page, thing = table(street, slug)
    thing.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert thing.get_attribute("aria-describedby") == tip.get_attribute("id")
    title = tip.get_by_role("heading").inner_text()
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()

    thing.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog", name=title)
    expect(card).to_be_visible()
    for _ in range(2):  # there may be two cards of a kind, but not three
        page.keyboard.press("ArrowRight")
    expect(card).to_be_hidden()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(thing).to_be_focused()


@pytest.mark.parametrize("slug", GAMES)
def test_a_long_press_explains_and_plays_nothing(street: Street, slug: str) -> None:
    page, thing = table(street, slug, viewport=PHONE, has_touch=True)
    thing.scroll_into_view_if_needed()
    before = page.locator("main").inner_text()
    finger = page.context.new_cdp_session(page)
    finger.send(TOUCH, {"type": "touchStart", "touchPoints": [middle(thing)]})
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    finger.send(TOUCH, {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    card.get_by_role("button", name="Close").tap()
    expect(card).to_be_hidden()
    assert page.locator("main").inner_text() == before
    assert thing.get_attribute("aria-pressed") in (None, "false")


@pytest.mark.parametrize("slug", GAMES)
def test_points_say_what_they_are_made_of(street: Street, slug: str) -> None:
    page = street.person()
    wishes = made(page, game=slug, bots="novice")
    play_on(page, street.server, wishes)
    numbers = page.locator('[data-part="result"] tfoot button, [data-part="result"] button.number')
    expect(numbers.first).to_be_visible()
    for number in numbers.all():
        number.click()
        card = page.get_by_role("dialog")
        parts = [points(text) for text in card.locator("li b").all_inner_texts()]
        assert sum(parts[:-1]) == parts[-1] == points(number.inner_text())
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()


def test_a_long_count_of_points_opens_at_its_top(street: Street) -> None:
    page = street.person(viewport={"width": 360, "height": 300})
    wishes = made(page, game="laender_toppen", bots="novice")
    play_on(page, street.server, wishes)
    page.locator('[data-part="result"] button.number').first.click()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("button", name="Close")).to_be_in_viewport()
    assert card.evaluate("it => it.scrollHeight > it.clientHeight && it.scrollTop") == 0


def middle(thing: Locator) -> dict[str, float]:
    """Where a finger is put on a thing."""
    box = thing.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def points(text: str) -> int:
    """A number as it is printed, with a real minus."""
    return int(text.replace("−", "-"))
