"""Games against bots in the browser itself: no server is asked for anything."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect
from web.hands import Hand, Press, by_keyboard, by_mouse
from web.homes import take_a_turn, watch_again
from web.looks import faults
from web.people import Street, made, play_on, play_out, table_of

from mappamundi.game import GAMES
from mappamundi.log import load, loads, verify

HERE = "~"  # begins the names of tables in a browser
TASTE = """localStorage['mappamundi.taste'] = JSON.stringify(
    {"%s": {opponents: 1, level: "novice", isRace: false}})"""
NEEDED = r"/(TablePage|countries)-"  # without which there is no table to see
# Scripts that a page has fetched since a time.
FETCHED = """(time) => performance.getEntriesByType("resource")
    .filter((each) => each.startTime > time && each.name.endsWith(".js"))
    .map((each) => each.name)"""
# A table by rules that come after those of the pages.
FROM_THE_FUTURE = """table => new Promise((resolve) => {
  indexedDB.open("mappamundi").onsuccess = ({ target: { result: base } }) => {
    const writing = base.transaction("tables", "readwrite");
    writing.oncomplete = () => resolve(base.close());
    const tables = writing.objectStore("tables");
    tables.get(table).onsuccess = ({ target: { result } }) => tables.put({ ...result, rules: 99 });
  };
})"""


def start(page: Page, slug: str) -> str:
    """One click to a table; nobody is asked for anything but files of the pages."""
    with silence(page):
        page.get_by_role("button", name=f"Play now: {GAMES[slug].title}").click()
        table = table_of(page)
        expect(page.get_by_role("heading", level=1, name=GAMES[slug].title)).to_be_visible()
    assert table.startswith(HERE)
    return table


@contextmanager
def silence(page: Page) -> Iterator[None]:
    """The server answers nothing meanwhile."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(request.url)

    page.wait_for_load_state("networkidle")
    page.on("request", note)
    yield
    page.remove_listener("request", note)
    assert asked == []


def duel(street: Street, slug: str) -> Page:
    """Somebody whose games have one opponent, so that they are short."""
    page = street.person(is_here=True)
    page.evaluate(TASTE % slug)
    page.reload()
    start(page, slug)
    return page


@pytest.mark.parametrize("slug", GAMES)
def test_one_click_and_a_game_runs_here(street: Street, slug: str) -> None:
    page = street.person(is_here=True)
    start(page, slug)
    expect(page.locator("main [data-person]").filter(has_text="You").first).to_be_visible()
    expect(page.get_by_role("list", name="Story").get_by_role("listitem").first).to_be_visible()
    assert faults(page) == []


def test_a_game_is_ready_before_it_is_clicked(street: Street) -> None:
    """Whoever points at a game finds its page and its board there when they click."""
    page = street.person(is_here=True)
    page.get_by_role("button", name="Play now: Countries").hover()
    expect(page.locator("link[rel=stylesheet][href*='/countries-']")).to_have_count(1)
    before = page.evaluate("performance.now()")
    start(page, "countries")
    expect(page.locator("main .board")).to_be_visible()
    late = [name for name in page.evaluate(FETCHED, before) if re.search(NEEDED, name)]
    assert late == []


@pytest.mark.parametrize(("slug", "press"), [("panstwa", by_keyboard), ("countries", by_mouse)])
def test_a_whole_game_is_played_checked_and_watched_again(
    street: Street, slug: str, press: Press, tmp_path: Path
) -> None:
    page = duel(street, slug)
    with silence(page):
        Hand(page, press).play(slug)
        page.get_by_text("Were the draws fair?").click()
        page.get_by_role("button", name="Check every draw").click()
        expect(page.get_by_text("All is as promised")).to_be_visible()
        watch_again(page, tmp_path / "log.json")


def test_the_same_bots_play_again(street: Street) -> None:
    page = duel(street, "panstwa")
    Hand(page, by_mouse).play("panstwa")
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("list", name="Who sits at the table")).to_be_visible()


