"""A game at a table, one step at a time: nothing is ever run twice while it is in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

from mappamundi.game import Game
from mappamundi.log import Begun
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.record import SPECTATOR
from mappamundi.turn import Turn, drawn, parse

HASH_BYTES = 16


class Brought(NamedTuple):
    """A game that was begun elsewhere: where it stands, and what its draws came from so far."""

    state: Any
    nature: Secure


class Play:
    """A game being played. It alone holds the full state; a viewer gets what they may know."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        nature: Secure,
        brought: Brought | None = None,
    ) -> None:
        self.game = game
        self.seats = range(seats)
        self.state = brought.state if brought else game.start(seats, options)
        self.waiting = game.waiting(self.state)
        self._nature = nature
        self._before = brought.nature if brought else None
        if brought:
            nature.drawn = brought.nature.drawn

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.waiting

    @property
    def is_race(self) -> bool:
        """Is the first touch what counts?"""
        rhythm = self.game.rhythm
        if rhythm is None:
            return False
        known = self.game.known(self.state, SPECTATOR)
        return rhythm.is_race(self.game.present.view(known, SPECTATOR))

    @property
    def points(self) -> list[int]:
        """The points of each seat."""
        return self.game.points(self.state, self.seats)

    @property
    def places(self) -> list[int]:
        """The rank of each seat, 1 for the best."""
        return self.game.places(self.state, self.seats)

    @property
    def reason(self) -> str | None:
        """Why the game has ended, as a Fluent id."""
        return self.game.reason(self.state)

    @property
    def secret(self) -> str | None:
        """What all draws came from; not before the last one."""
        return self._nature.secret.hex() if self.is_over else None

    @property
    def begun(self) -> Begun | None:
        """Where the game was begun, if that was elsewhere; with its secret once it is over."""
        before = self._before
        if before is None:
            return None
        return Begun(before.drawn, before.commitment, before.secret.hex() if self.is_over else None)

    def begin(self) -> Turn:
        """The draws before the first decision."""
        return self._settle(Turn(self.game, self.state))

    def attempt(self, seat: int, actions: Sequence[str | int], mark: str = "") -> Turn:
        """What these actions would do, all of them or none; the game itself stays as it is."""
        turn = Turn(self.game, self.state)
        turn.act(seat, actions, mark)
        return self._settle(turn)

    def midway(self, seat: int, actions: Sequence[int]) -> Any | None:
        """The state after the first parts of a decision, while there are more of them to come."""
        game, turn = self.game, Turn(self.game, self.state)
        for action in actions:
            if not game.can(turn.state, seat, action):
                return None
            turn.do(seat, action)
        return turn.state if game.is_midway(turn.state, seat) else None

    def rerun(self, lines: Sequence[str]) -> Turn:
        """Return what lines of the log did."""
        turn = Turn(self.game, self.state, lines=list(lines))
        for line in lines:
            actor, text, _ = parse(line)
            turn.do(actor, self.game.read(turn.state, actor, text))
        return turn

    def adopt(self, turn: Turn) -> None:
        """Take over the state that a turn has led to."""
        self.state = turn.state
        self._nature.drawn += turn.drawn
        self.waiting = self.game.waiting(turn.state)

    def _settle(self, turn: Turn) -> Turn:
        """Let chance settle; what is not adopted was not drawn."""
        nature = Secure(self._nature.secret, self._nature.drawn)
        turn.settle(partial(drawn, self.game, nature))
        return turn


def parted(kept: bytes) -> tuple[bytes, bytes]:
    """The secret of where a game was begun, if that was elsewhere, and that of where it is now."""
    return kept[:-SECRET_BYTES], kept[-SECRET_BYTES:]


def fingerprint(state: Any) -> bytes:
    """A hash of a state; the same in every release that has the same rules."""
    return blake2b(state.to_bytes(), digest_size=HASH_BYTES).digest()
