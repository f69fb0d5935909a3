"""Who plays what: everything that decides how each game of a series goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mappamundi.bots import LEVELS, Maker, bot_maker, bot_name, check_bot
from mappamundi.bots.outsider import PATIENCE
from mappamundi.bots.searching.sight import STREAMS
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.turn import drawn

ALLOWED: dict[str, float] = {level.name: level.milliseconds for level in LEVELS}


@dataclass(frozen=True)
class Contest:
    """A series of games between bots, which may be played in any order and in any process.

    Games come in duplicate deals: the same draws once for every way the circle can be turned.
    """

    game: str
    bots: tuple[str | Maker, ...]  # names, or makers of bots that are not in the catalogue
    options: dict[str, str]
    seed: int
    allowed: float | None = None  # milliseconds a decision, where not those of the bot's level
    patience: float = PATIENCE  # seconds after which a bot of others is given up
    is_watched: bool = False  # whether it is written down how each game went

    @property
    def played(self) -> Game:
        """The game that is played, with its rules."""
        return GAMES[self.game]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    @property
    def names(self) -> list[str]:
        """What the bots are called, in the order given."""
        return [bot_name(bot) for bot in self.bots]

    @property
    def rotations(self) -> int:
        """Games of one deal: turns of the circle until the same bots sit in the same seats."""
        turns = range(1, self.seats + 1)
        return next(turn for turn in turns if self.bots[turn:] + self.bots[:turn] == self.bots)

    def deal(self, number: int) -> int:
        """The deal that game `number` is played with."""
        return number // self.rotations

    def maker(self, entry: int) -> Maker:
        """How the bot that was named at this place of the list is made."""
        return bot_maker(self.bots[entry])

    def limit(self, entry: int) -> float | None:
        """Milliseconds that this bot may take for a decision."""
        if self.allowed is not None:
            return self.allowed
        return ALLOWED.get(self.names[entry])

    def seat(self, entry: int, number: int) -> int:
        """Where a bot sits in game `number`: the whole circle moves on by one seat a game."""
        return (entry + number) % self.seats

    def entry(self, seat: int, number: int) -> int:
        """Who sits there, by the place in the list."""
        return (seat - number) % self.seats

    def luck(self, entry: int, number: int) -> Fast:
        """The draws of a bot in game `number`, whatever the others do."""
        return Fast(self.seed, number * STREAMS + entry)

    def dealer(self, number: int) -> Dealer:
        """The draws of the game itself, the same in all games of a deal."""
        return Dealer(self.played, Fast(self.seed, self.deal(number) * STREAMS + NATURE))

    def spare(self, number: int) -> Fast:
        """The draws that decide for a bot that fails."""
        return self.luck(SPECTATOR, number)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        for entry in range(self.seats):
            check_bot(self.maker(entry))
        self.played.start(self.seats, self.options)


@dataclass(frozen=True)
class Dealer:
    """Makes NATURE's draws so that equal possibilities and equal luck give equal cards.

    How a state happens to order the undrawn cards may depend on how they were played before; so
    the possible outcomes are put in the order of their notation, and the draw is made from those.
    """

    game: Game
    luck: Fast

    def draw(self, state: Any) -> int:
        """Return NATURE's next action in a game."""
        write, outcomes = self.game.present.write, self.game.legal(state, NATURE)
        ordered = sorted(outcomes, key=lambda action: write(state, NATURE, action))
        return ordered[drawn(self.game, self.luck, state)]


def check_amounts(games: int, jobs: int) -> None:
    """Refuse a series without games and a series that nobody plays."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    if jobs < 1:
        raise BadSetup("bad-jobs", jobs=jobs)
