"""From the front page to a table, alone and with friends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.people import PHONE, Street, invite, table_of

from mappamundi.game import GAMES


def start(page: Page, title: str) -> str:
    page.get_by_role("button", name=f"Play now: {title}").click()
    return table_of(page)


@pytest.mark.parametrize("slug", GAMES)
def test_one_click_and_a_game_runs(street: Street, slug: str) -> None:
    page = street.person()
    start(page, GAMES[slug].title)
    expect(page.get_by_role("heading", level=1, name=GAMES[slug].title)).to_be_visible()
    expect(page.get_by_role("list", name="Who sits at the table")).to_contain_text("You")
    expect(page.get_by_role("list", name="Story").get_by_role("listitem").first).to_be_visible()


def test_the_name_given_can_be_changed_and_stays(street: Street) -> None:
    page = street.person()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("textbox", name="Your name").fill("Ada Lovelace")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("You are Ada Lovelace.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are Ada Lovelace.")).to_be_visible()


def test_a_name_that_cannot_be_is_refused_in_words(street: Street) -> None:
    page = street.person()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("textbox", name="Your name").fill("   ")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".toast.bad")).to_be_visible()


def test_friends_come_by_a_link_sit_down_and_play(street: Street) -> None:
    host, table = invite(street)
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    assert link == f"{street.server.address}/t/{table}"
    expect(host.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    guest = street.person(f"/t/{table}", viewport=PHONE, has_touch=True)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text("that is you")).to_be_visible()
    expect(host.get_by_text(re.compile("2 seats are still free"))).to_be_visible()
    host.get_by_role("button", name="Fill 2 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1, name="Null & Nichtig")).to_be_visible()


def test_an_open_table_is_offered_to_everyone_at_once(street: Street) -> None:
    watcher = street.person()
    host = street.person()
    host.get_by_role("button", name="With friends: Countries").click()
    host.get_by_text("More options").click()
    host.get_by_role("checkbox", name="Everyone can see the table").check()
    host.get_by_role("button", name="Open the table").click()
    table = table_of(host)
    offered = watcher.locator(f'a[href="/t/{table}"]')
    expect(offered).to_be_visible()
    offered.click()
    expect(watcher.get_by_role("button", name="Sit here").first).to_be_visible()


def test_my_tables_are_on_the_front_page(street: Street) -> None:
    page = street.person()
    table = start(page, "Null & Nichtig")
    page.get_by_role("link", name="To the front page").click()
    row = page.locator(f'a[href="/t/{table}"]')
    expect(row).to_contain_text("Your turn")


def test_who_leaves_can_come_back_to_the_seat(street: Street) -> None:
    host, table = invite(street)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Fill 2 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    guest.wait_for_url(street.server.address + "/")
    guest.goto(f"{street.server.address}/t/{table}")
    guest.get_by_role("button", name="Sit down again").click()
    expect(guest.get_by_text("A bot plays for you.")).to_be_hidden()


@pytest.mark.parametrize(
    ("locale", "headline"),
    [
        ("de-AT", "Fünf Spiele auf dem Tuch der Welt"),
        ("fr-CA", "Cinq jeux sur la nappe du monde"),
        ("pl-PL", "Pięć gier na obrusie świata"),
        ("ja-JP", "Five games on the cloth of the world"),
    ],
)
def test_the_language_follows_the_browser(street: Street, locale: str, headline: str) -> None:
    page = street.person(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(headline)


def test_the_language_can_be_switched_and_stays(street: Street) -> None:
    page = street.person()
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pięć gier na obrusie świata")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pięć gier na obrusie świata")
    assert page.evaluate("document.documentElement.lang") == "pl"
