"""Bots with a network that plays on: the same forecasts at both speeds, in time, and no secrets."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from mappamundi.arena import mass
from mappamundi.arena.contest import Contest
from mappamundi.bots import BOTS, Searcher
from mappamundi.bots.forecaster import GAP, ONE, Forecaster, forecasting
from mappamundi.bots.level import MASTER
from mappamundi.bots.networks.forecasting import rewarded
from mappamundi.bots.networks.learned import Adviser, adviser_of
from mappamundi.bots.networks.weights import Weights, has_network, weights_of
from mappamundi.bots.searching.deciding import FORECASTER, SEARCHER
from mappamundi.bots.settings import kind_of, kind_without, settings
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE

ASKING = [slug for slug in GAMES if settings(GAMES[slug], MASTER.rank).kind == FORECASTER]
NULL_NICHTIG = GAMES["null_nichtig"]
FEW = 2  # worlds
CELLS = 6  # of a network that answers in no time, as it is written


def decisions(game: Game, seed: int, every: int) -> list[tuple[Any, int]]:
    """What seats know in a game at random, at some decisions where they have a choice."""
    state, nature, found = game.start(game.usual_seats), Fast(seed), []
    while waiting := game.waiting(state):
        seat = waiting[nature.draw(len(waiting))]
        actions = game.legal(state, seat)
        if seat != NATURE and len(actions) > 1:
            found.append((game.known(state, seat), seat))
        game.do(state, seat, actions[nature.draw(len(actions))])
    return found[::every]


def small(game: Game) -> Weights:
    """The first cells of a game's network: not a wise one, but with opinions."""
    weights = weights_of(game)
    return Weights(
        first=weights.first[:, :CELLS].copy(),
        first_scale=weights.first_scale,
        first_bias=weights.first_bias[:CELLS],
        deeper=weights.deeper[:, :CELLS, :CELLS].copy(),
        deeper_scale=weights.deeper_scale[:, :CELLS].copy(),
        deeper_bias=weights.deeper_bias[:, :CELLS].copy(),
        answers=weights.answers[:, :CELLS].copy(),
        answers_scale=weights.answers_scale,
        answers_bias=weights.answers_bias,
    )


def forecaster(game: Game, is_compiled: bool, clock: Any = lambda: 0.0) -> Forecaster:
    """A bot with a small network that looks into few worlds."""
    bot = Forecaster(MASTER, game, Fast(1), clock)
    bot.adviser = Adviser(game, small(game), is_compiled)
    bot.settings = replace(bot.settings, forecasts=FEW, foresight=2)
    return bot


@pytest.mark.parametrize("slug", ASKING)
def test_compiled_and_written_forecast_the_same(slug: str) -> None:
    game = GAMES[slug]
    looked = 0
    for known, seat in decisions(game, seed=4, every=9)[:8]:
        actions = game.legal(known, seat)
        fast, plain = (forecaster(game, each).think(known, seat, actions) for each in (True, False))
        assert fast == plain
        looked += fast.simulations
    assert looked >= 2 * FEW
    assert len(forecasting(game, True).signatures) == 1


@pytest.mark.parametrize("slug", ASKING)
def test_a_game_whose_level_asks_a_network_has_one(slug: str) -> None:
    game = GAMES[slug]
    assert has_network(game)
    assert isinstance(BOTS["master"](game, Fast(1)), Forecaster)


def test_a_thought_says_what_it_looked_into() -> None:
    forecasts = settings(NULL_NICHTIG, MASTER.rank).forecasts
    sorts = set()
    for known, seat in decisions(NULL_NICHTIG, seed=5, every=11)[:8]:
        actions = NULL_NICHTIG.legal(known, seat)
        bot: Any = BOTS["master"](NULL_NICHTIG, Fast(1))
        bot.clock = lambda: 0.0
        thought = bot.think(known, seat, actions)
        likings, _ = adviser_of(NULL_NICHTIG).ask(known, seat, actions)
        liked = {a for a, each in zip(actions, likings, strict=True) if max(likings) - each <= GAP}
        looked = [each for each in thought.candidates if each.visits]
        assert sorted(each.action for each in thought.candidates) == sorted(actions)
        assert {each.visits for each in looked} <= {forecasts}
        assert {each.action for each in looked} <= liked
        assert thought.simulations == (forecasts if looked else 0)
        assert (len(liked) > 1) == bool(looked)
        assert thought.first in liked
        assert thought.candidates[0].chance == 1
        assert all(0 <= each.worth <= 1 for each in thought.candidates)
        sorts.add(bool(looked))
    assert sorts == {True, False}


