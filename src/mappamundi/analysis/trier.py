"""A judge for games of hidden cards: it plays on from both moves in the same imagined worlds.

Quick players tell soon what cost nothing. What seems to be a mistake is looked at again, in other
worlds and by players who know what they do: many a move is bad only among those who play badly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import inf
from typing import Any, Protocol

import numpy as np

from mappamundi.analysis.advised import AdvisedPlayouts
from mappamundi.analysis.decisions import MadeDecision
from mappamundi.analysis.judging import Weighed, lost, no_hurry
from mappamundi.analysis.marks import is_glanced, is_mistake, is_settled
from mappamundi.analysis.playouts import Playouts, Shares
from mappamundi.bots.catalogue import thinker
from mappamundi.bots.level import MASTER, Level
from mappamundi.bots.searching.deciding import FORECASTER, JUDGE
from mappamundi.bots.searching.memory import SEEDS
from mappamundi.bots.settings import kind_of
from mappamundi.bots.thought import Candidate, Thoughtful
from mappamundi.nature import Fast

ROUND = 128  # worlds that two moves are compared in, before it is asked whether that is enough
ROUNDS = 8  # at most
AGAIN = 4  # of them, where better players look again
CAREFUL = "steady"  # the level that looks again where a game is judged: others take too long
CLOSE = 0.06  # worth that parts two moves, of which other worlds may put the other first
STREAMS, ASKING, PLAYING = 2, 0, 1  # of each decision's luck


class PlayedOn(Protocol):
    """Plays a game on from both moves."""

    def compare(
        self, known: Any, seat: int, actions: Sequence[int], seed: int, first: int, count: int
    ) -> Shares:
        """The seat's share of the win after each action, in worlds that it may take for true."""
        ...


class Trier:
    """Asks the best bot for the better move, and plays on from both."""

    def __init__(self, playouts: Playouts, level: Level, seed: int) -> None:
        self.playouts = playouts
        self.level = level
        self.seed = seed

    @cached_property
    def careful(self) -> PlayedOn:
        """Who looks again: the network, or those who judge; where there are none, whoever did."""
        game = self.playouts.game
        kind = kind_of(game, MASTER.rank)
        if kind == FORECASTER:
            return AdvisedPlayouts(game)
        return Playouts(game, self.playouts.seats, CAREFUL) if kind == JUDGE else self.playouts

    def weigh(self, decision: MadeDecision) -> Weighed:
        """Compare what was done with what the best bot likes best."""
        candidates = self.thought(decision)
        action = decision.action
        best = action if action in self.liked(candidates) else candidates[0].action
        shares = self.shares(decision, best)
        means = shares.mean(axis=0)
        apart = lost(shares[:, 0], shares[:, -1])
        chances = float(means[0]), float(means[-1])
        return Weighed(best, *apart, *chances, candidates, len(shares))

    def liked(self, candidates: Sequence[Candidate]) -> set[int]:
        """What the best bot might do: by forecasts, also what other worlds might have put first."""
        foresees = kind_of(self.playouts.game, self.level.rank) == FORECASTER
        least = candidates[0].worth - CLOSE if foresees else inf
        return {
            each.action
            for each in candidates
            if each.chance > 0 or (each.visits > 0 and each.worth >= least)
        }

    def shares(self, decision: MadeDecision, best: int) -> Shares:
        """What comes of both moves: a first look, and another one at what seems a mistake."""
        luck = self.luck(decision, PLAYING)
        worlds = luck.draw(SEEDS)
        if best == decision.action:
            asked = decision.known, decision.seat, [best]
            return self.playouts.compare(*asked, worlds, 0, ROUND)
        found = looked(self.playouts, decision, best, worlds, ROUNDS, is_glanced)
        if not is_mistake(*lost(found[:, 0], found[:, 1])):
            return found
        return looked(self.careful, decision, best, luck.draw(SEEDS), AGAIN, is_settled)

    def thought(self, decision: MadeDecision) -> Sequence[Candidate]:
        """What the best bot thinks of the legal moves, the likeliest to be chosen first."""
        luck = self.luck(decision, ASKING)
        bot = thinker(self.level, self.playouts.game, luck, no_hurry)
        assert isinstance(bot, Thoughtful)
        return bot.think(decision.known.copy(), decision.seat, decision.actions).candidates

    def luck(self, decision: MadeDecision, stream: int) -> Fast:
        """The draws of a decision, whatever was decided before."""
        return Fast(self.seed, decision.line * STREAMS + stream)


def looked(
    playouts: PlayedOn,
    decision: MadeDecision,
    best: int,
    seed: int,
    rounds: int,
    is_enough: Callable[[float, float], bool],
) -> Shares:
    """Play on from both moves, in more and more worlds until that is enough."""
    asked = decision.known, decision.seat, [decision.action, best]
    shares = playouts.compare(*asked, seed, 0, ROUND)
    while len(shares) < ROUND * rounds and not is_enough(*lost(shares[:, 0], shares[:, 1])):
        more = playouts.compare(*asked, seed, len(shares), ROUND)
        shares = np.concatenate((shares, more))
    return shares
