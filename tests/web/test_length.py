"""U4: words two fifths longer than ours are cut off nowhere, on no page and at no table."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from playwright.sync_api import Page, expect
from web.looks import overflows
from web.people import Street, made, play_on
from web.pseudo import LONGER, messages, speak_pseudo, stretched

from mappamundi.game import GAMES

RULES = tuple(f"/rules/{slug}" for slug in GAMES)
PAGES = ("/", "/atlas", *RULES, "/me", "/admin", "/nowhere")


def opened(street: Street, path: str = "/") -> Page:
    """A page in that language."""
    page = street.person()
    speak_pseudo(page)
    page.goto(street.server.address + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def test_the_words_are_longer_and_nothing_else_has_changed() -> None:
    assert stretched("Country") == "ĆĆóóúúñtrý"
    body = FluentParser().parse(messages()).body
    assert not [each for each in body if isinstance(each, fluent.Junk)]
    assert "{ $seats ->" in messages()
    for word in re.findall(r"[a-z]{2,12}", "play now against bots"):
        assert len(stretched(word)) >= len(word) * LONGER


def test_long_words_fit_on_every_page(street: Street) -> None:
    page = opened(street)
    for path in PAGES:
        page.goto(street.server.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert overflows(page) == {}, path


@pytest.mark.parametrize("slug", GAMES)
def test_long_words_fit_at_every_table(street: Street, slug: str) -> None:
    page = opened(street)
    table = made(page, game=slug, bots="novice")
    expect(page.get_by_role("main").get_by_role("group").first).to_be_visible()
    assert overflows(page) == {}, "at the start"
    play_on(page, street.server, table)
    expect(page.locator("#result")).to_be_visible()
    assert overflows(page) == {}, "at the end"
    page.goto(f"{street.server.address}/replay/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    assert overflows(page) == {}, "in the replay"
