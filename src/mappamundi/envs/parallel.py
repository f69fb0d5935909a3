"""The games as parallel environments of PettingZoo: whoever must decide does so at once.

Where choices are simultaneous all agents act in one step; elsewhere one acts and the others wait,
which is the last of their actions. It needs the extra `pettingzoo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, TypeAlias

import numpy as np

from mappamundi.envs.pettingzoo import SEED_BITS, features_row
from mappamundi.envs.rewards import rewards
from mappamundi.envs.spaces import feature_space
from mappamundi.errors import IllegalAction
from mappamundi.game import GAMES, Game
from mappamundi.match import Match
from mappamundi.nature import Fast

# pettingzoo.py says which extra is missing.
from gymnasium import spaces  # isort: skip
from pettingzoo import ParallelEnv  # isort: skip

# What a step brings, each by agent: observations, rewards, whether it is over or cut off, infos.
AllAtOnce: TypeAlias = tuple[
    dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    max_cycles: int | None = None,
) -> ParallelTable:
    """A game in which every agent acts in every step, if only by waiting."""
    return ParallelTable(GAMES[game], seats, options, max_cycles)


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """One table after the other; every agent is a seat, and sees what that seat may know."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.game = game
        self.seats = game.usual_seats if seats is None else seats
        self.settings = game.settings(options)
        game.start(self.seats, self.settings)  # what does not go together is refused here
        self.max_cycles = max_cycles  # steps after which a game is broken off
        self.metadata = {"name": f"{game.slug}_parallel_v{game.version}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.waits = game.features.ACTIONS  # the number of the action that is none
        self._space = spaces.Dict(
            {
                "observation": feature_space(game),
                "action_mask": spaces.Box(0, 1, (self.waits + 1,), np.int8),
            }
        )
        self._actions = spaces.Discrete(self.waits + 1)
        self._seed = randbits(SEED_BITS)
        self._number = 0  # games dealt from this seed

    def observation_space(self, agent: str) -> Any:
        """Features, and a mask of what may be done."""
        return self._space

    def action_space(self, agent: str) -> Any:
        """The numbers of actions and, as the last one, to wait."""
        return self._actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game: the first one of a seed, or the next."""
        if seed is not None:
            self._seed, self._number = seed, 0
        nature = Fast(self._seed, self._number)
        self._number += 1
        self._match = Match.start(self.game.slug, self.seats, self.settings, nature)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> AllAtOnce:
        """All that is done at once; what is not allowed is refused, and nothing is done.

        Where the first touch counts, the lowest seat is first: who wanted the same has lost.
        """
        asked = self._match.waiting
        wishes = {seat: int(actions[self.possible_agents[seat]]) for seat in range(self.seats)}
        for seat, wish in wishes.items():
            self._check(seat, wish, seat in asked)
        for seat in asked:
            if seat in self._match.waiting and self._may(seat, wishes[seat]):
                self._match.act(seat, wishes[seat])
        self._cycles += 1
        return self._told()

    def render(self) -> None:
        """Draw nothing: `pettingzoo.env` does."""

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""

    def _may(self, seat: int, action: int) -> bool:
        return action in self.game.legal(self._match.known(seat), seat)

    def _check(self, seat: int, action: int, is_asked: bool) -> None:
        is_right = self._may(seat, action) if is_asked else action == self.waits
        if not is_right:
            raise IllegalAction("illegal-action", action=str(action))

    def _observed(self) -> dict[str, Any]:
        return {agent: self._shown(seat) for seat, agent in enumerate(self.possible_agents)}

    def _shown(self, seat: int) -> dict[str, Any]:
        known, mask = self._match.known(seat), np.zeros(self.waits + 1, np.int8)
        is_asked = seat in self._match.waiting
        mask[self.game.legal(known, seat) if is_asked else self.waits] = 1
        return {"observation": features_row(self.game, known, seat), "action_mask": mask}

    def _told(self) -> AllAtOnce:
        agents, is_over = self.agents, self._match.is_over
        gains = rewards(self._match.places) if is_over else [0.0] * self.seats
        is_cut = not is_over and self._cycles == self.max_cycles
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if is_over:
            ends = zip(agents, self._match.scores, self._match.places, strict=True)
            infos = {agent: {"points": points, "place": place} for agent, points, place in ends}
            self.agents = []
        if is_cut:
            self.agents = []
        return (
            self._observed(),
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )
