"""Series of games between bots: who sat where, what was counted, and what can go wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from mappamundi import arena
from mappamundi.arena.haul import WIN, win_parts
from mappamundi.bots import Insider
from mappamundi.errors import BadSetup, UnknownGame
from mappamundi.game import GAMES, Game
from mappamundi.nature import Nature

GAME = "null_nichtig"
MIXED = ["greedy", "random", "greedy", "random"]


class First:
    """Takes the first action, and notes where it sits."""

    sat: ClassVar[Counter[tuple[str, int]]] = Counter()

    def __init__(self, game: Game, nature: Nature) -> None:
        self.has_sat = False

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        if not self.has_sat:
            self.sat[type(self).__name__, seat] += 1
            self.has_sat = True
        return actions[0]


class Second(First):
    pass


class Third(First):
    pass


class Vandal(First):
    """Spoils what it is shown."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        for name, value in known.__dict__.items():
            setattr(known, name, 0 if isinstance(value, int) else [])
        return actions[0]


def figures(result: arena.Result) -> list[arena.BotStanding]:
    """All but the times it took and what the bots are called."""
    assert not result.failures
    return [msgspec.structs.replace(each, name="") for each in result.bots]


def test_every_bot_sits_everywhere_equally_often() -> None:
    First.sat.clear()
    arena.run(GAME, [Insider(First), Insider(Second), Insider(Third)], 12, jobs=1)
    assert First.sat == {
        (name, seat): 4 for name in ("First", "Second", "Third") for seat in range(3)
    }


def test_only_whole_deals_are_played() -> None:
    First.sat.clear()
    result = arena.run(GAME, [Insider(First), Insider(Second), Insider(Third)], 10, jobs=1)
    assert (result.games, result.deals) == (12, 4)
    assert set(First.sat.values()) == {4}


def test_jobs_change_nothing() -> None:
    alone = arena.run(GAME, MIXED, 50, jobs=1, seed=5)
    together = arena.run(GAME, MIXED, 50, jobs=2, seed=5)
    assert figures(alone) == figures(together)


def test_the_seed_decides() -> None:
    once = figures(arena.run(GAME, MIXED, 10, jobs=1, seed=5))
    assert once == figures(arena.run(GAME, MIXED, 10, jobs=1, seed=5))
    assert once != figures(arena.run(GAME, MIXED, 10, jobs=1, seed=6))


@pytest.mark.parametrize("slug", GAMES)
def test_win_shares_are_shares_of_one(slug: str) -> None:
    result = arena.run(slug, MIXED, 40, jobs=1)
    assert sum(each.win_share for each in result.bots) == pytest.approx(1)
    for each in result.bots:
        assert each.games == 40
        assert each.wins == pytest.approx(each.win_share * 40)
        assert each.ci95[0] <= each.win_share <= each.ci95[1]
        assert 1 <= each.place_mean <= 4


def test_a_team_shares_its_win() -> None:
    options = {"teams": "yes"}
    result = arena.run(GAME, MIXED, 40, options, jobs=1)
    greedy, random, other_greedy, other_random = result.bots
    assert greedy.wins == other_greedy.wins > 10
    assert random.wins == other_random.wins
    assert sum(each.win_share for each in result.bots) == pytest.approx(1)


def test_a_shared_win_counts_in_parts() -> None:
    assert win_parts([1, 4, 1, 1]) == [WIN // 3, 0, WIN // 3, WIN // 3]
    assert win_parts([4, 1, 3, 1]) == [0, WIN // 2, 0, WIN // 2]
    assert win_parts([1] * 11) == [WIN // 11] * 11


def test_nobody_need_win() -> None:
    """Dummies may come first."""
    assert win_parts([3, 2]) == [0, 0]


def test_a_bot_cannot_touch_the_game() -> None:
    spoilt = arena.run(GAME, [Insider(Vandal), "random", "random"], 6, jobs=1)
    clean = arena.run(GAME, [Insider(First), "random", "random"], 6, jobs=1)
    assert figures(spoilt) == figures(clean)


def test_json() -> None:
    result = arena.run(GAME, ["random", "greedy", "random"], 3, jobs=1)
    printed = json.loads(msgspec.json.encode(result))
    keys = ["game", "seats", "games", "deals", "seconds", "bots", "profiles", "duels"]
    assert list(printed) == keys
    assert (printed["game"], printed["seats"], printed["games"]) == (GAME, 3, 3)
    assert [bot["name"] for bot in printed["bots"]] == ["random", "greedy", "random"]
    assert [bot["name"] for bot in printed["profiles"]] == ["random", "greedy"]
    assert [duel["bots"] for duel in printed["duels"]] == [["random", "greedy"]]
    for bot in printed["bots"]:
        keys = ["name", "games", "wins", "win_share", "points_mean", "place_mean", "ci95"]
        assert list(bot) == keys
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_share"] <= high <= 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress(jobs: int) -> None:
    heard: list[tuple[int, int]] = []
    arena.run(GAME, ["random"] * 3, 20, jobs=jobs, progress=lambda *done: heard.append(done))
    assert heard == sorted(heard)
    assert heard[-1] == (20, 20)
    assert len(heard) > 5


@pytest.mark.parametrize(
    ("message", "asked"),
    [
        ("unknown-bot", {"bots": ["random", "random", "deep_thought"]}),
        ("bad-seats", {"bots": ["random", "greedy"]}),
        ("bad-seats", {"bots": ["random"] * 7}),
        ("bots-for-seats", {"bots": ["random"] * 3, "seats": 4}),
        ("bad-games", {"games": 0}),
        ("bad-jobs", {"jobs": 0}),
        ("unknown-option", {"options": {"colour": "red"}}),
        ("bad-option", {"options": {"teams": "perhaps"}}),
        ("null-nichtig-no-teams", {"options": {"teams": "yes"}}),
    ],
)
def test_what_cannot_be_played_is_refused(message: str, asked: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        arena.run(**{"game": GAME, "bots": ["random"] * 3, "games": 1, "jobs": 1, **asked})
    assert refused.value.message == message


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        arena.run("chess", ["random"] * 3, 1)
