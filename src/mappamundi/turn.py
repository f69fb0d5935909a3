"""One turn of a game: an action is taken, chance settles, and every viewer is told their part.

Nobody else lets NATURE draw or decides who may read what; `loops` is its twin in the dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import index
from typing import Any, NamedTuple, TypeAlias

from mappamundi.errors import BadLog, IllegalAction
from mappamundi.game import TAKE_BACK, Game
from mappamundi.nature import Nature
from mappamundi.record import HIDDEN, NATURE, Action, Actor, Seat
from mappamundi.told import Told

NATURE_TEXT = "*"
MARK = " @"  # an action made for a seat by somebody else names who, e.g. "2 play r7 @clock"

Draw: TypeAlias = Callable[[Any], int]  # a state in which NATURE is to move -> its action


class Step(NamedTuple):
    """One action, or one draw, with the full states on both sides of it."""

    before: Any
    actor: Actor
    action: Action
    after: Any


@dataclass(slots=True)
class Turn:
    """What actions, and chance after them, make of a game.

    The state before them stays as it is, unless nobody is to be told: then it is changed itself.
    """

    game: Game
    state: Any  # after it
    is_told: bool = True  # are steps and lines wanted?
    steps: list[Step] = field(default_factory=list)  # of which anybody may be told anything
    lines: list[str] = field(default_factory=list)  # all of them in notation
    actor: Actor = NATURE  # of the last of them
    drawn: int = 0  # draws among them
    is_own: bool = False  # is the state in no step, and not the game's?
    spare: tuple[Any, int] | None = None  # a state that nobody needs, and what was drawn in it

    def act(self, seat: Seat, actions: Sequence[str | Action], mark: str = "") -> None:
        """Take actions of a seat, by notation or number; one that is not allowed is refused."""
        game, begun = self.game, self.state
        for given in actions:
            action = self._meant(seat, given)
            if action is None or not game.can(self.state, seat, action):
                raise refusal(game, begun, seat, given)
            self.take(seat, action, mark)

    def _meant(self, seat: Seat, given: str | Action) -> Action | None:
        """The number of an action; None for what is neither a text nor a whole number."""
        if isinstance(given, str):
            return self.game.read(self.state, seat, given)
        try:
            return index(given)  # of numpy, too
        except TypeError:
            return None

    def settle(self, draw: Draw) -> None:
        """Let NATURE draw until somebody must decide, or the game is over."""
        waiting = self.game.rules.waiting
        while waiting(self.state) == 1 << NATURE:
            self.take(NATURE, draw(self.state))

    def take(self, actor: Actor, action: Action, mark: str = "") -> None:
        """Do an action that is allowed, and write it down."""
        if self.is_told:
            self.lines.append(entry(actor, self.game.write(self.state, actor, action), mark))
        self.do(actor, action)

    def do(self, actor: Actor, action: Action) -> None:
        """Do an action that is allowed."""
        self.actor = actor
        self.drawn += actor == NATURE
        if self.is_told:
            self._step(actor, action)
        else:
            self.game.do(self.state, actor, action)

    def _step(self, actor: int, action: int) -> None:
        before = self.state
        self.state = after = self._next()
        self.game.do(after, actor, action)
        is_silent = self.game.is_silent(before, after)
        self.spare = (before, action) if is_silent and self.is_own else None
        self.is_own = is_silent
        if not is_silent:
            self.steps.append(Step(before, actor, action, after))

    def _next(self) -> Any:
        """A state like this one, to be changed; in a deal the last but one, which catches up."""
        if self.spare is None:
            return self.state.copy()
        state, drawn = self.spare
        self.game.do(state, NATURE, drawn)
        return state


def drawn(game: Game, nature: Nature, state: Any) -> int:
    """What NATURE draws in a state where it is to move: every outcome is equally likely."""
    return nature.draw(game.rules.outcomes(state))


def dealt(game: Game, seats: int, options: Mapping[str, str] | None, nature: Nature) -> Any:
    """A new game in which the first seats must decide."""
    turn = Turn(game, game.start(seats, options), is_told=False)
    turn.settle(partial(drawn, game, nature))
    return turn.state


def stepped(game: Game, before: Any, actor: Actor, action: Action) -> Step:
    """One action that is allowed; the state before it stays as it is."""
    after = before.copy()
    game.do(after, actor, action)
    return Step(before, actor, action, after)


def refusal(game: Game, state: Any, seat: Seat, given: object) -> IllegalAction:
    """Why a seat may not do this."""
    waiting = game.waiting(state)
    if not waiting:
        return IllegalAction("game-is-over")
    if seat not in waiting:
        return IllegalAction("not-your-turn", seat=seat)
    return IllegalAction("illegal-action", action=str(given))


def tell(game: Game, step: Step, viewer: int | None) -> list[Told]:
    """What a viewer may know of a step; whoever is none (None) is told it with open cards."""
    if viewer is None:
        return tell_known(game, step, True, step.before, step.after)
    before, after = game.known(step.before, viewer), game.known(step.after, viewer)
    return tell_known(game, step, is_open(game, step, viewer), before, after)


def tell_known(game: Game, step: Step, is_read: bool, before: Any, after: Any) -> list[Told]:
    """What is told of a step to who knows these two states, and may read the action or not."""
    if step.action == TAKE_BACK:
        return [Told("took-back", {"seat": step.actor})]
    return game.present.tell(before, after, step.actor, step.action if is_read else HIDDEN)


def is_open(game: Game, step: Step, viewer: int) -> bool:
    """May a viewer read what was done?"""
    before, actor, action, _ = step
    return action == TAKE_BACK or game.rules.sees(before, viewer, actor, action)


def seen_line(game: Game, line: str, step: Step, viewer: int) -> str:
    """The line of a step as a viewer may read it: what they cannot know is a `?`."""
    if is_open(game, step, viewer):
        return line
    actor, text, mark = parse(line)
    return entry(actor, f"{text.partition(' ')[0]} ?", mark)


def entry(actor: Actor, text: str, mark: str = "") -> str:
    """One line of a log."""
    who = NATURE_TEXT if actor == NATURE else str(actor)
    return f"{who} {text}{MARK}{mark}" if mark else f"{who} {text}"


def parse(line: str) -> tuple[int, str, str]:
    """Who acted, the notation and the mark of one line."""
    who, _, rest = line.partition(" ")
    text, _, mark = rest.partition(MARK)
    if who == NATURE_TEXT:
        return NATURE, text, mark
    is_seat = who.isascii() and who.isdigit() and len(who) <= len(str(NATURE))
    if not (is_seat and int(who) < NATURE):
        raise BadLog("log-line", line=line)
    return int(who), text, mark


def draws_in(lines: Iterable[str]) -> int:
    """How many of the lines of a log are draws."""
    return sum(parse(line)[0] == NATURE for line in lines)
