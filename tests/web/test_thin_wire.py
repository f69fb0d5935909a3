"""A browser that has the rules makes of what its person may know what the server would show."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from server.servers import Running
from web.hands import Hand, by_mouse
from web.people import Street, made
from web.test_boards import REASONS, SHORT

from mappamundi.game import GAMES

SHOWN = {"view", "legal", "can_take_back"}


class Ear:
    """Hears what a page is sent of its table."""

    def __init__(self, page: Page) -> None:
        self.news: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: self._open(socket))

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: bytes | str) -> None:
        news = json.loads(frame)
        if news["type"] == "table":
            self.news.append(news)

    @property
    def courses(self) -> list[dict[str, Any]]:
        """What came as how it went on."""
        return [news for news in self.news if "course" in news]


def sits_down(street: Street, slug: str) -> tuple[Page, Ear]:
    """Somebody at a table of the server, whose browser has the rules."""
    page = street.person(is_here=True)
    ear = Ear(page)
    made(page, game=slug, bots="novice", **SHORT[slug])
    return page, ear


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_is_played_by_what_is_known(street: Street, slug: str) -> None:
    """Nothing of a view crosses the wire once the rules are there, and nothing is asked again."""
    page, ear = sits_down(street, slug)
    Hand(page, by_mouse).play(slug)
    expect(page.locator("[data-part=reason]")).to_have_text(REASONS[slug])
    begun = next(place for place, news in enumerate(ear.news) if "known" in news)
    assert len(ear.courses) > 5
    later = ear.news[begun + 1 :]
    assert not [news for news in later if SHOWN & news.keys()]
    assert [news["since"] for news in later] == [news["version"] for news in ear.news[begun:-1]]


def test_whose_line_is_cut_goes_on_by_what_is_known(street: Street, frail: Running) -> None:
    """Another server has nothing in memory: what was missed is shown, and nothing after it."""
    street.server = frail
    page, ear = sits_down(street, "null_nichtig")
    hand = Hand(page, by_mouse)
    while not ear.courses:
        hand.put_away()
        if not hand.null_nichtig():
            page.wait_for_timeout(50)
    frail.kill()
    ear.news.clear()
    frail.start()
    hand.play("null_nichtig")
    expect(page.locator("[data-part=reason]")).to_have_text(REASONS["null_nichtig"])
    assert len(ear.courses) > 5
