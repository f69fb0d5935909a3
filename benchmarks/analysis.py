"""Claim: what an analysis marks as a blunder is one.

Games between weak bots are judged as `mappamundi analyse` does. From every decision that is marked
as a blunder both moves are played on to the end, many times and by better players than those who
judged it: in imagined worlds of other luck, or, in games about the world, from the truth. Both
meet the same luck, and where it is clear soon which is worse, no more is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from math import copysign, inf, sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from benchmarks.rematch import SEED, Rematch
from mappamundi.analysis.analyst import BEST_BOT, judge_of, judgement, level_named
from mappamundi.analysis.decisions import MadeDecision, decisions
from mappamundi.analysis.marks import Mark
from mappamundi.analysis.playouts import Playouts
from mappamundi.bots import BOTS
from mappamundi.game import GAMES, Game
from mappamundi.log import Log, steps
from mappamundi.match import Match
from mappamundi.nature import Fast

WEAK = ("random", "greedy", "novice", "random")
SEATS = len(WEAK)


FIRST_STOP = 32  # games from each of the two moves, before it is asked whether that is enough
CLEAR = 3.0  # standard errors: it is asked again whenever twice as many have been played


class Confirmed(msgspec.Struct, frozen=True):
    """How many blunders of a game were worse than the better move, when good players play on."""

    game: str
    player: str  # who plays on
    games: int  # played on from each of the two moves, at most
    played: int  # from each of them, all blunders together
    decisions: int  # that were judged until so many blunders were found
    blunders: int
    worse: int  # of them: the better move won more often
    surely: int  # of these: by more than three standard errors
    surely_not: int  # the blunder won more often, by more than three standard errors
    lost: float  # chance to win, on the average


def measure(
    say: Callable[[str], None], slugs: tuple[str, ...], blunders: int, games: int, player: str
) -> list[Confirmed]:
    """Every game, played on by the same level in all seats."""
    found = []
    for slug in slugs:
        say(f"{slug}: blunders, played on by {player} …")
        found.append(confirm(GAMES[slug], player, blunders, games))
    return found


def confirm(game: Game, player: str, wanted: int, games: int) -> Confirmed:
    """Find so many blunders, and play on from each."""
    table, judged = Rematch(game, player, SEATS), count(1)
    lost: list[list[float]] = []
    for decision, true, better in islice(marked(game, lambda: next(judged)), wanted):
        one = partial(table.apart, decision, true, better)
        lost.append(played_on(one, games))
    clear = [clearness(apart) for apart in lost]
    return Confirmed(
        game.slug,
        player,
        games,
        sum(map(len, lost)),
        next(judged) - 1,
        len(lost),
        sum(fmean(apart) > 0 for apart in lost),
        sum(each > CLEAR for each in clear),
        sum(each < -CLEAR for each in clear),
        fmean(fmean(apart) for apart in lost),
    )


def played_on(apart: Callable[[int], float], games: int) -> list[float]:
    """How far both moves lay apart in each game, until it is clear which is worse."""
    found: list[float] = []
    asked = FIRST_STOP
    while len(found) < games:
        found.append(apart(len(found)))
        if len(found) == asked:
            if abs(clearness(found)) > CLEAR:
                break
            asked *= 2
    return found


def clearness(apart: Sequence[float]) -> float:
    """By how many standard errors one move is better; endlessly many, where luck plays no part."""
    mean, error = fmean(apart), stdev(apart) / sqrt(len(apart))
    return mean / error if error else copysign(inf, mean) if mean else 0.0


def marked(game: Game, judged: Callable[[], int]) -> Iterator[tuple[MadeDecision, Any, int]]:
    """Decisions that are marked as blunders, with the true state and the better move."""
    judge = judge_of(Playouts(game, SEATS), level_named(BEST_BOT), SEED)
    for number in count():
        taken = list(steps(weak_game(game, number)))
        for decision in decisions(game, taken):
            weighed = judge.weigh(decision)
            judged()
            if weighed and judgement(game, decision, weighed).mark is Mark.BLUNDER:
                yield decision, taken[decision.line - 1].before, weighed.best


def weak_game(game: Game, number: int) -> Log:
    """A game between bots that make mistakes."""
    match = Match.start(game.slug, SEATS, nature=Fast(SEED, number))
    bots = [BOTS[name](game, Fast(number, seat)) for seat, name in enumerate(WEAK)]
    while not match.is_over:
        seat = match.waiting[0]
        known = match.known(seat)
        match.act(seat, bots[seat].choose(known, seat, tuple(game.legal(known, seat))))
    return match.log
