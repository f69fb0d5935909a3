"""MaskablePPO of sb3-contrib on one seat of a game, the others played by a bot of ours.

pip install "mappamundi[fast,gymnasium]" sb3-contrib
python examples/maskable_ppo.py null_nichtig --steps 200000
"""

from __future__ import annotations

import argparse

import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO

from mappamundi.envs import largest_features
from mappamundi.envs.gymnasium import SeatEnv


def table(game: str, opponents: str) -> TransformObservation:
    """One seat, its features from 0 to 1; `action_masks` says what is legal."""
    seat = SeatEnv(game, opponents=opponents)
    largest = largest_features(seat.batch.game).astype(np.float32)
    space = spaces.Box(0.0, 1.0, largest.shape, np.float32)
    return TransformObservation(seat, lambda row: row / largest, space)


def mean_reward(model: MaskablePPO, game: str, opponents: str, games: int) -> float:
    """What a game is worth to it, from -1 to 1, when it does what it likes best."""
    env, gained = table(game, opponents), 0.0
    for number in range(games):
        row, infos = env.reset(seed=number)
        is_over = False
        while not is_over:
            action, _ = model.predict(row, action_masks=infos["action_mask"], deterministic=True)
            row, reward, is_over, _, infos = env.step(action)
            gained += float(reward)
    return gained / games


def main() -> None:
    """Learn, and say how well it went."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="null_nichtig")
    parser.add_argument("--opponents", default="greedy", help="%(default)s")
    parser.add_argument("--steps", type=int, default=200_000, help="%(default)s")
    parser.add_argument("--games", type=int, default=200, help="of the exam; %(default)s")
    given = parser.parse_args()
    model = MaskablePPO("MlpPolicy", table(given.game, given.opponents), seed=1, device="cpu")
    print(f"before: {mean_reward(model, given.game, given.opponents, given.games):+.3f}")
    model.learn(given.steps)
    print(f"after: {mean_reward(model, given.game, given.opponents, given.games):+.3f}")


if __name__ == "__main__":
    main()
