"""A table as the store has it: what it was made to be, who sat there, and the log of its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Row, select

from mappamundi.errors import BadLog
from mappamundi.log import FORMAT, Begun, Log, game_of, steps
from mappamundi.nature import commitment
from mappamundi.server.contests.seals import is_sealed
from mappamundi.server.likeness import told_apart
from mappamundi.server.people.people import People
from mappamundi.server.protocol import PATIENCE, Chair, Person, Saying, Setting, Status
from mappamundi.server.store import Entry, Store
from mappamundi.server.store.schema import CHAIRS, LOG, SECRETS, TABLES
from mappamundi.server.table.deed import Happening, Words
from mappamundi.server.table.deeds import LOGGED, TALK, read
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import Made
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.play import parted
from mappamundi.server.table.standing import SPEECHES
from mappamundi.server.workshop import Work, Workshop, at_once
from mappamundi.turn import draws_in, seen_line

Speeches: TypeAlias = list[tuple[Entry, Words]]


class TableHeading(msgspec.Struct, frozen=True):
    """What is kept of one table besides its log."""

    table: str
    status: Status
    setting: Setting
    made: int
    ended: int | None
    chairs: list[Chair]
    rules: int
    commitment: str | None

    @property
    def is_over(self) -> bool:
        """Has the game ended, so that nothing of it is secret any more?"""
        return self.status == "over"

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, or None."""
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and chair.person.id == person:
                return seat
        return None


class Chronicle(TableHeading, frozen=True):
    """Everything that is kept of one table."""

    log: Log  # whole: what of it somebody may read is another question
    sayings: list[Saying]

    def readable(self, viewer: int) -> Work[Log]:
        """The log as a viewer may have it: of a game that is over, everything."""
        if self.is_over:
            return self.log
        game, seen = game_of(self.log), []
        for line, step in zip(self.log.actions, steps(self.log), strict=True):
            seen.append(seen_line(game, line, step, viewer))
            yield
        return msgspec.structs.replace(self.log, actions=seen)


class Chronicles:
    """Reads tables from the store."""

    def __init__(self, store: Store, people: People, workshop: Workshop) -> None:
        self.store = store
        self.people = people
        self.workshop = workshop

    async def heading(self, table: str) -> TableHeading | None:
        """A table without its log, or None if there is none of that id."""
        rows = await self.store.fetch(select(TABLES).where(TABLES.c.id == table))
        return _heading(rows[0], (await self.chairs([table]))[table]) if rows else None

    async def read(self, table: str) -> Chronicle | None:
        """A table, or None if there is none of that id."""
        heading = await self.heading(table)
        return await self.recount(heading) if heading is not None else None

    async def recount(self, heading: TableHeading) -> Chronicle:
        """A table with its log.

        Where it stands was asked before its log is: a game that ends in between is still treated
        as a running one.
        """
        early, late = parted(await self._secret(heading.table))
        entries = await self.store.entries(heading.table)
        actions, said = await self.workshop.do(_sorted(entries))
        people = await self._shown(heading.chairs, said)
        kept = heading.setting
        sitters = [sitter(chair) for chair in heading.chairs]
        log = Log(FORMAT, kept.game, heading.rules, sitters, kept.options, actions)
        is_told = heading.is_over and not await is_sealed(self.store, kept.deal)
        log.commitment, log.secret = heading.commitment, late.hex() if is_told else None
        if early:
            draws = _draws_elsewhere(entries[0])
            log.begun = Begun(draws, commitment(early), early.hex() if heading.is_over else None)
        sayings = [_saying(entry, what, people[entry.person or ""]) for entry, what in said]
        return Chronicle(**msgspec.structs.asdict(heading), log=log, sayings=sayings)

    async def said(self, heading: TableHeading) -> list[Saying]:
        """The last of what was said at a table."""
        talk = (LOG.c.table == heading.table) & LOG.c.kind.in_(TALK) & LOG.c.person.is_not(None)
        last = select(LOG).where(talk).order_by(LOG.c.sequence.desc()).limit(SPEECHES)
        entries = [Entry(*row) for row in reversed(await self.store.fetch(last))]
        _, said = at_once(_sorted(entries))
        people = await self._shown(heading.chairs, said)
        return [_saying(entry, what, people[entry.person or ""]) for entry, what in said]

    async def _shown(self, chairs: Iterable[Chair], said: Speeches) -> dict[str, Person]:
        """Who sits at a table and who spoke there, no two of them under the same name."""
        speakers = list(dict.fromkeys(entry.person for entry, _ in said if entry.person))
        people = await self.people.persons(speakers)
        seated = [chair.person for chair in chairs if chair.person]
        return told_apart([*seated, *(people[each] for each in speakers)])

    async def chairs(self, tables: Iterable[str]) -> dict[str, list[Chair]]:
        """Who sits where, at each of these tables, no two of them under the same name."""
        found: dict[str, list[Row[Any]]] = {table: [] for table in tables}
        question = select(CHAIRS).where(CHAIRS.c.table.in_(found)).order_by(CHAIRS.c.seat)
        rows = await self.store.fetch(question)
        people = await self.people.persons(row.person for row in rows if row.person)
        for row in rows:
            found[row.table].append(row)
        return {table: _chairs(those, people) for table, those in found.items()}

    async def _secret(self, table: str) -> bytes:
        rows = await self.store.fetch(select(SECRETS.c.secret).where(SECRETS.c.table == table))
        return rows[0].secret if rows else b""


def _chairs(rows: Iterable[Row[Any]], people: dict[str, Person]) -> list[Chair]:
    shown = told_apart(people[row.person] for row in rows if row.person)
    return [Chair(person=shown.get(row.person), bot=row.bot) for row in rows]


def _heading(row: Row[Any], chairs: list[Chair]) -> TableHeading:
    return TableHeading(
        row.id, row.status, setting(row), row.made, row.ended, chairs, row.rules, row.commitment
    )


def _sorted(entries: Iterable[Entry]) -> Work[tuple[list[str], Speeches]]:
    """The actions of a log and what was said."""
    actions: list[str] = []
    said: Speeches = []
    for entry in entries:
        happened = _read(entry)
        if isinstance(happened, Made | Started | Acted):
            actions += happened.lines
        elif entry.kind in TALK and entry.person:
            says = LOGGED[type(happened)].says
            assert says is not None
            said.append((entry, says(happened)))
        yield
    return actions, said


def _draws_elsewhere(first: Entry) -> int:
    """How many draws were made before a game was brought here."""
    made = _read(first)
    assert isinstance(made, Made)
    return draws_in(made.lines)


def _read(entry: Entry) -> Happening:
    try:
        return read(entry.kind, entry.payload)
    except msgspec.DecodeError as error:
        raise BadLog("log-broken", reason=str(error)) from error


def _saying(entry: Entry, words: Words, person: Person) -> Saying:
    return Saying(entry.sequence, person, entry.at, words.text, words.reaction)


def sitter(chair: Chair) -> str:
    """Who sits on a chair, in the header of a log."""
    return chair.person.name if chair.person else chair.bot or ""


def setting(row: Row[Any]) -> Setting:
    """Return what a table was made to be."""
    return Setting(
        game=row.game,
        options=msgspec.json.decode(row.options),
        seats=row.seats,
        pace=row.pace,
        is_public=row.is_public,
        is_rated=row.is_rated,
        allows_hints=row.allows_hints,
        patience=PATIENCE if row.patience is None else row.patience,
        fills=row.fills or 0,
        deal=row.deal or "",
        admits_bots=bool(row.admits_bots),
    )
