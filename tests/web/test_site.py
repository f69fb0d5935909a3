"""A static site, in a folder of a host that knows nothing of us: `python -m http.server`."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from web.asking import until
from web.homes import KEPT, Home, play_through
from web.looks import faults, overflows
from web.pseudo import speak_pseudo

from mappamundi.server.http.site import FILES
from mappamundi.server.publishing import LIST, publish

FOLDER = "some/where"  # of the host
VERSIONS = "() => caches.keys().then((names) => names.length)"
NONE_OPEN = "() => navigator.locks.query().then(({ held }) => held.length === 0)"
NEWER = "A new version is ready."


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Host:
    """A web host with files in a folder."""

    def __init__(self, root: Path) -> None:
        self.folder = root / FOLDER
        publish(FILES, self.folder)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root)))
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def renew(self, gone: str) -> None:
        """Put another version there, without one of the files."""
        worker = self.folder / "sw.js"
        line, _, code = worker.read_text().partition(";\n")
        kept = json.loads(line.removeprefix(LIST))
        kept["files"] = [each for each in kept["files"] if not each.startswith(f"assets/{gone}")]
        kept["version"] = "another"
        worker.write_text(f"{LIST}{json.dumps(kept)};\n{code}")
        for path in (self.folder / "assets").glob(f"{gone}*"):
            path.unlink()


@pytest.fixture
def host(pages: None, tmp_path: Path) -> Iterator[Host]:
    opened = Host(tmp_path / "host")
    yield opened
    opened.stop()


@pytest.fixture
def home(browser: Browser, launching: dict[str, Any], tmp_path: Path) -> Iterator[Home]:
    opened = Home(browser, launching, tmp_path / "profile")
    yield opened
    opened.close()
    assert opened.troubles == []


@pytest.mark.parametrize("slug", ["panstwa", "pingvasion"])
def test_a_whole_game_is_played_and_watched(
    host: Host, home: Home, slug: str, tmp_path: Path
) -> None:
    play_through(home, host.address, slug, tmp_path)
    for each in home.asked:
        assert each.startswith(host.address)
        assert not urlsplit(each).path.startswith(("/api", f"/{FOLDER}/api"))


def test_an_address_holds_when_the_page_is_loaded_again(host: Host, home: Home) -> None:
    page = home.open(host.address)
    page.get_by_role("link", name="Rules: Państwa").click()
    page.wait_for_url(f"{host.address}#/rules/panstwa")
    page.get_by_role("combobox", name="Language").select_option("de")
    page.wait_for_function(KEPT)
    host.stop()
    page.reload()
    expect(page.get_by_role("navigation", name="Regeln")).to_be_visible()
    page.goto(f"{host.address}index.html#/atlas")
    expect(page.get_by_role("heading", level=1, name="Atlas")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skips to the content
    assert page.evaluate("document.activeElement.id") == "main"
    assert page.url.endswith("#/atlas")
    page.go_back()
    expect(page.get_by_role("navigation", name="Regeln")).to_be_visible()


def test_it_knows_who_plays_and_what_it_cannot_do(host: Host, home: Home) -> None:
    page = home.open(f"{host.address}#/me")
    page.get_by_role("button", name="Change").click()
    page.get_by_role("textbox", name="Your name").fill("Ibn Battuta")
    page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="violet").click()
    page.reload()
    expect(page.get_by_role("main").get_by_text("You are Ibn Battuta.")).to_be_visible()
    expect(page.get_by_role("button", name="violet")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", level=1, name="Ibn Battuta")).to_be_visible()
    expect(page.get_by_text("is kept here alone")).to_be_visible()
    page.get_by_role("link", name="Mappamundi").click()
    expect(page.get_by_text("There is no server behind these pages.")).to_be_visible()
    page.goto(f"{host.address}#/atlas")
    expect(page.get_by_text("“mappamundi print”")).to_be_visible()
    expect(page.get_by_role("link", name="PDF")).to_have_count(0)
    for path in (
        "t/AAAAAAAAAAAAAAAAAAAA",
        "replay/AAAAAAAAAAAAAAAAAAAA",
        "people/somebody",
        "admin",
    ):
        page.goto(f"{host.address}#/{path}")
        expect(page.get_by_role("heading", name="This needs a server")).to_be_visible()
    assert all(each.startswith(host.address) for each in home.asked)
    page.goto(f"{host.address}#/me")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    page.wait_for_url(f"{host.address}#/")
    expect(page.get_by_role("main").locator("p.name")).to_be_visible()
    expect(page.get_by_text("Ibn Battuta")).to_have_count(0)


def test_nobody_is_kept_out_and_long_words_fit(host: Host, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    page = context.new_page()
    speak_pseudo(page)
    page.goto(host.address)
    for path in ("", "#/me", "#/friend"):
        page.goto(host.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(page) == [], path
        assert overflows(page) == {}, path
    page.goto(host.address)
    page.locator("article .ways button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    assert overflows(page) == {}
    context.close()


def test_a_new_version_is_told_of_and_takes_nothing_away(host: Host, home: Home) -> None:
    playing = home.open(host.address)
    playing.wait_for_function(KEPT)
    playing.get_by_role("button", name="Play now: Null & Nichtig").click()
    playing.get_by_role("list", name="Story").wait_for()
    host.renew(gone="RulesPage")
    reading = home.tab(host.address)
    expect(reading.get_by_text(NEWER)).to_be_visible()
    assert faults(reading) == []
    assert overflows(reading) == {}
    expect(playing.get_by_text(NEWER)).to_have_count(0)
    reading.get_by_role("button", name="Reload").click()
    expect(reading.get_by_text(NEWER)).to_have_count(0)
    assert reading.evaluate(VERSIONS) == 2
    # The page that is still of the old version has all of it, though the host has not.
    playing.get_by_role("link", name="To the front page").click()
    playing.get_by_role("link", name="Rules: Null & Nichtig").click()
    expect(playing.get_by_role("heading", level=1).first).to_contain_text("Null & Nichtig")
    beside = home.tab(f"{host.address}icon.svg")
    for page in (playing, reading):
        page.close()
    until(beside, NONE_OPEN)
    again = home.tab(host.address)
    expect(again.get_by_role("link", name="Go on: Null & Nichtig")).to_be_visible()
    until(again, f"() => ({VERSIONS})().then((count) => count === 1)")
