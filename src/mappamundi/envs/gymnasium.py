"""The games as environments of Gymnasium: one seat learns, bots of ours have the others.

It needs the extra `gymnasium`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from mappamundi.envs.batch import Batch
from mappamundi.envs.opponents import Opposition
from mappamundi.errors import BadSetup

try:
    from gymnasium import Env, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from mappamundi.envs.spaces import feature_space
except ImportError as error:
    raise ImportError(str(BadSetup("envs-no-extra", extra="gymnasium"))) from error

ILLEGAL = -1.0  # the reward of who ends a game by an action that is not allowed
SEEDS = 1 << 62
USUAL = "greedy"

FeaturesRow: TypeAlias = npt.NDArray[np.int16]
Infos: TypeAlias = dict[str, Any]


def learner_of(batch: Batch) -> int:
    """The one seat that is asked."""
    asked = [seat for seat, name in enumerate(batch.opponents or ()) if name is None]
    if len(asked) != 1:
        raise BadSetup("envs-one-learner")
    return asked[0]


class SeatEnv(Env[Any, Any]):
    """One game after the other, from the seat that learns; its mask is in `info`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opposition = USUAL,
        per_point: float = 0.0,
    ) -> None:
        self.batch = Batch(game, 1, seats, options, opponents=opponents, per_point=per_point)
        self.learner = learner_of(self.batch)
        self.metadata = {"render_modes": []}
        self.observation_space = feature_space(self.batch.game)
        self.action_space = spaces.Discrete(self.batch.game.features.ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[FeaturesRow, Infos]:
        """Deal another game, the first of a seed or the next."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._shown()

    def step(self, action: np.int64) -> tuple[FeaturesRow, float, bool, bool, Infos]:
        """Do this, and let the others play on; what is not allowed ends the game and costs 1."""
        before, batch = self._shown(), self.batch
        if not batch.legal[0][action]:
            return before[0], ILLEGAL, True, False, before[1]
        batch.step(np.array([action]))
        reward = float(batch.rewards[0, self.learner])
        if not batch.is_over[0]:
            row, infos = self._shown()
            return row, reward, False, False, infos
        ended = {"points": batch.points[0].copy(), "places": batch.places[0].copy()}
        return before[0], reward, True, False, {**before[1], **ended}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is allowed now, by the name under which sb3-contrib asks."""
        mask: npt.NDArray[np.bool_] = self.batch.legal[0].copy()
        return mask

    def _shown(self) -> tuple[FeaturesRow, Infos]:
        return self.batch.features[0].copy(), {"action_mask": self.batch.legal[0].astype(np.int8)}


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Many games at once, each dealt anew in the step in which it ends."""

    def __init__(
        self,
        game: str,
        size: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opposition = USUAL,
        per_point: float = 0.0,
        threads: int = 1,
    ) -> None:
        self.batch = Batch(
            game, size, seats, options, threads=threads, opponents=opponents, per_point=per_point
        )
        self.learner = learner_of(self.batch)
        self.num_envs = size
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = feature_space(self.batch.game)
        self.single_action_space = spaces.Discrete(self.batch.game.features.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[FeaturesRow, Infos]:
        """Deal all games anew: the first ones of a seed, or others."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.batch.features.copy(), self._masks()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[FeaturesRow, Any, Any, Any, Infos]:
        """Do one action in every game; if one of them is not legal, nothing is done."""
        batch, before = self.batch, self.batch.features.copy()
        batch.step(actions)
        infos, is_over = self._masks(), batch.is_over.copy()
        if is_over.any():
            ended = {"points": batch.points.copy(), "places": batch.places.copy()}
            infos |= {"final_obs": before, "_final_obs": is_over}
            infos |= {"final_info": ended, "_final_info": is_over}
        rewards = batch.rewards[:, self.learner].astype(np.float64)
        return batch.features.copy(), rewards, is_over, np.zeros_like(is_over), infos

    def _masks(self) -> Infos:
        masks = self.batch.legal.astype(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
