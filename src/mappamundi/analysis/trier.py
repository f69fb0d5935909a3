"""A judge for games of hidden cards: it plays on from both moves in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import numpy as np

from mappamundi.analysis.decisions import MadeDecision
from mappamundi.analysis.judging import Weighed, lost, no_hurry
from mappamundi.analysis.marks import is_settled
from mappamundi.analysis.playouts import Playouts, Shares
from mappamundi.bots.catalogue import thinker
from mappamundi.bots.level import Level
from mappamundi.bots.searching.deciding import FORECASTER
from mappamundi.bots.searching.memory import SEEDS
from mappamundi.bots.settings import kind_of
from mappamundi.bots.thought import Candidate, Thoughtful
from mappamundi.nature import Fast

ROUND = 128  # worlds that two moves are compared in, before it is asked whether that is enough
ROUNDS = 8  # at most
CLOSE = 0.06  # worth that parts two moves, of which other worlds may put the other first
STREAMS, ASKING, PLAYING = 2, 0, 1  # of each decision's luck


class Trier:
    """Asks the best bot for the better move, and plays on from both."""

    def __init__(self, playouts: Playouts, level: Level, seed: int) -> None:
        self.playouts = playouts
        self.level = level
        self.seed = seed

    def weigh(self, decision: MadeDecision) -> Weighed:
        """Compare what was done with what the best bot likes best."""
        candidates = self.thought(decision)
        action = decision.action
        best = action if action in self.liked(candidates) else candidates[0].action
        shares = self.compare(decision, best)
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

    def compare(self, decision: MadeDecision, best: int) -> Shares:
        """Play on from both, in as many worlds as it takes to be sure."""
        asked = [decision.action, best][: 1 + (best != decision.action)]
        seed = self.luck(decision, PLAYING).draw(SEEDS)
        shares = self.playouts.compare(decision.known, decision.seat, asked, seed, 0, ROUND)
        while (
            len(asked) > 1
            and len(shares) < ROUND * ROUNDS
            and not is_settled(*lost(shares[:, 0], shares[:, -1]))
        ):
            more = self.playouts.compare(
                decision.known, decision.seat, asked, seed, len(shares), ROUND
            )
            shares = np.concatenate((shares, more))
        return shares

    def thought(self, decision: MadeDecision) -> Sequence[Candidate]:
        """What the best bot thinks of the legal moves, the likeliest to be chosen first."""
        luck = self.luck(decision, ASKING)
        bot = thinker(self.level, self.playouts.game, luck, no_hurry)
        assert isinstance(bot, Thoughtful)
        return bot.think(decision.known.copy(), decision.seat, decision.actions).candidates

    def luck(self, decision: MadeDecision, stream: int) -> Fast:
        """The draws of a decision, whatever was decided before."""
        return Fast(self.seed, decision.line * STREAMS + stream)
