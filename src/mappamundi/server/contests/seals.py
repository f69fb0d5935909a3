"""Which deals somebody may still have to play, so that what is behind them is not told yet."""

from __future__ import annotations

from sqlalchemy import select

from mappamundi.server.contests.days import PREFIX, day_of, ends
from mappamundi.server.store import Store
from mappamundi.server.store.contests import CONTESTS, ROUNDS
from mappamundi.server.table.clock import now

CONTEST = "contest-"  # of the name of a deal that is a round's


async def is_sealed(store: Store, deal: str) -> bool:
    """Is a deal still being played, so that nobody may learn its secret?"""
    if deal.startswith(PREFIX):
        return now() < ends(day_of(deal))
    if not deal.startswith(CONTEST):
        return False
    contest, number = parted(deal)
    later = select(ROUNDS.c.number).where(ROUNDS.c.contest == contest, ROUNDS.c.number > number)
    over = (CONTESTS.c.id == contest) & (
        CONTESTS.c.ended.is_not(None) | CONTESTS.c.closed.is_not(None)
    )
    is_over = await store.fetch(later) or await store.fetch(select(CONTESTS.c.id).where(over))
    return not is_over


def deal_of(contest: str, number: int) -> str:
    """The name of the deal of a round, as its tables have it."""
    return f"{CONTEST}{contest}-{number}"


def parted(deal: str) -> tuple[str, int]:
    """The contest and the round of a deal."""
    contest, _, number = deal.removeprefix(CONTEST).rpartition("-")
    return contest, int(number)
