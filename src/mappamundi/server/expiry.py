"""Tables that nobody plays, of people who left no way to find them again, are taken away.

So are those that their only person has put away, a while later.

No game is lost: where anybody but the host sits, or anybody ever moved or spoke, a table stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Executable, Select, delete, exists, select

from mappamundi.server.clock import HOUR, now
from mappamundi.server.metrics import METRICS
from mappamundi.server.store.people import PASSKEYS, RECOVERIES
from mappamundi.server.store.schema import CHAIRS, LOG, SECRETS, TABLES

if TYPE_CHECKING:
    from mappamundi.server.hall import Hall

ROUND = HOUR  # milliseconds between two rounds
BIN = 24 * HOUR  # for which a table that was put away can be taken out again
MOST = 500  # tables that are taken away in one round
PLAYING = ("act", "say", "react")  # what somebody does who is there


async def expire(hall: Hall) -> None:
    """Take away what nobody has needed for long enough, unless somebody looks at it just now."""
    questions = [discarded(now() - BIN)]
    if hall.settings.unplayed_hours:
        questions.append(unplayed(now() - int(hall.settings.unplayed_hours * HOUR)))
    rows = [row for each in questions for row in await hall.store.fetch(each.limit(MOST))]
    gone = [name for name in {row.id for row in rows} if hall.let_go(name)]
    try:
        if gone:
            await hall.store.write(*deletion(gone))
            METRICS.expired.inc(len(gone))
            hall.discarded.difference_update(gone)
    finally:
        hall.leaving.difference_update(gone)


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
    )


def deletion(tables: list[str]) -> list[Executable]:
    """What to run so that there is nothing left of tables."""
    parts = (LOG.c.table, CHAIRS.c.table, SECRETS.c.table, TABLES.c.id)
    return [delete(part.table).where(part.in_(tables)) for part in parts]
