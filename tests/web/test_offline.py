"""Without a network: whoever has been here once plays, reads and looks up as ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.servers import Running
from web.homes import KEPT, Home, play_through

from mappamundi.game import GAMES


@pytest.fixture(scope="module")
def away(
    browser: Browser,
    launching: dict[str, Any],
    pages: None,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Home, str]]:
    """A browser whose owner has seen the front page once; now network and server are gone."""
    folder = tmp_path_factory.mktemp("away")
    running = Running(folder, f"sqlite:///{folder / 'server.db'}")
    running.start()
    home = Home(browser, launching, folder / "profile")
    page = home.open(f"{running.address}/")
    page.wait_for_function(KEPT)
    home.close()
    running.kill()
    home.is_offline = True
    yield home, running.address
    home.close()
    assert home.troubles == []


@pytest.fixture
def home(away: tuple[Home, str]) -> Iterator[Home]:
    """The same, closed again whatever happens."""
    yield away[0]
    away[0].close()


@pytest.fixture
def address(away: tuple[Home, str]) -> str:
    return away[1]


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_is_played_and_watched_without_a_network(
    home: Home, address: str, slug: str, tmp_path: Path
) -> None:
    play_through(home, f"{address}/", slug, tmp_path)


def test_a_master_has_its_network_without_one(home: Home, address: str) -> None:
    page = home.open(f"{address}/")
    page.get_by_role("button", name="Play now: Null & Nichtig").click()
    page.locator(".turn .mine").first.wait_for()
    with page.context.expect_event("response", lambda each: "network" in each.url) as response:
        page.keyboard.press("h")
    assert response.value.ok
    expect(page.locator("[data-part=hint]")).to_be_visible()


def test_pages_are_read_without_a_network(home: Home, address: str) -> None:
    page = home.open(f"{address}/rules/panstwa")
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.get_by_role("navigation", name="Zasady")).to_be_visible()
    page.reload()
    expect(page.get_by_role("navigation", name="Zasady")).to_be_visible()
    page.get_by_role("combobox", name="Język").select_option("en")
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.get_by_role("region", name="Your teacher")).to_be_visible()
    page.goto(f"{address}/atlas")
    page.get_by_role("searchbox").fill("Poland")
    page.get_by_role("button", name="Poland").first.click()
    picture = page.get_by_role("dialog").locator("img")
    assert picture.evaluate("each => each.decode().then(() => each.naturalWidth > 0)")


def test_what_needs_the_server_says_so(home: Home, address: str) -> None:
    page = home.open(f"{address}/")
    together = page.get_by_role("region", name="With other people")
    expect(together).to_contain_text("You are offline.")
    expect(page.get_by_role("button", name="With friends")).to_have_count(0)
    expect(page.get_by_role("link", name="Print", exact=False)).to_have_count(0)
    page.get_by_role("button", name="Choose options: Pingvasion").click()
    choices = page.get_by_role("dialog").get_by_role("combobox").first.locator("option")
    assert not any("friends" in each for each in choices.all_inner_texts())
    for path in ("t/AAAAAAAAAAAAAAAAAAAA", "replay/AAAAAAAAAAAAAAAAAAAA", "friend#token"):
        page.goto(f"{address}/{path}")
        expect(page.get_by_role("heading", name="This needs the server")).to_be_visible()
    page.goto(f"{address}/me")
    expect(page.get_by_text("What the server knows of you")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    page.get_by_role("link", name="My games and ratings").click()
    expect(page.get_by_text("these are the games of this device")).to_be_visible()
    page.goto(f"{address}/atlas")
    expect(page.get_by_text("They come from the server")).to_be_visible()


def test_whoever_comes_back_finds_everything(
    browser: Browser, launching: dict[str, Any], frail: Running, tmp_path: Path
) -> None:
    home = Home(browser, launching, tmp_path / "profile")
    page = home.open(f"{frail.address}/")
    page.wait_for_function(KEPT)
    name = page.get_by_role("main").locator("p.name").inner_text()
    page.get_by_role("button", name="Play now: Pingvasion").click()
    page.get_by_role("list", name="Story").wait_for()
    frail.kill()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.go_back()  # to a table that misses no line
    expect(page.get_by_text("No connection.")).to_be_hidden()
    page.goto(f"{frail.address}/")
    expect(page.get_by_role("main").locator("p.name")).to_have_text(name)
    expect(page.get_by_role("button", name="Choose options: Pingvasion")).to_be_visible()
    frail.start()
    expect(page.get_by_role("button", name="With friends: Pingvasion")).to_be_visible()
    expect(page.get_by_text("Nobody is waiting for others just now.")).to_be_visible()
    home.close()
    assert home.troubles == []
