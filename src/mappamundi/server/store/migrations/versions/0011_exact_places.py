"""Places of contests that are over, without the rounding by which they were written down.

What somebody had beaten of those with the same cards was rounded down in every round. Where what is
kept still leads to the places as they were written, they are reckoned anew; where somebody has
been deleted since it does not, and the places of others stay.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

Share = Callable[[int, int], Fraction]  # of so many halves from so many others

CONTESTS = sa.table("contests", sa.column("id"), sa.column("ended"))
ENTRANTS = sa.table("entrants", sa.column("contest"), sa.column("person"), sa.column("place"))
PAIRINGS = sa.table("pairings", sa.column("contest"), sa.column("round"), sa.column("table"))
RESULTS = sa.table("results", *map(sa.column, ("table", "seat", "person", "place", "points")))


def upgrade() -> None:
    """As they should have been."""
    _write_anew(_rounded, _exact)


def downgrade() -> None:
    """As they were."""
    _write_anew(_exact, _rounded)


def _rounded(halves: int, others: int) -> Fraction:
    return Fraction(50 if not others else 100 * halves // (2 * others))


def _exact(halves: int, others: int) -> Fraction:
    return Fraction(50) if not others else Fraction(100 * halves, 2 * others)


def _write_anew(before: Share, after: Share) -> None:
    connection = op.get_bind()
    over = sa.select(CONTESTS.c.id).where(CONTESTS.c.ended.is_not(None))
    for (contest,) in connection.execute(over).all():
        people = sa.select(ENTRANTS.c.person, ENTRANTS.c.place).where(ENTRANTS.c.contest == contest)
        written = {row.person: row.place for row in connection.execute(people)}
        there = PAIRINGS.c.table == RESULTS.c.table
        question = sa.select(PAIRINGS.c.round, RESULTS).select_from(PAIRINGS.join(RESULTS, there))
        rows = connection.execute(question.where(PAIRINGS.c.contest == contest)).all()
        if _places(written, rows, before) != written:
            continue
        for person, place in _places(written, rows, after).items():
            own = (ENTRANTS.c.contest == contest, ENTRANTS.c.person == person)
            connection.execute(sa.update(ENTRANTS).where(*own).values(place=place))


def _places(people: Iterable[str], rows: Sequence[Any], share: Share) -> dict[str, int]:
    tables, cards = defaultdict(list), defaultdict(list)
    for row in rows:
        tables[row.table].append(row)
        cards[row.round, row.seat].append(row)
    halves: dict[str, int] = defaultdict(int)
    shares: dict[str, Fraction] = defaultdict(Fraction)
    won: dict[str, int] = defaultdict(int)
    met: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        if row.person is not None:
            beside = [each for each in tables[row.table] if each.seat != row.seat]
            alike = [each for each in cards[row.round, row.seat] if each.table != row.table]
            halves[row.person] += sum(_against(-row.place, -each.place) for each in beside)
            beaten = sum(_against(row.points, each.points) for each in alike)
            shares[row.person] += share(beaten, len(alike))
            won[row.person] += row.place == 1
            met[row.person] += [each.person for each in beside if each.person is not None]
    merits = {
        each: (halves[each], shares[each], sum(halves[other] for other in met[each]), won[each])
        for each in people
    }
    return {
        person: 1 + sum(other > merit for other in merits.values())
        for person, merit in merits.items()
    }


def _against(mine: int, theirs: int) -> int:
    return 2 if mine > theirs else int(mine == theirs)
