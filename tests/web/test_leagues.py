"""A league in a real browser: founded, joined by its link, a contest played, the next made."""

from __future__ import annotations

from urllib.parse import urljoin

from playwright.sync_api import Page, expect
from web.looks import faults, overflows
from web.people import PHONE, Street, play_out, table_of

LONG_NAMES = ("Bartholomäus Wolkenstein", "Maximiliane-Josephine")  # as long as may be


def named(page: Page, name: str) -> None:
    """Whoever sits at a page is called so from now on."""
    page.request.patch(urljoin(page.url, "/api/me"), data={"name": name})


def test_a_league_from_its_founding_to_its_second_contest(street: Street) -> None:
    host = street.person("/contests")
    named(host, LONG_NAMES[0])
    host.get_by_role("textbox", name="Name of the league").fill("Fridays at the Wolkensteins’")
    host.get_by_role("button", name="Found a league").click()
    expect(host.get_by_role("heading", level=1, name="Fridays at")).to_be_visible()
    assert faults(host) == []
    assert overflows(host) == {}
    host.set_viewport_size({"width": 1280, "height": 800})
    link = host.get_by_role("textbox", name="Link to this league").input_value()
    guest = street.person(link.removeprefix(street.server.address), viewport=PHONE, has_touch=True)
    named(guest, LONG_NAMES[1])
    expect(guest.get_by_role("heading", name="Next contest")).to_have_count(0)
    guest.get_by_role("button", name="Join the league").click()
    host.get_by_role("combobox", name="Game").select_option("panstwa")
    host.get_by_role("combobox", name="Seats at a table").select_option("2")
    host.get_by_role("combobox", name="Who meets whom").select_option("robin")
    host.get_by_role("button", name="Make a contest").click()
    expect(host.get_by_role("link", name="League: Fridays at")).to_be_visible()
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("button", name="Leave the contest")).to_be_visible()
    guest.get_by_role("button", name="Start the contest").click()  # anybody of the league may
    expect(host.get_by_role("heading", name="Round 1")).to_be_visible()
    play(street, host, guest)
    host.get_by_role("link", name="League: Fridays at").click()
    expect(host.get_by_role("heading", name="Standings")).to_be_visible()
    expect(host.get_by_role("row")).to_have_count(3)
    won = host.get_by_role("row").filter(has_text="12")
    expect(won.get_by_role("cell").last).to_have_text("12")
    expect(host.get_by_role("listitem").filter(has_text="Państwa")).to_contain_text("Won by")
    assert faults(host) == []
    assert overflows(host) == {}
    host.get_by_role("button", name="Once more: Państwa").click()
    expect(host.get_by_text("everybody meets everybody, tables of 2")).to_be_visible()
    host.goto(f"{street.server.address}/contests")
    expect(host.get_by_role("listitem").filter(has_text="Fridays")).to_contain_text(
        "a contest waits"
    )
    assert faults(host) == []


def play(street: Street, host: Page, guest: Page) -> None:
    """The one round of two, to its end, and back to the contest."""
    for page in (host, guest):
        page.get_by_role("button", name="To your table").click()
    play_out([host, guest], street.server, table_of(host))
    host.get_by_role("button", name="To the contest").click()
    expect(host.locator("[data-part=stage]")).to_contain_text("Won by")
