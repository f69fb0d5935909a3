"""A game to step through, page by page: as a spectator, as a seat, or with every card open."""

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


class PageStart(NamedTuple):
    """Where a page begins: the number of a line, and the state before it."""

    line: int
    state: Any


class Reel(NamedTuple):
    """A game that was run once: any page of it can be shown without running what is before it."""

    log: Log
    marks: list[PageStart]  # of every page
    length: int  # steps in all
    state: Any  # after the last one


def viewer(eyes: str) -> int | None:
    """The seat that looks, or None where every card is open."""
    if eyes == ALL:
        return None
    return SPECTATOR if eyes == SPECTATING else int(eyes)


def wind(log: Log) -> Work[Reel]:
    """Run a game, and remember where its pages begin."""
    marks: list[PageStart] = []
    length, actor, state = 0, None, game_of(log).start(len(log.seats), log.options)
    for number, step in enumerate(steps(log)):
        if step.actor != NATURE or actor != NATURE:
            if length % PAGE == 0:
                marks.append(PageStart(number, step.before))
            length += 1
        actor, state = step.actor, step.after
        yield
    return Reel(log, marks, length, state)


def page(reel: Reel, seat: int | None, first: int, count: int = PAGE) -> Work[list[msgspec.Raw]]:
    """Decisions from a number on, and what was to be seen after each; draws in a row are one."""
    game, found, size = game_of(reel.log), list[msgspec.Raw](), 0
    for number, lines in _moments(reel, first // PAGE):
        if number >= first + min(count, PAGE) or size > LARGEST:
            break
        if number >= first:
            shown = yield from _shown(game, lines, seat, range(len(reel.log.seats)))
            found.append(msgspec.Raw(msgspec.json.encode(shown)))
            size += len(found[-1])
        yield
    return found


def draws(log: Log) -> Work[list[tuple[int, int]]]:
    """Every draw: out of how many outcomes, and which it was."""
    game, found = game_of(log), []
    for step in steps(log):
        if step.actor == NATURE:
            found.append((len(game.legal(step.before, NATURE)), step.action))
        yield
    return found


def _moments(reel: Reel, start: int) -> Iterator[tuple[int, Lines]]:
    """The lines of a log from a page on, numbered: a decision alone, draws together."""
    number, draws = start * PAGE, Lines()
    if start >= len(reel.marks):
        return
    line, state = reel.marks[start]
    for each in zip(reel.log.actions[line:], steps(reel.log, line, state), strict=True):
        if each[1].actor == NATURE:
            draws.append(each)
            continue
        if draws:
            yield number, draws
            number, draws = number + 1, []
        yield number, [each]
        number += 1
    if draws:
        yield number, draws


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
