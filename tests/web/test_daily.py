"""The deal of the day in a real browser: from the front page to the results, and once only."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from web.people import PHONE, Street, play_on, table_of


def test_a_deal_is_played_once_and_then_its_results_are_shown(street: Street) -> None:
    ada, bob = street.person(), street.person(viewport=PHONE, has_touch=True)
    finish(street, ada)
    play(bob)
    table = table_of(bob)
    bob.go_back()
    expect(bob.get_by_role("table")).to_be_hidden()  # who did how well is not told yet
    bob.get_by_role("button", name="Go on").click()
    play_on(bob, street.server, table)
    bob.get_by_role("button", name="To the results of this deal").click()
    expect(bob.locator("[data-part=own-deal]")).to_contain_text("of 2")
    expect(bob.get_by_role("link", name="Watch the game of")).to_have_count(2)
    expect(bob.get_by_role("button", name="Play today’s deal")).to_be_hidden()
    bob.get_by_role("link", name="Watch the game of").first.click()
    expect(bob.get_by_role("slider")).to_be_visible()
    ada.goto(street.server.address)
    daily = ada.get_by_role("region", name="Today’s deal")
    expect(daily.get_by_role("link", name="Państwa Rank")).to_be_visible()
    expect(daily.get_by_role("link", name="Countries Play")).to_be_visible()


def play(page: Page) -> None:
    """From the front page to a table with today's deal."""
    page.get_by_role("region", name="Today’s deal").get_by_role("link", name="Państwa").click()
    expect(page.get_by_text("How others did is shown when you have played.")).to_be_visible()
    page.get_by_role("button", name="Play today’s deal").click()


def finish(street: Street, page: Page) -> None:
    """The same, and play it to its end."""
    play(page)
    play_on(page, street.server, table_of(page))
    page.get_by_role("button", name="To the results of this deal").click()
    expect(page.locator("[data-part=own-deal]")).to_contain_text("Rank 1 of")
