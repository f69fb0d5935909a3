"""A judge for games about the world: it asks many masters what they take for true."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

import numpy as np

from mappamundi.analysis.decisions import MadeDecision
from mappamundi.analysis.judging import Weighed, lost, no_hurry
from mappamundi.bots.catalogue import thinker
from mappamundi.bots.level import Level
from mappamundi.bots.searching.wits import written
from mappamundi.bots.thought import Candidate, Thoughtful
from mappamundi.compiling.runner import callable_rules
from mappamundi.game import Game
from mappamundi.nature import Fast

MINDS = 40  # that have learnt different things: where they are of two minds nobody is to blame


class Believer:
    """Asks bots of a level, each with beliefs of its own, for the chance to win after a move."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.bots = [thinker(level, game, Fast(seed, mind), no_hurry) for mind in range(MINDS)]
        self.wits = callable_rules(written(game))

    def weigh(self, decision: MadeDecision) -> Weighed | None:
        """Compare what was done with what is worth most on the whole.

        What is sealed there is a guess, of which no game reckons a chance to win.
        """
        if self.wits.hides_choices(decision.known):
            return None
        thoughts = [self.thought(bot, decision) for bot in self.bots]
        worth = np.array([[each.worth for each in thought] for thought in thoughts])
        means = worth.mean(axis=0)
        done = decision.actions.index(decision.action)
        best = done if means[done] == means.max() else int(means.argmax())
        apart = lost(worth[:, done], worth[:, best])
        chances = float(means[done]), float(means[best])
        found = ranked(decision, [float(mean) for mean in means], thoughts[0])
        return Weighed(decision.actions[best], *apart, *chances, found, len(worth))

    def thought(self, bot: object, decision: MadeDecision) -> list[Candidate]:
        """What one bot thinks of every legal move, in their order."""
        assert isinstance(bot, Thoughtful)
        thought = bot.think(decision.known.copy(), decision.seat, decision.actions)
        found = {each.action: each for each in thought.candidates}
        return [found[action] for action in decision.actions]


def ranked(
    decision: MadeDecision, means: Sequence[float], thought: Sequence[Candidate]
) -> list[Candidate]:
    """The legal moves with what they are worth on the whole, the best first."""
    moves = zip(decision.actions, means, thought, strict=True)
    found = [Candidate(action, MINDS, each.points, mean, 0.0) for action, mean, each in moves]
    return sorted(found, key=attrgetter("worth"), reverse=True)
