"""What there is to see: pages, and every phase of every game, reached in any language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from server.client import Client
from server.servers import Running
from web.people import made, play_on

from mappamundi.game import GAMES

ANY = next(iter(GAMES))
GATHERING = "null_nichtig"  # a game in which all decide at once at the start
PAGES = {
    "front": "/",
    "atlas": "/atlas",
    "world": "/world",
    "contests": "/contests",
    "rules": f"/rules/{ANY}",
    "me": "/me",
}
MIDDLE = 3  # moves after which something lies on the table
MOST = 200  # moves in which what is waited for comes
A_LOOK = 250  # milliseconds that a move takes to be seen
# Scenes that are under way: what is turned is seen, and what becomes of it not yet or just now.
SCENES = {
    "laender_toppen": '[data-scene^="reveal"]:not([data-scene$=" 0"], [data-scene$=" 1"])',
    "pingvasion": '[data-scene^="reveal"][data-scene$=" 2"]',
    "null_nichtig": '[data-scene^="trick"][data-scene$=" 2"]',
    "panstwa": '[data-scene^="count"][data-scene$=" 3"]',
    "countries": '[data-scene^="turn"][data-scene$=" 2"]',
}
# What comes only now and then: game -> name of the phase -> where it is seen.
DECISIONS = {
    "laender_toppen": {"split": "[data-part=split] button:enabled"},
    "null_nichtig": {"follow": "[data-part=hand] button:disabled"},
    "countries": {"doubt": "[data-part=row] .in:nth-of-type(10)"},
}
SHORTEST: dict[str, dict[str, str]] = {
    "null_nichtig": {"end": "target", "target": "1"},
    "countries": {"rows": "3"},
}
SLIP = "[data-part=summary]"
IN_HAND = 'main :is([data-part~="hand"], [data-part=tiles]) button'


@dataclass(frozen=True)
class Guest:
    """Somebody who looks, where, and how a second person is brought in."""

    page: Page
    server: Running
    another: Callable[[], Page]

    def go(self, path: str) -> None:
        """Open a page; whoever asks for more before they know who they are is a stranger."""
        with self.page.expect_response("**/api/me"):
            self.page.goto(self.server.address + path)

    def sit(self, slug: str, tempo: str = "none", **wishes: Any) -> str:
        """A new table; how fast it is acted out is chosen before."""
        self.go("/")
        self.page.evaluate("tempo => localStorage['mappamundi.tempo'] = tempo", tempo)
        return made(self.page, game=slug, bots="novice", **wishes)

    def play(self, table: str, **how: Any) -> None:
        play_on(self.page, self.server, table, **how)

    def play_until(self, table: str, sign: str) -> None:
        """Move by move, until it is seen or the game is over."""
        shown = self.page.locator(sign).first
        for _ in range(MOST):
            if shown.is_visible() or self.page.locator("#result").is_visible():
                return
            self.play(table, most=1)
            self.page.wait_for_timeout(A_LOOK)


Visit = Callable[[Guest], None]


def opened(path: str) -> Visit:
    """A page as it is."""
    return lambda guest: guest.go(path)


def waiting(guest: Guest) -> None:
    """A table where friends are expected."""
    guest.go("/")
    made(guest.page, game=ANY)


def invited(guest: Guest) -> None:
    """What somebody sees who was sent the address of a table."""
    host = guest.another()
    host.goto(guest.server.address)
    table = made(host, game=ANY)
    guest.go(f"/t/{table}")


def seated(slug: str, moves: int = 0, **wishes: Any) -> Visit:
    """A game that has just begun, or after so many moves of somebody's."""

    def visit(guest: Guest) -> None:
        guest.play(guest.sit(slug, **wishes), most=moves)

    return visit


def reached(slug: str, sign: str) -> Visit:
    """A game played on until something is seen."""
    return lambda guest: guest.play_until(guest.sit(slug), sign)


