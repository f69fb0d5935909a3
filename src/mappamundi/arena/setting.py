"""What is played and how much of it, whoever plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mappamundi.arena.contest import Contest
from mappamundi.bots import Maker
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES

USUAL_GAMES = 100


@dataclass(frozen=True)
class GameSetup:
    """A game as it is set up."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None  # as many as usual
    seed: int = 0
    limit: float | None = None  # milliseconds a decision, where not those of a bot's level

    @property
    def size(self) -> int:
        """How many sit at the table."""
        return GAMES[self.game].usual_seats if self.seats is None else self.seats

    def contest(self, bots: Sequence[str | Maker]) -> Contest:
        """Return the contest of these bots at the table."""
        return Contest(self.game, tuple(bots), dict(self.options), self.seed, self.limit)


@dataclass(frozen=True)
class AmountPlayed:
    """How much is played: so many deals of each contest, or as many as make up so many games."""

    games: int | None = None
    deals: int | None = None

    def __post_init__(self) -> None:
        if self.games is not None and self.deals is not None:
            raise BadSetup("games-or-deals")

    def deals_of(self, contests: Sequence[Contest]) -> int:
        """The deals that all of the contests play."""
        if self.deals is not None:
            return self.deals
        games = USUAL_GAMES if self.games is None else self.games
        return -(-games // sum(contest.rotations for contest in contests))
