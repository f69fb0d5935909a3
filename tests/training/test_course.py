"""Courses: a network learns, against itself, what it was, or somebody whom it shall beat."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from mappamundi.bots.networks.weights import has_network, weights_of
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.training.course import GENERATION, SELVES, TrainingCourse
from mappamundi.training.exams import rival_share, rival_share_in_bytes, sparring_share, win_share
from mappamundi.training.field import Field
from mappamundi.training.learning import DecisionsPlayed, advantages, fresh, learn
from mappamundi.training.network import random_network
from mappamundi.training.plan import Plan, TableKind
from mappamundi.training.playing import Sparring, play
from mappamundi.training.quantising import in_fractions, quantised
from mappamundi.training.tables import against, field_of, usual_tables

GAME = "null_nichtig"
PLAN = Plan(GAME, decisions=480_000, size=250, width=32, portion=4096, rate=2e-3)


def small(folder: Path, **parts: Any) -> TrainingCourse:
    """A course of 25 lessons of 40 decisions, which is over in no time."""
    plan = Plan(GAME, **{"decisions": 1000, "size": 5, "width": 8, "steps": 8, **parts})
    return TrainingCourse(plan, field_of(GAME, plan.size, plan.seed), folder)


def numbers(course: TrainingCourse) -> list[Any]:
    return [np.asarray(each) for each in jax.tree.leaves(course.pupil)]


def test_a_network_learns(tmp_path: Path) -> None:
    """A fresh one wins about a quarter of its games against three that play at random."""
    tried = field_of(GAME, 256, seed=9, wins=1)
    course = TrainingCourse(PLAN, field_of(GAME, PLAN.size, seed=1), tmp_path)
    before = win_share(course.pupil.network, tried)
    *_, last = course.run()
    assert last.made >= PLAN.decisions
    assert win_share(last.network, tried) > before + 0.1


@pytest.mark.parametrize("past", [0.0, 0.5])
def test_what_was_broken_off_becomes_what_it_would_have_become(tmp_path: Path, past: float) -> None:
    """To the last bit: the games at hand, past selves and all luck are kept."""
    whole = small(tmp_path / "whole", past=past)
    assert not whole.resume()
    list(whole.run())
    broken = small(tmp_path / "broken", past=past)
    for _, _ in zip(range(17), broken.run(), strict=False):
        broken.keep()
    again = small(tmp_path / "broken", past=past)
    assert again.resume()
    assert 0 < again.made < again.plan.decisions
    list(again.run())
    assert again.made == whole.made
    assert len(again.past) == len(whole.past) == (3 if past else 0)
    for one, other in zip(numbers(again), numbers(whole), strict=True):
        assert (one == other).all()


def test_a_course_can_be_made_longer(tmp_path: Path) -> None:
    course = small(tmp_path, decisions=640)
    list(course.run())
    course.keep()
    longer = small(tmp_path, decisions=1280)
    assert longer.resume()
    assert longer.made == course.made
    *_, last = longer.run()
    assert last.made >= 1280


@pytest.mark.parametrize(
    ("part", "called"),
    [
        ({"width": 16}, "width"),
        ({"size": 6}, "size"),
        ({"seed": 3}, "seed"),
        ({"options": {"end": "target"}}, "option"),
        ({"beside": (TableKind(0.5, {"teams": "yes"}),)}, "beside"),
        ({"past": 0.25, "rate": 0.1}, "rate, past"),
        ({"origin": "0123"}, "from"),
    ],
)
def test_a_folder_of_another_plan_is_refused_by_what_differs(
    tmp_path: Path, part: dict[str, Any], called: str
) -> None:
    small(tmp_path).keep()
    with pytest.raises(BadSetup, match=f"{called}.?$") as refused:
        small(tmp_path, **part).resume()
    assert refused.value.message == "train-other-plan"


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    small(tmp_path).keep()
    plan = Plan("panstwa", decisions=1000, size=4, width=8, steps=8)
    other = TrainingCourse(plan, field_of("panstwa", 4, seed=0), tmp_path)
    with pytest.raises(BadSetup, match="game"):
        other.resume()


@pytest.mark.parametrize("harm", ["cut", "empty", "shapes", "plan"])
def test_a_file_that_nobody_can_go_on_with_is_refused(tmp_path: Path, harm: str) -> None:
    course = small(tmp_path)
    course.keep()
    path = tmp_path / "pupil.npz"
    data = path.read_bytes()
    if harm in ("cut", "empty"):
        path.write_bytes(data[: len(data) // 2 if harm == "cut" else 0])
    else:
        kept = dict(np.load(path))
        given = {"pupil-1": np.zeros((3, 3))} if harm == "shapes" else {"plan": "{'width': 8}"}
        file = BytesIO()
        np.savez(file, **{**kept, **given})
        path.write_bytes(file.getvalue())
    with pytest.raises(BadSetup) as refused:
        small(tmp_path).resume()
    assert refused.value.message == "train-unreadable"


def test_whoever_is_killed_while_writing_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = small(tmp_path)
    course.keep()
    before = (tmp_path / "pupil.npz").read_bytes()

    class Killed(BaseException):
        pass

    def half(file: Any, **arrays: Any) -> None:
        file.write(b"half of it")
        raise Killed

    monkeypatch.setattr(np, "savez", half)
    with pytest.raises(Killed):
        course.keep()
    assert (tmp_path / "pupil.npz").read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["pupil.npz"]


def test_tables_of_other_options_stand_beside() -> None:
    """Teams need an even table: those of three and five are left out, their games shared out."""
    field = field_of(GAME, 200, seed=1, beside=(TableKind(0.25, {"teams": "yes"}),))
    kinds = [(each.options["teams"], each.seats, each.size) for each in field.batches]  # type: ignore[attr-defined]
    usual = [size for teams, _, size in kinds if teams == "no"]
    beside = {seats: size for teams, seats, size in kinds if teams == "yes"}
    assert sum(usual) == pytest.approx(150, abs=3)
    assert set(beside) == {4, 6}
    assert sum(beside.values()) == pytest.approx(50, abs=3)
    assert len({each.seed for each in field.batches}) == len(kinds)  # type: ignore[attr-defined]
    with pytest.raises(BadSetup):
        field_of(GAME, 8, seed=1, options={"teams": "perhaps"})


def test_points_are_a_reward_as_well() -> None:
    """As much as everybody is ahead of the others, in parts of what is usual; nothing in all."""
    field = Field(usual_tables(GAME, 8, seed=1).batches, wins=1)
    field.largest(300)
    assert field.swing > 2
    (games,) = field.batches
    while not games.is_over.any():
        games.step(games.random_actions())
    ended = int(np.flatnonzero(games.is_over)[0])
    field.points = 1.0
    found = field._rewards(games)[ended]
    mean = games.points[ended].mean()
    assert found == pytest.approx((games.points[ended] - mean) / field.swing)
    assert found.sum() == pytest.approx(0, abs=1e-5)
    field.points = 0.0
    assert field._rewards(games)[ended].sum() == pytest.approx(1)


def test_a_league_takes_a_share_of_every_table_and_every_seat() -> None:
    field = field_of(GAME, 400, seed=1)
    league, first = field.league(0.25), 0
    for batch in field.batches:
        taken = (league.games >= first) & (league.games < first + batch.size)
        assert abs(int(taken.sum()) - batch.size / 4) <= 1
        assert set(np.asarray(league.own[taken]).tolist()) == set(range(batch.seats))
        first += batch.size
    assert len(field.league(0.0).games) == 0
    assert len(field.league(1.0).games) == field.size


def test_only_its_own_decisions_are_learned_from() -> None:
    """In a game against another, what the other did teaches nothing, however it turns out."""
    field = field_of(GAME, 12, seed=1)
    pupil, other = beginner(field, 1), beginner(field, 2)
    league = field.league(0.5)
    memory = play(pupil, field, 16, jax.random.key(3), Sparring(other, league, is_sure=True))
    is_own, seat = np.asarray(memory.is_own), np.asarray(memory.seat)
    played = np.asarray(league.games)
    assert (is_own[:, played] == (seat[:, played] == np.asarray(league.own))).all()
    assert is_own[:, np.setdiff1d(np.arange(field.size), played)].all()
    assert not is_own.all()
    altered = memory._replace(
        action=np.where(is_own, memory.action, 0), chance=np.where(is_own, memory.chance, -9.0)
    )
    one, two = (taught(pupil, each) for each in (memory, altered))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert any((a != b).any() for a, b in zip(one, jax.tree.leaves(pupil), strict=True))


def taught(network: Any, memory: DecisionsPlayed) -> list[Any]:
    """A network after one lesson without curiosity."""
    copy = jax.tree.map(np.copy, network)
    assert bool(advantages(memory)[1].any())
    pupil, _ = learn(fresh(copy), memory, jax.random.key(1), 1e-3, 0.0, 1, memory.action.size)
    return [np.asarray(each) for each in jax.tree.leaves(pupil.network)]


def beginner(field: Field, luck: int) -> Any:
    games = field.batches[0]
    shape = games.features.shape[1], games.legal.shape[1]
    made = random_network(jax.random.key(luck), *shape, 8, np.full(shape[0], 0.3, np.float32))
    hopeful = made.value._replace(weights=np.linspace(-1, 1, 8, dtype=np.float32)[:, None])
    return made._replace(value=hopeful)  # so that decisions turn out otherwise than was hoped


def test_past_selves_are_remembered_and_few(tmp_path: Path) -> None:
    lessons = GENERATION * (SELVES + 2)
    course = small(tmp_path, decisions=lessons * 40, past=0.5)
    firsts = [float(each.network.first.weights[0, 0]) for each in course.run()]
    assert len(course.past) == SELVES
    ages = [firsts.index(float(each.first.weights[0, 0])) for each in course.past[1:]]
    assert ages == sorted(set(ages))
    assert all((age + 1) % GENERATION == 0 for age in ages)


def test_bytes_are_learned_on_from() -> None:
    """What was written in whole numbers is the same in fractions, and the same written anew."""
    game = next(game for game in GAMES.values() if has_network(game))
    weights = weights_of(game)
    scale = np.full(game.features.FEATURES, 0.25, np.float32)
    again = quantised(in_fractions(weights, scale))
    for name, each in weights.arrays.items():
        found = again.arrays[name]
        if name.endswith("bias"):
            assert np.abs(found - each).max() <= 1
        elif not name.endswith("scale"):  # a row without its largest byte may get a finer scale
            rows = f"{name}_scale"
            ours, theirs = weights.arrays[rows], again.arrays[rows]
            axis = 1 if name == "deeper" else -1
            one = each * np.expand_dims(ours.astype(float), axis)
            two = found * np.expand_dims(theirs.astype(float), axis)
            assert np.abs(one - two).max() <= np.maximum(ours, theirs).max()


def test_a_network_of_the_package_beats_a_beginner_at_the_same_table() -> None:
    """By chance each would win a quarter."""
    field = usual_tables(GAME, 64, seed=4)
    known = in_fractions(weights_of(GAMES[GAME]), np.full(659, 0.25, np.float32))
    fool = beginner(field, 1)
    assert sparring_share(known, fool, field) > 0.7
    assert sparring_share(fool, known, field) < 0.2


def test_rounding_is_judged_by_the_same_games() -> None:
    weights = weights_of(GAMES[GAME])
    known = in_fractions(weights, np.full(659, 0.25, np.float32))
    before = rival_share(known, against(GAME, "random", 24, seed=5))
    after = rival_share_in_bytes(weights, against(GAME, "random", 24, seed=5))
    assert before > 0.6
    assert abs(before - after) < 0.25


def test_what_a_batch_cannot_seat_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="former"):
        against(GAME, "master", 2, seed=1)
    assert against("panstwa", "master", 2, seed=1).size == 2
