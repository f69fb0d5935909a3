"""A match in the dialect is the match that the bots play: every decision, at every level."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mappamundi.arena import core, mass
from mappamundi.arena.contest import Contest
from mappamundi.arena.core import Board, CompiledSeries
from mappamundi.arena.series import Terms
from mappamundi.bots import BOTS, LEVELS, Bot
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.searching.deciding import GLANCER, JUDGE, RECKONER, SEARCHER
from mappamundi.bots.searching.sight import STREAMS
from mappamundi.bots.seating import SIMPLE
from mappamundi.bots.weigher import Weigher
from mappamundi.draws import draw
from mappamundi.game import GAMES, Game
from mappamundi.games.null_nichtig.facts import CARDS, HAND
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, NATURE, Record, cells

SLUG = "null_nichtig"
# By rank: one level for each way to decide that a game may know.
SIMULATIONS = (0, 32, 0, 0, 0)
WORLDS = (0, 0, 8, 0, 0)
DECIDERS = {
    "reckoning": {"novice": RECKONER, "steady": SEARCHER},
    "judging": {"novice": GLANCER, "steady": SEARCHER, "strong": JUDGE},
}
# Every game itself takes a minute or more to compile.
REAL = {
    "null_nichtig": ("steady", "novice", "greedy", "random"),
    "panstwa": ("master", "novice", "greedy", "random"),
    "laender_toppen": ("steady", "novice", "greedy", "random"),
}


class Notes(Record, bits=32):
    """Where each card was in the worlds considered."""

    held: list[int] = cells(CARDS)


def consider(s: Any, seat: int, notes: Notes) -> None:
    """How early each card lies in the hands, which are other hands in every world."""
    for place in range(len(s.cards)):
        notes.held[s.cards[place]] += place


def judge(s: Any, seat: int, action: int, notes: Notes) -> int:
    """A card is worth what the notes say of the next one, which others may hold."""
    return int(notes.held[(action + 1) % CARDS])


def prefer(s: Any, seat: int, action: int) -> int:
    """How good a card looks depends on one that the next seat holds, or held, if that is known."""
    return (action + 1) * (s.cards[(seat + 1) % s.seats * HAND] - HIDDEN) % CARDS


def reckon(s: Any, seat: int, action: int, rank: int, seed: int) -> int:
    """Every bot has its own opinion of a card, which changes from trick to trick."""
    return draw(seed, action + s.held[seat] + rank, CARDS)


@dataclass(frozen=True)
class Taste:
    """What looks good at first sight."""

    prefer: Callable[[Any, int, int], int]


@cache
def game_of(kind: str) -> Game:
    """A game in which bots search, and reckon or judge as above."""
    real = GAMES[SLUG]
    skill = replace(
        real.skill,
        simulations=SIMULATIONS,
        worlds=WORLDS,
        notes=Notes,
        consider=consider,
        judge=judge,
        reckon=None if kind == "judging" else reckon,
        forecasts=0,
    )
    return replace(real, skill=skill, bots=Taste(prefer))


@dataclass(frozen=True)
class OwnContest(Contest):
    """A contest whose game decides as said."""

    kind: str = "reckoning"

    @property
    def played(self) -> Game:
        return game_of(self.kind)


def contest_of(kind: str) -> OwnContest:
    bots = (*DECIDERS[kind], "greedy", "random")[:4]
    return OwnContest(SLUG, bots, {}, seed=7, kind=kind)


@pytest.fixture(autouse=True)
def one_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both kinds of deciding are in the code compiled for one of them; every index is looked at."""
    compile_match = core.compiled_match

    def compiled_match(game: Game, checked: bool = True) -> core.MatchPlay:
        is_own = game in (game_of(kind) for kind in DECIDERS)
        return compile_match(game_of("reckoning") if is_own else game, True)

    monkeypatch.setattr(core, "compiled_match", compiled_match)


@pytest.mark.parametrize("kind", DECIDERS)
def test_levels_decide_as_the_catalogue_has_it(kind: str) -> None:
    contest = contest_of(kind)
    for entry, name in enumerate(contest.names):
        expected = {**SIMPLE, **DECIDERS[kind]}[name]
        assert mass.player(contest, entry).kind == expected


@pytest.mark.parametrize("kind", DECIDERS)
def test_a_match_in_the_dialect_is_the_match_of_the_bots(kind: str) -> None:
    compare(contest_of(kind))


@pytest.mark.skipif(os.environ.get("MAPPAMUNDI_FULL") != "1", reason="takes minutes to compile")
@pytest.mark.parametrize("slug", REAL)
def test_a_match_of_a_real_game_is_the_match_of_the_bots(slug: str) -> None:
    compare(Contest(slug, REAL[slug], {}, seed=7))


def compare(contest: Contest) -> None:
    """Once round the circle, one game after the other on the same board."""
    board = Board(contest)
    for number in range(4):
        assert board.play(number) == play_by_bots(contest, number)


def test_a_series_in_machine_code_goes_on_where_it_was_left(tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    contest, path = contest_of("judging"), tmp_path / "series.jsonl"
    with pytest.raises(Enough):
        CompiledSeries((contest,), 4).play(Terms(1, path, stop))
    begun = path.read_bytes()
    record = CompiledSeries((contest,), 4).play(Terms(2, path))
    assert path.read_bytes().startswith(begun)
    board = Board(contest)
    assert record.games(0) == [mass.ended(contest, each, board.play(each)) for each in range(16)]


def test_the_circle_turns_where_bots_sit_in_pairs() -> None:
    contest = OwnContest(SLUG, ("greedy", "random") * 2, {}, seed=7)
    assert contest.rotations == 2
    compare(contest)


def play_by_bots(contest: Contest, number: int) -> Any:
    """The same match by the bots themselves, with all the time in the world."""
    game = contest.played
    state = game.start(contest.seats)
    nature = Fast(contest.seed, contest.deal(number) * STREAMS + NATURE)
    bots = {contest.seat(entry, number): timeless(contest, entry, number) for entry in range(4)}
    while waiting := game.waiting(state):
        if waiting[0] == NATURE:
            action = nature.draw(game.rules.outcomes(state))
        else:
            known = game.known(state, waiting[0])
            action = bots[waiting[0]].choose(known, waiting[0], game.legal(known, waiting[0]))
        game.rules.apply(state, waiting[0], action)
    return state


def timeless(contest: Contest, entry: int, number: int) -> Bot:
    """A bot for which no time passes: on a busy machine it would think less."""
    bot = BOTS[contest.names[entry]](contest.played, contest.luck(entry, number))
    if isinstance(bot, Searcher | Weigher):
        assert contest.names[entry] in {level.name for level in LEVELS}
        bot.clock = lambda: 0.0
    return bot
