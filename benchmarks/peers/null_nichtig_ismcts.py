"""OpenSpiel's own IS-MCTS on Null & Nichtig, as its documentation sets it up.

The Python bot: the C++ one cannot play a game written in Python, since pyspiel hands it no way to
deal the unseen cards anew.
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
from benchmarks.peers.null_nichtig_plain import HAND, PLAYERS

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


def bot(simulations: int, seed: int) -> Any:
    """A bot with all its luck from one seed."""
    rng = random.Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed + 1))
    searcher = ismcts.ISMCTSBot(
        game=pyspiel.load_game(NAME),
        evaluator=evaluator,
        uct_c=EXPLORING,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    searcher.set_resampler(lambda state, player: resample(state, player, rng))
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
    searcher = bot(simulations, seed)
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
