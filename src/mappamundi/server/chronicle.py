"""A table as the store has it: what it was made to be, who sat there, and the log of its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row, select

from mappamundi.errors import BadLog
from mappamundi.log import FORMAT, Log
from mappamundi.match import seen_log
from mappamundi.server.happenings import Acted, Reacted, Said, Started, read
from mappamundi.server.people import People
from mappamundi.server.protocol import Chair, Person, Saying, Setting, Status
from mappamundi.server.store import Entry, Store
from mappamundi.server.store.schema import CHAIRS, SECRETS, TABLES


class Chronicle(msgspec.Struct, frozen=True):
    """Everything that is kept of one table."""

    table: str
    status: Status
    setting: Setting
    made: int
    ended: int | None
    chairs: list[Chair]
    log: Log  # whole: what of it somebody may read is another question
    sayings: list[Saying]

    @property
    def is_over(self) -> bool:
        """Has the game ended, so that nothing of it is secret any more?"""
        return self.status == "over"

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and chair.person.id == person:
                return seat
        return None

    def readable(self, viewer: int) -> Log:
        """The log as a viewer may have it: of a game that is over, everything."""
        if self.is_over:
            return self.log
        return msgspec.structs.replace(self.log, actions=seen_log(self.log, viewer))


class Chronicles:
    """Reads tables from the store."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def read(self, table: str) -> Chronicle | None:
        """A table, or None if there is none of that id.

        Where it stands is asked before its log is: a game that ends in between is still treated
        as a running one.
        """
        rows = await self.store.fetch(select(TABLES).where(TABLES.c.id == table))
        if not rows:
            return None
        secret = await self._secret(table) if rows[0].status == "over" else None
        chairs = (await self.chairs([table]))[table]
        entries = await self.store.entries(table)
        people = await self.people.persons(entry.person for entry in entries if entry.person)
        try:
            return _chronicle(rows[0], chairs, entries, people, secret)
        except msgspec.DecodeError as error:
            raise BadLog("log-broken", reason=str(error)) from error

    async def chairs(self, tables: Iterable[str]) -> dict[str, list[Chair]]:
        """Who sits where, at each of these tables."""
        found: dict[str, list[Chair]] = {table: [] for table in tables}
        question = select(CHAIRS).where(CHAIRS.c.table.in_(found)).order_by(CHAIRS.c.seat)
        rows = await self.store.fetch(question)
        people = await self.people.persons(row.person for row in rows if row.person)
        for row in rows:
            person = people[row.person] if row.person else None
            found[row.table].append(Chair(person=person, bot=row.bot))
        return found

    async def _secret(self, table: str) -> str | None:
        rows = await self.store.fetch(select(SECRETS.c.secret).where(SECRETS.c.table == table))
        return rows[0].secret.hex() if rows else None


def _chronicle(
    row: Row[Any],
    chairs: list[Chair],
    entries: Iterable[Entry],
    people: dict[str, Person],
    secret: str | None,
) -> Chronicle:
    kept = setting(row)
    log = Log(FORMAT, row.game, row.rules, [sitter(chair) for chair in chairs], kept.options)
    log.commitment, log.secret = row.commitment, secret
    sayings = []
    for entry in entries:
        happened = read(entry.kind, entry.payload)
        if isinstance(happened, Started | Acted):
            log.actions += happened.lines
        elif isinstance(happened, Said | Reacted) and entry.person:
            sayings.append(_saying(entry, happened, people[entry.person]))
    return Chronicle(row.id, row.status, kept, row.made, row.ended, chairs, log, sayings)


def _saying(entry: Entry, happened: Said | Reacted, person: Person) -> Saying:
    if isinstance(happened, Said):
        return Saying(entry.sequence, person, entry.at, text=happened.text)
    return Saying(entry.sequence, person, entry.at, reaction=happened.reaction)


def sitter(chair: Chair) -> str:
    """Who sits on a chair, in the header of a log."""
    return chair.person.name if chair.person else chair.bot or ""


def setting(row: Row[Any]) -> Setting:
    """What a table was made to be."""
    return Setting(
        game=row.game,
        options=msgspec.json.decode(row.options),
        seats=row.seats,
        pace=row.pace,
        is_public=row.is_public,
        is_rated=row.is_rated,
        allows_hints=row.allows_hints,
    )
