"""Our rules as they stand: whole random games on plain objects."""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from typing import Any

from benchmarks.peers.deals import Deal, same
from mappamundi.game import GAMES, LARGEST_CHOICE, Game
from mappamundi.games.null_nichtig.cards import CARD_IDS
from mappamundi.record import NATURE

SEATS = 4


def version() -> str:
    return platform.python_version()


def loop(name: str) -> Callable[[], int]:
    """Random games of the game of that name."""
    game = GAMES[name]
    start = game.start(SEATS)
    rng = random.Random(1)
    return lambda: play_random(game, start.copy(), rng)


def play_random(game: Game, s: Any, rng: random.Random) -> int:
    """One game to its end; draws cost their time, but only decisions are counted."""
    waiting, outcomes, legal = game.rules.waiting, game.rules.outcomes, game.rules.legal
    apply, chance = game.rules.apply, rng.random
    room = [0] * LARGEST_CHOICE
    decisions = 0
    while mask := waiting(s):
        seat = (mask & -mask).bit_length() - 1
        if seat == NATURE:
            apply(s, NATURE, int(chance() * outcomes(s)))
        else:
            apply(s, seat, room[int(chance() * legal(s, seat, room))])
            decisions += 1
    return decisions


def replay(deal: Deal) -> None:
    """Play a deal of the plain class again, comparing every step."""
    game = GAMES["null_nichtig"]
    s = game.start(SEATS)
    game.do(s, NATURE, SEATS - 1)  # the dealer is the last seat, so that the first one leads
    for card in deal.deck[: len(deal.steps)]:
        game.do(s, NATURE, game.read(s, NATURE, f"deal {CARD_IDS[card]}"))
    for step in deal.steps:
        same(step.player in game.waiting(s), True)
        same(sorted(game.legal(s, step.player)), step.legal)
        game.do(s, step.player, step.card)
    same(s.scored[:SEATS], deal.scores)
