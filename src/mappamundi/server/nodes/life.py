"""How a node stays alive, notices that another is not, and what it does once it was taken for dead.

A node that cannot talk to the others lets its lease run out, so that somebody who can takes its
tables. Only who has been able to talk to all, and to the store, for as long as a lease lasts takes
anything from anybody: when the bus or the store was away for everybody, everybody lives on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Protocol

import structlog

from mappamundi.server.hall.hall import Hall
from mappamundi.server.house import House
from mappamundi.server.metrics import METRICS
from mappamundi.server.nodes.bursar import Bursar
from mappamundi.server.nodes.bus import Bus
from mappamundi.server.nodes.embassy import Embassy
from mappamundi.server.nodes.gazette import Gazette
from mappamundi.server.nodes.outposts import Outposts
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.tenure import Tenure
from mappamundi.server.nodes.words import Departed
from mappamundi.server.store import Unavailable, patiently
from mappamundi.server.store.leases import LEASE, Buried, Leases
from mappamundi.server.table.table import Table

LOG = structlog.get_logger()
ROUND = 0.5  # seconds between two renewals: a lease outlasts four that fail
BEAT = 0.25  # seconds between two looks for orders that nobody has answered
REMIND = 4  # beats between two reminders of who looks at what
ANNOUNCE = 20  # beats between two announcements of everything that there is to know
ADOPT = 120  # beats between two looks for tables that nobody holds
PARTING = 2.0  # seconds that tables have to keep what they were given, before they are handed over


class Living(Protocol):
    """What is alive."""

    house: House
    hall: Hall
    bus: Bus
    leases: Leases
    tenure: Tenure
    post: Post
    embassy: Embassy
    outposts: Outposts
    gazette: Gazette
    bursar: Bursar

    @property
    def node(self) -> str:
        """The name of its lease."""
        ...

    async def due(self) -> Sequence[tuple[str, int]]:
        """Hold the tables that nobody does and that must do something by themselves."""
        ...

    async def inherit(self) -> None:
        """Go on with what others have left to it."""

    def gone(self, node: str) -> None:
        """Another node is no more."""


class Life:
    """The rounds of one node."""

    def __init__(self, node: Living) -> None:
        self.node = node
        self.peers: list[str] = []  # who is alive, this node among them
        self.is_left_out = False  # cut off, and others have our tables
        self._calm: float | None = None  # since when everything could be reached
        self._is_cut = False
        self._is_stale = True  # may others have left something to this node?
        self._tasks: list[asyncio.Task[None]] = []
        self._hurry = asyncio.Event()

    def begin(self) -> None:
        """Begin the rounds."""
        self._tasks = [
            asyncio.create_task(self._live(), name="node-life"),
            asyncio.create_task(self._beat(), name="node-beat"),
        ]

    async def end(self) -> None:
        """End the rounds."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hurry(self) -> None:
        """Look at once what was left to this node."""
        self._is_stale = True
        self._hurry.set()

    async def leave(self) -> None:
        """Hand everything over: what is on its way into the store is kept first."""
        await self.end()
        node = self.node
        node.tenure.is_over = True
        hall = node.hall
        hall.alarms.close()
        waiting = [_retired(table) for table in hall.tables.values()]
        if waiting:
            await asyncio.wait(waiting, timeout=PARTING)
        with suppress(Unavailable):  # then the lease ends by itself
            heirs = [each for each in self.peers if each != node.node]
            await node.leases.leave(node.node, heirs)
        node.post.tell_all(Departed(node.node))
        await asyncio.sleep(0)  # so that it is said before anything is closed

    async def _live(self) -> None:
        while True:
            try:
                await self._round()
            except Exception as error:  # a round that fails is not the last one
                LOG.error("round-failed", error=repr(error))
                self._calm = None
            self._hurry.clear()
            if not self._is_stale:
                # Not `wait_for`, which takes being ended for being hurried when both come at once.
                with suppress(TimeoutError):
                    async with asyncio.timeout(ROUND):
                        await self._hurry.wait()
            else:
                await asyncio.sleep(BEAT)

    async def _round(self) -> None:
        node = self.node
        try:
            if not node.bus.is_up:
                await self._sit_out()
                return
            self.is_left_out = False
            peers = await node.leases.renew(node.node)
        except Buried:
            await self._begin_anew()
            return
        except Unavailable:
            self._calm = None
            return
        if self._is_cut:
            self._is_cut = False
            node.hall.spawn(patiently(node.gazette.reread))
        if peers.alive != self.peers:
            node.hall.quarantine.reconsider()
            for gone in set(self.peers) - {*peers.alive, *peers.late}:
                node.gone(gone)  # perhaps we have not heard of it
        self.peers = peers.alive
        self._calm = self._calm or monotonic()
        node.outposts.lost([*peers.alive, *peers.late])
        if peers.late and monotonic() - self._calm > LEASE / 1000:
            for late in peers.late:
                await self._bury(late)
        if self._is_stale:
            self._is_stale = False
            await self._inherit()

    async def _inherit(self) -> None:
        try:
            await self.node.inherit()
        except Unavailable:
            self._is_stale = True

    async def _bury(self, late: str) -> None:
        """Divide the tables of a node whose lease is over among those alive."""
        if await self.node.leases.bury(late, self.peers):
            METRICS.burials.inc()
            LOG.warning("node-buried", node=late)
            self.node.post.tell_all(Departed(late))
            self.node.gone(late)

    async def _sit_out(self) -> None:
        """Nobody can be talked to: others may take our tables, and then nobody may stay or come."""
        self._calm = None
        if not self._is_cut:
            self._is_cut = True
            LOG.warning("node-cut-off")
        self.is_left_out = not await self.node.leases.knows(self.node.node)
        if self.is_left_out:
            self.node.house.hub.send_everybody_away()

    async def _begin_anew(self) -> None:
        """Others have our tables: drop them, and live on under another name."""
        node = self.node
        METRICS.lapses.inc()
        LOG.warning("lease-lost", node=node.node)
        self._calm = None
        node.hall.alarms.close()
        node.embassy.close()
        await node.tenure.enter(node.post.move)
        for table in list(node.hall.tables.values()):
            table.submit(Table.begin_again)

    async def _beat(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            self.node.outposts.try_again()
            self.node.bursar.tell()
            if beats % REMIND == 0:
                self.node.outposts.remind()
                self.node.embassy.tidy()
            if beats % ANNOUNCE == 1:
                self.node.gazette.announce()
                self.node.bursar.announce()
            if beats % ADOPT == 0:
                self.node.hall.spawn(self._adopt())

    async def _adopt(self) -> None:
        """Somebody must wake tables that nobody holds."""
        with suppress(Unavailable):
            for table, alarm in await self.node.due():
                self.node.hall.alarms.set(table, alarm)


def _retired(table: Table) -> asyncio.Future[None]:
    """Done when a table has kept what it was given, and takes nothing any more."""
    done = asyncio.get_running_loop().create_future()

    def retire(table: Table) -> None:
        table.retire()
        if not done.done():
            done.set_result(None)

    table.submit(retire)
    return done
