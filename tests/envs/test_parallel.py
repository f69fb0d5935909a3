"""PettingZoo's test of parallel environments, and ours: the same games, all at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from mappamundi.envs.parallel import ParallelTable, parallel_env
from mappamundi.envs.pettingzoo import env
from mappamundi.errors import IllegalAction
from mappamundi.game import GAMES
from mappamundi.match import Match
from mappamundi.nature import Fast

every_game = pytest.mark.parametrize("slug", GAMES)
OPTIONS: dict[str, dict[str, str]] = {"countries": {"rows": "2", "start": "guess"}}


def made(slug: str, **wishes: Any) -> ParallelTable:
    return parallel_env(slug, options=OPTIONS.get(slug), **wishes)


def choices(seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    """Anything legal, of everybody."""
    return {
        agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()
    }


@every_game
def test_pettingzoo_finds_nothing(slug: str) -> None:
    parallel_api_test(made(slug), num_cycles=60)


@every_game
def test_pettingzoo_warns_of_nothing_where_masks_are_in_infos(slug: str) -> None:
    api_test(env(slug, options=OPTIONS.get(slug), mask_in="info"), num_cycles=60)


@every_game
def test_it_is_the_match_of_the_same_draws(slug: str) -> None:
    table, rng = made(slug), np.random.default_rng(2)
    seen, _ = table.reset(seed=9)
    match = Match.start(slug, table.seats, table.settings, Fast(9, 0))
    infos: dict[str, Any] = {}
    while table.agents:
        asked, wishes = match.waiting, choices(seen, rng)
        assert {
            seat for seat in range(table.seats) if wishes[f"player_{seat}"] != table.waits
        } == set(asked)
        seen, gains, ended, _, infos = table.step(wishes)
        for seat in asked:
            if seat in match.waiting and wishes[f"player_{seat}"] in match.game.legal(
                match.known(seat), seat
            ):
                match.act(seat, wishes[f"player_{seat}"])
        assert all(ended.values()) == match.is_over
    assert [each["points"] for each in infos.values()] == match.scores
    assert [each["place"] for each in infos.values()] == match.places
    assert sum(gains.values()) == pytest.approx(0)


def test_all_choose_in_one_step_what_is_sealed() -> None:
    """Start cards of Null & Nichtig: three steps for everybody, however many there are."""
    table, rng = parallel_env("null_nichtig", seats=4), np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    for _ in range(3):
        assert not any(each["action_mask"][table.waits] for each in seen.values())
        seen = table.step(choices(seen, rng))[0]
    assert sum(not each["action_mask"][table.waits] for each in seen.values()) == 1


def test_what_is_not_allowed_is_refused_and_nothing_is_done() -> None:
    table, rng = parallel_env("null_nichtig", seats=3), np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    wishes = choices(seen, rng) | {"player_2": table.waits}
    with pytest.raises(IllegalAction):
        table.step(wishes)
    seen_again = table.step(choices(seen, rng))[0]
    assert len(seen_again) == 3


@pytest.mark.parametrize("count", [1, 7])
def test_a_game_is_broken_off(count: int) -> None:
    rng = np.random.default_rng(1)
    table = parallel_env("panstwa", max_cycles=count)
    seen, _ = table.reset(seed=1)
    for step in range(count):
        seen, gains, ended, cut, _ = table.step(choices(seen, rng))
        assert all(cut.values()) == (step == count - 1)
        assert not any(ended.values())
    assert not table.agents
    assert set(gains.values()) == {0.0}
    turns = env("panstwa", max_cycles=count)
    turns.reset(seed=1)
    played = 0
    for _ in turns.agent_iter():
        observation, _, _, truncation, _ = turns.last()
        turns.step(None if truncation else int(observation["action_mask"].argmax()))
        played += not truncation
    assert played == count
