"""What came out of a series of games, as `mappamundi arena --json` prints it."""

from __future__ import annotations

from math import sqrt

import msgspec

from mappamundi.arena.contest import Contest
from mappamundi.arena.tally import WIN, Score, Tally

SURE = 1.959964  # 95 % of a normal distribution lie within this many deviations


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    name: str
    games: int
    wins: float  # a win shared by k counts 1/k
    win_share: float
    points_mean: float
    place_mean: float
    ci95: tuple[float, float]  # of the win share


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised or chose what is not allowed; chance decided for it."""

    name: str
    entry: int  # its place in the list of bots, from 0
    decisions: int  # how many it could not make
    error: str  # the first of them


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A series of games; `failures` is left out of the JSON when there is none."""

    game: str
    seats: int
    games: int
    seconds: float
    bots: list[Standing]  # in the order given
    failures: tuple[Failure, ...] = ()


def result(contest: Contest, tally: Tally, seconds: float) -> Result:
    """The tally in figures."""
    scores = list(enumerate(zip(contest.names, tally.scores, strict=True)))
    return Result(
        game=contest.game,
        seats=len(contest.bots),
        games=tally.games,
        seconds=seconds,
        bots=[standing(name, score, tally.games) for _, (name, score) in scores],
        failures=tuple(
            Failure(name, entry, score.miss.decisions, score.miss.error)
            for entry, (name, score) in scores
            if score.miss is not None
        ),
    )


def standing(name: str, score: Score, games: int) -> Standing:
    """The figures of one bot."""
    share = score.wins / (WIN * games)
    return Standing(
        name=name,
        games=games,
        wins=score.wins / WIN,
        win_share=share,
        points_mean=score.points / games,
        place_mean=score.places / games,
        ci95=wilson(share, games),
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's score interval; shared wins spread less than whole ones, so it errs wide."""
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    inner = share * (1 - share) / games + square / (4 * games * games)
    reach = SURE * sqrt(inner) / (1 + square / games)
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
