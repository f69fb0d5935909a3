"""A game at a table, one step at a time: nothing is ever run twice while it is in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

from mappamundi.errors import IllegalAction
from mappamundi.game import Game
from mappamundi.log import entry, parse
from mappamundi.nature import Secure, secret_draw
from mappamundi.record import NATURE, SPECTATOR

HASH_BYTES = 16


class Step(NamedTuple):
    """One action, or one draw, with the full states on both sides of it."""

    before: Any
    actor: int
    action: int
    after: Any


@dataclass(slots=True)
class Turn:
    """What an action, and chance after it, would make of a game: to be kept, then adopted."""

    state: Any  # after it
    drawn: int  # draws made from the secret up to here
    steps: list[Step] = field(default_factory=list)  # of which anybody may be told anything
    lines: list[str] = field(default_factory=list)  # all of them in notation
    actor: int = NATURE  # of the last of them
    is_own: bool = False  # is the state in no step, and not the game's?
    spare: tuple[Any, int] | None = None  # a state that nobody needs, and what was drawn in it


class Play:
    """A game being played. It alone holds the full state; a viewer gets what they may know."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], nature: Secure) -> None:
        self.game = game
        self.seats = range(seats)
        self.state = game.start(seats, options)
        self.waiting = game.waiting(self.state)
        self._nature = nature

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.waiting

    @property
    def is_race(self) -> bool:
        """Is the first touch what counts?"""
        pace = self.game.pace
        if pace is None:
            return False
        known = self.game.known(self.state, SPECTATOR)
        return pace.is_race(self.game.present.view(known, SPECTATOR))

    @property
    def points(self) -> list[int]:
        """The points of each seat."""
        return [self.game.rules.score(self.state, seat) for seat in self.seats]

    @property
    def places(self) -> list[int]:
        """The rank of each seat, 1 for the best."""
        return [self.game.rules.place(self.state, seat) for seat in self.seats]

    @property
    def secret(self) -> str | None:
        """What all draws came from; not before the last one."""
        return self._nature.secret.hex() if self.is_over else None

    def begin(self) -> Turn:
        """The draws before the first decision."""
        turn = Turn(self.state, self._nature.drawn)
        self._settle(turn)
        return turn

    def attempt(self, seat: int, actions: Sequence[str | int], mark: str = "") -> Turn:
        """What these actions would do, all of them or none; the game itself stays as it is."""
        game = self.game
        turn = Turn(self.state, self._nature.drawn)
        for given in actions:
            state = turn.state
            action = given if isinstance(given, int) else game.read(state, seat, given)
            if not game.can(state, seat, action):
                raise self._refusal(seat, given)
            turn.lines.append(entry(seat, game.write(state, seat, action), mark))
            self._do(turn, seat, action)
        self._settle(turn)
        return turn

    def midway(self, seat: int, actions: Sequence[int]) -> Any | None:
        """The state after the first parts of a decision, while there are more of them to come."""
        game, state = self.game, self.state.copy()
        for action in actions:
            if not game.can(state, seat, action):
                return None
            game.do(state, seat, action)
        return state if game.is_midway(state, seat) else None

    def rerun(self, lines: Sequence[str]) -> Turn:
        """Return what lines of the log did."""
        turn = Turn(self.state, self._nature.drawn, lines=list(lines))
        for line in lines:
            actor, text, _ = parse(line)
            turn.drawn += actor == NATURE
            self._do(turn, actor, self.game.read(turn.state, actor, text))
        return turn

    def adopt(self, turn: Turn) -> None:
        """Take over the state that a turn has led to."""
        self.state = turn.state
        self._nature.drawn = turn.drawn
        self.waiting = self.game.waiting(turn.state)

    def _do(self, turn: Turn, actor: int, action: int) -> None:
        before = turn.state
        turn.state = after = self._next(turn)
        turn.actor = actor
        self.game.do(after, actor, action)
        is_silent = self.game.is_silent(before, after)
        turn.spare = (before, action) if is_silent and turn.is_own else None
        turn.is_own = is_silent
        if not is_silent:
            turn.steps.append(Step(before, actor, action, after))

    def _next(self, turn: Turn) -> Any:
        """A state like the turn's, to be changed; in a deal the last but one, which catches up."""
        if turn.spare is None:
            return turn.state.copy()
        state, drawn = turn.spare
        self.game.do(state, NATURE, drawn)
        return state

    def _settle(self, turn: Turn) -> None:
        """Let NATURE draw until somebody must decide; what is not adopted was not drawn."""
        rules, game, secret = self.game.rules, self.game, self._nature.secret
        while rules.waiting(turn.state) == 1 << NATURE:
            action = secret_draw(secret, turn.drawn, rules.outcomes(turn.state))
            turn.drawn += 1
            turn.lines.append(entry(NATURE, game.write(turn.state, NATURE, action)))
            self._do(turn, NATURE, action)

    def _refusal(self, seat: int, given: str | int) -> IllegalAction:
        if self.is_over:
            return IllegalAction("game-is-over")
        if seat not in self.waiting:
            return IllegalAction("not-your-turn", seat=seat)
        return IllegalAction("illegal-action", action=str(given))


def fingerprint(state: Any) -> bytes:
    """A hash of a state; the same in every release that has the same rules."""
    return blake2b(state.to_bytes(), digest_size=HASH_BYTES).digest()
