"""What kind of game it is, in figures: `mappamundi metrics --json` prints one of these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles

import msgspec

from mappamundi.arena.contest import Contest
from mappamundi.arena.course import PARTS, WHOLE, Course, parts
from mappamundi.arena.estimate import Estimate, estimate_share
from mappamundi.arena.haul import WIN, win_parts
from mappamundi.arena.pairing import CrossTable
from mappamundi.arena.sheet import Played

TWENTIETHS = 20


class Spread(msgspec.Struct, frozen=True):
    """A number that differs from game to game."""

    mean: float
    low: float  # one game in twenty stays below
    high: float  # one game in twenty goes beyond
    counts: dict[int, int]  # games by the number itself


class Event(msgspec.Struct, frozen=True):
    """A kind of event that is told, by its Fluent id."""

    event: str
    games: float  # the share of games in which it happened
    mean: float  # how often it happens in a game


class SeatFigures(msgspec.Struct, frozen=True):
    """What it means to sit in one seat."""

    seat: int
    win_share: Estimate  # against an equal share
    points_mean: float


class Portrait(msgspec.Struct, frozen=True):
    """The game as one bot plays it against itself."""

    bot: str
    games: int
    decisions: Spread
    rounds: Spread | None  # of games that have rounds
    lead_changes: Spread
    settled: float  # the mean share of a game after which its winner led to the end
    branching: float  # actions to choose from, a decision
    widest: int
    forced: float  # the share of decisions with nothing to choose
    breadth: list[float]  # actions to choose from, by tenths of the game
    ahead: list[float]  # share of games in which the leader at the end of each tenth came to win
    chairs: list[SeatFigures]
    events: list[Event]  # the most frequent first


class GameMetrics(msgspec.Struct, frozen=True):
    """A game in figures."""

    game: str
    seats: int
    portraits: list[Portrait]  # by the bots given, each against itself
    ladder: CrossTable | None  # the same bots against each other, if there are several


def portrait(contest: Contest, games: Sequence[Played]) -> Portrait:
    """The contest of a bot against itself."""
    courses = [game.course for game in games if game.course is not None]
    decisions = sum(course.decisions for course in courses)
    rounds = [course.rounds for course in courses if course.rounds is not None]
    return Portrait(
        bot=contest.names[0],
        games=len(courses),
        decisions=spread([course.decisions for course in courses]),
        rounds=spread(rounds) if rounds else None,
        lead_changes=spread([course.lead_changes for course in courses]),
        settled=fmean(course.settled / WHOLE for course in courses),
        branching=sum(course.choices for course in courses) / decisions,
        widest=max(course.widest for course in courses),
        forced=sum(course.forced for course in courses) / decisions,
        breadth=breadth(courses),
        ahead=[fmean(course.ahead[part] for course in courses) for part in range(PARTS)],
        chairs=[chair(contest, games, seat) for seat in range(contest.seats)],
        events=events(courses),
    )


def spread(numbers: Sequence[int]) -> Spread:
    """Return how numbers are spread: their mean, two quantiles, and how often each occurs."""
    cuts = quantiles(numbers, n=TWENTIETHS, method="inclusive") if len(numbers) > 1 else numbers
    return Spread(fmean(numbers), cuts[0], cuts[-1], dict(sorted(Counter(numbers).items())))


def breadth(courses: Sequence[Course]) -> list[float]:
    """Actions to choose from, by tenths; games too short for tenths say nothing of some."""
    means = []
    for part in range(PARTS):
        spans = [parts(course.decisions)[part] for course in courses]
        decisions = sum(last - first for first, last in spans)
        choices = sum(course.breadth[part] for course in courses)
        means.append(choices / decisions if decisions else 0.0)
    return means


def chair(contest: Contest, games: Sequence[Played], seat: int) -> SeatFigures:
    """How whoever sat in this seat did; par is an equal share of the wins that anybody had."""
    entries = [contest.entry(seat, game.number) for game in games]
    won = [win_parts(game.places) for game in games]
    mine = [parts[entry] / WIN for parts, entry in zip(won, entries, strict=True)]
    par = fmean(sum(parts) for parts in won) / WIN / contest.seats
    points = fmean(game.points[entry] for game, entry in zip(games, entries, strict=True))
    return SeatFigures(seat, estimate_share(mine, par), points)


def events(courses: Sequence[Course]) -> list[Event]:
    """How often each kind of event was told."""
    total: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for course in courses:
        total.update(course.events)
        seen.update(course.events.keys())
    count = len(courses)
    return [Event(name, seen[name] / count, total[name] / count) for name, _ in total.most_common()]
