"""Our search of Null & Nichtig at the positions where its peer is measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version as version_of
from typing import Any

from benchmarks.peers.deals import POSITIONS, deals
from mappamundi.bots import LEVELS, Searcher
from mappamundi.game import GAMES
from mappamundi.nature import Fast
from mappamundi.record import NATURE

GAME = GAMES["null_nichtig"]
SEATS = 4
ONE_DEAL = {"end": "target", "target": "1"}  # whoever has two points ends the game
STRONG = LEVELS[2]


def version() -> str:
    return version_of("numba")


def dealt(deck: list[int]) -> Any:
    """The state after this deal, the first seat to lead, as the peers have it."""
    s = GAME.start(SEATS, ONE_DEAL)
    GAME.do(s, NATURE, SEATS - 1)
    while NATURE in GAME.waiting(s):
        GAME.do(s, NATURE, s.cards[s.dealt :].index(deck[s.dealt]))
    return s


def loop(name: str) -> Callable[[], int]:
    """Decisions of the strong bot at a position; counted are the simulations."""
    position, _, kind = name.partition(", ")
    deal = next(deals(1))
    s = dealt(deal.deck)
    for step in deal.steps[: POSITIONS[position]]:
        GAME.do(s, step.player, step.card)
    (seat,) = GAME.waiting(s)
    known, actions = GAME.known(s, seat), GAME.legal(s, seat)
    searcher = Searcher(STRONG, GAME, Fast(1))
    if kind == "random rollouts":  # as the peer does it
        searcher.study.settings = replace(searcher.study.settings, glances=0)
    return lambda: searcher.think(known, seat, actions).simulations
