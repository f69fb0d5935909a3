"""The games as environments of PettingZoo, in which agents act one after the other (AEC).

It needs the extra `pettingzoo`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from secrets import randbits
from typing import Any

import numpy as np
from rich.console import Console

from mappamundi.envs.rewards import rewards
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES, Game
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.speech import Speech
from mappamundi.terminal.screen import WIDEST, Screen

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from mappamundi.envs.spaces import feature_space
except ModuleNotFoundError as error:
    raise ImportError(str(BadSetup("envs-no-extra", extra="pettingzoo"))) from error

ILLEGAL = -1.0  # the reward of whoever ends a game by an action that is not allowed
SEED_BITS = 64
RENDER_MODES = ANSI, HUMAN = ("ansi", "human")
# Where an agent finds what it may do: beside what it sees, or in its info.
MASK_PLACES = OBSERVATION, INFO = ("observation", "info")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    mask_in: str = OBSERVATION,
) -> Any:
    """A game as PettingZoo offers its own: an illegal action ends it, and order is enforced."""
    made: Any = raw_env(game, seats, options, render_mode, max_cycles, mask_in)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    mask_in: str = OBSERVATION,
) -> TableEnv:
    """Return the environment without PettingZoo's wrappers: an illegal action is refused."""
    return TableEnv(GAMES[game], seats, options, render_mode, max_cycles, mask_in)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table after the other; every agent is a seat, and sees what that seat may know."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        mask_in: str = OBSERVATION,
    ) -> None:
        super().__init__()
        self.max_cycles = max_cycles  # actions after which a game is broken off
        self.mask_in = one_of("mask_in", mask_in, MASK_PLACES)
        self.game = game
        self.seats = game.usual_seats if seats is None else seats
        self.settings = game.settings(options)
        game.start(self.seats, self.settings)  # what does not go together is refused here
        self.metadata = {
            "name": f"{game.slug}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode and one_of("render_mode", render_mode, RENDER_MODES)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(game) if mask_in == OBSERVATION else feature_space(game)
            for agent in self.possible_agents
        }
        self._seed = randbits(SEED_BITS)
        self._number = 0  # games dealt from this seed

    def observation_space(self, agent: str) -> Any:
        """Features, and a mask of what may be done."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of actions, of which a mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the first one of a seed, or the next."""
        if seed is not None:
            self._seed, self._number = seed, 0
        nature = Fast(self._seed, self._number)
        self._number += 1
        self._match = Match.start(self.game.slug, self.seats, self.settings, nature)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._go_on()

    def observe(self, agent: str) -> Any:
        """What the seat knows, at any time; what it may do, when it is asked."""
        seat = self._seat_of[agent]
        row = features_row(self.game, self._match.known(seat), seat)
        if self.mask_in == INFO:
            return row
        return {"observation": row, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Any:
        seat = self._seat_of[agent]
        mask = np.zeros(self.game.features.ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask[self.game.legal(self._match.known(seat), seat)] = 1
        return mask

    def step(self, action: Any) -> None:
        """The agent that is asked does this; a seat that is finished can only leave, by None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self.action_space(agent).contains(action):  # nor can anything be taken back
            raise IllegalAction("illegal-action", action=str(action))
        self._match.act(self._seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        if self._match.is_over:
            self._finish()
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a terminal shows it to the agent that is asked: as text, or printed."""
        if self.render_mode == HUMAN:
            self._draw(Console())
        if self.render_mode != ANSI:
            return None
        page = StringIO()
        self._draw(Console(file=page, width=WIDEST))
        return page.getvalue()

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""

    def _go_on(self) -> None:
        """Ask the next seat, the first of those that decide at once; it is shown the table."""
        waiting = self._match.waiting
        self.agent_selection = self.possible_agents[waiting[0] if waiting else 0]
        if self.mask_in == INFO:
            for agent, info in self.infos.items():
                info["action_mask"] = self._mask(agent)
        if self.render_mode == HUMAN:
            self.render()

    def _draw(self, console: Console) -> None:
        """What may be done bears the number of the action."""
        seat = self._seat_of[self.agent_selection]
        known = self._match.known(seat)
        moves = {self.game.write(known, seat, each): each for each in self.game.legal(known, seat)}
        screen = Screen(console, Speech("en"), self.game, self.possible_agents)
        screen.print(screen.table(self._match.look(seat), seat, moves))

    def _finish(self) -> None:
        """The game is over, for all at once."""
        places, points = self._match.places, self._match.scores
        for agent, reward in zip(self.agents, rewards(places), strict=True):
            seat = self._seat_of[agent]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] |= {"points": points[seat], "place": places[seat]}


def one_of(option: str, wish: str, offered: Sequence[str]) -> str:
    """What is asked for, unless there is no such thing."""
    if wish not in offered:
        raise BadSetup("bad-option", option=option, value=wish, offered=", ".join(offered))
    return wish


def features_row(game: Game, known: Any, seat: int) -> Any:
    """What a seat knows, as a row of numbers."""
    row = [0] * game.features.FEATURES
    game.features.features(known, seat, row)
    return np.array(row, np.int16)


def action_space(game: Game) -> Any:
    """What a seat of a game can ever be allowed to do."""
    return spaces.Discrete(game.features.ACTIONS)


def observation_space(game: Game) -> Any:
    """What every seat of a game is shown."""
    return spaces.Dict(
        {
            "observation": feature_space(game),
            "action_mask": spaces.Box(0, 1, (game.features.ACTIONS,), np.int8),
        }
    )
