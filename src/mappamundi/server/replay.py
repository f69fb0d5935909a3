"""A game to step through: as a spectator, as a seat, or with every card open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from mappamundi.game import Game
from mappamundi.log import Log, Step, game_of, parse, steps
from mappamundi.match import seen_line, tell
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.api import ReplayStep

SPECTATING = "spectator"
ALL = "all"

Lines: TypeAlias = list[tuple[str, Step]]


def viewer(eyes: str) -> int | None:
    """The seat that looks, or None where every card is open."""
    if eyes == ALL:
        return None
    return SPECTATOR if eyes == SPECTATING else int(eyes)


def replay_steps(log: Log, seat: int | None) -> list[ReplayStep]:
    """Every decision, and what was to be seen after it; draws in a row are one step."""
    game = game_of(log)
    return [_shown(game, lines, seat, range(len(log.seats))) for lines in _moments(log)]


def draws(log: Log) -> list[tuple[int, int]]:
    """Every draw: out of how many outcomes, and which it was."""
    rules = game_of(log).rules
    return [
        (rules.outcomes(step.before), step.action) for step in steps(log) if step.actor == NATURE
    ]


def _moments(log: Log) -> Iterator[Lines]:
    """The lines of a log: a decision alone, draws together."""
    draws: Lines = []
    for line, step in zip(log.actions, steps(log), strict=True):
        if step.actor == NATURE:
            draws.append((line, step))
            continue
        if draws:
            yield draws
            draws = []
        yield [(line, step)]
    if draws:
        yield draws


def _shown(game: Game, lines: Lines, seat: int | None, seats: range) -> ReplayStep:
    line, last = lines[-1]
    text, mark = None, ""
    if last.actor != NATURE:
        seen = line if seat is None else seen_line(game, line, last, seat)
        _, text, mark = parse(seen)
    return ReplayStep(
        view=_view(game, last.after, SPECTATOR if seat is None else seat),
        story=[told for _, step in lines for told in tell(game, step, seat)],
        waiting=list(game.waiting(last.after)),
        actor=None if last.actor == NATURE else last.actor,
        action=text,
        mark=mark or None,
        views=[_view(game, last.after, each) for each in seats] if seat is None else None,
    )


def _view(game: Game, state: Any, seat: int) -> Any:
    return game.present.view(game.known(state, seat), seat)
