"""Who may not speak, and who may not come in: kept in the store, asked in memory."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict
from sqlalchemy import Executable, delete, insert, select

from mappamundi.server.address import household, parse
from mappamundi.server.http.declining import Declined
from mappamundi.server.ids import drawn_id
from mappamundi.server.people.conduct import Measure, Sanction
from mappamundi.server.people.people import fingerprint, now
from mappamundi.server.store import Store
from mappamundi.server.store.people import MEASURES

HOUR = 3_600_000  # milliseconds
ID_BYTES = 8


class Measures:
    """Knows every measure that holds; people only by the hash of their ids."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: Callable[[], None] = lambda: None  # told when other nodes must read anew
        self._known: dict[tuple[str, str], Measure] = {}  # kind, subject -> what holds

    async def open(self) -> None:
        """Read what was kept, and drop what is over."""
        await self.store.write(delete(MEASURES).where(MEASURES.c.until < now()))
        known = {}
        for row in await self.store.fetch(select(MEASURES)):
            address = row.subject if row.what == "address" else None
            kept = Measure(row.id, row.kind, row.what, row.made, row.until, address, row.report)
            known[row.kind, row.subject] = kept
        self._known = known

    def all(self) -> list[Measure]:
        """Everything that holds now, the newest first."""
        held = [each for each in self._known.values() if _holds(each)]
        return sorted(held, key=lambda each: each.made, reverse=True)

    def against(self, person: str) -> list[Sanction]:
        """What holds against a person."""
        subject = fingerprint(person).hex()
        kinds: tuple[Sanction, ...] = ("mute", "ban")
        return [kind for kind in kinds if self._has(kind, subject)]

    def is_muted(self, person: str) -> bool:
        """May somebody not speak?"""
        return self._has("mute", fingerprint(person).hex())

    def check_voice(self, *people: str) -> None:
        """Refuse what others would read of somebody who may not speak, or of a bot that may not."""
        if any(self.is_muted(each) for each in people):
            raise Declined("muted", status=403)

    def is_banned(self, person: str, address: str) -> bool:
        """May somebody not come in, whoever it is or wherever from?"""
        return self._has("ban", fingerprint(person).hex()) or self._has("ban", household(address))

    async def take_person(
        self, kind: Sanction, person: str, hours: int | None, report: str | None
    ) -> Measure:
        """Take a measure against a person, as far as the id goes."""
        made = Measure(drawn_id(ID_BYTES), kind, "person", now(), _until(hours), None, report)
        return await self._take(made, fingerprint(person).hex())

    async def take_address(self, address: str, hours: int | None, report: str | None) -> Measure:
        """Take a measure against everybody behind one line."""
        if parse(address.partition("/")[0]) is None:
            raise Declined("address-unknown", status=400, address=address)
        place = household(address.partition("/")[0])
        made = Measure(drawn_id(ID_BYTES), "ban", "address", now(), _until(hours), place, report)
        return await self._take(made, place)

    async def lift(self, name: str) -> bool:
        """End a measure; return whether there was one."""
        for key, measure in list(self._known.items()):
            if measure.id == name:
                await self.store.write(delete(MEASURES).where(MEASURES.c.id == name))
                self._known.pop(key, None)
                self.changed()
                return True
        return False

    async def _take(self, made: Measure, subject: str) -> Measure:
        await self.store.write(*_replacing(made, subject))
        self._known[made.kind, subject] = made
        self.changed()
        return made

    def _has(self, kind: str, subject: str) -> bool:
        measure = self._known.get((kind, subject))
        return measure is not None and _holds(measure)


def _replacing(made: Measure, subject: str) -> list[Executable]:
    same = (MEASURES.c.kind == made.kind) & (MEASURES.c.subject == subject)
    row = {name: value for name, value in asdict(made).items() if name != "address"}
    return [delete(MEASURES).where(same), insert(MEASURES).values(**row, subject=subject)]


def _holds(measure: Measure) -> bool:
    return measure.until is None or measure.until > now()


def _until(hours: int | None) -> int | None:
    return None if hours is None else now() + hours * HOUR
