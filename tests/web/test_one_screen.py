"""One screen: all that a decision needs is in sight, and nothing moves away.

Whole games are watched for it in `test_scenes.py`, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.people import DESK, PHONE, Street, made, play_on

from mappamundi.game import GAMES

STEADINESS = Path(__file__).with_name("steadiness.js").read_text(encoding="utf-8")
HIDDEN = Path(__file__).with_name("hidden.js").read_text(encoding="utf-8")
SIDEWAYS: Any = {"viewport": {"width": 640, "height": 360}}
WIDE: Any = {"viewport": {"width": 740, "height": 360}}
OFFERS = "[data-part~=hand], [data-part=tiles], [data-part=row]"
# A desk at 200 %: half as many pixels of a page, each of them twice as large.
ZOOMED: Any = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
# Short games; those with few cards are played by hand, the others by a quick one.
SHORT: dict[str, dict[str, Any]] = {
    "null_nichtig": {"seats": 3, "options": {"end": "target", "target": "1"}},
    "laender_toppen": {"seats": 5},
    "countries": {"seats": 2, "options": {"rows": "3"}},
    "pingvasion": {"seats": 3},
    "panstwa": {"seats": 2},
}


def watched(street: Street, slug: str, size: Any, **wishes: Any) -> tuple[Page, str]:
    """Somebody at a new table who notices whatever is out of sight, and whatever moves."""
    locale = wishes.pop("locale", "en-GB")
    page = street.person(viewport=size, locale=locale)
    page.add_init_script(STEADINESS)
    table = made(page, game=slug, bots="novice", **wishes)
    expect(page.locator("main .board")).to_be_visible()
    return page, table


def noticed(page: Page) -> list[str]:
    """What was, after at least a frame."""
    page.wait_for_function("steadiness().seen > 0")
    found: list[str] = page.evaluate("steadiness().found")
    return found + hidden(page)


def hidden(page: Page) -> list[str]:
    """What of all that a decision needs is cut off, as things stand."""
    found: list[str] = page.evaluate(HIDDEN)
    return found


@pytest.mark.parametrize(
    ("language", "size"),
    [("de", DESK), ("de", PHONE), ("pl", PHONE)],
    ids=["desk-de", "phone-de", "phone-pl"],
)
@pytest.mark.parametrize("slug", SHORT)
def test_every_chair_taken_and_the_longest_words(
    street: Street, slug: str, language: str, size: Any
) -> None:
    """After some moves of everybody."""
    seats = GAMES[slug].seats.stop - 1
    page, table = watched(street, slug, size, seats=seats, locale=language)
    for _ in range(3):
        play_on(page, street.server, table, most=1)
        assert noticed(page) == []


@pytest.mark.parametrize(("slug", "seats"), [("null_nichtig", 5), ("countries", 7)])
def test_neither_few_nor_all_chairs_taken(street: Street, slug: str, seats: int) -> None:
    page, table = watched(street, slug, PHONE, seats=seats, locale="de")
    play_on(page, street.server, table, most=2)
    assert noticed(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE, WIDE["viewport"]], ids=["desk", "phone", "sideways"])
@pytest.mark.parametrize("slug", SHORT)
def test_a_hint_is_read_whole(street: Street, slug: str, size: Any) -> None:
    page, table = watched(street, slug, size, locale="de")
    play_on(page, street.server, table, most=2)
    page.locator("[data-part=asked] p.mine").wait_for()
    page.locator(".turn .ask:not(.absent)").wait_for(state="attached")  # one can be had
    page.keyboard.press("h")
    expect(page.locator("[data-part=hint]")).to_be_visible()
    texts = [each for each in hidden(page) if each.startswith(("“", " “"))]
    assert texts == []


@pytest.mark.parametrize(
    ("settings", "moves"),
    [(SIDEWAYS, 0), (WIDE, 3), (ZOOMED, 3)],
    ids=["begun", "middle", "zoomed"],
)
@pytest.mark.parametrize("slug", SHORT)
def test_a_phone_on_its_side_and_letters_twice_as_large_show_something_to_play(
    street: Street, slug: str, settings: Any, moves: int
) -> None:
    page = street.person(**settings)
    table = made(page, game=slug, bots="novice")
    play_on(page, street.server, table, most=moves)
    page.locator("[data-part=asked] p.mine").wait_for()
    offered = page.locator(f":is({OFFERS}) button:enabled")
    expect(offered.first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=asked]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", SHORT)
def test_at_the_end_winner_sheet_and_what_next_are_in_sight(
    street: Street, slug: str, size: Any
) -> None:
    page = street.person(viewport=size, is_here=True)
    table = made(page, game=slug, bots="novice", **SHORT[slug])
    play_on(page, street.server, table)
    result = page.locator("[data-part=result]")
    expect(result.locator("[data-part=winner]")).to_be_in_viewport(ratio=1)
    expect(result.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    expect(result.get_by_role("link", name="Look back with a master")).to_be_in_viewport(ratio=1)
    expect(result.locator("[data-part=sheet] tr").first).to_be_in_viewport(ratio=1)
