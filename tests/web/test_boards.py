"""U2: whole games through their boards, each kind by mouse and by keyboard alone, one by touch.

What is played by mouse at a table of the server is played by keyboard at one in the browser.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from web.hands import Hand, Press, by_keyboard, by_mouse, by_touch
from web.kinds import falls_here, table_for
from web.people import PHONE, Street

from mappamundi.game import GAMES

# The shortest game of each kind.
SHORT: dict[str, dict[str, Any]] = {
    "null_nichtig": {"seats": 3, "options": {"end": "target", "target": "1"}},
    "laender_toppen": {"seats": 5},
    "countries": {"seats": 2, "options": {"rows": "3"}},
    "pingvasion": {"seats": 3},
    "panstwa": {"seats": 2},
}

REASONS: dict[str, str | re.Pattern[str]] = {
    "null_nichtig": "Somebody has passed the target.",
    "laender_toppen": "All rounds have been played.",
    "countries": re.compile("^(The last card lay right|That was the last row)"),
    "pingvasion": "All eight rounds have been played.",
    "panstwa": "Everyone has rolled: that was the last round.",
}


def play(street: Street, slug: str, press: Press, *, is_here: bool, **wishes: Any) -> None:
    page = street.person(is_here=is_here, **wishes)
    table_for(page, is_here=is_here, game=slug, bots="novice", **SHORT[slug])
    Hand(page, press).play(slug)
    expect(page.locator("[data-part=reason]")).to_have_text(REASONS[slug])
    expect(page.get_by_role("main")).to_contain_text("You")


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_mouse(street: Street, slug: str) -> None:
    play(street, slug, by_mouse, is_here=falls_here(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_keyboard_alone(street: Street, slug: str) -> None:
    play(street, slug, by_keyboard, is_here=falls_here(slug, 1))


def test_a_whole_game_by_touch_on_a_phone(street: Street) -> None:
    play(street, "laender_toppen", by_touch, is_here=True, viewport=PHONE, has_touch=True)
