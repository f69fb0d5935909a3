"""A game to step through, page by page, for who has not its rules; browsers that do step alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from mappamundi.game import Game
from mappamundi.log import Log, game_of, steps
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.api import ReplayStep
from mappamundi.server.workshop import Work
from mappamundi.turn import Step, parse, seen_line, tell

SPECTATING = "spectator"
ALL = "all"
PAGE = 100  # steps in one answer, at most
LARGEST = 2_000_000  # bytes after which a page ends before that

Lines: TypeAlias = list[tuple[str, Step]]


class Strip(NamedTuple):
    """Some steps of a game, how many it has in all, and the state after the last."""

    steps: list[msgspec.Raw]
    length: int
    state: Any


def viewer(eyes: str) -> int | None:
    """The seat that looks, or None where every card is open."""
    if eyes == ALL:
        return None
    return SPECTATOR if eyes == SPECTATING else int(eyes)


def cut(log: Log, seat: int | None, first: int, count: int = PAGE) -> Work[Strip]:
    """Run a game, and show decisions from a number on; draws in a row are one."""
    game, found, size, number = game_of(log), list[msgspec.Raw](), 0, 0
    state = game.start(len(log.seats), log.options)
    for lines in _moments(log):
        if first <= number < first + min(count, PAGE) and size <= LARGEST:
            shown = yield from _shown(game, lines, seat, range(len(log.seats)))
            found.append(msgspec.Raw(msgspec.json.encode(shown)))
            size += len(found[-1])
        number, state = number + 1, lines[-1][1].after
        yield
    return Strip(found, number, state)


def draws(log: Log) -> Work[list[tuple[int, int]]]:
    """Every draw: out of how many outcomes, and which it was."""
    game, found = game_of(log), []
    for step in steps(log):
        if step.actor == NATURE:
            found.append((len(game.legal(step.before, NATURE)), step.action))
        yield
    return found


def _moments(log: Log) -> Iterator[Lines]:
    """The lines of a log: a decision alone, draws together."""
    draws = Lines()
    for each in zip(log.actions, steps(log), strict=True):
        if each[1].actor == NATURE:
            draws.append(each)
            continue
        if draws:
            yield draws
            draws = []
        yield [each]
    if draws:
        yield draws


def _shown(game: Game, lines: Lines, seat: int | None, seats: range) -> Work[ReplayStep]:
    line, last = lines[-1]
    text, mark = None, ""
    if last.actor != NATURE:
        seen = line if seat is None else seen_line(game, line, last, seat)
        _, text, mark = parse(seen)
    story = []
    for _, step in lines:
        story += tell(game, step, seat)
        yield
    views = []
    for each in seats if seat is None else ():
        views.append(_view(game, last.after, each))
        yield
    return ReplayStep(
        view=_view(game, last.after, SPECTATOR if seat is None else seat),
        story=story,
        waiting=list(game.waiting(last.after)),
        actor=None if last.actor == NATURE else last.actor,
        action=text,
        mark=mark or None,
        views=views if seat is None else None,
    )


def _view(game: Game, state: Any, seat: int) -> Any:
    return game.present.view(game.known(state, seat), seat)
