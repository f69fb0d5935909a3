"""On a phone one knows what one would know at a desk."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from web.people import PHONE, Street, made, play_on

# Of cards in lines: where each line begins.
BEGINNINGS = """each => [...each.children].map(card => card.getBoundingClientRect())
  .filter((card, i, all) => i === 0 || card.top > all[i - 1].bottom - 1)
  .map(card => Math.round(card.left))"""

# As if a row were twice as long.
TWICE = "each => each.append(...[...each.children].map(card => card.cloneNode(true)))"


def at_a_table(street: Street, slug: str, moves: int, **wishes: int) -> Page:
    """Somebody with a phone, after some moves of everybody."""
    page = street.person(viewport=PHONE)
    table = made(page, game=slug, bots="novice", **wishes)
    play_on(page, street.server, table, most=moves)
    page.locator("[data-part=asked] p.mine").wait_for()
    return page


def expect_apart(one: Locator, other: Locator) -> None:
    """Neither lies over the other."""
    upper, lower = one.bounding_box(), other.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"] + 1


def test_the_speed_of_what_is_acted_out_is_chosen_at_the_table(street: Street) -> None:
    page = at_a_table(street, "panstwa", 0)
    page.get_by_role("button", name="Story and chat").click()
    page.get_by_label("Speed of what is acted out").select_option("slow")
    assert page.evaluate("localStorage['mappamundi.tempo']") == "slow"


def test_what_counts_what_it_is_worth_and_from_whom_it_came_is_said(street: Street) -> None:
    """Of Pingvasion: in words, above the hand."""
    page = at_a_table(street, "pingvasion", 4, seats=5)
    worth = page.get_by_text(re.compile(r"^Your hand is worth \d+ points? as things stand"))
    expect(worth).to_be_in_viewport(ratio=1)
    for each in page.locator(".own .got .gift").all():
        expect(each).to_contain_text("from: ")
        expect(each).to_be_in_viewport(ratio=1)
        expect_apart(each, page.locator("[data-part=hand] button").first)
    expect(page.locator(".own .gave")).to_be_in_viewport(ratio=1)
    for sentence in page.locator(".own .counting").all():
        expect(sentence).to_be_in_viewport(ratio=1)


def test_cards_held_and_all_points_are_seen_of_everybody(street: Street) -> None:
    """Of Null & Nichtig: below the points, and not over the piles."""
    page = at_a_table(street, "null_nichtig", 4, seats=6)
    others = page.locator("[data-part=others] section")
    expect(others).to_have_count(5)
    for seat in others.all():
        for part in (".held", ".total"):
            expect(seat.locator(part)).to_be_in_viewport(ratio=1)
            expect_apart(seat.locator(part), seat.locator(".look"))


def test_a_row_that_wraps_when_it_is_turned_goes_on_at_the_left(street: Street) -> None:
    page = street.person("/rules/countries", viewport={"width": 320, "height": 640})
    turned = page.locator(".turned ol").first
    turned.wait_for()
    turned.evaluate(TWICE)
    begins = turned.evaluate(BEGINNINGS)
    assert len(begins) > 1
    assert len(set(begins)) == 1
