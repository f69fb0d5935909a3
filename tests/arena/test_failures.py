"""Bots that crash, cheat, overrun or never return are named, and no match is lost."""

from __future__ import annotations

import json

import msgspec
import pytest
from troublemakers import (
    Absent,
    Bomb,
    Cheat,
    Crash,
    Dreamer,
    First,
    Half,
    Leaver,
    Slow,
    Snoop,
    Talker,
)

from mappamundi import arena
from mappamundi.arena import AmountPlayed, Contest, GameSetup, Terms, run_contest
from mappamundi.arena.clock import DecisionTimes
from mappamundi.arena.profile import conduct_by_name
from mappamundi.arena.series import Series, SeriesRecord
from mappamundi.arena.sheet import Conduct
from mappamundi.bots import Insider

GAME = "null_nichtig"
OF_A_SEAT = 3 * 13  # decisions in a game of three


def play(bot: type[First] | Insider, jobs: int, deals: int = 1) -> SeriesRecord:
    """Deals at three seats with very little patience."""
    contest = Contest(GAME, ("random", bot, "random"), {}, 0, patience=0.3)
    return Series((contest,), deals).play(Terms(jobs=jobs))


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        (Cheat, "IllegalAction(999)"),
        (Crash, "RuntimeError('out of ideas')"),
        (Absent, "MemoryError()"),
        (Leaver, "SystemExit('enough')"),
        (Half, "IllegalAction(29.0)"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_game_goes_on(bot: type[First], error: str) -> None:
    result = arena.run(GAME, ["random", bot, "random"], 6, jobs=1)
    decisions = 6 * OF_A_SEAT
    assert result.failures == (arena.Failure(bot.__name__, 1, decisions, error),)
    assert [each.games for each in result.bots] == [6, 6, 6]
    named = json.loads(msgspec.json.encode(result))["failures"]
    assert named == [
        {"name": bot.__name__, "entry": 1, "decisions": decisions, "error": error},
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_does_not_return_is_interrupted(jobs: int) -> None:
    """It is not asked again in that game; its first two decisions stand."""
    record = play(Dreamer, jobs)
    assert len(record.games(0)) == 3
    conduct = conduct_by_name(record)
    assert conduct["Dreamer"].misses == 3 * (OF_A_SEAT - 2)
    assert conduct["Dreamer"].error == "OutOfPatience(0.3 s)"
    assert conduct["Dreamer"].clock.decisions == 3 * 3
    assert not conduct["random"].misses


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_ends_its_process_is_named(jobs: int) -> None:
    record = play(Bomb, jobs, deals=2)
    assert [game.number for game in record.games(0)] == list(range(6))
    conduct = conduct_by_name(record)
    assert conduct["Bomb"].misses == 6 * OF_A_SEAT
    assert conduct["Bomb"].error == "ProcessEnded(3)"
    assert conduct["random"].clock.decisions == 6 * 2 * OF_A_SEAT


def test_a_bot_that_does_not_survive_its_rehearsal_is_named() -> None:
    contest = Contest(GAME, ("random", Bomb, "random"), {}, 0, allowed=1000.0)
    record = Series((contest,), 1).play(Terms(jobs=2))
    assert [game.number for game in record.games(0)] == [0, 1, 2]
    assert conduct_by_name(record)["Bomb"].misses == 3 * OF_A_SEAT


def test_what_a_failed_bot_gets_is_chance_and_the_others_do_not_feel_it() -> None:
    """Whatever way it fails, chance decides by the same draws."""
    games = [play(bot, jobs).games(0) for bot, jobs in ((Crash, 1), (Cheat, 1), (Bomb, 2))]
    assert games[0] == games[1] == games[2]


def test_a_bot_finds_no_state_but_the_one_it_is_given() -> None:
    """One that shared our process would find all of them."""
    assert not conduct_by_name(play(Snoop, 1))["Snoop"].misses
    assert conduct_by_name(play(Insider(Snoop), 1))["Snoop"].misses == 3 * OF_A_SEAT


def test_a_bot_may_print_what_it_thinks() -> None:
    assert not conduct_by_name(play(Talker, 1))["Talker"].misses


def test_overruns_are_counted_and_cost_nothing() -> None:
    setting = GameSetup(GAME, limit=20.0)
    result = run_contest(setting, [Slow, "random", "random"], AmountPlayed(games=3), Terms(jobs=1))
    slow, random = result.profiles
    assert (slow.name, slow.limit, slow.overruns >= 3) == ("Slow", 20.0, True)
    assert slow.longest >= 30
    assert slow.milliseconds_p99 >= 20
    assert not result.failures
    assert random.milliseconds < slow.milliseconds


def test_levels_have_their_limits() -> None:
    contest = Contest(GAME, ("novice", "steady", "strong", "master", "greedy"), {}, 0)
    assert [contest.limit(entry) for entry in range(5)] == [5, 20, 150, 800, None]
    assert Contest(GAME, ("novice", "greedy"), {}, 0, allowed=7.0).limit(1) == 7.0


def test_clocks_add_up_in_any_order() -> None:
    times = [0.0, 0.001, 0.002, 0.0101, 0.3, 0.004]
    whole, first, second = DecisionTimes(), DecisionTimes(), DecisionTimes()
    for number, seconds in enumerate(times):
        whole.note(seconds, 10)
        (first, second)[number % 2].note(seconds, 10)
    second.add(first)
    assert second == whole
    assert (whole.decisions, whole.overruns, whole.longest) == (6, 2, 300_000)
    assert whole.mean == pytest.approx(1000 * sum(times) / 6)


@pytest.mark.parametrize("share", [0.5, 0.9, 0.99, 1.0])
def test_quantiles_are_within_a_tenth(share: float) -> None:
    clock = DecisionTimes()
    times = [(number + 1) / 1000 for number in range(1000)]
    for seconds in times:
        clock.note(seconds, None)
    exact = 1000 * times[round(share * 1000) - 1]
    assert exact <= clock.quantile(share) <= 1.1 * exact


def test_the_earliest_error_is_kept() -> None:
    late, early = Conduct(2, 7, "late"), Conduct(3, 1, "early")
    for order in ((late, early), (early, late)):
        both = Conduct()
        for each in order:
            both.add(each)
        assert (both.misses, both.first, both.error) == (5, 1, "early")
