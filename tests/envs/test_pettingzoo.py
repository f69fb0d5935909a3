"""PettingZoo's own tests, and ours: rewards, masks, secrets, drawings, refusals."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from mappamundi.envs.pettingzoo import env, raw_env
from mappamundi.envs.rewards import rewards
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES, TAKE_BACK
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.testing.secrecy import another_world

every_game = pytest.mark.parametrize("slug", GAMES)
# Short games, whose choices are also sealed where the usual ones are not.
OPTIONS: dict[str, dict[str, str]] = {"countries": {"rows": "2", "start": "guess"}}


def choose(table: Any, rng: np.random.Generator) -> int:
    """Any legal action of the agent that is asked."""
    return int(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))


def play(table: Any, seed: int) -> list[int]:
    """A whole game of random choices; what they were."""
    rng, actions = np.random.default_rng(seed), []
    while not table.terminations[table.agent_selection]:
        actions.append(choose(table, rng))
        table.step(actions[-1])
    return actions


@every_game
@pytest.mark.filterwarnings(
    # What PettingZoo says of every environment with a mask that is not one of its own.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
def test_pettingzoo_finds_nothing(slug: str) -> None:
    api_test(env(slug, options=OPTIONS.get(slug)), num_cycles=100)
    seed_test(lambda: env(slug, options=OPTIONS.get(slug)), num_cycles=20)


@every_game
def test_a_seed_says_everything_and_what_follows_it(slug: str) -> None:
    one, other = (raw_env(slug, options=OPTIONS.get(slug)) for _ in range(2))
    logs = []
    for seed in (7, None, 7):
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert play(one, 1) == play(other, 1)
        assert one.infos == other.infos
        logs.append(one._match.log.actions)
    assert logs[0] == logs[2] != logs[1]


@every_game
def test_it_is_the_match_with_these_draws(slug: str) -> None:
    """The same actions and draws: the same seats asked, the same allowed, the same end."""
    table = raw_env(slug, options=OPTIONS.get(slug))
    table.reset(seed=3)
    match = Match.start(slug, table.seats, OPTIONS.get(slug), Fast(3))
    rng = np.random.default_rng(3)
    while not match.is_over:
        seat = match.waiting[0]
        assert table.agent_selection == f"player_{seat}"
        for other, agent in enumerate(table.agents):
            legal = match.game.legal(match.known(seat), seat) if other == seat else []
            assert np.flatnonzero(table.observe(agent)["action_mask"]).tolist() == sorted(legal)
        action = choose(table, rng)
        match.act(seat, action)
        table.step(action)
    ends = [table.infos[agent] for agent in table.agents]
    assert [end["points"] for end in ends] == match.scores
    assert [end["place"] for end in ends] == match.places
    assert list(table.rewards.values()) == rewards(match.places)
    assert all(table.terminations.values())


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1, -1]),
        ([2, 2], [0, 0]),  # a dummy won
        ([1, 3, 2], [1, -1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 1, 2], [2 / 3, -2 / 3, 2 / 3, -2 / 3]),  # teams
    ],
)
def test_rewards_go_by_place_and_come_to_nothing(places: list[int], expected: list[float]) -> None:
    assert rewards(places) == expected
    assert sum(rewards(places)) == pytest.approx(0)


@every_game
def test_nobody_observes_what_a_seat_cannot_know(slug: str) -> None:
    """Everything unseen is dealt anew, again and again: no number of an observation moves."""
    table = raw_env(slug, options=OPTIONS.get(slug))
    table.reset(seed=5)
    rng, moved = np.random.default_rng(5), 0
    while not table.terminations[table.agent_selection]:
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            twin = copy.deepcopy(table)
            full = twin._match._state
            twin._match._state = another_world(table.game, full, seat, int(rng.integers(1 << 60)))
            moved += twin._match._state != full
            for part in ("observation", "action_mask"):
                assert np.array_equal(twin.observe(agent)[part], seen[part])
        for _ in range(5):
            if not table.terminations[table.agent_selection]:
                table.step(choose(table, rng))
    assert moved > 0


def test_what_is_sealed_stays_sealed() -> None:
    """X2: seats that decide at once are asked one by one, and see nothing of each other."""
    table = raw_env("pingvasion", 3)
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    seen = []
    for action in np.flatnonzero(table.observe("player_0")["action_mask"])[:2]:
        twin = copy.deepcopy(table)
        twin.step(int(action))
        twin.step(choose(twin, np.random.default_rng(0)))
        assert twin.agent_selection == "player_1"
        seen.append(twin.observe("player_1")["observation"].tolist())
    assert seen[0] == seen[1]


@every_game
def test_it_draws_itself_with_the_numbers_of_actions(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = env(slug, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert GAMES[slug].title in drawn
    assert "player_1" in drawn
    assert "\x1b" not in drawn
    assert capsys.readouterr().out == ""
    shown = env(slug, render_mode="human")
    shown.reset(seed=1)
    assert GAMES[slug].title in capsys.readouterr().out
    shown.step(choose(shown, np.random.default_rng(1)))
    assert GAMES[slug].title in capsys.readouterr().out


def test_cards_bear_the_numbers_of_actions() -> None:
    table = env("null_nichtig", render_mode="ansi")
    table.reset(seed=3)
    (cards,) = [line for line in table.render().splitlines() if line.startswith("╭")]
    legal = np.flatnonzero(table.observe("player_0")["action_mask"]).tolist()
    assert sorted(int(part.strip("╮─")) for part in cards.split("╭")[1:]) == legal


def test_an_illegal_action_is_refused_by_the_raw_environment_and_ends_the_wrapped_one() -> None:
    raw = raw_env("null_nichtig")
    raw.reset(seed=1)
    before = raw.observe("player_0")["observation"].tolist()
    illegal = int(np.flatnonzero(raw.observe("player_0")["action_mask"] == 0)[0])
    raw.step(int(np.flatnonzero(raw.observe("player_0")["action_mask"])[0]))
    raw.reset(seed=1)
    for action in (illegal, TAKE_BACK, 65):
        with pytest.raises(IllegalAction, match="is not allowed now"):
            raw.step(action)
    assert raw.observe("player_0")["observation"].tolist() == before
    wrapped = env("null_nichtig")
    wrapped.reset(seed=1)
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards["player_0"] == -1
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError):
        wrapped.step(65)


def test_what_does_not_go_together_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="3 to 6 seats"):
        env("null_nichtig", 2)
    with pytest.raises(BadSetup):
        env("null_nichtig", 5, {"teams": "yes"})
    with pytest.raises(BadSetup):
        env("null_nichtig", options={"jokers": "yes"})
    with pytest.raises(BadSetup, match="ansi, human"):
        env("null_nichtig", render_mode="rgb_array")


def test_a_copy_goes_its_own_way() -> None:
    table = env("pingvasion", 2)
    table.reset(seed=1)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        seen = table.observe("player_0")["observation"].tolist()
        twin.step(choose(twin, np.random.default_rng(1)))
        assert table.observe("player_0")["observation"].tolist() == seen
        assert twin.observe("player_0")["observation"].tolist() != seen
