"""A contest in a real browser: one person and bots, two rounds, and how it stands in the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from web.people import PHONE, Street, play_on, table_of


def test_a_small_contest_from_its_making_to_its_standings(street: Street) -> None:
    host = street.person("/contests")
    host.get_by_role("combobox", name="Game").select_option("panstwa")
    pairing = host.get_by_role("combobox", name="Who meets whom")
    pairing.select_option("robin")
    expect(host.get_by_role("combobox", name="Rounds")).to_have_count(0)  # as many as it takes
    pairing.select_option("swiss")
    host.get_by_role("combobox", name="Rounds").select_option("2")
    host.get_by_role("combobox", name="Seats at a table").select_option("3")
    host.get_by_role("textbox", name="Name (if you like)").fill("Friday night")
    host.get_by_role("button", name="Make a contest").click()
    expect(host.get_by_role("heading", level=1, name="Friday night")).to_be_visible()
    expect(host.get_by_text("Swiss system, tables of 3")).to_be_visible()
    link = host.get_by_role("textbox", name="Link to this contest").input_value()
    path = link.removeprefix(street.server.address)
    guest = street.person(path, viewport=PHONE, has_touch=True)
    guest.get_by_role("button", name="Take part").click()
    guest.get_by_role("button", name="Leave the contest").click()
    expect(guest.get_by_role("button", name="Take part")).to_be_visible()
    host.get_by_role("button", name="Start the contest").click()
    for number in (1, 2):
        expect(host.get_by_role("heading", name=f"Round {number}")).to_be_visible()
        finish(street, host)
    expect(host.locator("[data-part=stage]")).to_contain_text("Won by")
    expect(host.get_by_role("region", name="Round 2").get_by_role("link")).to_be_visible()
    expect(host.get_by_role("row")).to_have_count(2)
    expect(guest.locator("[data-part=stage]")).to_contain_text("Won by")
    host.goto(f"{street.server.address}/contests")
    expect(host.get_by_role("listitem").filter(has_text="Friday night")).to_contain_text("over")


def finish(street: Street, page: Page) -> None:
    """Play the table of a round to its end, and go back to the contest."""
    page.get_by_role("button", name="To your table").click()
    play_on(page, street.server, table_of(page))
    page.get_by_role("button", name="To the contest").click()