def revealed(slug: str) -> Visit:
    """In the middle of what is acted out; one scene after another is seen to its end until then."""

    def visit(guest: Guest) -> None:
        page, sign = guest.page, "main" + SCENES[slug]
        page.clock.install()
        table = guest.sit(slug, "slow")
        page.locator("main .board").wait_for()
        for _ in range(MOST):
            if page.locator("main[data-scene]").count() == 0:
                guest.play(table, most=1)
            page.locator(f"{sign}, main:not([data-scene])").first.wait_for(state="attached")
            if page.locator(sign).count() > 0 or page.locator("#result").count() > 0:
                break
            page.wait_for_timeout(A_LOOK / 10)
        page.clock.pause_at(page.evaluate("Date.now()"))

    return visit


def hinted(slug: str) -> Visit:
    """A master's advice."""

    def visit(guest: Guest) -> None:
        guest.play(guest.sit(slug), most=MIDDLE)
        guest.page.locator("main .board").wait_for()
        guest.page.wait_for_timeout(A_LOOK)
        guest.page.keyboard.press("h")
        guest.page.locator("[data-part=hint]").wait_for()

    return visit


def asked(slug: str) -> Visit:
    """The large card of whatever is first in the hand."""

    def visit(guest: Guest) -> None:
        guest.play(guest.sit(slug), most=MIDDLE)
        guest.page.locator(IN_HAND).first.focus()
        guest.page.keyboard.press("i")
        guest.page.get_by_role("dialog").wait_for()

    return visit


def left(guest: Guest) -> None:
    """A friend for whom the table waits has gone."""

    guest.go("/")
    guest.page.wait_for_load_state("networkidle")
    kept: list[Any] = [*guest.page.context.cookies()]
    cookies = {each["name"]: each["value"] for each in kept}

    async def gather() -> str:
        host = Client(guest.server.address)
        host.http.cookies.update(cookies)
        async with host, Client(guest.server.address) as friend:
            table = await host.make(GATHERING, seats=3)
            await host.watch(table)
            await friend.watch(table)
            await friend.command(type="sit", table=table, seat=None)
            await host.command(type="seat-bots", table=table, level="novice", seats=None)
            await host.command(type="start", table=table)
        return table

    with ThreadPoolExecutor(1) as hand:  # the browser's own loop runs in this thread
        table = hand.submit(asyncio.run, gather()).result()
    guest.go(f"/t/{table}")
    guest.page.locator(".advice.away").wait_for()


def taught(slug: str) -> Visit:
    """A first game, and what is said there at the start."""

    def visit(guest: Guest) -> None:
        guest.go("/")
        guest.page.locator("article", has_text=GAMES[slug].title).get_by_role("button").last.click()
        guest.page.locator(".teacher").wait_for()

    return visit


def finished(slug: str, path: str, after: str = "") -> Visit:
    """A game that is over: its result, its replay, or what a master says of it."""

    def visit(guest: Guest) -> None:
        table = guest.sit(slug, options=SHORTEST.get(slug, {}))
        guest.play(table)
        guest.go(f"/{path}/{table}{after}")
        if after:
            guest.page.locator("[data-part=lookback]:not(:has(progress))").wait_for()

    return visit


def phases(slug: str) -> dict[str, Visit]:
    """All that one game shows, from its first move to what is said of it afterwards."""
    seats = GAMES[slug].seats
    return {
        "begun": seated(slug),
        "middle": seated(slug, MIDDLE),
        "few": seated(slug, MIDDLE, seats=seats.start),
        "full": seated(slug, MIDDLE, seats=seats.stop - 1),
        "reveal": revealed(slug),
        **{name: reached(slug, sign) for name, sign in DECISIONS.get(slug, {}).items()},
        "slip": reached(slug, SLIP),
        "hint": hinted(slug),
        "closer": asked(slug),
        "learn": taught(slug),
        "over": finished(slug, "t"),
        "replay": finished(slug, "replay"),
        "lookback": finished(slug, "replay", "/0/look"),
    }


def visits() -> dict[str, Visit]:
    """Everything there is to see, by name."""
    found = {name: opened(path) for name, path in PAGES.items()}
    found |= {"waiting": waiting, "invited": invited, "away": left}
    for slug in GAMES:
        found |= {f"{slug}-{name}": visit for name, visit in phases(slug).items()}
    return found
