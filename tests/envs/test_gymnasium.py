"""Gymnasium's own check, and ours: spaces, masks, ends, seeds, refusals."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from mappamundi.envs.gymnasium import BatchEnv, SeatEnv
from mappamundi.envs.rewards import rewards
from mappamundi.envs.stepper import Stepper
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES

every_game = pytest.mark.parametrize("slug", GAMES)


@pytest.fixture(autouse=True)
def _as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled here: what is shown is the same to the bit."""
    made: dict[str, Stepper] = {}
    monkeypatch.setattr(
        "mappamundi.envs.batch.stepper_of",
        lambda game: made.setdefault(game.slug, Stepper(game, is_compiled=False)),
    )


@every_game
def test_gymnasium_finds_nothing(slug: str) -> None:
    check_env(SeatEnv(slug), skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A game of random legal choices: its rewards in all, and the last info."""
    row, infos = env.reset(seed=seed)
    rng, gained, is_over = np.random.default_rng(seed), 0.0, False
    while not is_over:
        assert env.observation_space.contains(row)
        assert infos["action_mask"].tolist() == env.action_masks().tolist()
        action = rng.choice(np.flatnonzero(infos["action_mask"]))
        row, reward, is_over, _, infos = env.step(action)
        gained += reward
    return gained, infos


@every_game
def test_a_game_is_worth_its_place_to_the_seat_that_learns(slug: str) -> None:
    seats = GAMES[slug].usual_seats
    names = tuple(None if seat == 1 else "greedy" for seat in range(seats))
    env = SeatEnv(slug, seats, opponents=names)
    gained, infos = play(env, seed=4)
    assert gained == pytest.approx(rewards(infos["places"].tolist())[1])
    assert play(env, seed=4)[1]["points"].tolist() == infos["points"].tolist()
    assert env.reset(seed=5)[0].tolist() != env.reset()[0].tolist()


def test_what_is_not_allowed_ends_a_game_and_costs_one() -> None:
    env = SeatEnv("null_nichtig")
    row, infos = env.reset(seed=1)
    after, reward, is_over, _, _ = env.step(np.int64(np.argmin(infos["action_mask"])))
    assert (reward, is_over, after.tolist()) == (-1.0, True, row.tolist())


def test_many_games_are_those_of_a_batch_and_end_one_by_one() -> None:
    envs = RecordEpisodeStatistics(BatchEnv("panstwa", 3, opponents="random", per_point=0.5))
    rows, infos = envs.reset(seed=2)
    ended = 0
    while ended < 4:
        assert envs.observation_space.contains(rows)
        before, actions = rows, infos["action_mask"].argmax(axis=1)
        rows, gained, is_over, is_cut, infos = envs.step(actions)
        assert gained.shape == (3,)
        assert not is_cut.any()
        for index in np.flatnonzero(is_over):
            assert infos["final_obs"][index].tolist() == before[index].tolist()
            points, places = (infos["final_info"][each][index] for each in ("points", "places"))
            worth = rewards(places.tolist())[0] + 0.5 * (points[0] - points.mean())
            assert infos["episode"]["r"][index] == pytest.approx(worth, abs=1e-4)
            ended += 1


def test_many_games_refuse_what_is_not_allowed_and_nothing_is_done() -> None:
    envs = BatchEnv("null_nichtig", 2)
    rows, infos = envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 0"):
        envs.step(infos["action_mask"].argmin(axis=1))
    assert envs.batch.features.tolist() == rows.tolist()


def test_seats_alone_can_be_put_side_by_side() -> None:
    envs = SyncVectorEnv([partial(SeatEnv, "panstwa") for _ in range(2)])
    rows, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(rows)
    assert infos["action_mask"].shape == (2, GAMES["panstwa"].features.ACTIONS)


@pytest.mark.parametrize("names", [(None, None, "greedy"), ("greedy", None, None)])
def test_one_seat_learns(names: tuple[str | None, ...]) -> None:
    with pytest.raises(BadSetup, match="one seat"):
        SeatEnv("null_nichtig", 3, opponents=names)
