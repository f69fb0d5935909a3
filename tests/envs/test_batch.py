"""A batch is its games, played one by one: the same draws, knowledge, choices and ends."""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from envs.tables import SEED, SIZE, TABLES, Table

from mappamundi import Match
from mappamundi.envs import Batch
from mappamundi.envs.rewards import rewards
from mappamundi.envs.stepper import Stepper, written
from mappamundi.envs.stepping import show_game
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES, LARGEST_CHOICE, TAKE_BACK, Game

FULL = os.environ.get("MAPPAMUNDI_FULL") == "1"
# Each takes 5 to 15 s to compile.
CHECKED = tuple(GAMES) if FULL else ("panstwa",)
AT_FULL_SPEED = tuple(GAMES) if FULL else ("null_nichtig",)


def pickled(batch: Batch) -> Batch:
    """As another process gets it."""
    sent: Batch = pickle.loads(pickle.dumps(batch))
    return sent


every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@cache
def plain_stepper(game: Game) -> Stepper:
    return Stepper(game, is_compiled=False)


@cache
def checked_stepper(game: Game) -> Stepper:
    return Stepper(game, is_compiled=True, checked=True)


@pytest.fixture
def _as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.envs.batch.stepper_of", plain_stepper)


@pytest.fixture
def _checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.envs.batch.stepper_of", checked_stepper)


def assert_shows(batch: Batch, index: int, match: Match) -> None:
    """The batch shows of one of its games what the seat knows that decides in a match."""
    game, seat = match.game, match.waiting[0]
    known = match.known(seat)
    row = [0] * game.features.FEATURES
    game.features.features(known, seat, row)
    assert batch.seat[index] == seat
    assert batch.features[index].tolist() == row
    assert np.flatnonzero(batch.legal[index]).tolist() == sorted(game.legal(known, seat))
    assert batch.known(index) == known


def assert_ended(batch: Batch, index: int, match: Match, length: int) -> None:
    """The batch says of the game that ended what the match says."""
    places = match.places
    assert batch.points[index].tolist() == match.scores
    assert batch.places[index].tolist() == places
    assert batch.rewards[index].tolist() == pytest.approx(rewards(places))
    assert batch.length[index] == length


def assert_is_its_matches(table: Table) -> None:
    """Until every game has ended and another begun, step by step."""
    batch = table.batch()
    matches = [table.match(number) for number in range(SIZE)]
    ended = np.zeros(SIZE, int)
    length = np.zeros(SIZE, int)
    while min(ended) == 0 or min(length) < 3:
        for index, match in enumerate(matches):
            assert_shows(batch, index, match)
        actions = batch.random_actions().copy()
        batch.step(actions)
        length += 1
        for index, action in enumerate(actions.tolist()):
            match = matches[index]
            match.act(match.waiting[0], action)
            assert batch.is_over[index] == match.is_over
            if match.is_over:
                assert_ended(batch, index, match, length[index])
                ended[index] += 1
                length[index] = 0
                matches[index] = table.match(index + SIZE * int(ended[index]))
            else:
                assert not batch.rewards[index].any()
        assert batch.number.tolist() == [index + SIZE * n for index, n in enumerate(ended.tolist())]
        assert batch.steps.tolist() == length.tolist()


@every_table
@pytest.mark.usefixtures("_as_written")
def test_a_batch_as_written_is_its_games_played_one_by_one(table: Table) -> None:
    assert_is_its_matches(table)


@pytest.mark.parametrize("table", [each for each in TABLES if each.slug in CHECKED], ids=str)
@pytest.mark.usefixtures("_checked")
def test_a_batch_with_every_index_checked_is_its_games_too(table: Table) -> None:
    assert_is_its_matches(table)


@pytest.mark.parametrize("table", [each for each in TABLES if each.slug in AT_FULL_SPEED], ids=str)
def test_a_batch_at_full_speed_is_its_games_too(table: Table) -> None:
    assert_is_its_matches(table)


@every_table
@pytest.mark.usefixtures("_as_written")
def test_what_a_seat_cannot_know_changes_nothing_it_is_shown(table: Table) -> None:
    """In another world that the seat cannot tell from this one, its row and mask are the same."""
    batch = table.batch(size=1)
    game, room, differing = batch.game, [0] * LARGEST_CHOICE, 0
    for step in range(25):
        seat, state = int(batch.seat[0]), batch._states[0]
        world = game.known(state, seat)
        game.rules.imagine(world, seat, step)
        differing += world != state
        row, mask = [7] * game.features.FEATURES, [True] * game.features.ACTIONS
        show_game(written(game), world, seat, row, mask, room)
        assert row == batch.features[0].tolist()
        assert mask == batch.legal[0].tolist()
        batch.step(batch.random_actions())
    assert differing > 0


