"""Bots in seats of a batch decide as they do at a table, and the others are asked."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import numpy as np
import pytest

from mappamundi import Match
from mappamundi.bots import BOTS
from mappamundi.bots.level import MASTER
from mappamundi.bots.searching.deciding import FORECASTER
from mappamundi.bots.searching.sight import STREAMS
from mappamundi.bots.seating import does_without, seated
from mappamundi.bots.settings import kind_of
from mappamundi.draws import stream
from mappamundi.envs import Batch
from mappamundi.envs.opposing import OPPONENTS
from mappamundi.envs.rewards import rewards
from mappamundi.envs.stepper import Stepper
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast

SEED = 20261116
SIZE = 2
PER_POINT = 0.25
# Bots that choose at random, at first sight and by a glance; what levels do else takes long.
TABLES: tuple[tuple[str, tuple[str | None, ...]], ...] = (
    ("null_nichtig", (None, "greedy", "random", "greedy")),
    ("pingvasion", ("novice", "greedy", None)),
    ("laender_toppen", ("greedy", None)),
    ("panstwa", ("greedy", None, None, "random")),
    ("countries", ("greedy", None, "random")),
)


@cache
def plain_stepper(game: Game) -> Stepper:
    return Stepper(game, is_compiled=False)


@pytest.fixture
def _as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.envs.batch.stepper_of", plain_stepper)


class Company:
    """A match with the same draws, and the bots of a batch as a table has them."""

    def __init__(self, slug: str, names: tuple[str | None, ...], number: int) -> None:
        self.match = Match.start(slug, len(names), nature=Fast(SEED, number))
        luck = stream(SEED, OPPONENTS)
        self.bots: dict[int, Any] = {
            seat: BOTS[name](self.match.game, Fast(luck, number * STREAMS + seat))
            for seat, name in enumerate(names)
            if name is not None
        }

    def play_on(self) -> None:
        """Let bots decide until somebody else is asked, or all is over."""
        match = self.match
        while not match.is_over and match.waiting[0] in self.bots:
            seat = match.waiting[0]
            known = match.known(seat)
            action = self.bots[seat].choose(known, seat, match.game.legal(known, seat))
            match.act(seat, action)


def assert_is_its_matches(slug: str, names: tuple[str | None, ...]) -> None:
    """Every game of a batch, until each has ended once and another was begun."""
    batch = Batch(slug, SIZE, len(names), seed=SEED, opponents=names, per_point=PER_POINT)
    matches = [Company(slug, names, number) for number in range(SIZE)]
    ended, gained = [0] * SIZE, np.zeros_like(batch.rewards)
    while min(ended) == 0:
        for index, company in enumerate(matches):
            company.play_on()
            assert batch.seat[index] == company.match.waiting[0]
            assert batch.known(index) == company.match.known(int(batch.seat[index]))
        actions = batch.random_actions().copy()
        batch.step(actions)
        gained += batch.rewards
        for index, company in enumerate(matches):
            match = company.match
            match.act(match.waiting[0], int(actions[index]))
            company.play_on()
            assert batch.is_over[index] == match.is_over
            if match.is_over:
                assert batch.points[index].tolist() == match.scores
                assert gained[index].tolist() == pytest.approx(whole_reward(match), abs=1e-4)
                ended[index], gained[index] = ended[index] + 1, 0
                matches[index] = Company(slug, names, index + SIZE * ended[index])


def whole_reward(match: Match) -> list[float]:
    """What a game is worth by places, and by the points one has more than all on average."""
    mean = sum(match.scores) / len(match.scores)
    worth = zip(rewards(match.places), match.scores, strict=True)
    return [reward + PER_POINT * (points - mean) for reward, points in worth]


@pytest.mark.parametrize(("slug", "names"), TABLES)
@pytest.mark.usefixtures("_as_written")
def test_bots_in_a_batch_decide_as_they_do_at_a_table(
    slug: str, names: tuple[str | None, ...]
) -> None:
    assert_is_its_matches(slug, names)


def test_bots_in_compiled_games_decide_so_too() -> None:
    assert_is_its_matches("null_nichtig", (None, "greedy", "random", "greedy"))


def test_who_does_without_a_network_has_a_name_of_its_own() -> None:
    """`master` of a batch is not that of a table where there is a network; `former` says so."""
    for game in GAMES.values():
        former, master = (seated(game, name, 1) for name in ("former", "master"))
        assert former == master
        is_networked = kind_of(game, MASTER.rank) == FORECASTER
        assert does_without(game, "master") == is_networked
        assert not does_without(game, "former")
        assert not does_without(game, "greedy")


@pytest.mark.usefixtures("_as_written")
def test_a_level_that_searches_has_a_seat_too() -> None:
    names = (None, "novice", "novice")
    batch = Batch("null_nichtig", 1, 3, seed=SEED, opponents="novice")
    assert batch.opponents == names
    company = Company("null_nichtig", names, 0)
    for _ in range(2):  # of three start cards: only after the last one a tree was kept
        company.play_on()
        assert batch.known(0) == company.match.known(0)
        company.match.act(0, int(batch.random_actions()[0]))
        batch.step(batch.random_actions())
    for _ in range(6):
        assert batch.seat[0] == 0
        batch.step(batch.random_actions())
    assert batch.steps[0] > 16  # what the bots did is counted


@pytest.mark.usefixtures("_as_written")
def test_a_copy_knows_what_its_bots_have_drawn() -> None:
    batch = Batch("panstwa", 3, seed=SEED, opponents="random", per_point=1.0)
    for _ in range(2):
        batch.step(batch.random_actions())
    twin = pickle.loads(pickle.dumps(batch))
    for each in (batch, twin):
        for _ in range(9):
            each.step(each.random_actions())
    assert np.array_equal(batch.features, twin.features)
    assert np.array_equal(batch.rewards, twin.rewards)


@pytest.mark.parametrize(
    ("opponents", "words"),
    [
        (("greedy", "greedy", "greedy"), "asked"),
        (("greedy", None), "3 names"),
        ("nobody", "nobody"),
        ("learned", "learned"),
    ],
)
def test_opponents_that_cannot_be_are_refused(opponents: Any, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Batch("null_nichtig", 1, 3, opponents=opponents)


def test_every_game_of_this_house_can_have_opponents() -> None:
    assert {slug for slug, _ in TABLES} == set(GAMES)
