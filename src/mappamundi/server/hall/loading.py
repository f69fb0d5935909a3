"""A table taken up again from its log."""

from __future__ import annotations

from typing import NamedTuple

import structlog
from sqlalchemy import Column, ColumnElement, func, select, true

from mappamundi.errors import Refusal
from mappamundi.log import FORMAT, Log, steps
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.record import NATURE
from mappamundi.server.metrics import METRICS
from mappamundi.server.store import Entry, Store
from mappamundi.server.store.schema import IS_THERE, SECRETS, TABLES
from mappamundi.server.store.schema import LOG as LINES
from mappamundi.server.table.clock import HOUR, now
from mappamundi.server.table.deed import Effect
from mappamundi.server.table.deeds import fold, read
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import KIND, Made, set_up
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.play import Brought, fingerprint, parted
from mappamundi.server.table.standing import Standing
from mappamundi.server.workshop import Work, Workshop

LOG = structlog.get_logger()
RECENT = 24 * HOUR  # since when a table was opened that is still in the lobby after a restart


class Lost(Refusal):
    """A table that there is not, or that cannot be taken up."""


class BadTable(Exception):
    """A log that does not lead to where its table stood."""


class Loaded(NamedTuple):
    """A table as its log has made it."""

    standing: Standing
    people: set[str]  # whoever ever did something there
    versions: dict[str, int]  # command -> the version it made


async def load(store: Store, table: str, workshop: Workshop) -> Loaded:
    """Run the log of a table, beside the event loop."""
    entries, secret = await fetch(store, table)
    return await workshop.do(gather(entries, secret))


async def fetch(store: Store, table: str) -> tuple[list[Entry], bytes | None]:
    """The log of a table, and what its draws come from once it has begun."""
    entries = await store.entries(table)
    if not entries:
        raise Lost("no-such-table")
    found = await store.fetch(select(SECRETS.c.secret).where(SECRETS.c.table == table))
    return entries, found[0].secret if found else None


async def marked(store: Store, since: Column[int]) -> set[str]:
    """The tables of which something is so since a time."""
    rows = await store.fetch(select(TABLES.c.id).where(since.is_not(None)))
    return {row.id for row in rows}


async def recent(store: Store) -> list[str]:
    """The tables that belong into the lobby, whether anybody has them in memory or not."""
    opened = (TABLES.c.status == "open") & TABLES.c.is_public & (TABLES.c.made > now() - RECENT)
    rows = await store.fetch(select(TABLES.c.id).where(opened, IS_THERE))
    return [row.id for row in rows]


async def alarms(store: Store, which: ColumnElement[bool] | None = None) -> list[tuple[str, int]]:
    """The tables, all or some, that must do something by themselves, and when."""
    is_going = (TABLES.c.status == "running") | ((TABLES.c.status == "open") & (TABLES.c.fills > 0))
    last = (
        select(LINES.c.table, func.max(LINES.c.sequence).label("sequence"))
        .join(TABLES, TABLES.c.id == LINES.c.table)
        .where(is_going, IS_THERE, true() if which is None else which)
        .group_by(LINES.c.table)
        .subquery()
    )
    is_last = (LINES.c.table == last.c.table) & (LINES.c.sequence == last.c.sequence)
    question = select(LINES.c.table, LINES.c.alarm).join(last, is_last)
    rows = await store.fetch(question.where(LINES.c.alarm.is_not(None)))
    return [(row.table, row.alarm) for row in rows]


def gather(entries: list[Entry], secret: bytes | None) -> Work[Loaded]:
    """Where a table stands after its log, who was there, and which commands are done."""
    standing = yield from run(entries, secret)
    people = {chair.person for chair in standing.chairs if chair.person}
    versions = {}
    for entry in entries:
        versions[entry.command] = entry.sequence
        if entry.person:
            people.add(entry.person)
        yield
    return Loaded(standing, people, versions)


def run(entries: list[Entry], secret: bytes | None) -> Work[Standing]:
    """Where a table stands after its log; draws to come go on where they ended."""
    made = read(KIND, entries[0].payload)
    assert isinstance(made, Made)
    table = set_up(made, entries[0].at)
    nature = Secure(parted(secret)[1] if secret else None)
    if made.setting.deal:
        table.dealt = secret
    if made.lines:
        assert secret is not None
        table.brought = yield from bring(made, secret[:SECRET_BYTES])
    for entry in entries[1:]:
        happened = read(entry.kind, entry.payload)
        play = table.begin(nature) if isinstance(happened, Started) else table.play
        turn = None
        if isinstance(happened, Started | Acted):
            assert play is not None
            turn = play.rerun(happened.lines)
        fold(table, entry.sequence, happened, Effect(entry.at, entry.person, turn, play))
        yield
    check(table, entries)
    return table


def bring(made: Made, secret: bytes) -> Work[Brought]:
    """Run what was played elsewhere."""
    setting, nature = made.setting, Secure(secret)
    log = Log(FORMAT, setting.game, made.rules, [""] * setting.seats, setting.options)
    log.actions, state = list(made.lines), None
    for step in steps(log):
        state = step.after
        nature.drawn += step.actor == NATURE
        yield
    return Brought(state, nature)


def check(standing: Standing, entries: list[Entry]) -> None:
    """The state must be the one that was kept with the last action."""
    kept = next((entry.state for entry in reversed(entries) if entry.state), None)
    if standing.play is not None and fingerprint(standing.play.state) != kept:
        METRICS.desyncs.inc()
        LOG.error("state-differs", table=entries[0].table, version=standing.version)
        raise BadTable(f"another state at {standing.version}")
