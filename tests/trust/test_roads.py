"""S1, S2 over HTTP: whatever a server hands out of a running game, by whichever road."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import msgspec
import pytest
from server.houses import house as built
from server.houses import visitor
from server.kept import keep_match, played
from trust.aliases import give_aliases, named
from trust.untouched import Untouched

from mappamundi.errors import BadLog
from mappamundi.game import GAMES
from mappamundi.log import Log
from mappamundi.match import Match
from mappamundi.nature import Secure
from mappamundi.record import SPECTATOR
from mappamundi.server.house import House
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.store import open_store

LONGEST = 40  # decisions of a game before somebody looks
ROADS = [each for each in ENDPOINTS if each.method == "GET" and "{table}" in each.path]
REFUSED = {"/api/tables/{table}/game", "/api/tables/{table}/draws"}  # until a game is over


@asynccontextmanager
async def opened(home: Path) -> AsyncIterator[House]:
    store = open_store(f"sqlite:///{home / 'tables.db'}")
    await store.open()
    try:
        yield built(store, home)
    finally:
        await store.close()


class Party:
    """People who have come to a house: as many as there are seats, and a stranger."""

    def __init__(self, house: House, seats: int) -> None:
        self.house = house
        self.seats = seats
        self.viewers = (*range(seats), SPECTATOR)
        self.clients: dict[int, httpx.AsyncClient] = {}
        self.names: list[str] = []

    async def come(self, stack: AsyncExitStack) -> None:
        for viewer in self.viewers:
            client = await stack.enter_async_context(visitor(self.house))
            self.clients[viewer] = client
            person = (await client.get("/api/me")).json()["person"]["id"]
            if viewer != SPECTATOR:
                self.names.append(person)

    async def keep(self, match: Match, nature: Secure) -> str:
        return await keep_match(self.house.store, self.names, match, nature)

    async def handed(self, viewer: int, table: str) -> dict[str, str]:
        """All that a viewer gets who asks for everything, by any eyes; by the address."""
        found = {}
        for road in ROADS:
            eyes = ("spectator", "all", *map(str, range(self.seats)))
            for query in [f"?as={each}" for each in eyes] if "as" in road.in_query else [""]:
                answer = await self.clients[viewer].get(road.path.format(table=table) + query)
                assert answer.status_code in (200, 403), answer.text
                assert road.path not in REFUSED or answer.status_code == 403
                found[road.path + query] = answer.text.replace(table, "TABLE")
        return found


def permuted(log: Log, cards: set[str], luck: Random) -> Log:
    """The same game, with these cards in each other's places."""
    places = sorted(cards)
    other = dict(zip(places, luck.sample(places, len(places)), strict=True))
    if not other:
        return log
    word = re.compile("|".join(other))
    lines = [word.sub(lambda found: other[found[0]], line) for line in log.actions]
    return msgspec.structs.replace(log, actions=lines)


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_hidden_is_handed_out_of_a_running_game(
    slug: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    aliases = give_aliases(slug, monkeypatch, seed=1)
    games = often(3, 100)
    searched, dealt, pairs = asyncio.run(asked(slug, aliases, tmp_path, games))
    assert searched > 0
    assert (pairs > 0) == (dealt > 0), "cards lie hidden, and were never permuted"
    figures("S1", road="http", game=slug, games=games, bytes=searched)
    figures("S2", road="http", game=slug, pairs=pairs)


class Found(NamedTuple):
    """What came of asking."""

    searched: int = 0  # bytes that were handed out
    dealt: int = 0  # cards that lay hidden before somebody who asked
    pairs: int = 0  # games that were compared with a twin


async def asked(slug: str, aliases: set[str], home: Path, games: int) -> Found:
    """Ask for everything of games that are running, and of their twins."""
    async with opened(home) as house, AsyncExitStack() as stack:
        party = Party(house, GAMES[slug].seats.start)
        await party.come(stack)
        found = [await look_at_one(slug, aliases, party, seed) for seed in range(games)]
    return Found(*map(sum, zip(*found, strict=True)))


async def look_at_one(slug: str, aliases: set[str], party: Party, seed: int) -> Found:
    match, nature = running(slug, party.seats, Random(seed))
    hidden = Untouched(match.game, party.seats, match.log.options, party.viewers, aliases)
    hidden.follow(match.log.actions)
    table = await party.keep(match, nature)
    searched = dealt = pairs = 0
    for viewer in party.viewers:
        cards = hidden.cards[viewer]
        handed = await party.handed(viewer, table)
        for road, text in handed.items():
            assert not named(text, cards), (viewer, road, named(text, cards))
            assert nature.secret.hex() not in text, road
            searched += len(text)
        dealt += len(named(" ".join(match.log.actions), cards))
        other = twin(match, cards, nature, Random(seed))
        if other is not None:
            assert await party.handed(viewer, await party.keep(other, nature)) == handed, viewer
            pairs += 1
    return Found(searched, dealt, pairs)


def running(slug: str, seats: int, luck: Random) -> tuple[Match, Secure]:
    """A game that somebody is in the middle of."""
    decisions = luck.randrange(LONGEST)
    while True:
        match, nature = played(slug, seats, decisions, seed=luck.randrange(1000))
        if not match.is_over:
            return match, nature
        decisions //= 2


def twin(match: Match, cards: set[str], nature: Secure, luck: Random) -> Match | None:
    """The same game with hidden cards permuted, or None where the rules would not allow that."""
    log = permuted(match.log, cards, luck)
    if log.actions == match.log.actions:
        return None
    try:
        other = Match.resume(log, nature)
    except BadLog:  # somebody would have had to follow suit
        return None
    return None if other.is_over else other
