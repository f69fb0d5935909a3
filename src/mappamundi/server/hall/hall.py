"""The hall: all tables of this server, those in memory and those that are only in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from sqlalchemy import Executable

from mappamundi.errors import Refusal
from mappamundi.server.hall.alarms import Alarms
from mappamundi.server.hall.chores import Chores
from mappamundi.server.hall.cluster import Alone, Cluster, Elsewhere
from mappamundi.server.hall.following import follow
from mappamundi.server.hall.loading import Loaded, Lost, fetch, gather, marked, recent
from mappamundi.server.hall.lobby import LobbyRoom
from mappamundi.server.hall.makers import Makers, tables_of
from mappamundi.server.hall.news import Reloaded
from mappamundi.server.hall.quarantine import Quarantine, SetAside, leavers
from mappamundi.server.hall.succession import begin_again
from mappamundi.server.hall.sweeping import Sweeper
from mappamundi.server.line.talk import Talk
from mappamundi.server.line.turns import Turns
from mappamundi.server.metrics import METRICS
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Level, Person, Setting
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Entry, Store, Unavailable, patiently
from mappamundi.server.store.changes import statements
from mappamundi.server.store.schema import TABLES
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.make import Made, made, new_id, opened
from mappamundi.server.table.deeds.stand import Stand
from mappamundi.server.table.deeds.start import Start
from mappamundi.server.table.listing import Listing
from mappamundi.server.table.order import Order
from mappamundi.server.table.place import TablePlace
from mappamundi.server.table.standins import stand_ins
from mappamundi.server.table.table import Table
from mappamundi.server.table.thinking import Thinkers
from mappamundi.server.visitors.seating import Seating
from mappamundi.server.workshop import Workshop, at_once

AtPlace: TypeAlias = Callable[[TablePlace], None]


class Hall:
    """Finds tables, makes them, wakes them in time, and lets those go that nobody needs."""

    def __init__(self, store: Store, people: People, settings: ServerSettings) -> None:
        self.store = store
        self.people = people
        self.settings = settings
        self.thinkers = Thinkers(is_searching=settings.bot_search, others=stand_ins(settings.bots))
        self.workshop = Workshop(rest=0.5)
        self.talk = Talk(settings.words_per_second, settings.words_at_once)
        self.lobby = LobbyRoom()
        self.cluster: Cluster = Alone(store)
        self.quarantine = Quarantine(store, people, self.workshop)
        self.turns = Turns()
        self.makers = Makers(store, settings)
        self.seating = Seating(store, settings.tables_per_bot)
        self.tables: dict[str, Table] = {}
        self.closed: set[str] = set()  # by the operator, for good
        self.discarded: set[str] = set()  # by the only person there, for a while
        self.is_muted: Callable[[str], bool] = lambda person: False
        self.on_end: list[Callable[[Table], None]] = []  # told of every table that is over
        self.on_kept: list[Callable[[Table, Entry], None]] = []  # told of everything that is kept
        self.leaving: set[str] = set()  # tables that are being taken away
        self.loads: dict[str, asyncio.Task[Table]] = {}
        self.alarms = Alarms(self._ring)
        self.chores = Chores()
        self.sweeper = Sweeper(self)

    async def open(self) -> None:
        """Take up what was going on when the server stopped."""
        await self.read_marks()
        for table, alarm in await self.cluster.due():
            self.alarms.set(table, alarm)
        for name in await recent(self.store):
            with suppress(Lost):
                await self.table(name)
        self.sweeper.begin()

    async def read_marks(self) -> None:
        """Read to which tables nobody comes."""
        self.closed = await marked(self.store, TABLES.c.closed)
        self.discarded = await marked(self.store, TABLES.c.discarded)

    def close(self) -> None:
        """Stop all tables, bots and thinking."""
        self.sweeper.end()
        self.alarms.close()
        for table in self.tables.values():
            table.retire()

    async def settle(self) -> None:
        """Nothing that was begun beside everything else outlives the store that it asks."""
        await self.chores.settle(self.loads.values())

    async def make(
        self, setting: Setting, host: Person, bots: Level | None = None, address: str = ""
    ) -> Table:
        """A new table; with bots in all other seats it begins at once."""
        table = await self.found(made(setting, host.id, bots), host, address)
        if bots is not None:
            table.submit(Order(Start(table.id, "start-at-once"), host.id))
        return table

    async def found(
        self,
        happened: Made,
        host: Person,
        address: str,
        secret: bytes | None = None,
        note: Callable[[str], Executable] | None = None,
    ) -> Table:
        """A table that was made so, perhaps with a secret there was before; and a note of it."""
        name, at = new_id(), now()
        entry, changes = opened(name, happened, at, secret)
        notes = () if note is None else (note(name),)
        async with self.makers.place(name, host.id, address):
            kept = (*statements(name, changes), *self.cluster.made(name), *notes)
            await self.store.append([entry], *kept, fence=self.cluster.node)
        work = gather([entry], secret)
        loaded = at_once(work) if secret is None else await self.workshop.do(work)
        return self._put(name, loaded, {host.id: host})

    async def table(self, name: str) -> Table:
        """A table, from the store if need be; many who ask at once wait for the same."""
        if name in self.leaving:
            raise Lost("no-such-table")
        if name in self.tables:
            return self.tables[name]
        if name in self.quarantine:
            raise SetAside
        if name not in self.loads:
            self.loads[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self.loads[name])

    def visit(
        self,
        name: str,
        then: AtPlace,
        sorry: Callable[[Refusal], None],
        is_patient: bool = False,
    ) -> None:
        """Do something with a table, at once or as soon as it is in memory.

        Who is patient waits for a store that is in trouble, others are told of it.
        """
        place = self.tables.get(name) or self.cluster.outpost(name)
        if place is not None:
            then(place)
        else:
            self.spawn(self._visit(name, then, sorry, is_patient))

    async def place(self, name: str) -> TablePlace:
        """A table, on whichever node it is."""
        place = self.tables.get(name) or self.cluster.outpost(name)
        if place is not None:
            return place
        try:
            return await self.table(name)
        except Elsewhere as elsewhere:
            return self.cluster.reach(name, elsewhere.node)

    async def listing(self, name: str, person: str) -> Listing:
        """A table as a lobby knows it, also one that was set aside."""
        try:
            return (await self.table(name)).listing
        except Elsewhere as elsewhere:
            return await self.cluster.listing(name, elsewhere.node, person)
        except SetAside:
            return Listing(await self.quarantine.summary(name, person))

    async def tables_of(self, person: str) -> list[Listing]:
        """The tables where somebody sits and that are not over."""
        found = []
        for row in await self.store.fetch(tables_of(person)):
            with suppress(Lost):
                found.append(await self.listing(row.id, person))
        return found

    def take_up(self, name: str, then: Callable[[Table], None] = Table.ring) -> None:
        """Have a table in memory, unless it cannot be here, and do something with it."""
        self.spawn(self._take_up(name, then))

    def kept(self, table: Table, entry: Entry) -> None:
        """A table has kept something."""
        follow(table, entry)

    def begin_again(self, table: Table) -> None:
        """What a table has in memory is not what was kept: let whoever looks look at another."""
        begin_again(table)

    def let_go(self, name: str) -> bool:
        """Take a table out of memory for good; not one that somebody needs just now."""
        table = self.tables.get(name)
        is_needed = table is not None and not table.is_idle(now(), 0.0)
        if is_needed or name in self.loads or name in self.quarantine:
            return False
        if table is not None:
            self.forget(table)
        self.alarms.set(name, None)
        self.makers.forget(name)
        self.leaving.add(name)
        return True

    def reload(self, tables: Iterable[str]) -> None:
        """The logs of these tables were changed in the store: take them up anew."""
        tables = list(tables)
        self.cluster.tell(Reloaded(tables))
        self.reload_here(tables)

    def reload_here(self, tables: Iterable[str]) -> None:
        """Take up anew those of these tables that are here."""
        for table in tables:
            if table in self.tables:
                self.tables[table].submit(Table.begin_again)

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside everything else; if it fails, say so."""
        self.chores.begin(work)

    def _ring(self, name: str) -> None:
        if name in self.tables:
            self.tables[name].ring()
        else:
            self.take_up(name, Table.ring)

    async def _take_up(self, name: str, then: Callable[[Table], None]) -> None:
        with suppress(Refusal):
            then(await patiently(partial(self.table, name)))

    async def _visit(
        self, name: str, then: AtPlace, sorry: Callable[[Refusal], None], is_patient: bool
    ) -> None:
        find = partial(self.place, name)
        try:
            place = await (patiently(find) if is_patient else find())
        except Refusal as refusal:
            sorry(refusal)
        else:
            then(place)

    async def _load(self, name: str) -> Table:
        try:
            if name in self.closed:
                raise Lost("table-is-closed")
            if name in self.discarded:
                raise Lost("table-is-discarded")
            node = self.cluster.node
            await self.cluster.claim(name)
            loaded = await self._taken_up(name)
            faces = await self.people.persons(loaded.people)
            left = await leavers(self.store, name, loaded.standing)
            if self.cluster.node != node:
                raise Unavailable  # it was claimed under a lease that is over
            table = self._put(name, loaded, faces)
            for person in left:
                table.submit(Order(Stand(name, f"left-aside-{loaded.standing.version}"), person))
            return table
        finally:
            del self.loads[name]

    async def _taken_up(self, name: str) -> Loaded:
        """Where a table stands; one whose log nobody can run is set aside."""
        entries, secret = await fetch(self.store, name)
        try:
            return await self.workshop.do(gather(entries, secret))
        except Exception as error:
            await self.cluster.pass_on(name)  # to a node of a newer release, perhaps
            raise self.quarantine.put(name, error) from error

    def _put(self, name: str, loaded: Loaded, faces: Mapping[str, Person]) -> Table:
        """Take a table into memory, once: it may be looked for while it is still being made."""
        if name in self.tables:
            return self.tables[name]
        table = Table(name, loaded.standing, self, faces)
        table.versions = loaded.versions
        self.tables[name] = table
        self.cluster.arrived(table)
        METRICS.tables.set(len(self.tables))
        self.lobby.change(table.listing, "make")
        self.cluster.list(table, "make")
        table.ring()
        return table

    def forget(self, table: Table) -> None:
        """A table leaves memory, and the lobby with it."""
        del self.tables[table.id]
        table.retire()
        self.lobby.forget(table.id)