def test_of_two_that_are_liked_alike_it_takes_what_it_hopes_more_of() -> None:
    """A forecast that knows better than the network: the action with the highest number wins."""
    known, seat = decisions(NULL_NICHTIG, seed=4, every=9)[1]
    actions = NULL_NICHTIG.legal(known, seat)
    bot = forecaster(NULL_NICHTIG, is_compiled=True)

    def ask(known: Any, seat: int, actions: Any) -> tuple[list[int], int]:
        return [0] * len(actions), 0

    def foretell(*given: Any) -> int:
        asked, hopes, count, number, more = given[-11], given[-10], given[-8], *given[-2:]
        for i in range(count):
            hopes[i] += int(asked[i]) * ONE // 100 * more
        return int(number + more)

    def forecasting_so(game: Game, is_compiled: bool) -> Any:
        return foretell

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("mappamundi.bots.forecaster.forecasting", forecasting_so)
        patched.setattr(bot.adviser, "ask", ask)
        assert bot.choose(known, seat, actions) == max(actions[:4])


class Clock:
    """A clock that moves on with every look at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_forecast_ends_in_time() -> None:
    known, seat = decisions(NULL_NICHTIG, seed=4, every=9)[1]
    limit = MASTER.milliseconds / 1000
    clock = Clock(limit / 10)
    bot = forecaster(NULL_NICHTIG, is_compiled=True, clock=clock)
    bot.settings = replace(bot.settings, forecasts=1000)
    thought = bot.think(known, seat, NULL_NICHTIG.legal(known, seat))
    assert 0 < thought.simulations < 100
    assert clock.now <= limit + 2 * clock.step


def test_without_a_compiler_a_level_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.bots.settings.can_compile", lambda: False)
    for slug in ASKING:
        assert kind_of(GAMES[slug], MASTER.rank) == kind_without(GAMES[slug], MASTER.rank)
        assert kind_of(GAMES[slug], MASTER.rank) == SEARCHER
        assert isinstance(BOTS["master"](GAMES[slug], Fast(1)), Searcher)


def test_no_match_in_machine_code_has_a_network() -> None:
    contest = Contest("null_nichtig", ("master", "greedy", "greedy"), {}, 1)
    with pytest.raises(ValueError, match="master"):
        mass.player(contest, 0)


def test_bots_share_no_memory_to_work_on() -> None:
    one, other = (Forecaster(MASTER, NULL_NICHTIG, Fast(1)).adviser for _ in range(2))
    assert one.arrays["inner"] is not other.arrays["inner"]
    assert one.arrays["deeper"] is other.arrays["deeper"]


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2, 3, 4), (1.0, 1 / 6, -1 / 6, -0.5)),
        ((1, 1, 3, 3), (0.25 + 1 / 3, 0.25 + 1 / 3, -1 / 3, -1 / 3)),
        ((2, 1, 2), (-0.25, 1.0, -0.25)),
    ],
)
def test_a_game_that_ended_is_rewarded_as_the_network_was(
    places: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    """Half for winning, half for the seats beaten less those that one is beaten by."""
    rules = SimpleNamespace(place=lambda s, seat: places[seat])
    s = SimpleNamespace(seats=len(places))
    found = [rewarded(rules, s, seat) / ONE for seat in range(len(places))]
    assert found == pytest.approx(expected, abs=1e-4)


def test_nobody_in_a_forecast_plays_by_what_he_cannot_see() -> None:
    """Every seat that the network is asked for is shown its own cards and no others."""
    game, shown = NULL_NICHTIG, []
    known, seat = decisions(game, seed=4, every=9)[1]

    def features(s: Any, seat: int, out: Any) -> None:
        shown.append((s.copy(), seat))
        game.features.features(s, seat, out)

    peeping: Any = ModuleType("peeping")
    vars(peeping).update({**vars(game.features), "features": features})
    watched = replace(game, features=peeping)
    bot = forecaster(watched, is_compiled=False)
    assert bot.think(known, seat, game.legal(known, seat)).simulations
    assert {mover for _, mover in shown} > {seat}
    assert all(s == game.known(s, mover) for s, mover in islice(shown, 200))
