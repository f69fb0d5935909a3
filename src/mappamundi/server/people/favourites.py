"""Which cards a seat has played in a game, counted when it is over."""

from __future__ import annotations

from collections import Counter

from mappamundi.game import TAKE_BACK_TEXT, Game
from mappamundi.sealing import sealed
from mappamundi.turn import Step, parse


class CardCount:
    """Goes through a game line by line; what was taken back was never played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.plays = game.plays
        self._lines: list[list[str]] = [[] for _ in range(seats)]  # by seat, what its person did

    def follow(self, line: str, step: Step) -> None:
        """One more line; what a clock or a bot did for somebody is not theirs."""
        actor, text, mark = parse(line)
        if not 0 <= actor < len(self._lines):
            return
        own = self._lines[actor]
        if text == TAKE_BACK_TEXT:
            del own[len(own) - sealed(step.before, actor) :]
        else:
            own.append("" if mark else text)

    def cards(self, seat: int) -> dict[str, int]:
        """How often a seat has played each card."""
        words = [line.split() for line in self._lines[seat]]
        return dict(Counter(each[1] for each in words if len(each) > 1 and each[0] in self.plays))
