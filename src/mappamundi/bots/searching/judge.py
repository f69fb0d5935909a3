"""Where one bot judges: the notes of a game's own judgement, made anew for every decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mappamundi.bots.searching.engine import Engine

SLICE = 16  # worlds that are considered between two looks at the clock


class Judge:
    """Considers worlds, then says what to expect of each action."""

    def __init__(self, engine: Engine, worlds: int) -> None:
        self.engine = engine
        self.worlds = worlds
        assert engine.game.skill.notes is not None
        self.kind = engine.game.skill.notes
        self.states = engine.row(engine.game.rules.State, 2)
        self.notebooks = engine.row(self.kind, 1)

    def consider(
        self, known: Any, seat: int, rank: int, seed: int, mind: int, in_time: Callable[[], bool]
    ) -> int:
        """Imagine as many worlds as set, or as there is time for; how many."""
        self.engine.put(self.states, 0, known)
        self.engine.put(self.notebooks, 0, self.kind())
        ask = self.engine.judgement.consider_worlds
        done = 0
        while done < self.worlds and (done == 0 or in_time()):
            count = min(SLICE if self.engine.is_compiled else 1, self.worlds - done)
            done = ask(self.states, self.notebooks, seat, rank, seed, mind, done, count)
        return done

    def weigh(self, seat: int, actions: Sequence[int]) -> list[int]:
        """What to expect of each action, in hundredths of points."""
        ask = self.engine.judgement.judge_action
        return [ask(self.states, self.notebooks, seat, action) for action in actions]
