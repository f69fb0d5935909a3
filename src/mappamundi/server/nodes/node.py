"""One of several equal servers: what its own house must know of the others, and they of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Executable, ScalarSelect, select

from mappamundi.server.hall.cluster import Elsewhere
from mappamundi.server.hall.loading import Lost, alarms, recent
from mappamundi.server.hall.news import AnyNews, Changed
from mappamundi.server.nodes.bursar import Bursar
from mappamundi.server.nodes.bus import Bus, Unanswered
from mappamundi.server.nodes.crew import Crewmate
from mappamundi.server.nodes.embassy import Embassy
from mappamundi.server.nodes.gazette import Gazette
from mappamundi.server.nodes.handover import Handover
from mappamundi.server.nodes.life import Life
from mappamundi.server.nodes.outposts import Outposts
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.tenure import Tenure
from mappamundi.server.nodes.words import (
    Answered,
    AnyWord,
    Departed,
    Frame,
    HintWanted,
    ListingGiven,
    Looks,
    LooksAway,
    NodeAnswer,
    NodeQuestion,
    NotHere,
    PassedOrder,
    PlacesGiven,
    Spent,
    TableGiven,
    Taken,
    Unseen,
    WantFigures,
    WantListing,
    WantMatch,
    WantTakenUp,
    WantWhereabouts,
)
from mappamundi.server.protocol import Person
from mappamundi.server.store.leases import Leases
from mappamundi.server.store.schema import HOLDINGS, NODES, TABLES
from mappamundi.server.table.listing import Listing
from mappamundi.server.table.place import TablePlace
from mappamundi.server.table.table import Table

if TYPE_CHECKING:
    from mappamundi.server.house import House

TRIES = 3  # at a question that nobody answers
NO_CREW = Crewmate()


class ServerNode:
    """Talks to the other nodes for a house."""

    def __init__(self, house: House, bus: Bus, leases: Leases, crew: Crewmate = NO_CREW) -> None:
        self.house = house
        self.crew = crew
        self.hall = house.hall
        self.bus = bus
        self.leases = leases
        self.tenure = Tenure(leases)
        self.post = Post(bus, self._hear, self._reply)
        self.embassy = Embassy(self.hall, self.post)
        self.outposts = Outposts(self.hall, self.post)
        self.gazette = Gazette(house, self.post)
        self.bursar = Bursar(house, self.post, self)
        self.life = Life(self)
        self.handover = Handover(self.hall, self.post, self.tenure)

    def join(self) -> None:
        """Be the node of the house from now on."""
        house = self.house
        house.hall.cluster = self
        house.measures.changed = partial(self.tell, Changed("measures"))
        house.bonds.changed = partial(self.tell, Changed("bonds"))
        house.devices.changed = partial(self.tell, Changed("devices"))
        self.bursar.join()

    @property
    def node(self) -> str:
        """The name of the lease under which this node writes."""
        return self.tenure.node

    @property
    def others(self) -> set[str]:
        """Who else is alive."""
        return set(self.life.peers) - {self.node}

    @property
    def is_left_out(self) -> bool:
        """Have others taken over what was here, while this one cannot talk to them?"""
        return self.life.is_left_out

    async def open(self) -> None:
        """Come to life, holding nothing yet."""
        await self.bus.open()
        await self.leases.open()
        await self.post.open()
        await self.tenure.enter(self.post.move)

    def begin(self) -> None:
        """Stay alive, and look after what is said."""
        self.life.begin()

    async def leave(self) -> None:
        """Hand all tables to the others, who are told; nothing that is kept is lost."""
        await self.life.leave()

    async def close(self) -> None:
        """Disconnect."""
        await self.life.end()
        await self.bus.close()
        await self.leases.close()

    async def claim(self, table: str) -> None:
        """Hold a table from now on, unless it is `Elsewhere`."""
        await self.tenure.claim(table)

    async def pass_on(self, table: str) -> None:
        """Give back a table that cannot be taken up here; it is `Elsewhere` if it can be there."""
        await self.handover.pass_on(table, self.others)

    def made(self, table: str) -> Sequence[Executable]:
        """What to keep with a table that is made here, so that it is held here."""
        return self.tenure.made(table)

    def release(self, tables: Iterable[str]) -> None:
        """Hold tables no more that nobody needs in memory; those that must be woken stay."""
        free = [each for each in tables if each in self.tenure and each not in self.hall.alarms]
        if free:
            self.hall.spawn(self.tenure.release(free))

    async def due(self) -> Sequence[tuple[str, int]]:
        """Hold the tables that nobody does and that must do something by themselves."""
        living = select(HOLDINGS.c.table).join(NODES, NODES.c.id == HOLDINGS.c.node)
        unheld = await alarms(self.hall.store, TABLES.c.id.not_in(living))
        able = [table for table, _ in unheld if table not in self.hall.quarantine]
        taken = await self.tenure.adopt(able)
        return [(table, alarm) for table, alarm in unheld if table in taken]

    async def inherit(self) -> None:
        """Go on with what others have left to this node."""
        new = await self.tenure.inherit()
        if not new:
            return
        aside = {each for each in new if each in self.hall.quarantine}
        if aside:
            await self.tenure.release(aside)
        for table, alarm in await alarms(self.hall.store, TABLES.c.id.in_(self._held())):
            if table in new:
                self.hall.alarms.set(table, alarm)
        for table in await recent(self.hall.store):
            if table in new:
                self.hall.take_up(table)
        await self.house.recorder.catch_up()

    def _held(self) -> ScalarSelect[str]:
        return select(HOLDINGS.c.table).where(HOLDINGS.c.node == self.node).scalar_subquery()

    def fenced(self) -> None:
        """The lease is gone: nothing is held any more."""
        self.tenure.lose()
        self.life.hurry()

    def arrived(self, table: Table) -> None:
        """A table is in memory here, whoever had it before."""
        self.tenure.arrived(table.id)
        self.outposts.come_home(table)

    def outpost(self, table: str) -> TablePlace | None:
        """A table that is known to be on another node."""
        return self.outposts.find(table)

    def reach(self, table: str, node: str) -> TablePlace:
        """A table that was just found to be on another node."""
        return self.outposts.at(table, node)

    async def listing(self, table: str, node: str, person: str) -> Listing:
        """A table on another node, as a lobby knows it."""
        for _ in range(TRIES):
            try:
                given = await self.post.ask(node, WantListing(table, person))
            except Unanswered:
                try:
                    return (await self.hall.table(table)).listing  # it has come here meanwhile
                except Elsewhere as elsewhere:
                    node = elsewhere.node
            else:
                assert isinstance(given, ListingGiven)
                return given.listing
        raise Lost("table-away")

    async def match(self, game: str, person: Person, address: str) -> str | None:
        """A table for somebody, if another node is to find it: one does, so that people meet."""
        leader = min(self.life.peers, default=self.node)
        if leader == self.node:
            return None
        try:
            given = await self.post.ask(leader, WantMatch(game, person, address))
        except Unanswered:
            return None  # whoever it is next time: this one need not wait
        assert isinstance(given, TableGiven)
        return given.table

    async def whereabouts(self, person: str) -> set[str]:
        """From where somebody is connected to other nodes now."""
        found: set[str] = set()
        for node in self.others:
            try:
                given = await self.post.ask(node, WantWhereabouts(person))
            except Unanswered:
                continue
            assert isinstance(given, PlacesGiven)
            found |= set(given.places)
        return found

    async def figures(self) -> dict[str, bytes]:
        """What all processes behind this one's socket have counted, where there are several."""
        return await self.crew.figures(self.post, self.others)

    def list(self, table: Table, kind: str) -> None:
        """Tell the lobbies of other nodes what has happened at a table."""
        self.gazette.list(table, kind)

    def tell(self, news: AnyNews) -> None:
        """Let it happen on the other nodes, too."""
        self.post.tell_all(news)

    def comes(self, person: str, is_here: bool) -> None:
        """Tell the other nodes that somebody is connected here, or not any more."""
        self.gazette.comes(person, is_here)

    def is_elsewhere(self, person: str) -> bool:
        """Is somebody connected to another node?"""
        return self.gazette.is_elsewhere(person)

    def is_at(self, node: str, person: str) -> bool:
        """Is somebody connected to this other node?"""
        return self.gazette.is_at(node, person)

    def elsewhere(self) -> set[str]:
        """Everybody who is connected to other nodes."""
        return self.gazette.elsewhere()

    def gone(self, node: str) -> None:
        """A node is no more: find out who has its tables, and take up those left to us."""
        self.embassy.gone(node)
        self.gazette.gone(node)
        self.outposts.gone(node)
        self.life.hurry()

    def _hear(self, node: str, word: AnyWord) -> None:
        match word:
            case Looks() | LooksAway() | PassedOrder() | HintWanted():
                self.embassy.hear(node, word)
            case Answered() | Frame() | Unseen() | NotHere():
                self.outposts.hear(node, word)
            case Spent() | Taken():
                self.bursar.hear(node, word)
            case Departed(gone):
                self.gone(gone)
            case _:
                self.gazette.hear(node, word)

    async def _reply(self, question: NodeQuestion) -> NodeAnswer:
        match question:
            case WantListing(table, person):
                return ListingGiven(await self._own_listing(table, person))
            case WantMatch(game, person, address):
                return TableGiven(await self.house.matchmaker.match_here(game, person, address))
            case WantWhereabouts(person):
                return PlacesGiven(sorted(self.house.hub.whereabouts(person)))
            case WantTakenUp(table):
                return TableGiven(await self.handover.take_up(table))
            case WantFigures():
                return self.crew.tell(question)

    async def _own_listing(self, table: str, person: str) -> Listing:
        """How a table stands; who asks has been told that it is held here."""
        return await self.hall.listing(table, person)
