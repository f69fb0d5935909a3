"""The hall: all tables of this server, those in memory and those that are only in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

import structlog
from sqlalchemy import select

from mappamundi.errors import Refusal
from mappamundi.server import keeper
from mappamundi.server.alarms import Alarms
from mappamundi.server.clock import HOUR, now
from mappamundi.server.expiry import ROUND, expire
from mappamundi.server.happenings import Made
from mappamundi.server.loading import Loaded, Lost, alarms, fetch, gather, marked
from mappamundi.server.lobby import LobbyRoom
from mappamundi.server.makers import Makers, tables_of
from mappamundi.server.metrics import METRICS
from mappamundi.server.order import Order
from mappamundi.server.people import People
from mappamundi.server.protocol import Level, Person, Setting
from mappamundi.server.quarantine import Quarantine, SetAside, leavers
from mappamundi.server.requests import Stand, Start
from mappamundi.server.settings import ServerSettings
from mappamundi.server.standins import stand_ins
from mappamundi.server.store import Entry, Store, patiently
from mappamundi.server.store.schema import IS_THERE, TABLES
from mappamundi.server.succession import give_up, hand_over, turn_away
from mappamundi.server.table import Table
from mappamundi.server.talk import Talk
from mappamundi.server.thinking import Thinkers
from mappamundi.server.turns import Turns
from mappamundi.server.workshop import Workshop, at_once

LOG = structlog.get_logger()
RECENT = 24 * HOUR  # since when a table was opened that is still in the lobby after a restart
SWEEP = 30.0  # seconds between two looks for tables that nobody needs

Visit: TypeAlias = Callable[[Table], None]


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
        self.quarantine = Quarantine(store, people, self.workshop)
        self.turns = Turns()
        self.makers = Makers(store, settings)
        self.tables: dict[str, Table] = {}
        self.closed: set[str] = set()  # by the operator, for good
        self.discarded: set[str] = set()  # by the only person there, for a while
        self.is_muted: Callable[[str], bool] = lambda person: False
        self.on_end: list[Callable[[Table], None]] = []  # told of every table that is over
        self.on_kept: list[Callable[[Table, Entry], None]] = []  # told of everything that is kept
        self.leaving: set[str] = set()  # tables that are being taken away
        self._round = 0  # when to look for such the next time
        self.loads: dict[str, asyncio.Task[Table]] = {}
        self.alarms = Alarms(self._ring)
        self._tasks: set[asyncio.Task[object]] = set()
        self._sweeper: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """Take up what was going on when the server stopped."""
        self.closed = await marked(self.store, TABLES.c.closed)
        self.discarded = await marked(self.store, TABLES.c.discarded)
        for table, alarm in await alarms(self.store):
            self.alarms.set(table, alarm)
        recent = (TABLES.c.status == "open") & TABLES.c.is_public & (TABLES.c.made > now() - RECENT)
        for row in await self.store.fetch(select(TABLES.c.id).where(recent, IS_THERE)):
            with suppress(Lost):
                await self.table(row.id)
        self._sweeper = asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def close(self) -> None:
        """Stop all tables, bots and thinking."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.alarms.close()
        for table in self.tables.values():
            table.retire()

    async def make(
        self, setting: Setting, host: Person, bots: Level | None = None, address: str = ""
    ) -> Table:
        """A new table; with bots in all other seats it begins at once."""
        table = await self.found(keeper.made(setting, host.id, bots), host, address)
        if bots is not None:
            table.submit(Order(Start(table.id, "start-at-once"), host.id))
        return table

    async def found(
        self, happened: Made, host: Person, address: str, secret: bytes | None = None
    ) -> Table:
        """A table that was made so, perhaps with a game that was begun elsewhere by this secret."""
        name, at = keeper.new_id(), now()
        entry, changes = keeper.opened(name, happened, at, secret)
        async with self.makers.place(name, host.id, address):
            await self.store.append([entry], *changes)
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
        then: Visit,
        sorry: Callable[[Refusal], None],
        is_patient: bool = False,
    ) -> None:
        """Do something with a table, at once or as soon as it is in memory.

        Who is patient waits for a store that is in trouble, others are told of it.
        """
        if name in self.tables:
            then(self.tables[name])
        else:
            self.spawn(self._visit(name, then, sorry, is_patient))

    async def tables_of(self, person: str) -> list[Table]:
        """The tables where somebody sits and that are not over, less those set aside."""
        found = []
        for row in await self.store.fetch(tables_of(person)):
            with suppress(Lost):
                found.append(await self.table(row.id))
        return found

    def changed(self, table: Table, entry: Entry) -> None:
        """Something was kept: the lobby hears of it, and others if it was the end."""
        self.lobby.change(table, entry.kind)
        for hear in self.on_kept:
            hear(table, entry)
        if entry.kind == "rematch" and table.standing.follower is not None:
            self.visit(
                table.standing.follower, self._announce, lambda refusal: None, is_patient=True
            )
        if entry.kind == "sit" and entry.person:
            self.spawn(patiently(partial(self.people.keep, entry.person)))
        if table.standing.status == "over" and entry.state is not None:
            self.makers.forget(table.id)
            for tell in self.on_end:
                tell(table)

    def let_go(self, name: str) -> bool:
        """Take a table out of memory for good; not one that somebody needs just now."""
        table = self.tables.get(name)
        is_needed = table is not None and not table.is_idle(now(), 0.0)
        if is_needed or name in self.loads or name in self.quarantine:
            return False
        if table is not None:
            self._forget(table)
        self.alarms.set(name, None)
        self.makers.forget(name)
        self.leaving.add(name)
        return True

    def begin_again(self, table: Table) -> None:
        """What a table has in memory is not what was kept: load it anew for those who look."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if self.store.trouble is not None:
            turn_away(table, self.store.trouble)
        self.spawn(self._begin_again(table))

    def reload(self, tables: Iterable[str]) -> None:
        """The logs of these tables were changed in the store: take them up anew."""
        for table in tables:
            if table in self.tables:
                self.tables[table].submit(Table.begin_again)

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside everything else; if it fails, say so."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("failed", error=repr(task.exception()))

    def _announce(self, table: Table) -> None:
        """Show a kept seat in the lobby to those it is kept for."""
        self.lobby.change(table, "make")

    def _ring(self, name: str) -> None:
        self.visit(name, Table.ring, lambda refusal: None, is_patient=True)

    async def _visit(
        self, name: str, then: Visit, sorry: Callable[[Refusal], None], is_patient: bool
    ) -> None:
        find = partial(self.table, name)
        try:
            table = await (patiently(find) if is_patient else find())
        except Refusal as refusal:
            sorry(refusal)
        else:
            then(table)

    async def _load(self, name: str) -> Table:
        try:
            if name in self.closed:
                raise Lost("table-is-closed")
            if name in self.discarded:
                raise Lost("table-is-discarded")
            loaded = await self._taken_up(name)
            faces = await self.people.persons(loaded.people)
            left = await leavers(self.store, name, loaded.standing)
            table = self._put(name, loaded, faces)
            for person in left:
                table.submit(Order(Stand(name, f"left-aside-{loaded.standing.version}"), person))
            return table
        finally:
            del self.loads[name]

    async def _taken_up(self, name: str) -> Loaded:
        """Where a table stands; one whose log cannot be run is set aside."""
        entries, secret = await fetch(self.store, name)
        try:
            return await self.workshop.do(gather(entries, secret))
        except Exception as error:
            raise self.quarantine.put(name, error) from error

    def _put(self, name: str, loaded: Loaded, faces: Mapping[str, Person]) -> Table:
        """Take a table into memory."""
        table = Table(name, loaded.standing, self, faces)
        table.versions = loaded.versions
        self.tables[name] = table
        METRICS.tables.set(len(self.tables))
        self.lobby.change(table, "make")
        table.ring()
        return table

    async def _begin_again(self, table: Table) -> None:
        try:
            heir = await patiently(partial(self.table, table.id))
        except Lost as refusal:
            give_up(table, refusal)
        else:
            hand_over(table, heir)

    def _sweep(self) -> None:
        """Let those tables go that nobody has looked at for a while; alarms stay set."""
        at = now()
        for table in list(self.tables.values()):
            if table.is_idle(at, self.settings.idle_minutes):
                self._forget(table)
        if at >= self._round:
            self._round = at + ROUND
            self.spawn(expire(self))
        METRICS.tables.set(len(self.tables))
        self.makers.forget_old()
        self._sweeper = asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def _forget(self, table: Table) -> None:
        """A table leaves memory, and the lobby with it."""
        del self.tables[table.id]
        table.retire()
        self.lobby.forget(table)
