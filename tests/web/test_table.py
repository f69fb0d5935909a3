"""What every table has around its board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.people import Street, invite, made, play_on, play_out, table_of

from mappamundi.game import GAMES

ASKING = re.compile("^(Lay|Place|Pass|Send|Play|I doubt|My guess)")


def sit_down(street: Street, slug: str = "null_nichtig", **wishes: Any) -> tuple[Page, str]:
    page = street.person(**wishes)
    page.get_by_role("button", name=f"Play now: {GAMES[slug].title}").click()
    return page, table_of(page)


@pytest.fixture
def finished(street: Street) -> Page:
    """Somebody at a table where a game has just ended."""
    page = street.person()
    table = made(page, game="null_nichtig", bots="novice")
    play_on(page, street.server, table)
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    return page


def test_the_result_is_written_as_on_a_sheet(finished: Page) -> None:
    result = finished.get_by_role("region", name="Result")
    rows = result.locator("> table > tbody > tr")
    expect(rows).to_have_count(4)
    places = [int(row.locator("td").first.inner_text()) for row in rows.all()]
    assert places == sorted(places)
    assert places[0] == 1
    expect(result).to_contain_text("You")


def test_the_browser_checks_every_draw(finished: Page) -> None:
    finished.get_by_text("Were the draws fair?").click()
    finished.get_by_role("button", name="Check every draw").click()
    expect(finished.get_by_text("All is as promised")).to_be_visible()


def test_a_game_can_be_watched_again(finished: Page) -> None:
    finished.get_by_role("link", name="Watch it again").click()
    expect(finished.get_by_role("heading", level=1)).to_have_text("Null & Nichtig: replay")
    output = finished.locator("output")
    expect(output).to_contain_text("1 /")
    finished.get_by_role("button", name="One step on").click()
    expect(output).to_contain_text("2 /")
    finished.keyboard.press("ArrowRight")
    expect(output).to_contain_text("3 /")
    finished.get_by_role("combobox", name="Seen by").select_option("spectator")
    expect(output).to_contain_text("3 /")


@pytest.mark.parametrize("slug", GAMES)
def test_a_replay_asks_nobody_for_anything(street: Street, slug: str) -> None:
    page = street.person()
    table = made(page, game=slug, bots="novice")
    play_on(page, street.server, table)
    page.goto(f"{street.server.address}/replay/{table}")
    board = page.locator("main .board").last
    expect(board).to_be_visible()
    for _ in range(15):
        page.keyboard.press("ArrowRight")
        assert "Chosen." not in board.inner_text()
        assert board.get_by_role("button", name=ASKING).all() == []


def test_the_same_company_plays_again(finished: Page) -> None:
    before = finished.url
    finished.get_by_role("button", name="Play again").click()
    finished.wait_for_url(lambda url: url != before)
    expect(finished.get_by_role("list", name="Who sits at the table")).to_be_visible()
    expect(finished.get_by_role("region", name="You", exact=True)).to_be_visible()


@pytest.fixture
def friends(street: Street) -> tuple[Page, Page]:
    """Two people at a table where their game has just ended, the first of them the host."""
    host = street.person()
    table = made(host, game="panstwa", seats=2)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    expect(guest.get_by_role("list", name="Who sits at the table")).to_be_visible()
    play_out([host, guest], street.server, table)
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Result")).to_be_visible()
    return host, guest


def test_who_is_asked_to_play_again_joins_with_one_touch(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    before = guest.url
    host.get_by_role("button", name="Play again").click()
    start = host.get_by_role("button", name="Start")
    expect(host.get_by_text("has been asked")).to_be_visible()
    expect(start).to_be_disabled()
    expect(guest.get_by_text("wants to play again")).to_be_visible()
    assert guest.url == before
    guest.get_by_role("button", name="Join in").click()
    guest.wait_for_url(lambda url: url != before)
    start.click()
    expect(guest.get_by_role("list", name="Who sits at the table")).to_be_visible()


def test_who_does_not_want_to_says_so(street: Street, friends: tuple[Page, Page]) -> None:
    host, guest = friends
    guest.goto(street.server.address)
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("link", name="kept for you").click()
    expect(guest.get_by_role("button", name="Join in")).to_be_visible()
    guest.get_by_role("button", name="Not now").click()
    host.get_by_role("button", name="Fill 1 seat with a bot").click()
    host.get_by_role("button", name="Start").click()
    expect(host.get_by_role("list", name="Who sits at the table")).to_be_visible()


def test_words_and_reactions_reach_the_others(street: Street) -> None:
    host, table = invite(street)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("textbox", name="Say something").fill("Good luck!")
    host.get_by_role("button", name="Send", exact=True).click()
    expect(guest.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
    host.get_by_role("button", name="Fill 2 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("button", name="Bravo!").click()
    host.keyboard.press("c")
    expect(host.get_by_role("list", name="Chat")).to_contain_text("Bravo!")


def test_who_only_watches_has_nothing_to_do(street: Street) -> None:
    page, table = sit_down(street)
    other = street.person(f"/t/{table}")
    expect(other.get_by_text("Waiting for")).to_be_visible()
    expect(page.get_by_text("1 person is watching")).to_be_visible()
    other.get_by_role("button", name="Chat").click()
    expect(other.get_by_role("textbox", name="Say something")).to_be_hidden()
    expect(other.get_by_role("button", name="Leave the table")).to_be_hidden()


def test_a_master_can_be_asked(street: Street) -> None:
    page, _ = sit_down(street)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text("A master’s choice:")).to_be_visible()


def test_keys_open_what_they_promise(street: Street) -> None:
    page, _ = sit_down(street)
    expect(page.get_by_role("list", name="Story")).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="Null & Nichtig")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()  # while it is open, keys are its own
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_the_tab_says_whose_turn_it_is(street: Street) -> None:
    page, _ = sit_down(street)
    expect(page).to_have_title("● Your turn: Null & Nichtig – Mappamundi")


def test_the_story_is_told_in_the_language_of_its_reader(street: Street) -> None:
    page, _ = sit_down(street)
    story = page.get_by_role("list", name="Story")
    expect(story).to_contain_text("13 cards each")
    page.goto(street.server.address)
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("combobox", name="Sprache")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.go_back()
    expect(page.get_by_role("list", name="Verlauf")).to_contain_text("13 Karten")
