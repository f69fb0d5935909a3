"""What is missing in a browser keeps nobody from playing, and is said in words."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from web.homes import take_a_turn
from web.people import Street, table_of

WORKER = re.compile(r"/assets/worker-[^/]*\.js$")  # in which the tables of a browser are
RULES = re.compile(r"/assets/panstwa-[^/]*\.wasm$")


def without(street: Street, what: re.Pattern[str]) -> Page:
    """Somebody whose browser does not get a file."""
    page = street.person(is_here=True)
    page.context.route(what, lambda route: route.abort())
    page.reload()
    return page


def test_a_table_of_the_server_takes_the_place_of_one_that_cannot_be_begun(street: Street) -> None:
    page = without(street, WORKER)
    page.get_by_role("button", name="Play now: Państwa").click()
    assert not table_of(page).startswith("~")
    expect(page.get_by_role("list", name="Who sits at the table")).to_be_visible()
    page.goto(f"{street.server.address}/t/~somewhere")
    expect(page.get_by_text("Games could not be started in this browser.")).to_be_visible()


def test_whoever_waits_for_rules_that_do_not_come_is_told_and_plays_when_they_do(
    street: Street,
) -> None:
    page = without(street, RULES)
    play_now = page.get_by_role("button", name="Play now: Państwa")
    play_now.click()
    expect(page.get_by_text("The server does not answer.").first).to_be_visible()
    page.context.unroute(RULES)
    play_now.click()
    assert table_of(page).startswith("~")
    take_a_turn(page, "panstwa")
