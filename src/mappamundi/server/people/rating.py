"""Ratings: what a result says about the strength of those who played.

The model is Bradley–Terry over all pairs at the table (openskill's `BradleyTerryFull`), which
treats ties as ties. Around it stand the house's protections; docs/people.md tells them in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from openskill.models import BradleyTerryFull

MODEL = BradleyTerryFull()
WINDOW = 7 * 24 * 3600 * 1000  # milliseconds in which two people's meetings are counted
FREE_MEETINGS = 4  # in that time; every further one counts half of the one before
SETTLED_GAMES = 5  # below these a rating is a first guess, and is shown as one
SETTLED_OPPONENTS = 3
PLACES = 9  # decimals that are kept: sums of fractions differ beyond with the order of the terms

Pair = frozenset[str]


@dataclass(frozen=True, order=True)
class Rating:
    """A belief about somebody's strength in one game."""

    strength: float = MODEL.mu
    doubt: float = MODEL.sigma

    @property
    def shown(self) -> int:
        """One number for people: what can be relied upon, 500 at first, 1,500 when proven good."""
        return max(0, round(60 * (self.strength - 2 * self.doubt)))


@dataclass(frozen=True)
class RatedEnd:
    """How a rated table ended for one person."""

    person: str
    place: int
    has_left: bool = False  # a bot held the seat at the end


def rank(finishes: Sequence[RatedEnd]) -> list[int]:
    """The places that count: who has left shares the last one, whatever the bot made of it."""
    last = max(finish.place for finish in finishes) + 1
    return [last if finish.has_left else finish.place for finish in finishes]


def can_be_rated(people: Sequence[str | None]) -> bool:
    """Every seat a person, and nobody in two of them."""
    return len(people) > 1 and None not in people and len(set(people)) == len(people)


def rate(before: Sequence[Rating], places: Sequence[int], weight: float = 1.0) -> list[Rating]:
    """The ratings after a result, in the order given, which does not matter."""
    order = sorted(range(len(places)), key=lambda each: (places[each], before[each]))
    teams = [[MODEL.rating(before[each].strength, before[each].doubt)] for each in order]
    rated = MODEL.rate(teams, ranks=[float(places[each]) for each in order])
    after = dict(zip(order, rated, strict=True))
    return [
        _moved(old, after[each][0].mu, after[each][0].sigma, weight)
        for each, old in enumerate(before)
    ]


def _moved(old: Rating, strength: float, doubt: float, weight: float) -> Rating:
    return Rating(
        round(old.strength + weight * (strength - old.strength), PLACES),
        round(old.doubt + weight * (doubt - old.doubt), PLACES),
    )


def pairs(people: Iterable[str]) -> list[Pair]:
    """Iterate over everybody against everybody."""
    return [frozenset(pair) for pair in combinations(sorted(people), 2)]


def weight(people: Sequence[str], meetings: Mapping[Pair, int]) -> float:
    """How much a result counts: less among people who meet each other over and over.

    It is one number for the whole table, so that a better place never gains less. A pair has
    halved what it can win from itself after a few games: a week is worth at most five of them.
    """
    shares = [0.5 ** max(0, meetings.get(pair, 0) - FREE_MEETINGS + 1) for pair in pairs(people)]
    return sum(shares) / len(shares)


def is_settled(games: int, opponents: int) -> bool:
    """Has somebody played enough, and with enough others, to be compared?"""
    return games >= SETTLED_GAMES and opponents >= SETTLED_OPPONENTS
