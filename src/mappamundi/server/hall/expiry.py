"""Tables that nobody plays, of people who left no way to find them again, are taken away.

So are those that their only person has put away, a while later.

No game is lost: where anybody but the host sits, or anybody ever moved or spoke, a table stays. So
does one with a deal that others have, too, as long as that may still count: until the day is over,
and in a contest for good.
"""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import ColumnElement, Executable, Select, delete, exists, func, select

from mappamundi.server.contests.days import PREFIX, day_at, name_of
from mappamundi.server.hall.cluster import Cluster
from mappamundi.server.hall.loading import Lost
from mappamundi.server.metrics import METRICS
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store, Unavailable
from mappamundi.server.store.contests import TRIES
from mappamundi.server.store.people import INVITATIONS, PASSKEYS, RECOVERIES
from mappamundi.server.store.schema import CHAIRS, LOG, SECRETS, TABLES
from mappamundi.server.table.clock import HOUR, now
from mappamundi.server.table.deeds import PLAYING

ROUND = HOUR  # milliseconds between two rounds
BIN = 24 * HOUR  # for which a table that was put away can be taken out again
MOST = 500  # tables that are taken away in one round


class Shelves(Protocol):
    """What a hall must let tables be taken from."""

    store: Store
    settings: ServerSettings
    cluster: Cluster
    leaving: set[str]
    discarded: set[str]

    def let_go(self, name: str) -> bool:
        """Take a table out of memory for good; not one that somebody needs just now."""
        ...


async def expire(hall: Shelves) -> None:
    """Take away what nobody has needed for long enough, unless somebody looks at it just now."""
    questions = [discarded(now() - BIN)]
    if hall.settings.unplayed_hours:
        questions.append(unplayed(now() - int(hall.settings.unplayed_hours * HOUR)))
    rows = [row for each in questions for row in await hall.store.fetch(each.limit(MOST))]
    ours = [name for name in {row.id for row in rows} if await is_ours(hall, name)]
    gone = [name for name in ours if hall.let_go(name)]
    try:
        if gone:
            await hall.store.write(*deletion(gone))
            METRICS.expired.inc(len(gone))
            hall.discarded.difference_update(gone)
    finally:
        hall.leaving.difference_update(gone)
        hall.cluster.release(gone)


async def is_ours(hall: Shelves, name: str) -> bool:
    """Is it for this node to take a table away? Another may have it in memory."""
    try:
        await hall.cluster.claim(name)
    except (Lost, Unavailable):
        return False
    return True


def discarded(before: int) -> Select[tuple[str]]:
    """Tables that were put away before a time."""
    return select(TABLES.c.id).where(TABLES.c.discarded < before)


def unplayed(before: int) -> Select[tuple[str]]:
    """Tables at which nothing has happened since a time, and never anything that counts."""
    line = LOG.c.table == TABLES.c.id
    is_touched = exists().where(line, LOG.c.at >= before)
    is_played = exists().where(line, LOG.c.kind.in_(PLAYING), LOG.c.person.is_not(None))
    has_others = exists().where(CHAIRS.c.table == TABLES.c.id, CHAIRS.c.person != TABLES.c.host)
    is_known = exists().where(PASSKEYS.c.person == TABLES.c.host) | exists().where(
        RECOVERIES.c.person == TABLES.c.host
    )
    return select(TABLES.c.id).where(
        TABLES.c.status != "over",
        TABLES.c.made < before,
        ~is_touched,
        ~is_played,
        ~has_others,
        ~is_known,
        no_longer_counts(day_at(now())),
    )


def no_longer_counts(today: str) -> ColumnElement[bool]:
    """Tables whose deal is nobody else's, or that of a day which is over."""
    deal = func.coalesce(TABLES.c.deal, "")
    return (deal == "") | (deal.startswith(PREFIX) & (deal < name_of(today)))


def deletion(tables: list[str]) -> list[Executable]:
    """What to run so that there is nothing left of tables."""
    pointers = (INVITATIONS.c.table, TRIES.c.table)
    parts = (*pointers, LOG.c.table, CHAIRS.c.table, SECRETS.c.table, TABLES.c.id)
    return [delete(part.table).where(part.in_(tables)) for part in parts]
