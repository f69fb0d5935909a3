"""Null & Nichtig as a PettingZoo AEC environment.

Written as the environments of `pettingzoo.classic` are: discrete actions with a mask, a NumPy
observation made in `observe`, and the usual three wrappers around the raw environment. Rules and
order of decisions as in the plain class; rewards are the scores, at the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version as version_of
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from benchmarks.peers.deals import Deal, same
from benchmarks.peers.null_nichtig_plain import (
    CARDS,
    COLOURS,
    HAND,
    PICKS,
    PLAYERS,
    colour_of,
    number_of,
)


def wrapped() -> Any:
    """The environment as PettingZoo's own are offered."""
    environment: Any = NullNichtigEnv()
    environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


class NullNichtigEnv(AECEnv):  # type: ignore[misc]
    """One deal, the raw environment."""

    metadata = {"render_modes": [], "name": "null_nichtig_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, players: int = PLAYERS) -> None:
        super().__init__()
        self.players = players
        self.possible_agents = [f"player_{i}" for i in range(players)]
        self.agents = self.possible_agents[:]
        planes = 1 + 3 * players  # own hand; each seat's card in the trick, tops, cards played
        self.action_spaces = {agent: spaces.Discrete(CARDS) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (planes, CARDS), np.int8),
                    "action_mask": spaces.Box(0, 1, (CARDS,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.render_mode = None
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        n = self.players
        observation = np.zeros((1 + 3 * n, CARDS), np.int8)
        observation[0, self.hands[seat]] = 1
        for i, card in enumerate(self.trick):
            observation[1 + (self.leader + i) % n, card] = 1
        for i, piles in enumerate(self.piles):
            for pile in piles:
                if pile:
                    observation[1 + n + i, pile[-1]] = 1
            observation[1 + 2 * n + i, self.played[i]] = 1
        mask = np.zeros(CARDS, np.int8)
        if agent == self.agent_selection:
            mask[self.hands[seat]] = 1
        return {"observation": observation, "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        n = self.players
        deck = (options or {}).get("deck") or self._rng.permutation(CARDS).tolist()
        self.hands = [deck[p * HAND : (p + 1) * HAND] for p in range(n)]
        self.played: list[list[int]] = [[] for _ in range(n)]
        self.piles: list[list[list[int]]] = [[[] for _ in range(COLOURS)] for _ in range(n)]
        self.picks_left = PICKS * n
        self.leader = 0
        self.trick: list[int] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        n = self.players
        seat = self.possible_agents.index(agent)
        card = int(action)
        self.hands[seat].remove(card)
        self.played[seat].append(card)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.picks_left:
            self.piles[seat][colour_of(card)].append(card)
            self.picks_left -= 1
            after = seat if self.picks_left % PICKS else (seat + 1) % n
        else:
            self.trick.append(card)
            after = (seat + 1) % n
            if len(self.trick) == n:
                best = 0
                for i in range(1, n):
                    if number_of(self.trick[i]) > number_of(self.trick[best]):
                        best = i
                after = (self.leader + best) % n
                for i in range(n):
                    won = self.trick[(best + i) % n]
                    self.piles[after][colour_of(won)].append(won)
                self.trick = []
                self.leader = after
                if not self.hands[after]:
                    for i, each in enumerate(self.agents):
                        self.rewards[each] = sum(number_of(p[-1]) for p in self.piles[i] if p)
                    self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[after]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""


def play_documented(environment: Any) -> int:
    """The loop of PettingZoo's documentation for environments with an action mask."""
    environment.reset()
    decisions = 0
    for agent in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            action = None
        else:
            action = environment.action_space(agent).sample(observation["action_mask"])
            decisions += 1
        environment.step(action)
    return decisions


def play_lean(environment: NullNichtigEnv, rng: random.Random) -> int:
    """The raw environment, its observations never made: the least one can pay."""
    environment.reset()
    decisions = 0
    while not environment.terminations[environment.agent_selection]:
        seat = environment.possible_agents.index(environment.agent_selection)
        environment.step(rng.choice(environment.hands[seat]))
        decisions += 1
    return decisions


def play_observed(environment: NullNichtigEnv, rng: random.Random) -> int:
    """The raw environment, an observation with its mask made once for every decision."""
    environment.reset()
    decisions = 0
    while not environment.terminations[environment.agent_selection]:
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(rng.choice(np.flatnonzero(mask).tolist()))
        decisions += 1
    return decisions


def version() -> str:
    return version_of("pettingzoo")


def loop(name: str) -> Callable[[], int]:
    environment, raw, rng = wrapped(), NullNichtigEnv(), random.Random(1)
    return {
        "documented loop": lambda: play_documented(environment),
        "raw, no observation": lambda: play_lean(raw, rng),
        "raw, with observation": lambda: play_observed(raw, rng),
    }[name]


def replay(deal: Deal) -> None:
    """Play a deal of the plain class again, comparing every step."""
    environment = wrapped()
    environment.reset(options={"deck": list(deal.deck)})
    for step in deal.steps:
        observation, _, termination, _, _ = environment.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        mine = (environment.agent_selection, termination, legal)
        same(mine, (f"player_{step.player}", False, step.legal))
        environment.step(step.card)
    same(all(environment.terminations.values()), True)
    same([environment.rewards[f"player_{i}"] for i in range(PLAYERS)], deal.scores)
