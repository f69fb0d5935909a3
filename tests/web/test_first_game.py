"""First games that teach by playing: begun in one click, each step at its moment."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.hands import Hand, by_mouse, by_touch
from web.kinds import KINDS, falls_here
from web.looks import faults
from web.people import DESK, PHONE, Street, table_of

from mappamundi.game import GAMES
from mappamundi.speech import LANGUAGES, Speech

# What every beginner hears first: the goal, what is asked, and what comes of it.
FIRST = {
    "null_nichtig": ("goal", "start", "piles", "play"),
    "laender_toppen": ("goal", "place", "turned"),
    "countries": ("goal", "place"),
    "pingvasion": ("goal", "pass", "got", "play"),
    "panstwa": ("goal", "take", "took", "count"),
}
SOMETIMES = {"laender_toppen": "joker"}  # only for those who hold one
HERE = LANGUAGES[1::2]  # languages in which a lesson is at a table of the browser
MOST_LOOKS = 1000
# Something is said, or it is my turn and everything done before has been seen.
IS_READY = """() => document.querySelector(".teacher section") && (
    document.querySelector(".teacher .main") ||
    document.querySelector(".turn .mine:not(.sending)"))"""
# Nothing of these lies under the teacher.
IS_CLEAR = """parts => {
    const box = (each) => each.getBoundingClientRect();
    const said = box(document.querySelector(".teacher section"));
    return [...document.querySelectorAll(parts)].map(box).every((each) =>
        each.bottom <= said.top || each.top >= said.bottom ||
        each.right <= said.left || each.left >= said.right);
}"""
HANDS = "[data-part~=hand], [data-part~=tiles], [data-part~=split]"


def begin(street: Street, slug: str, **wishes: Any) -> Page:
    """Lessons of every other game are at tables of the browser, unless it is said."""
    page = street.person(**{"is_here": falls_here(slug), **wishes})
    page.get_by_role("button", name=f"Learn by playing: {GAMES[slug].title}").click()
    table_of(page)
    return page


def teacher(page: Page) -> Locator:
    return page.get_by_role("region", name="Your teacher")


def text(slug: str, step: str, language: str = "en") -> str:
    return Speech(language).say(f"web-{slug.replace('_', '-')}-learn-{step}")


def understood(page: Page) -> Locator:
    return teacher(page).get_by_role("button", name="Understood")


def hear(page: Page, slug: str, hand: Hand) -> str:
    """Play on until the teacher says something, and understand it."""
    for _ in range(MOST_LOOKS):
        page.wait_for_function(IS_READY)
        hand.put_away()
        if understood(page).is_visible():
            said = teacher(page).get_by_role("paragraph").inner_text()
            page.wait_for_function(IS_CLEAR, arg=HANDS)
            understood(page).click()
            return said
        getattr(hand, slug)()
    raise AssertionError(f"{slug}: nothing was said")


@pytest.mark.parametrize("slug", FIRST)
def test_each_game_is_taught_from_its_goal_on(street: Street, slug: str) -> None:
    page = begin(street, slug, viewport=PHONE, has_touch=True)
    hand = Hand(page, by_touch)
    heard: list[str] = []
    while len(heard) < len(FIRST[slug]):
        said = hear(page, slug, hand)
        if slug not in SOMETIMES or said != text(slug, SOMETIMES[slug]):
            heard.append(said)
    assert heard == [text(slug, step) for step in FIRST[slug]]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_spoken_of_has_a_ring_and_is_in_sight(street: Street, size: Any) -> None:
    page = begin(street, "panstwa", viewport=size, color_scheme="dark")
    for step, part in (("goal", "The dice"), ("take", "The tiles on the table")):
        expect(teacher(page)).to_contain_text(text("panstwa", step))
        ringed = page.locator("[data-pointed]")
        expect(ringed).to_have_attribute("aria-label", part)
        expect(ringed).to_be_in_viewport(ratio=1)
        page.wait_for_function(IS_CLEAR, arg=f"[data-pointed], {HANDS}")
        page.keyboard.press("n")
    assert faults(page) == []


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_a_lesson_to_its_end_and_on_to_a_real_game(street: Street, is_here: bool) -> None:
    page = begin(street, "null_nichtig", is_here=is_here)
    hand, result = Hand(page, by_mouse), page.get_by_role("heading", name="Result")
    heard = []
    while text("null_nichtig", "score") not in heard:
        heard.append(hear(page, "null_nichtig", hand))
    assert len(set(heard)) == len(heard) == 8
    expect(result).to_be_visible()
    expect(teacher(page)).to_contain_text("Now you know the game!")
    expect(teacher(page).get_by_role("img")).to_have_accessible_name("8 of 8 things learned")
    lesson = table_of(page)
    teacher(page).get_by_role("button", name="A real game").click()
    expect(result).to_be_hidden()
    assert table_of(page) != lesson
    expect(page.get_by_role("list", name="Story")).to_be_visible()
    expect(teacher(page)).to_be_hidden()


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_a_lesson_survives_a_reload_and_can_be_ended(street: Street, is_here: bool) -> None:
    page = begin(street, "null_nichtig", is_here=is_here)
    understood(page).click()
    page.reload()
    expect(teacher(page)).to_contain_text(text("null_nichtig", "start"))
    teacher(page).get_by_role("button", name="Show me a good move").click()
    expect(page.get_by_text("A master’s choice:")).to_be_visible()
    teacher(page).get_by_role("button", name="End the lesson").click()
    expect(teacher(page)).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Lay them down")).to_be_visible()
    expect(teacher(page)).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_lesson_begins_from_the_rules_in_every_language(street: Street, language: str) -> None:
    page = street.person("/rules/countries", locale=language, is_here=language in HERE)
    page.get_by_role("button", name=Speech(language).say("web-learn")).click()
    spoken = page.get_by_role("region", name=Speech(language).say("web-learn-teacher"))
    expect(spoken).to_contain_text(text("countries", "goal", language))
    expect(page.get_by_role("log")).to_contain_text(text("countries", "goal", language))