def test_whoever_closes_the_page_finds_the_table_as_it_was(street: Street) -> None:
    page = street.person(is_here=True)
    table = start(page, "null_nichtig")
    for _ in range(3):
        page.locator(".hand button:not([disabled])").first.click()
    page.get_by_role("button", name="Lay them down").click()
    story = page.get_by_role("list", name="Story")
    expect(story.get_by_text("Ready: You.")).to_have_count(1)
    told = story.get_by_text("Round 1").first.inner_text()
    page.close()
    again = street.tab(page.context, "/")
    go_on = again.get_by_role("link", name="Go on: Null & Nichtig")
    expect(go_on).to_have_attribute("href", f"/t/{table}")
    go_on.click()
    story = again.get_by_role("list", name="Story")
    expect(story.get_by_text("Ready: You.")).to_have_count(1)
    expect(story.get_by_text("Round 1").first).to_have_text(told)
    expect(again.locator(".hand button:not([disabled])").first).to_be_visible()


def test_a_game_whose_rules_are_not_here_is_kept_and_handed_out(
    street: Street, tmp_path: Path
) -> None:
    page = street.person(is_here=True)
    table = start(page, "panstwa")
    expect(page.get_by_role("list", name="Story").get_by_role("listitem").first).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    page.get_by_role("link", name="Go on: Państwa").wait_for()
    page.evaluate(FROM_THE_FUTURE, table)
    page.goto(f"{street.server.address}/t/{table}")
    expect(page.get_by_role("heading", name="do not know the rules of this game")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    download.value.save_as(tmp_path / "log.json")
    log = json.loads((tmp_path / "log.json").read_text(encoding="utf-8"))
    log["rules"] = GAMES["panstwa"].version
    assert verify(loads(json.dumps(log))) > 0
    page.get_by_role("link", name="See the games and open tables").click()
    page.get_by_role("button", name="Put away the unfinished game: Państwa").click()
    expect(page.get_by_role("button", name="Play now: Państwa")).to_be_visible()


def test_an_unfinished_game_makes_room_and_can_be_had_back(street: Street) -> None:
    page = street.person(is_here=True)
    first = start(page, "null_nichtig")
    page.get_by_role("link", name="To the front page").click()
    page.get_by_role("button", name="New game: Null & Nichtig").click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_url(f"**/t/{first}")
    page.get_by_role("link", name="To the front page").click()
    page.get_by_role("button", name="Put away the unfinished game: Null & Nichtig").click()
    expect(page.get_by_role("button", name="Play now: Null & Nichtig")).to_be_visible()
    page.goto(f"{street.server.address}/t/{first}")
    page.get_by_role("button", name="Take it out again").click()
    expect(page.get_by_role("list", name="Who sits at the table")).to_be_visible()


def test_a_hint_comes_from_here_in_every_language(street: Street) -> None:
    page = street.person(is_here=True, locale="pl-PL")
    page.get_by_role("button", name="Państwa").first.wait_for()
    with silence(page):
        page.locator("article").filter(has_text="Null & Nichtig").locator("button.main").click()
        table_of(page)
        page.locator(".turn .mine").first.wait_for()
        page.keyboard.press("h")
        expect(page.locator("[data-part=hint]")).to_be_visible()


def test_a_game_of_the_server_is_looked_back_at_here(street: Street) -> None:
    """The log is asked for once; steps, eyes and draws are this browser's own affair."""
    page = street.person(is_here=True)
    table = made(page, game="panstwa", bots="novice")
    play_on(page, street.server, table)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.get_by_text("Were the draws fair?").click()
    page.get_by_role("button", name="Check every draw").click()
    expect(page.get_by_text("All is as promised")).to_be_visible()
    page.get_by_role("link", name="Watch it again").click()
    output, board = page.locator("output"), page.locator("main .board").last
    expect(output).to_contain_text("1 /")
    steps = int(output.inner_text().partition("/")[2])
    for key, number in (("ArrowRight", 2), ("End", steps), ("ArrowLeft", steps - 1), ("Home", 1)):
        page.keyboard.press(key)
        expect(output).to_have_text(f"{number} / {steps}")
        expect(board).to_be_visible()
    for eyes in ("spectator", "0", "all"):
        page.get_by_role("combobox", name="Seen by").select_option(eyes)
        expect(board).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(output).to_have_text(f"{steps} / {steps}")
    page.get_by_role("slider").fill("3")
    expect(output).to_have_text(f"4 / {steps}")
    assert [path for path in asked if f"/tables/{table}" in path] == [f"/api/tables/{table}/game"]


def test_a_game_that_was_begun_here_goes_on_with_a_friend(street: Street) -> None:
    ada = duel(street, "panstwa")
    expect(ada.locator("main [data-person]").filter(has_text="You").first).to_be_visible()
    ada.get_by_role("button", name="Chat", exact=True).click()
    ada.get_by_role("button", name="Go on with friends").click()
    ada.wait_for_url(lambda url: "/t/" in url and HERE not in url)
    table = table_of(ada)
    expect(ada.get_by_text("You have begun this game on your device")).to_be_visible()
    ben = street.person(f"/t/{table}", is_here=True)
    expect(ben.get_by_text("has begun this game on their own device")).to_be_visible()
    ben.get_by_role("button", name="Sit down", exact=True).click()
    expect(ben.get_by_text("that is you")).to_be_visible()
    ada.get_by_role("button", name="Go on", exact=True).click()
    expect(
        ben.get_by_role("list", name="Story").get_by_text("This game was begun on")
    ).to_be_visible()
    play_out([ada, ben], street.server, table)
    for page in (ada, ben):
        page.get_by_text("Were the draws fair?").click()
        page.get_by_role("button", name="Check every draw").click()
        expect(page.get_by_text("All is as promised")).to_be_visible()
    ada.goto(street.server.address)
    expect(ada.get_by_role("button", name="Play now: Państwa")).to_be_visible()


def test_a_game_goes_on_from_a_file_in_another_browser(street: Street, tmp_path: Path) -> None:
    page = duel(street, "panstwa")
    take_a_turn(page, "panstwa")
    page.get_by_role("button", name="Chat", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this game to a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    begun = load(file)
    assert verify(begun) > 0
    other = street.person("/game", is_here=True)
    with silence(other):
        other.locator("input[type=file]").set_input_files(file)
        assert table_of(other).startswith(HERE)
        assert (begun.secret or "-") not in other.url
        Hand(other, by_mouse).play("panstwa")
        watch_again(other, tmp_path / "log.json")
    ended = load(tmp_path / "log.json")
    assert ended.actions[: len(begun.actions)] == begun.actions
    assert ended.commitment == begun.commitment


def test_whoever_signs_out_says_what_becomes_of_the_games_here(street: Street) -> None:
    page = street.person(is_here=True)
    start(page, "panstwa")
    for is_ticked, name in ((False, "Go on: Państwa"), (True, "Play now: Państwa")):
        page.goto(f"{street.server.address}/me")
        page.get_by_role("checkbox", name="Delete the games of this device").set_checked(is_ticked)
        page.get_by_role("button", name="Sign out here").click()
        page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        page.wait_for_url(street.server.address + "/")
        expect(page.get_by_label(name)).to_be_visible()


def test_games_of_this_device_are_their_persons_own(street: Street, tmp_path: Path) -> None:
    page = duel(street, "panstwa")
    table = table_of(page)
    Hand(page, by_mouse).play("panstwa")
    page.goto(f"{street.server.address}/me")
    page.get_by_role("link", name="My games and ratings").click()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Państwa"))
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(page.get_by_text("on this device alone")).to_be_visible()
    expect(page.get_by_text("Favourite cards")).to_be_visible()
    listed = page.get_by_role("listitem").filter(has_text="Państwa").get_by_role("link")
    expect(listed).to_have_attribute("href", f"/replay/{table}")
    page.goto(f"{street.server.address}/me")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the games of this device").click()
    download.value.save_as(tmp_path / "games.json")
    assert table in (tmp_path / "games.json").read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    page.wait_for_url(street.server.address + "/")
    page.goto(f"{street.server.address}/t/{table}")
    expect(page.get_by_text("There is no such table")).to_be_visible()
