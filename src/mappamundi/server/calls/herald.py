"""Calls people to tables that wait for them, in browsers where no page of ours is open."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Row

from mappamundi.game import GAMES
from mappamundi.server.calls.devices import Devices
from mappamundi.server.calls.postman import Postman, Undelivered
from mappamundi.server.line.hub import Hub
from mappamundi.server.metrics import METRICS
from mappamundi.server.people.identity import encoded
from mappamundi.server.store import Entry
from mappamundi.server.table.clock import SECOND, now
from mappamundi.server.table.deeds import read
from mappamundi.server.table.deeds.nudge import Nudged
from mappamundi.server.table.table import Table
from mappamundi.speech import Speech

if TYPE_CHECKING:
    from mappamundi.server.calls.voucher import Voucher

PAUSE = 60 * SECOND  # milliseconds between two calls to the same person, wherever it is their turn
KEPT = 12 * 3600  # seconds for which a push service keeps what it cannot deliver
GONE = (404, 410)  # what a push service answers for a browser that is not to be called any more
TOPIC = 24  # bytes
TURN, REMINDER = "push-your-turn", "push-reminder"


class Call(msgspec.Struct, frozen=True):
    """What a browser shows; nothing of it is anybody's secret."""

    title: str
    body: str
    url: str


class Herald:
    """Hears of everything that is kept at tables, and calls whoever they wait for from then on."""

    def __init__(self, hub: Hub, devices: Devices, postman: Postman, contact: str) -> None:
        self.hub = hub
        self.devices = devices
        self.postman = postman
        self.contact = contact
        self.after = hub.hall.settings.push_after_seconds
        self._waited: WeakKeyDictionary[Table, set[str]] = WeakKeyDictionary()
        self._called: dict[str, int] = {}  # person -> when
        self._voucher: Voucher | None = None
        self._is_open = True

    async def voucher(self) -> Voucher:
        """Who signs for this server; its libraries are loaded when first needed."""
        if self._voucher is None:
            from mappamundi.server.calls.voucher import Voucher

            self._voucher = Voucher(await self.devices.key(), self.contact)
        return self._voucher

    def close(self) -> None:
        """From now on nobody is called."""
        self._is_open = False

    def hear(self, table: Table, entry: Entry) -> None:
        """Call those, a while later, for whom a table waits since this entry, unless they come."""
        if not self.devices.owners:
            return
        waited = {person for person in waited_for(table) if person in self.devices.owners}
        new = waited - self._waited.get(table, set())
        self._waited[table] = waited
        if has_company(table):
            for person in new:
                asyncio.get_running_loop().call_later(self.after, self._remember, table, person)
        happened = read(entry.kind, entry.payload) if entry.kind == "nudge" else None
        if isinstance(happened, Nudged):
            reminded = table.kept.chairs[happened.seat].person
            if reminded in waited:
                self._call(table, reminded, REMINDER)

    def _remember(self, table: Table, person: str) -> None:
        """Call somebody who has not come, and was not called a moment ago."""
        last = self._called.get(person)
        is_pressing = last is None or now() - last >= PAUSE
        if is_pressing and person in waited_for(table) and not self.hub.is_here(person):
            self._call(table, person, TURN)

    def _call(self, table: Table, person: str, message: str) -> None:
        if not self._is_open:
            return
        at = now()
        self._called = {who: when for who, when in self._called.items() if at - when < PAUSE}
        self._called[person] = at
        title = GAMES[table.standing.setting.game].title
        self.hub.hall.spawn(self._send(person, table.id, title, message))

    async def _send(self, person: str, table: str, title: str, message: str) -> None:
        for device in await self.devices.of(person):
            call = Call(title, Speech(device.language).say(message), f"/t/{table}")
            try:
                status = await self._deliver(device, call)
            except Undelivered:
                METRICS.calls.labels("undelivered").inc()
                continue
            METRICS.calls.labels(str(status)).inc()
            if status in GONE:
                await self.devices.remove(person, device.id)

    async def _deliver(self, device: Row[Any], call: Call) -> int:
        from mappamundi.server.calls.envelope import ENCODING, seal

        address = urlsplit(device.endpoint)
        voucher = await self.voucher()
        service = f"{address.scheme}://{address.netloc}"
        headers = {
            "Authorization": voucher.vouch(service, now() // SECOND),
            "Content-Encoding": ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic(call.url),
            "Urgency": "normal",
        }
        sealed = seal(msgspec.json.encode(call), device.key, device.auth)
        return await self.postman.deliver(device.endpoint, headers, sealed)


def waited_for(table: Table) -> set[str]:
    """The people for whom a table waits."""
    chairs = [table.kept.chairs[seat] for seat in table.kept.waiting]
    return {chair.person for chair in chairs if chair.person is not None and chair.bot is None}


def has_company(table: Table) -> bool:
    """Do several people play there? Bots alone can wait."""
    return sum(chair.person is not None for chair in table.kept.chairs) > 1


def topic(url: str) -> str:
    """By which a newer call replaces one not delivered yet; it tells no table's address."""
    return encoded(hashlib.sha256(url.encode()).digest()[:TOPIC])
