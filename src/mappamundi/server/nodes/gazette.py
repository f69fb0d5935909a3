"""What concerns every node: lobbies, who is connected where, who may not come in any more."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from mappamundi.server.hall.closing import shut_here
from mappamundi.server.hall.news import (
    Changed,
    Evicted,
    InMemory,
    Reloaded,
    Renamed,
    Restored,
    SentAway,
    Shut,
)
from mappamundi.server.nodes.letters import parcels
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.roll import Roll, rolls
from mappamundi.server.nodes.words import AnyWord, Attendance, Listed, Moved
from mappamundi.server.store import patiently
from mappamundi.server.table.deeds import PLAYING, TALK
from mappamundi.server.table.listing import Listing
from mappamundi.server.table.table import Table

if TYPE_CHECKING:
    from mappamundi.server.house import House

MOMENT = 0.1  # seconds for which news of lobbies are gathered
UNHEARD = 20.0  # seconds without a word of an open table, or a node, after which it is no more
KEPT: tuple[InMemory, ...] = ("measures", "bonds", "devices")
CLOSED = "table-is-closed"


class Gazette:
    """Tells all nodes what has happened here, and does here what has happened elsewhere."""

    def __init__(self, house: House, post: Post) -> None:
        self.house = house
        self.post = post
        self._people: dict[str, set[str]] = {}  # node -> who is connected there
        self._rolls: defaultdict[str, Roll] = defaultdict(Roll)  # of other nodes
        self._number = 0  # of our own
        self._news: dict[str, tuple[Table, str]] = {}
        self._moves: dict[str, bool] = {}  # person -> have they come?
        self._heard: dict[str, tuple[str, float]] = {}  # table of another node -> whose, and when
        self._is_called = False

    def list(self, table: Table, kind: str) -> None:
        """Tell the other lobbies in a moment how a table stands then."""
        if kind in TALK or not any(chair.person for chair in table.kept.chairs):
            return
        _, before = self._news.get(table.id, (table, kind))
        self._news[table.id] = (table, before if kind in PLAYING else kind)
        self._call()

    def comes(self, person: str, is_here: bool) -> None:
        """Tell the others in a moment that somebody has come, or gone."""
        self._moves[person] = is_here
        self._call()

    def is_elsewhere(self, person: str) -> bool:
        """Is somebody connected to another node?"""
        return any(person in people for people in self._people.values())

    def is_at(self, node: str, person: str) -> bool:
        """Is somebody connected to this other node?"""
        return person in self._people.get(node, ())

    def elsewhere(self) -> set[str]:
        """Everybody who is connected to other nodes."""
        return set().union(*self._people.values())

    def announce(self) -> None:
        """Say everything there is to be known of this node: whoever missed something has it now."""
        tables = self.house.hall.tables.values()
        shown = [each.listing for each in tables if self.house.hall.lobby.has(each.id)]
        self._number += 1
        for part in rolls(self._number, self.house.hub.present, shown):
            self.post.tell_all(part)
        self._forget(monotonic() - UNHEARD)

    def gone(self, node: str) -> None:
        """Nobody is connected to a node that is no more."""
        self._people.pop(node, None)
        self._rolls.pop(node, None)

    async def reread(self) -> None:
        """Read anew what every node has in memory: something may have been missed."""
        for what in KEPT:
            await self._reread(what)
        await self.house.hall.read_marks()

    def hear(self, node: str, word: AnyWord) -> None:
        """Do here what has happened elsewhere."""
        hall, hub = self.house.hall, self.house.hub
        match word:
            case Listed(tables):
                for listing, kind in tables:
                    self._list(node, listing, kind)
            case Attendance():
                self._call_roll(node, word)
            case Moved(came, went):
                there = self._people.setdefault(node, set())
                there.difference_update(went)
                there.update(came)
            case Renamed(person):
                hub.rename_here(person)
            case SentAway(person):
                hub.send_away_here(person)
            case Evicted(place):
                hub.clear_here(place)
            case Shut(table, reason):
                (hall.closed if reason == CLOSED else hall.discarded).add(table)
                hall.spawn(shut_here(hall, table, reason))
            case Restored(table):
                hall.discarded.discard(table)
            case Reloaded(tables):
                hall.reload_here(tables)
            case Changed(what):
                hall.spawn(patiently(partial(self._reread, what)))
            case _:
                pass

    async def _reread(self, what: InMemory) -> None:
        house = self.house
        match what:
            case "measures":
                await house.measures.open()
            case "bonds":
                await house.bonds.open()
            case "devices":
                await house.devices.open()

    def _list(self, node: str, listing: Listing, kind: str) -> None:
        if listing.id in self.house.hall.tables:
            return  # news from before it came here
        self._heard[listing.id] = (node, monotonic())
        self.house.hall.lobby.change(listing, kind)
        if listing.is_over:
            self.house.hall.makers.forget(listing.id)
            self._drop(listing.id)

    def _call_roll(self, node: str, part: Attendance) -> None:
        """These are the people and open tables of a node; once all parts are here, no others."""
        roll = self._rolls[node]
        is_whole = roll.add(part)
        self._people.setdefault(node, set()).update(part.people)
        self._renew(node, part.tables)
        if is_whole:
            self._people[node] = roll.people
            known = {table for table, (whose, _) in self._heard.items() if whose == node}
            for table in known - roll.tables:
                if self.house.hall.lobby.has(table):
                    self._drop(table)

    def _renew(self, node: str, tables: Iterable[Listing]) -> None:
        lobby = self.house.hall.lobby
        for listing in tables:
            if lobby.has(listing.id) and listing.id not in self.house.hall.tables:
                lobby.renew(listing)
                self._heard[listing.id] = (node, monotonic())
            else:
                self._list(node, listing, "make")

    def _forget(self, before: float) -> None:
        for node in [each for each in self._people if self._rolls[each].heard < before]:
            self.gone(node)
        for table, (_, at) in list(self._heard.items()):
            if at < before:
                self._drop(table)

    def _drop(self, table: str) -> None:
        del self._heard[table]
        if table not in self.house.hall.tables:
            self.house.hall.lobby.forget(table)

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_later(MOMENT, self._tell)

    def _tell(self) -> None:
        self._is_called = False
        if self._news:
            listings = [(table.listing, kind) for table, kind in self._news.values()]
            for some in parcels(listings):
                self.post.tell_all(Listed(some))
        for moves in parcels(list(self._moves.items())):
            came = [person for person, is_here in moves if is_here]
            went = [person for person, is_here in moves if not is_here]
            self.post.tell_all(Moved(came, went))
        self._news, self._moves = {}, {}
