"""Null & Nichtig, one deal, as a straightforward Python class without a framework.

The decisions that all peers share, so that a deal is the same work everywhere:
  - 65 cards, id = colour * 13 + k with k from 0 to 12; its number is max(0, k - 1).
  - 13 cards to each of four players from a shuffled deck; 13 stay out of play.
  - From seat 0 on each player picks three cards, one card a decision, each put on its own pile of
    that colour at once.
  - Ten tricks, led by seat 0 and then by the winner of the last. Any card may be played. The
    highest number wins, the first of equals. The winner stacks the cards on its piles: its own
    first, then clockwise from it.
  - Score: the sum of the numbers on top of the player's piles.
12 + 40 = 52 decisions a deal.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.peers.deals import Deal

COLOURS = 5
COLOUR_SIZE = 13
CARDS = COLOURS * COLOUR_SIZE
PLAYERS = 4
HAND = 13
PICKS = 3


def colour_of(card: int) -> int:
    return card // COLOUR_SIZE


def number_of(card: int) -> int:
    return max(0, card % COLOUR_SIZE - 1)


class NullNichtig:
    """One deal."""

    def __init__(
        self,
        players: int = PLAYERS,
        rng: random.Random | None = None,
        deck: list[int] | None = None,
    ) -> None:
        self.players = players
        if deck is None:
            deck = list(range(CARDS))
            (rng or random.Random()).shuffle(deck)
        self.hands = [sorted(deck[p * HAND : (p + 1) * HAND]) for p in range(players)]
        self.piles: list[list[list[int]]] = [[[] for _ in range(COLOURS)] for _ in range(players)]
        self.leader = 0
        self.current = 0
        self.picks_left = PICKS * players
        self.trick: list[int] = []

    def legal_actions(self) -> list[int]:
        return list(self.hands[self.current])

    def is_over(self) -> bool:
        return self.picks_left == 0 and not self.trick and not any(self.hands)

    def apply_action(self, card: int) -> None:
        player = self.current
        if card not in self.hands[player]:
            raise ValueError(f"player {player} does not hold card {card}")
        self.hands[player].remove(card)
        if self.picks_left:
            self.piles[player][colour_of(card)].append(card)
            self.picks_left -= 1
            if self.picks_left % PICKS == 0:
                self.current = (player + 1) % self.players
            return
        self.trick.append(card)
        if len(self.trick) < self.players:
            self.current = (player + 1) % self.players
            return
        best = 0
        for i in range(1, self.players):
            if number_of(self.trick[i]) > number_of(self.trick[best]):
                best = i
        winner = (self.leader + best) % self.players
        for i in range(self.players):
            won = self.trick[(best + i) % self.players]
            self.piles[winner][colour_of(won)].append(won)
        self.trick = []
        self.leader = self.current = winner

    def scores(self) -> list[int]:
        return [sum(number_of(pile[-1]) for pile in piles if pile) for piles in self.piles]


def play_random(rng: random.Random) -> int:
    """One random deal; how many decisions it was."""
    game = NullNichtig(PLAYERS, rng)
    decisions = 0
    while not game.is_over():
        game.apply_action(rng.choice(game.legal_actions()))
        decisions += 1
    game.scores()
    return decisions


def version() -> str:
    return platform.python_version()


def loop(name: str) -> Callable[[], int]:
    rng = random.Random(1)
    return lambda: play_random(rng)


def replay(deal: Deal) -> None:
    """Play one of its own deals again, comparing every step."""
    game = NullNichtig(deck=deal.deck)
    for step in deal.steps:
        if (game.current, game.legal_actions()) != (step.player, step.legal):
            raise ValueError(f"{game.current} has {game.legal_actions()} instead of {step}")
        game.apply_action(step.card)
    if game.scores() != deal.scores:
        raise ValueError(f"{game.scores()} instead of {deal.scores}")
