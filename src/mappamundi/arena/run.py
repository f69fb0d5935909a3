"""Play a series of games on as many cores as wanted; the outcome does not depend on how many."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter

from mappamundi.arena.contest import Contest
from mappamundi.arena.play import play_games
from mappamundi.arena.result import Result, result
from mappamundi.arena.tally import Tally
from mappamundi.bots import Maker

LONGEST_STRETCH = 25  # games that a process plays before it reports
STRETCHES = 8  # that a process gets at least, if there are games enough


def run(
    game: str,
    bots: Sequence[str | Maker],
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    seats: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Result:
    """Let bots play each other, each in every seat in turn; `progress` hears (done, total)."""
    jobs = (os.cpu_count() or 1) if jobs is None else jobs
    contest = Contest(game, tuple(bots), dict(options or {}), seed)
    contest.check(seats, games, jobs)
    begun = perf_counter()
    tally = Tally(len(bots))
    for part in play_stretches(contest, stretches(games, jobs), jobs):
        tally.add(part)
        if progress is not None:
            progress(tally.games, games)
    return result(contest, tally, perf_counter() - begun)


def stretches(games: int, jobs: int) -> list[range]:
    """The numbers of the games, cut into pieces of work."""
    length = max(1, min(LONGEST_STRETCH, games // (jobs * STRETCHES)))
    return [range(first, min(first + length, games)) for first in range(0, games, length)]


def play_stretches(contest: Contest, work: list[range], jobs: int) -> Iterator[Tally]:
    """The tally of each piece, as it is done."""
    if jobs == 1 or len(work) == 1:
        for numbers in work:
            yield play_games(contest, numbers)
        return
    # Spawned, not forked: whoever calls may have threads, a progress bar for one.
    pool = ProcessPoolExecutor(min(jobs, len(work)), mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(play_games, contest, each) for each in work]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)
