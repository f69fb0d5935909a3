"""One table says how a level decides, and one place in the dialect does it for those who weigh."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from mappamundi.arena import mass
from mappamundi.arena.contest import Contest
from mappamundi.bots import BOTS, LEVELS, Searcher
from mappamundi.bots.searching.deciding import (
    FORECASTER,
    GLANCER,
    GREEDY,
    JUDGE,
    RECKONER,
    SEARCHER,
    count_equals,
    pick_equal,
    prefer_actions,
    weigh_actions,
)
from mappamundi.bots.searching.memory import Desk
from mappamundi.bots.settings import settings
from mappamundi.bots.weigher import Weigher
from mappamundi.game import GAMES
from mappamundi.nature import Fast

GAME = GAMES["null_nichtig"]
PLAIN = replace(GAME.skill, reckon=None, worlds=0, simulations=0, forecasts=0)
JUDGING = replace(
    PLAIN,
    worlds=3,
    notes=Desk,
    consider=lambda s, seat, notes: None,
    judge=lambda s, seat, action, notes: 0,
)
SKILLS = {
    SEARCHER: replace(JUDGING, simulations=8),
    RECKONER: replace(JUDGING, reckon=lambda s, seat, action, rank, seed: 0),
    JUDGE: JUDGING,
    GLANCER: PLAIN,
}


@pytest.mark.parametrize("kind", SKILLS)
def test_a_game_says_how_its_levels_decide(kind: int) -> None:
    game = replace(GAME, skill=SKILLS[kind])
    for level in LEVELS:
        bot = BOTS[level.name](game, Fast(1))
        assert settings(game, level.rank).kind == kind
        assert isinstance(bot, Searcher if kind == SEARCHER else Weigher)
        assert bot.settings.kind == kind


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_in_machine_code_has_the_bots_of_the_table(slug: str) -> None:
    contest = Contest(slug, tuple(level.name for level in LEVELS), {}, 1)
    for entry, level in enumerate(LEVELS):
        own = settings(GAMES[slug], level.rank)
        if own.kind == FORECASTER:
            continue
        seated = mass.player(contest, entry)
        assert (seated.kind, seated.rank) == (own.kind, level.rank)
        assert (seated.simulations, seated.worlds) == (own.simulations, own.worlds)
        assert {name: getattr(seated, name) for name in own.search} == own.search


def asked(kind: int) -> tuple[int, list[int]]:
    """Which of four actions is best by a way to decide, and what each is worth."""
    rules = SimpleNamespace(
        prefer=lambda s, seat, action: s[action],
        reckon=lambda s, seat, action, rank, mind: action * rank + mind,
        judge=lambda s, seat, action, notes: notes[action],
    )
    states: Any = ("unused", [4, 9, 9, 1], [7, 0, 2, 7])
    notebooks: Any = ("empty", [0, 1, 5, 5])
    desk = Desk()
    if kind == GREEDY:
        best = prefer_actions(rules, states[1], desk, range(4), 0, 4)
    else:
        best = weigh_actions(rules, states, 1, notebooks, desk, range(4), kind, 0, 4, 2, 100)
    return best, desk.likes[:4]


@pytest.mark.parametrize(
    ("kind", "best", "likes"),
    [
        (GREEDY, 1, [4, 9, 9, 1]),
        (GLANCER, 0, [7, 0, 2, 7]),
        (RECKONER, 3, [100, 102, 104, 106]),
        (JUDGE, 2, [0, 1, 5, 5]),
    ],
)
def test_the_first_of_the_best_is_found(kind: int, best: int, likes: list[int]) -> None:
    assert asked(kind) == (best, likes)


def test_among_equals_every_number_picks_another() -> None:
    desk = Desk()
    desk.likes[:5] = [3, 5, 5, 1, 5]
    assert count_equals(desk, 5, 1) == 3
    assert [pick_equal(desk, 5, 1, number) for number in range(3)] == [1, 2, 4]
