"""RLlib's wrapper around a game: seats by turns, each told what it may do.

pip install "mappamundi[pettingzoo]" "ray[rllib]"
python examples/rllib_table.py null_nichtig
"""

from __future__ import annotations

import sys

import numpy as np
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

from mappamundi.envs.pettingzoo import env


def main() -> None:
    """Play one game of random legal choices, and say what it was worth to whom."""
    game = sys.argv[1] if len(sys.argv) > 1 else "null_nichtig"
    table, rng = PettingZooEnv(env(game)), np.random.default_rng(1)
    shown, _ = table.reset(seed=1)
    decisions, gained, is_over = 0, dict.fromkeys(table.possible_agents, 0.0), False
    while not is_over:
        (agent,) = shown
        assert table.get_observation_space(agent).contains(shown[agent])
        action = rng.choice(np.flatnonzero(shown[agent]["action_mask"]))
        shown, rewards, ended, _, _ = table.step({agent: action})
        for each, reward in rewards.items():
            gained[each] += reward
        decisions, is_over = decisions + 1, ended["__all__"]
    print(f"{game}: {decisions} decisions, {gained}")


if __name__ == "__main__":
    main()
