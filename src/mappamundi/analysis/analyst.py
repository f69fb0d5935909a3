"""Looks back on a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from mappamundi.analysis.believer import Believer
from mappamundi.analysis.curve import Surveyed, changed, survey, told
from mappamundi.analysis.decisions import MadeDecision, decisions, played
from mappamundi.analysis.judging import Judge, Weighed
from mappamundi.analysis.marks import Mark, mark_of
from mappamundi.analysis.playouts import Playouts
from mappamundi.analysis.report import SCHEMA, Analysis, Judged, SeatSummary, WeighedMove
from mappamundi.analysis.trier import Trier
from mappamundi.bots.level import LEVELS, MASTER, Level
from mappamundi.errors import BadSetup
from mappamundi.game import Game
from mappamundi.log import Log, game_of
from mappamundi.record import NATURE
from mappamundi.turn import Step

BEST_BOT = MASTER.name
COSTLIEST = 3  # decisions of a seat that are told first
MISTAKES = (Mark.SLIP, Mark.BLUNDER)


class FinalPlace(NamedTuple):
    """Where a seat stood when all was over."""

    seat: int
    name: str
    place: int
    points: int


Progress = Callable[[int, int], None]  # how much is done, of how much


def analyse(
    log: Log, bot: str = BEST_BOT, seed: int = 0, progress: Progress | None = None
) -> Analysis:
    """Judge every decision of a finished game, and follow everybody's chance to win."""
    level, taken, game = level_named(bot), played(log), game_of(log)
    found, playouts = decisions(game, taken), Playouts(game, len(log.seats))
    went_on = counted(progress, len(found) + len(told(game, taken)))
    judged = judge_all(judge_of(playouts, level, seed), game, found, went_on)
    surveyed = list(survey(playouts, taken, seed, went_on))
    seats = summaries(log, game, taken, judged, surveyed)
    curve = [each.point for each in surveyed]
    return Analysis(SCHEMA, log.game, log.rules, bot, seed, seats, judged, curve)


def level_named(bot: str) -> Level:
    """The level of that name; others cannot be asked."""
    for level in LEVELS:
        if level.name == bot:
            return level
    offered = ", ".join(level.name for level in LEVELS)
    raise BadSetup("analysis-no-level", bot=bot, offered=offered)


def judge_of(playouts: Playouts, level: Level, seed: int) -> Judge:
    """Whoever judges decisions of a game: by beliefs where it reckons, else by playing on."""
    if playouts.game.skill.reckon is not None:
        return Believer(playouts.game, level, seed)
    return Trier(playouts, level, seed)


def counted(progress: Progress | None, total: int) -> Callable[[], None]:
    """Return what is called whenever one more thing is done."""
    done = count(1)
    return lambda: progress(next(done), total) if progress else None


def judge_all(
    judge: Judge, game: Game, found: Sequence[MadeDecision], went_on: Callable[[], None]
) -> list[Judged]:
    """Every decision that can be judged, in the order of the log."""
    judged = []
    for decision in found:
        weighed = judge.weigh(decision)
        if weighed is not None:
            judged.append(judgement(game, decision, weighed))
        went_on()
    return judged


def judgement(game: Game, decision: MadeDecision, weighed: Weighed) -> Judged:
    """Write down what was found out about a decision."""
    line, seat, known, action, _ = decision
    is_best = weighed.best == action
    cost = 0.0 if is_best else max(0.0, weighed.cost)
    options = [
        WeighedMove(game.write(known, seat, each.action), each.worth, each.points)
        for each in weighed.candidates
    ]
    return Judged(
        line=line,
        seat=seat,
        move=game.write(known, seat, action),
        mark=mark_of(cost, weighed.error, is_best),
        cost=cost,
        error=weighed.error,
        chance=weighed.chance,
        better=None if is_best else game.write(known, seat, weighed.best),
        better_chance=None if is_best else weighed.best_chance,
        reason=game.counsel(known, seat, [weighed.best]) if game.counsel and not is_best else None,
        options=options,
        samples=weighed.samples,
    )


def summaries(
    log: Log,
    game: Game,
    taken: Sequence[Step],
    judged: Sequence[Judged],
    surveyed: Sequence[Surveyed],
) -> list[SeatSummary]:
    """How every seat did."""
    seats = range(len(log.seats))
    places, points = game.places(taken[-1].after, seats), game.points(taken[-1].after, seats)
    return [
        summary(
            FinalPlace(seat, log.seats[seat], places[seat], points[seat]),
            [each for each in judged if each.seat == seat],
            surveyed,
        )
        for seat in seats
    ]


def summary(ended: FinalPlace, own: Sequence[Judged], surveyed: Sequence[Surveyed]) -> SeatSummary:
    """How one seat did, by its own decisions and by what changed its chance to win."""
    seat = ended.seat
    mistakes = [each for each in own if each.mark in MISTAKES]
    costliest = sorted(mistakes, key=lambda each: (-each.cost, each.line))[:COSTLIEST]
    marks = Counter(each.mark for each in own)
    return SeatSummary(
        *ended,
        decisions=len(own),
        marks={mark.value: marks[mark] for mark in Mark},
        lost=sum(each.cost for each in mistakes),
        luck=changed(surveyed, seat, lambda actor: actor == NATURE),
        own=changed(surveyed, seat, lambda actor: actor == seat),
        others=changed(surveyed, seat, lambda actor: actor not in (seat, NATURE)),
        costliest=[each.line for each in costliest],
    )
