"""Who plays by keyboard is never lost, and the end of a game is seen by everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.kinds import KINDS, go_on, table_for
from web.people import PHONE, Street, made

SHORT = {"seats": 3, "options": {"end": "target", "target": "1"}}


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_the_focus_follows_the_hand(street: Street, is_here: bool) -> None:
    page = street.person(is_here=is_here)
    table_for(page, is_here=is_here, game="null_nichtig", bots="novice", **SHORT)
    focused = page.locator('[data-part="hand"] button:focus')
    page.get_by_role("group", name="Your cards").get_by_role("button").nth(1).focus()
    start = page.locator('[data-part="start"]')
    laid = start.locator("ol button.card")
    for count in range(1, 4):
        expect(focused).to_be_visible()
        page.keyboard.press("Enter")
        expect(laid).to_have_count(count)
    page.keyboard.press("d")
    expect(start).to_have_count(0)
    for _ in range(2):
        expect(focused).to_be_enabled()
        held = page.locator('[data-part="hand"] button').count()
        page.keyboard.press("Enter")
        page.keyboard.press("d")
        expect(page.locator('[data-part="hand"] button')).to_have_count(held - 1)


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_the_result_is_before_the_eyes(street: Street, is_here: bool) -> None:
    """However far down somebody is when the last card falls."""
    page = street.person(viewport=PHONE, is_here=is_here)
    table = table_for(page, is_here=is_here, game="pingvasion", bots="novice", seats=3)
    table = go_on(page, street.server, table, most=2)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    go_on(page, street.server, table)
    result = page.get_by_role("heading", name="Result")
    expect(result).to_be_in_viewport()
    expect(result).to_be_focused()


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_fields_show_the_figures_of_the_card_in_the_air(street: Street, is_here: bool) -> None:
    """Whichever card was chosen before."""
    page = street.person(is_here=is_here)
    table_for(page, is_here=is_here, game="laender_toppen", bots="novice", seats=5)
    cards = page.locator('[data-part="hand"] button')
    cards.first.click()
    figures = page.locator(".would")
    expect(figures.first).to_be_visible()
    before = figures.all_inner_texts()
    cards.last.hover()
    page.mouse.down()
    page.mouse.move(640, 400, steps=4)
    page.wait_for_function(
        "before => [...document.querySelectorAll('.would')].map(e => e.innerText).join() != before",
        arg=",".join(before),
    )
    page.keyboard.press("Escape")
    expect(figures).to_have_text(before)
    page.mouse.up()


def test_what_is_asked_is_said_once(street: Street) -> None:
    """However often the table changes while others choose."""
    page = street.person()
    table = made(page, game="null_nichtig", seats=3)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Fill 1 seat with a bot").click()
    page.get_by_role("button", name="Start").click()
    heard = page.locator("[aria-live] p")
    asked = page.locator("main p.mine").inner_text()
    expect(heard.filter(has_text=asked)).to_have_count(1)
    for _ in range(3):
        guest.get_by_role("group", name="Your cards").get_by_role("button").first.click()
    guest.get_by_role("button", name="Lay them down").click()
    expect(page.get_by_role("list", name="Story").get_by_text("Ready:")).to_have_count(2)
    expect(heard.filter(has_text=asked)).to_have_count(1)
