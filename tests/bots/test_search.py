"""The search: it finds what is there to be found, keeps its time, and needs no compiler."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

import pytest
from bots.checked import checked_engine
from games.null_nichtig.positions import position

from mappamundi.bots import BOTS, LEVELS, Level, Searcher
from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.searching.memory import MOST_ACTIONS, Desk, Node
from mappamundi.bots.searching.study import Study
from mappamundi.bots.settings import SearchSettings, settings
from mappamundi.bots.weigher import Weigher
from mappamundi.compiling.runner import Row
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE

NULL_NICHTIG = GAMES["null_nichtig"]
IS_FULL = os.environ.get("MAPPAMUNDI_FULL") == "1"
# The others have a judgement of their own; their search takes minutes to compile.
SEARCHED = [slug for slug in GAMES if settings(GAMES[slug], LEVELS[-1].rank).simulations]
STRONG, MASTER, _ = LEVELS[2:]
FEW = SearchSettings(simulations=24, exploring=5_000, liking=16, glances=16, blunders=500)


class Clock:
    """Goes on by the same step whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def still() -> float:
    """A clock by which no time ever passes."""
    return 0.0


def decisions(game: Game, seats: int, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """What a seat knows at some decisions of a random game."""
    state, nature = game.start(seats), Fast(seed)
    number = 0
    while waiting := game.waiting(state):
        seat = waiting[nature.draw(len(waiting))]
        actions = game.legal(state, seat)
        if seat != NATURE and len(actions) > 1:
            number += 1
            if number % every == 0:
                yield game.known(state, seat), seat
        game.do(state, seat, actions[nature.draw(len(actions))])


@pytest.mark.parametrize(
    ("text", "card"),
    [
        # Three high cards lie there for the taking, in colours without a pile.
        (
            "seats 4, lead 1, table 1:b10 2:g10 3:v10, "
            "hand 0: r0a y11, hand 1: r1, hand 2: r2, hand 3: r3",
            "y11",
        ),
        # A trick of nulls would cover all I have: the lowest card ducks it.
        (
            "seats 4, lead 1, table 1:b0a 2:g0a 3:v4, pile 0: b11 g11 v11, "
            "hand 0: r9 y1, hand 1: r1, hand 2: r2, hand 3: r3",
            "y1",
        ),
        # My partner takes the trick, whatever I play: so he gets the high card of a new colour.
        (
            "seats 4, teams 1, lead 1, table 1:g1 2:r11 3:g2, pile 2: y11, "
            "hand 0: b9 y0a, hand 1: r1, hand 2: r2, hand 3: r3",
            "b9",
        ),
    ],
)
def test_the_obvious_card(text: str, card: str) -> None:
    s = position(text)
    known, actions = NULL_NICHTIG.known(s, 0), NULL_NICHTIG.legal(s, 0)
    choice = Searcher(STRONG, NULL_NICHTIG, Fast(1), still).choose(known, 0, actions)
    assert NULL_NICHTIG.write(s, 0, choice) == f"play {card}"


def test_loading_is_no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that takes ten seconds to be loaded still has all of its time afterwards."""
    clock = Clock(0.0)
    plain = Engine(NULL_NICHTIG, is_compiled=False).search

    class Loading(Engine):
        @cached_property
        def search(self) -> Any:
            clock.now += 10.0
            return plain

    engine = Loading(NULL_NICHTIG, is_compiled=False)
    monkeypatch.setattr("mappamundi.bots.searcher.engine_of", lambda game: engine)
    searcher = Searcher(LEVELS[0], NULL_NICHTIG, Fast(1), clock)
    known, seat = next(decisions(NULL_NICHTIG, 4, 1, 2))
    thought = searcher.think(known, seat, NULL_NICHTIG.legal(known, seat))
    assert thought.simulations == settings(NULL_NICHTIG, 0).simulations
    assert thought.seconds == 0.0


def test_a_thought_says_what_it_counted() -> None:
    known, seat = next(decisions(NULL_NICHTIG, 4, seed=1, every=20))
    actions = NULL_NICHTIG.legal(known, seat)
    thought = Searcher(STRONG, NULL_NICHTIG, Fast(1), still).think(known, seat, actions)
    visits = [each.visits for each in thought.candidates]
    assert thought.simulations == settings(NULL_NICHTIG, STRONG.rank).simulations == sum(visits)
    assert visits == sorted(visits, reverse=True)
    assert {each.action for each in thought.candidates} <= set(actions)
    assert sum(each.chance for each in thought.candidates) == pytest.approx(1)
    assert all(0 <= each.worth <= 1 for each in thought.candidates)
    assert all(0 < each.points < 60 for each in thought.candidates)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if IS_FULL or slug in SEARCHED])
def test_compiled_and_interpreted_think_the_same(slug: str) -> None:
    """Node by node."""
    game = GAMES[slug]
    engines = Engine(game, is_compiled=False), checked_engine(game)
    for known, seat in list(decisions(game, game.usual_seats, seed=4, every=7))[:4]:
        seen = []
        for engine in engines:
            study = Study(engine, FEW)
            study.sit_down(known, seat, MASTER.rank, None)
            assert study.simulate(5, 6, still, 1.0) == FEW.simulations
            seen.append([node for _, node in study.tried()])
        assert seen[0] == seen[1]


def test_without_numba_a_level_does_what_it_has_time_for(monkeypatch: Any) -> None:
    plain = Engine(NULL_NICHTIG, is_compiled=False)
    monkeypatch.setattr("mappamundi.bots.searcher.engine_of", lambda game: plain)
    known, seat = next(decisions(NULL_NICHTIG, 4, seed=1, every=20))
    actions = NULL_NICHTIG.legal(known, seat)
    thought = Searcher(MASTER, NULL_NICHTIG, Fast(1), Clock(0.1)).think(known, seat, actions)
    assert 0 < thought.simulations < 10
    assert thought.candidates[0].action in actions


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_keeps_its_time(level: Level) -> None:
    """Every look at the clock costs a twentieth of the limit: so many slices, and no more."""
    limit = level.milliseconds / 1000
    clock = Clock(limit / 20)
    study = Study(Engine(NULL_NICHTIG, is_compiled=False), replace_simulations(FEW, 1_000))
    known, seat = next(decisions(NULL_NICHTIG, 4, seed=1, every=20))
    study.sit_down(known, seat, level.rank, None)
    done = study.simulate(1, 1, clock, limit)
    assert clock.now <= limit + 2 * clock.step  # it looked twice before it began
    assert 15 <= done < 25  # slices do not grow where each takes so long


def test_slices_grow_where_there_is_time() -> None:
    calls: list[Any] = []
    study = Study(Engine(NULL_NICHTIG, is_compiled=False), FEW)

    def search(*arguments: Any) -> int:
        calls.append(arguments[-1])
        return 0

    study.engine.search = search
    known, seat = next(decisions(NULL_NICHTIG, 4, seed=1, every=20))
    study.sit_down(known, seat, 0, None)
    assert study.simulate(1, 1, still, 1.0) == 24
    assert calls == [1, 2, 4, 8, 9]


def replace_simulations(set_so: SearchSettings, simulations: int) -> SearchSettings:
    return SearchSettings(
        simulations, set_so.exploring, set_so.liking, set_so.glances, set_so.blunders
    )


def test_the_tree_is_kept_between_choices_that_follow_at_once() -> None:
    """Three start cards are three choices: the second goes on where the first one ended."""
    state, nature = NULL_NICHTIG.start(4), Fast(2)
    while NULL_NICHTIG.waiting(state) == (NATURE,):
        NULL_NICHTIG.do(state, NATURE, nature.draw(NULL_NICHTIG.rules.outcomes(state)))
    bot = Searcher(STRONG, NULL_NICHTIG, Fast(3), still)
    simulations = bot.study.settings.simulations
    first = bot.choose(NULL_NICHTIG.known(state, 1), 1, NULL_NICHTIG.legal(state, 1))
    NULL_NICHTIG.do(state, 1, first)
    known, actions = NULL_NICHTIG.known(state, 1), NULL_NICHTIG.legal(state, 1)
    kept = bot.think(known, 1, actions)
    assert sum(each.visits for each in kept.candidates) > simulations
    assert {each.action for each in kept.candidates} <= set(actions)
    NULL_NICHTIG.do(state, 0, NULL_NICHTIG.legal(state, 0)[0])  # something else happened
    afresh = bot.think(NULL_NICHTIG.known(state, 1), 1, actions)
    assert sum(each.visits for each in afresh.candidates) == simulations


def test_a_full_tree_is_begun_anew() -> None:
    study = Study(Engine(NULL_NICHTIG, is_compiled=False), FEW)
    known, seat = next(decisions(NULL_NICHTIG, 4, seed=1, every=20))
    for _ in range(6):
        study.sit_down(known, seat, 0, kept=0)
        study.simulate(1, 1, still, 1.0)
        assert study.used <= len(study.nodes)


def test_sealed_choices_are_mixed_and_open_ones_are_not() -> None:
    bot = Searcher(STRONG, NULL_NICHTIG, Fast(3), still)
    for known, _ in decisions(NULL_NICHTIG, 4, seed=2, every=5):
        assert bot.engine.wits.hides_choices(known) == (known.phase == NULL_NICHTIG.rules.LAY)  # type: ignore[attr-defined]


def test_without_simulations_the_first_sight_decides() -> None:
    unsearched = replace(
        NULL_NICHTIG, skill=replace(NULL_NICHTIG.skill, simulations=0, forecasts=0)
    )
    bot = BOTS[STRONG.name](unsearched, Fast(3))
    assert isinstance(bot, Weigher)
    known, seat = next(decisions(NULL_NICHTIG, 4, seed=1, every=20))
    actions = NULL_NICHTIG.legal(known, seat)
    liking = [NULL_NICHTIG.bots.prefer(known, seat, action) for action in actions]
    thought = bot.think(known, seat, actions)
    assert NULL_NICHTIG.bots.prefer(known, seat, thought.candidates[0].action) == max(liking)
    assert len(thought.candidates) == len(actions)


@pytest.mark.parametrize("slug", GAMES)
def test_there_is_room_for_every_action(slug: str) -> None:
    game = GAMES[slug]
    for seats in game.seats:
        for known, seat in decisions(game, seats, seed=seats, every=3):
            assert all(0 <= action < MOST_ACTIONS for action in game.legal(known, seat))


def test_a_row_copies_what_is_put_into_it() -> None:
    row = Row([Node(), Node()])
    row[1] = row[0]
    row[0].visits = 5
    assert row[1].visits == 0
    assert Desk.unpack(Engine(NULL_NICHTIG, True).row(Desk, 1)[0]) == Desk()


def test_settings_are_the_games_own_or_the_usual_ones() -> None:
    by_level = tuple(settings(NULL_NICHTIG, level.rank).simulations for level in LEVELS)
    assert by_level == NULL_NICHTIG.skill.simulations
