"""A game being played: who is waiting, what is legal, act, look, and the log of it all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from mappamundi.errors import IllegalAction
from mappamundi.game import GAMES, Game
from mappamundi.log import FORMAT, Log, game_of, replay, steps
from mappamundi.nature import Nature, Secure
from mappamundi.record import Action, Actor, Seat
from mappamundi.told import Told
from mappamundi.turn import Turn, drawn, seen_line, tell


class Match:
    """One game at one table. It alone holds the full state; a seat gets what it may know."""

    def __init__(self, game: Game, state: Any, log: Log, nature: Nature) -> None:
        self.game = game
        self.log = log
        self._state = state
        self._nature = nature
        self._adopt(Turn(game, state))

    @classmethod
    def start(
        cls,
        game: str,
        seats: int | Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        nature: Nature | None = None,
    ) -> Match:
        """Deal a new game; `seats` is how many, or their names."""
        played = GAMES[game]
        if seats is None:
            seats = played.usual_seats
        names = [str(seat) for seat in range(seats)] if isinstance(seats, int) else list(seats)
        state = played.start(len(names), options)
        nature = nature or Secure()
        log = Log(FORMAT, game, played.version, names, played.settings(options))
        if isinstance(nature, Secure):
            log.commitment = nature.commitment
        return cls(played, state, log, nature)

    @classmethod
    def resume(cls, log: Log, nature: Nature | None = None) -> Match:
        """Take up a game where its log ends; draws are fresh unless `nature` is given."""
        match = cls(game_of(log), replay(log), log, nature or Secure())
        if nature is None and not match.is_over:
            log.commitment = None  # nobody can be held to a secret that was lost
        return match

    @property
    def seats(self) -> range:
        """The seats, from 0."""
        return range(len(self.log.seats))

    @property
    def waiting(self) -> tuple[Actor, ...]:
        """The seats that must decide now; none when the game is over."""
        return self.game.waiting(self._state)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.waiting

    @property
    def reason(self) -> str | None:
        """Why the game has ended, as a Fluent id; None while it goes on."""
        return self.game.reason(self._state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.game.points(self._state, self.seats)

    @property
    def places(self) -> list[int]:
        """The rank of each seat, 1 for the best; equals share it."""
        return self.game.places(self._state, self.seats)

    def legal(self, seat: Seat) -> list[str]:
        """What the seat may do, in notation."""
        return self.game.offers(self.known(seat), seat)

    def can_take_back(self, seat: Seat) -> bool:
        """Has the seat sealed a choice that is still open?"""
        return self.game.can_take_back(self._state, seat)

    def act(self, seat: Seat, *actions: str | Action, mark: str = "") -> None:
        """Do one action or a list of them, by notation or number: all of it or none."""
        if seat not in self.seats:
            raise IllegalAction("no-such-seat", seat=seat)
        turn = Turn(self.game, self._state)
        turn.act(seat, actions, mark)
        self._adopt(turn)

    def take_back(self, seat: Seat) -> None:
        """X2: withdraw what the seat has sealed, while others still choose."""
        self.act(seat, "take back")

    def known(self, seat: Seat) -> Any:
        """The state as far as the seat knows it."""
        return self.game.known(self._state, seat)

    def look(self, seat: Seat) -> Any:
        """What the seat is shown."""
        return self.game.present.view(self.known(seat), seat)

    def _repr_html_(self) -> str:
        """The table in a notebook, as the seat sees it that is asked; at the end as the first."""
        from mappamundi.notebook import picture  # draws with a library that nobody else needs here

        seat = next(iter(self.waiting), 0)
        return picture(self.game, self.known(seat), seat, self.log.seats)

    def story(self, seat: Seat, since: int = 0) -> Iterator[tuple[int, Told]]:
        """What the seat is told of each action from number `since` on."""
        return story(self.log, seat, since)

    def _adopt(self, turn: Turn) -> None:
        """Let chance settle, write everything down, and reveal the secret at the end."""
        turn.settle(partial(drawn, self.game, self._nature))
        self._state = turn.state
        self.log.actions += turn.lines
        if self.is_over and isinstance(self._nature, Secure) and self.log.commitment:
            self.log.secret = self._nature.secret.hex()


def story(log: Log, seat: Seat | None, since: int = 0) -> Iterator[tuple[int, Told]]:
    """Run a log and tell one seat what it may know of each action from number `since` on.

    Whoever is no seat (None) is told everything, with open cards.
    """
    game = game_of(log)
    for number, step in enumerate(steps(log)):
        if number >= since:
            for told in tell(game, step, seat):
                yield number, told


def seen_log(log: Log, seat: Seat) -> list[str]:
    """The lines of a running game as the seat may read them: what it cannot know is a `?`."""
    game = game_of(log)
    return [
        seen_line(game, line, step, seat)
        for line, step in zip(log.actions, steps(log), strict=True)
    ]
