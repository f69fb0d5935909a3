"""Bots: whoever decides, by what a seat knows alone, plays whole games by the rules."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from mappamundi.bots import BOTS
from mappamundi.bots.bot import Maker
from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.searching.study import Study
from mappamundi.bots.settings import SearchSettings
from mappamundi.game import Game
from mappamundi.match import Match
from mappamundi.nature import Fast, Nature
from mappamundi.testing.held import Held

SEEDS_OF_SEARCH = 1 << 31
FEW = SearchSettings(simulations=2, exploring=5_000, liking=16, glances=2, blunders=500)


class PlainSearcher:
    """The search as it is written: it knows no compiler and no clock."""

    def __init__(self, game: Game, nature: Nature) -> None:
        self.nature = nature
        self.study = Study(Engine(game, is_compiled=False), FEW)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Take what was tried most."""
        self.study.sit_down(known, seat, 0, None)
        assert self.study.simulate(self.nature.draw(SEEDS_OF_SEARCH), 0, lambda: 0.0, 1.0)
        tried = {node.action: node.visits for _, node in self.study.tried()}
        return max(tried, key=tried.__getitem__)


PLAYERS: dict[str, Maker] = {
    "random": BOTS["random"],
    "greedy": BOTS["greedy"],
    "search": PlainSearcher,
}


def game_of_bots(game: Game, maker: Maker) -> Match:
    """A whole game, every seat of it played by such a bot."""
    match = Match.start(game.slug, game.seats.start, nature=Fast(1))
    bots = [maker(game, Fast(seat)) for seat in match.seats]
    while not match.is_over:
        seat = match.waiting[0]
        known = match.known(seat)
        actions = game.legal(known, seat)
        action = bots[seat].choose(known.copy(), seat, tuple(actions))
        assert action in actions
        match.act(seat, action)
    return match


@pytest.mark.parametrize("player", PLAYERS)
def test_a_bot_plays_whole_games_and_the_same_again(held: Held, player: str) -> None:
    first, again = (game_of_bots(held.game, PLAYERS[player]) for _ in range(2))
    assert first.log.actions == again.log.actions


def test_a_game_is_the_same_game_wherever_it_is_sent(held: Held) -> None:
    assert pickle.loads(pickle.dumps(held.game)) is held.game
