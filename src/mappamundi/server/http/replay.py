"""A game to step through, page by page, for who has not its rules; browsers that do step alone."""

from __future__ import annotations

from typing import Any

import msgspec

from mappamundi.game import Game
from mappamundi.log import Log, game_of, steps
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.http.api import ReplayStep
from mappamundi.server.people.runs import PAGE, Run, Scene
from mappamundi.server.workshop import Work
from mappamundi.turn import parse, seen_line, tell

SPECTATING = "spectator"
ALL = "all"
LARGEST = 2_000_000  # bytes after which a page ends before that


def viewer(eyes: str) -> int | None:
    """The seat that looks, or None where every card is open."""
    if eyes == ALL:
        return None
    return SPECTATOR if eyes == SPECTATING else int(eyes)


def cut(run: Run, seat: int | None, first: int, count: int = PAGE) -> Work[list[msgspec.Raw]]:
    """Show some decisions of a game from a number on; draws in a row are one."""
    game, found, size = game_of(run.log), list[msgspec.Raw](), 0
    for number, lines in run.moments(first):
        if number >= first + min(count, PAGE) or size > LARGEST:
            break
        if number >= first:
            shown = yield from _shown(game, lines, seat, range(len(run.log.seats)))
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


def _shown(game: Game, lines: Scene, seat: int | None, seats: range) -> Work[ReplayStep]:
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
