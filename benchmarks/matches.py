"""One deal between a bot of ours and OpenSpiel's IS-MCTS, two seats each.

Our rules run the deal. The peer gets the order of the cards and all decisions before its own, and
deals anew what it may not know. Its game shows start cards as they are laid, ours seals them: the
peer knows a little more there.
"""

from __future__ import annotations

import random
import time
from functools import cache
from typing import Any

import msgspec

from benchmarks.contender import Contender
from benchmarks.former import NAME as FORMER
from benchmarks.former import former
from benchmarks.patient import patient
from benchmarks.peers.environments import python_of
from benchmarks.searches import GAME, SEATS, dealt
from mappamundi.bots import LEVELS, Bot, Maker
from mappamundi.bots.catalogue import LEARNED
from mappamundi.bots.networks.learned import Learned
from mappamundi.nature import Fast
from mappamundi.record import NATURE

PEER = "benchmarks.peers.null_nichtig_ismcts"
SIMULATIONS = 1_000
SEED = 2026
SIDES = 2
OURS: dict[str, Maker] = {
    LEARNED: Learned,
    FORMER: former,
    **{level.name: patient(level) for level in LEVELS},
}


class Sitting(msgspec.Struct):
    """One game: what came of it, and the CPU time of the decisions that were a choice."""

    deal: int
    turn: int  # 0: the even seats are ours, 1: the odd ones
    bot: str = "strong"  # who plays for us
    share: float = 0.0  # of the win that is ours
    our_points: float = 0.0  # of a seat
    peer_points: float = 0.0
    our_seconds: float = 0.0
    our_moves: int = 0
    peer_seconds: float = 0.0
    peer_moves: int = 0


class Deal:
    """A deal being played."""

    def __init__(self, deal: int, turn: int, bot: str) -> None:
        rehearse(bot)
        self.sitting = Sitting(deal, turn, bot)
        cards = range(len(GAME.rules.State().cards))
        self.deck = random.Random(SEED * 1_000_003 + deal).sample(cards, len(cards))
        self.state = dealt(self.deck)
        self.played: list[int] = []
        self.bots = {seat: self.bot(seat) for seat in range(SEATS) if self.is_ours(seat)}

    def is_ours(self, seat: int) -> bool:
        return seat % SIDES == self.sitting.turn

    def bot(self, seat: int) -> Bot:
        return OURS[self.sitting.bot](GAME, Fast(SEED, self.luck(seat)))

    def luck(self, seat: int) -> int:
        """A number for each decision that draws luck."""
        sitting = self.sitting
        return ((sitting.deal * SIDES + sitting.turn) * SEATS + seat) * 64 + len(self.played)

    def our_choice(self, seat: int, actions: list[int]) -> int:
        known = GAME.known(self.state, seat)
        begun = time.process_time()
        card = self.bots[seat].choose(known, seat, actions)
        if len(actions) > 1:
            self.sitting.our_seconds += time.process_time() - begun
            self.sitting.our_moves += 1
        return card

    def peer_choice(self, seat: int, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        position = {"deck": self.deck, "cards": self.played}
        card, seconds = peer().ask(
            "call", function="move", simulations=SIMULATIONS, seed=self.luck(seat), **position
        )
        self.sitting.peer_seconds += seconds
        self.sitting.peer_moves += 1
        return int(card)

    def count(self) -> Sitting:
        """The outcome, once the deal is over."""
        places = [GAME.rules.place(self.state, seat) for seat in range(SEATS)]
        points = [GAME.rules.score(self.state, seat) for seat in range(SEATS)]
        ours = [seat for seat in range(SEATS) if self.is_ours(seat)]
        won = sum(places[seat] == 1 for seat in ours)
        self.sitting.share = won / places.count(1)
        self.sitting.our_points = sum(points[seat] for seat in ours) / len(ours)
        self.sitting.peer_points = (sum(points) - sum(points[seat] for seat in ours)) / len(ours)
        return self.sitting


@cache
def rehearse(bot: str) -> None:
    """Let a bot decide once in this process: what it loads for that is on nobody's clock."""
    s = dealt(list(range(len(GAME.rules.State().cards))))
    seat = GAME.waiting(s)[0]
    OURS[bot](GAME, Fast(SEED)).choose(GAME.known(s, seat), seat, GAME.legal(s, seat))


@cache
def peer() -> Contender:
    """The peer of this process."""
    return Contender(python_of("openspiel", lambda text: None), PEER)


def play(deal: int, turn: int, bot: str) -> Sitting:
    """One game to its end."""
    table = Deal(deal, turn, bot)
    while waiting := GAME.waiting(table.state):
        seat: Any = waiting[0]
        assert seat != NATURE, "one deal ends the game"
        actions = GAME.legal(table.state, seat)
        choose = table.our_choice if table.is_ours(seat) else table.peer_choice
        card = choose(seat, actions)
        GAME.do(table.state, seat, card)
        table.played.append(card)
    return table.count()
