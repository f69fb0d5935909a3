"""The decisions of a log: what a seat chose among several, and did not take back."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from mappamundi.errors import BadLog
from mappamundi.game import TAKE_BACK, Game
from mappamundi.log import Log, game_of, steps
from mappamundi.record import NATURE
from mappamundi.turn import Step


class MadeDecision(NamedTuple):
    """What a seat knew, and what it did then."""

    line: int  # of the log, from 1
    seat: int
    known: Any
    action: int
    actions: tuple[int, ...]  # that were legal


def played(log: Log) -> list[Step]:
    """Every step of a finished log; one that still goes on has secrets, and is refused."""
    taken = list(steps(log))
    if not taken or game_of(log).waiting(taken[-1].after):
        raise BadLog("analysis-unfinished", lines=len(log.actions))
    return taken


def decisions(game: Game, taken: list[Step]) -> list[MadeDecision]:
    """What the seats decided, in the order of the log."""
    kept: dict[int, MadeDecision] = {}
    sealed: dict[int, list[int]] = defaultdict(list)  # seat -> lines that can be taken back
    for line, step in enumerate(taken, 1):
        if step.actor == NATURE:
            continue
        if not game.can_take_back(step.before, step.actor):
            sealed[step.actor].clear()
        if step.action == TAKE_BACK:
            for gone in sealed[step.actor]:
                kept.pop(gone, None)
            continue
        sealed[step.actor].append(line)
        known = game.known(step.before, step.actor)
        actions = tuple(game.legal(known, step.actor))
        if len(actions) > 1:
            kept[line] = MadeDecision(line, step.actor, known, step.action, actions)
    return list(kept.values())
