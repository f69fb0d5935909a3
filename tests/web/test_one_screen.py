"""One screen: in whole games all that a decision needs is in sight, and nothing moves away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.hands import Hand, by_mouse
from web.people import DESK, PHONE, Street, made, play_on

from mappamundi.game import GAMES

STEADINESS = Path(__file__).with_name("steadiness.js").read_text(encoding="utf-8")
SIDEWAYS = {"width": 640, "height": 360}
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
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", SHORT)
def test_a_whole_game_on_one_screen(street: Street, slug: str, size: Any) -> None:
    page, _ = watched(street, slug, size, **SHORT[slug])
    Hand(page, by_mouse).play(slug)
    assert noticed(page) == []


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


@pytest.mark.parametrize("slug", SHORT)
def test_a_phone_on_its_side_shows_something_to_play(street: Street, slug: str) -> None:
    page, _ = watched(street, slug, SIDEWAYS)
    offered = page.locator(":is([data-part~=hand], [data-part=tiles]) button:enabled")
    expect(offered.first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=asked]")).to_be_in_viewport(ratio=1)
