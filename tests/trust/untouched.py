"""What of a game somebody cannot know: cards that nobody has touched since they were dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trust.aliases import named

from mappamundi.game import Game
from mappamundi.record import NATURE
from mappamundi.turn import parse


class Untouched:
    """For each viewer the cards that were not dealt to them, and with which nobody has acted."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        viewers: Iterable[int],
        cards: set[str],
    ) -> None:
        self.game = game
        self.state = game.start(seats, options)
        self.cards = {viewer: set(cards) for viewer in viewers}

    def follow(self, lines: Iterable[str]) -> None:
        """What was dealt is known to whom it was dealt; what was acted with may be known to all."""
        for line in lines:
            actor, text, _ = parse(line)
            action = self.game.read(self.state, actor, text)
            cards = named(text, set().union(*self.cards.values()))
            for viewer, secret in self.cards.items():
                if actor != NATURE or self.game.rules.sees(self.state, viewer, actor, action):
                    secret -= cards
            self.game.do(self.state, actor, action)
