"""OpenSpiel's own IS-MCTS on Null & Nichtig.

The Python bot: the C++ one cannot play a game written in Python, since pyspiel hands it no way to
deal the unseen cards anew. `loop`, which is timed, sets it up as its documentation does. `move`,
which must play hundreds of deals, deals anew and plays to the end by hand: the same search with the
same chances, some four times as quick.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.peers.deals import POSITIONS, deals
from benchmarks.peers.null_nichtig_openspiel import NAME, deal_out, version
from benchmarks.peers.null_nichtig_plain import HAND, PICKS, PLAYERS, colour_of, number_of

__all__ = ["loop", "move", "version"]

SIMULATIONS = 1_000
EXPLORING = 4.0  # points make up its rewards


def resample(state: Any, player: int, rng: random.Random) -> Any:
    """A state that the player cannot tell from this one: the unseen cards dealt anew."""
    sampled = state.clone()
    others = [other for other in range(sampled.players) if other != player]
    unseen = sampled.deck + [card for other in others for card in sampled.hands[other]]
    rng.shuffle(unseen)
    for other in others:
        held = len(sampled.hands[other])
        sampled.hands[other], unseen = unseen[:held], unseen[held:]
    sampled.deck = unseen
    return sampled


def resample_by_hand(state: Any, player: int, rng: random.Random) -> Any:
    """The same, without the deep copies of `State.clone()`."""
    sampled = state.get_game().new_initial_state()
    sampled.__dict__.update(state.__dict__)
    others = [other for other in range(state.players) if other != player]
    unseen = state.deck + [card for other in others for card in state.hands[other]]
    rng.shuffle(unseen)
    sampled.hands = [hand[:] for hand in state.hands]
    for other in others:
        held = len(state.hands[other])
        sampled.hands[other], unseen = unseen[:held], unseen[held:]
    sampled.deck = unseen
    sampled.piles = [[pile[:] for pile in piles] for piles in state.piles]
    sampled.trick, sampled.public = state.trick[:], state.public[:]
    return sampled


class RolloutByHand(mcts.Evaluator):  # type: ignore[misc]
    """Uniform play to the end: everything held may be played, so it is the hands in any order."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def evaluate(self, state: Any) -> list[float]:
        hands = [self.rng.sample(hand, len(hand)) for hand in state.hands]
        tops = [[number_of(pile[-1]) if pile else 0 for pile in piles] for piles in state.piles]
        picks, player = state.picks_left, state.next_player
        while picks:
            card = hands[player].pop()
            tops[player][colour_of(card)] = number_of(card)
            picks -= 1
            if picks % PICKS == 0:
                player = (player + 1) % PLAYERS
        trick, leader = state.trick[:], state.leader
        while True:
            while len(trick) < PLAYERS:
                hand = hands[(leader + len(trick)) % PLAYERS]
                if not hand:
                    return [float(sum(own)) for own in tops]
                trick.append(hand.pop())
            numbers = [number_of(card) for card in trick]
            best = numbers.index(max(numbers))
            leader = (leader + best) % PLAYERS
            for i in range(PLAYERS):
                turn = (best + i) % PLAYERS
                tops[leader][colour_of(trick[turn])] = numbers[turn]
            trick = []

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def bot(simulations: int, seed: int) -> Any:
    """As documented, with all its luck from one seed."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed + 1))
    return searching(simulations, seed, evaluator, resample)


def bot_by_hand(simulations: int, seed: int) -> Any:
    """The same search, with what costs most written by hand."""
    return searching(simulations, seed, RolloutByHand(random.Random(seed + 1)), resample_by_hand)


def searching(simulations: int, seed: int, evaluator: Any, deal_anew: Any) -> Any:
    rng = random.Random(seed)
    searcher = ismcts.ISMCTSBot(
        game=pyspiel.load_game(NAME),
        evaluator=evaluator,
        uct_c=EXPLORING,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    searcher.set_resampler(lambda state, player: deal_anew(state, player, rng))
    return searcher


def replayed(deck: list[int], cards: list[int]) -> Any:
    """The state after a deal and some decisions."""
    state = deal_out(pyspiel.load_game(NAME), deck[: HAND * PLAYERS])
    for card in cards:
        state.apply_action(card)
    return state


def move(deck: list[int], cards: list[int], simulations: int, seed: int) -> tuple[int, float]:
    """What it plays in a position, and the CPU seconds that took."""
    state = replayed(deck, cards)
    searcher = bot_by_hand(simulations, seed)
    begun = time.process_time()
    card = int(searcher.step(state))
    return card, time.process_time() - begun


def loop(name: str) -> Callable[[], int]:
    """Decisions at a position that everybody is measured at; counted are the simulations."""
    deal = next(deals(1))
    cards = [step.card for step in deal.steps[: POSITIONS[name]]]
    state = replayed(deal.deck, cards)
    searcher = bot(SIMULATIONS, 1)

    def think() -> int:
        searcher.step(state)
        return SIMULATIONS

    return think
