"""Who plays what: everything that decides how each game of a series goes."""

from __future__ import annotations

from dataclasses import dataclass

from mappamundi.bots import BOTS, Maker
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE, SPECTATOR

STREAMS = SPECTATOR + 1  # streams of draws a game has: one for each bot, for NATURE, and a spare


@dataclass(frozen=True)
class Contest:
    """A series of games between bots, which may be played in any order and in any process."""

    game: str
    bots: tuple[str | Maker, ...]  # names, or makers of bots that are not in the catalogue
    options: dict[str, str]
    seed: int

    @property
    def played(self) -> Game:
        """The game itself."""
        return GAMES[self.game]

    @property
    def names(self) -> list[str]:
        """What the bots are called, in the order given."""
        return [bot if isinstance(bot, str) else bot.__name__ for bot in self.bots]

    def maker(self, entry: int) -> Maker:
        """How the bot that was named at this place of the list is made."""
        bot = self.bots[entry]
        return BOTS[bot] if isinstance(bot, str) else bot

    def seat(self, entry: int, number: int) -> int:
        """Where a bot sits in game `number`: the whole circle moves on by one seat a game."""
        return (entry + number) % len(self.bots)

    def luck(self, entry: int, number: int) -> Fast:
        """The draws of a bot in game `number`, whatever the others do."""
        return Fast(self.seed, number * STREAMS + entry)

    def nature(self, number: int) -> Fast:
        """The draws of the game itself."""
        return self.luck(NATURE, number)

    def spare(self, number: int) -> Fast:
        """The draws that decide for a bot that fails."""
        return self.luck(SPECTATOR, number)

    def check(self, seats: int | None, games: int, jobs: int) -> None:
        """Refuse what cannot be played, before anything is."""
        for bot in self.bots:
            if isinstance(bot, str):
                BOTS[bot]
        if seats is not None and seats != len(self.bots):
            raise BadSetup("bots-for-seats", bots=len(self.bots), seats=seats)
        self.played.start(len(self.bots), self.options)
        if games < 1:
            raise BadSetup("bad-games", games=games)
        if jobs < 1:
            raise BadSetup("bad-jobs", jobs=jobs)