def histories(size: int, threads: int, games: int) -> dict[int, list[Any]]:
    """All that a full-speed batch shows of the first games, by their numbers."""
    batch = Batch("null_nichtig", size, 3, seed=SEED, threads=threads)
    found: dict[int, list[Any]] = {}
    while min(batch.number) < games:
        numbers, actions = batch.number.copy(), batch.random_actions()
        shown = list(zip(batch.seat.tolist(), batch.features.copy(), actions.tolist(), strict=True))
        batch.step(actions)
        for index, number in enumerate(numbers.tolist()):
            seat, row, action = shown[index]
            moment = (seat, row.tobytes(), action)
            found.setdefault(number, []).append(moment)
            if batch.is_over[index]:
                found[number].append((batch.points[index].tolist(), batch.rewards[index].tolist()))
    return {number: found[number] for number in range(games)}


def test_a_game_is_the_same_whatever_the_size_and_the_threads() -> None:
    games = 8
    alone = histories(1, 1, games)
    assert len({str(history) for history in alone.values()}) == games
    assert histories(5, 2, games) == alone
    assert histories(8, 3, games) == alone
    assert histories(3, 9, games) == alone  # no more threads than games


def shown(batch: Batch) -> Iterator[bytes]:
    """Every byte of a batch."""
    snapshot = batch.snapshot()
    yield snapshot.states.tobytes()
    for array in snapshot.arrays:
        yield array.tobytes()


@pytest.mark.parametrize("wrong", [None, -1, TAKE_BACK, 65, 1 << 40, (1 << 32) + 5])
def test_an_illegal_action_is_refused_and_nothing_is_done(wrong: int | None) -> None:
    batch = Batch("null_nichtig", 6, 4, seed=SEED, threads=2)
    before, actions = list(shown(batch)), batch.random_actions().copy()
    if wrong is None:
        wrong = int(np.argmin(batch.legal[4]))  # somebody else's card
    actions[4] = wrong
    with pytest.raises(IllegalAction, match=rf"game 4 .* action {wrong} .* seat 0"):
        batch.step(actions)
    assert list(shown(batch)) == before
    batch.step(batch.random_actions())


def test_what_is_no_row_of_actions_is_refused() -> None:
    batch = Batch("null_nichtig", 4, seed=SEED)
    before = list(shown(batch))
    with pytest.raises(ValueError, match="shape"):
        batch.step([1, 2, 3])
    with pytest.raises(TypeError, match="cast"):
        batch.step(np.zeros(4, np.float32))
    assert list(shown(batch)) == before


def test_another_game_is_chosen_by_seed_and_begun_again_by_reset() -> None:
    batch = Batch("null_nichtig", 4, seed=1)
    first = list(shown(batch))
    for _ in range(300):
        batch.step(batch.random_actions())
    batch.reset()
    assert list(shown(batch)) == first
    batch.reset(seed=2)
    assert list(shown(batch)) != first
    assert list(shown(batch)) == list(shown(Batch("null_nichtig", 4, seed=2)))


def play_on(batch: Batch, steps: int) -> list[list[bytes]]:
    history = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        history.append(list(shown(batch)))
    return history


def test_a_batch_goes_back_to_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also another batch, in another process or without a compiler."""
    batch = Batch("null_nichtig", 4, 3, seed=SEED)
    play_on(batch, 100)
    snapshot = batch.snapshot()
    after = play_on(batch, 40)  # over the end of all games
    batch.restore(snapshot)
    assert play_on(batch, 40) == after
    monkeypatch.setattr("mappamundi.envs.batch.stepper_of", plain_stepper)
    other = Batch("null_nichtig", 4, 3, seed=0)
    other.restore(pickle.loads(pickle.dumps(snapshot)))
    assert play_on(other, 40) == after


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_of_a_batch_goes_on_by_itself(
    copied: Callable[[Batch], Batch], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mappamundi.envs.batch.stepper_of", plain_stepper)
    batch = Batch("null_nichtig", 3, seed=5, threads=2)
    for _ in range(10):
        batch.step(batch.random_actions())
    twin = copied(batch)
    before = batch.features.copy()
    for _ in range(50):
        twin.step(twin.random_actions())
    assert np.array_equal(batch.features, before)
    for _ in range(50):
        batch.step(batch.random_actions())
    assert np.array_equal(batch.features, twin.features)
    assert np.array_equal(batch.seat, twin.seat)


def test_a_snapshot_of_other_games_is_refused() -> None:
    batch = Batch("null_nichtig", 4, 3)
    for size, seats, options in ((5, 3, {}), (4, 4, {}), (4, 3, {"end": "target"})):
        with pytest.raises(BadSetup, match="snapshot"):
            batch.restore(Batch("null_nichtig", size, seats, options).snapshot())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"size": 0}, "one game"),
        ({"size": 1, "threads": 0}, "one thread"),
        ({"size": 1, "seats": 7}, "3 to 6 seats"),
        ({"size": 1, "options": {"colour": "red"}}, "colour"),
        ({"size": 1, "seed": -1}, "seed"),
        ({"size": 1, "seed": 1 << 63}, "seed"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Batch("null_nichtig", **arguments)
