"""What a game must act out, and what its rounds have brought, as the server's news say."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

Told = dict[str, Any]
View = dict[str, Any]
DECIDED = 99  # the step at which a field of Länder toppen! has its best card marked
STRUCK = {"pingvasion-struck", "pingvasion-destroyed"}
VERDICTS = {"countries-row-right", "countries-row-wrong"}
SHOWS = {"laender-toppen-shows", "laender-toppen-shows-joker"}


@dataclass(frozen=True)
class News:
    """One change of a table, as the server has told it to a seat."""

    before: View
    view: View
    told: list[Told]
    at: int  # how many sentences were told before it
    outcome: dict[str, Any] | None

    def all(self, *messages: str) -> list[Told]:
        """The arguments of what was told in these words."""
        return [each["arguments"] for each in self.told if each["message"] in messages]

    def has(self, *messages: str) -> bool:
        return any(each["message"] in messages for each in self.told)


class Wire:
    """Listens to what the server tells a page about its table."""

    def __init__(self, page: Page) -> None:
        self.news: list[News] = []
        self.base: News | None = None  # the table as the page has found it
        self.seat = 0
        self._version = -1
        self._told = 0
        self._view: View = {}
        page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        reply = json.loads(payload)
        if reply.get("type") != "table" or reply["version"] <= self._version:
            return
        lines = [each for each in reply.get("story") or [] if each["version"] > self._version]
        told = [each["told"] for each in lines]
        before, self._view = self._view, reply.get("view") or self._view
        self.seat = reply.get("seat", self.seat)
        if not before:
            self.base = News(self._view, self._view, told, 0, None)
        else:
            self.news.append(News(before, self._view, told, self._told, reply.get("outcome")))
        self._told += len(told)
        self._version = reply["version"]

    @property
    def all(self) -> list[News]:
        """From the beginning on."""
        return [*([self.base] if self.base else []), *self.news]

    def since(self, told: int) -> list[News]:
        """What came once so many sentences had been told."""
        return [each for each in self.news if each.at >= told]


def staged(slug: str, news: list[News]) -> list[str]:
    """Every step of every scene, in order."""
    return [step for each in news for step in (*ACTED[slug](each), *dealt(slug, each))]


def dealt(slug: str, news: News) -> Iterator[str]:
    """Cards that come into a hand are seen to come."""
    if slug == "panstwa":
        return
    held = [
        [card for team in view["teams"] for card in team["hand"]]
        if slug == "countries"
        else view["hand"]
        for view in (news.before, news.view)
    ]
    if not set(held[1]) <= set(held[0]):
        yield "deal 0 0"


def tricks(news: News) -> Iterator[str]:
    for taken in news.all("null-nichtig-took"):
        yield "trick -1 1"
        yield f"trick {taken['seat']} 2"
        if news.has("null-nichtig-scored"):
            yield "ends 0 0"


def fields(news: News) -> Iterator[str]:
    """Of a field nobody has put anything on, nothing is seen."""
    field, cards = 0, 0
    for each in news.told:
        if each["message"] == "laender-toppen-turned":
            field, cards = each["arguments"]["field"], 0
        elif each["message"] in SHOWS:
            cards += 1
            yield f"reveal {field} {cards}"
        elif each["message"] in ("laender-toppen-took", "laender-toppen-level"):
            yield f"reveal {field} {DECIDED}"


def rows(news: News) -> Iterator[str]:
    """As many steps as cards lay there, the first before any is turned, and one for the verdict."""
    if news.has(*VERDICTS):
        turned = len(news.all("countries-figure"))
        for step in range(turned + 2):
            yield f"turn {news.before['last'] or 0} {step}"


def troops(news: News) -> Iterator[str]:
    if news.has("pingvasion-revealed"):
        yield f"reveal {news.view['round']} 1"
        if news.has(*STRUCK):
            yield f"reveal {news.view['round']} 2"
        yield f"reveal {news.view['round']} 3"


def dice(news: News) -> Iterator[str]:
    if news.has("panstwa-turned"):
        for die in range(5):
            yield f"count {die} {die + 1}"
    for rolled in news.all("panstwa-rolled"):
        yield f"roll {rolled['seat']} 0"


ACTED: dict[str, Callable[[News], Iterator[str]]] = {
    "null_nichtig": tricks,
    "laender_toppen": fields,
    "countries": rows,
    "pingvasion": troops,
    "panstwa": dice,
}
