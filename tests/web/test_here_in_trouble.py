"""What is missing in a browser keeps nobody from playing, and is said in words."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect
from web.homes import TASTE, take_a_turn
from web.people import Street, table_of

WORKER = re.compile(r"/assets/worker-[^/]*\.js$")  # in which the tables of a browser are
CONFUSED = """self.Worker = class {
  postMessage({ number, question }) {
    const value = question.level === "novice" ? null : 9999;
    setTimeout(() => this.onmessage({ data: { number, value } }));
  }
  terminate() {}
};
"""
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


def confused(route: Route) -> None:
    """Tables whose bots want what is not allowed; novices have no idea, and trust to luck."""
    answer = route.fetch()
    route.fulfill(response=answer, body=CONFUSED + answer.text())


def test_a_bot_that_cannot_go_on_is_told_of_and_a_novice_takes_its_seat(street: Street) -> None:
    page = street.person(is_here=True)
    page.context.route(WORKER, confused)
    page.context.add_init_script(TASTE % {"laender_toppen": {"opponents": 1, "level": "steady"}})
    page.reload()
    page.get_by_role("button", name="Play now: Länder").click()
    assert table_of(page).startswith("~")
    stuck = page.get_by_role("heading", name="A bot cannot go on")
    expect(stuck).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this game to a file").click()
    assert download.value.suggested_filename.startswith("laender_toppen-")
    page.get_by_role("button", name="Let a novice take its seat").click()
    expect(page.locator("#main .board")).to_be_visible()
    expect(page.get_by_role("region", name="Story")).to_contain_text("a weaker one plays")
    expect(stuck).to_be_hidden()
