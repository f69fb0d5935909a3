"""A state and the way that led to it, and what each seat has seen on that way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from mappamundi.game import Game
from mappamundi.record import NATURE, NONE, SPECTATOR
from mappamundi.turn import Step, entry, seen_line, stepped

DIGEST = 16  # bytes: enough that two ways of seeing things are never taken for one


class Seen(NamedTuple):
    """What a seat has seen of a way: its last line, and a digest of all it ever knew."""

    line: str
    digest: bytes


NOTHING = Seen("", b"")


class Trail:
    """Never changed, so that a copy costs nothing and what was worked out once is shared."""

    def __init__(
        self, game: Game, state: Any, before: Trail | None = None, actor: int = NATURE,
        action: int = NONE, public: Seen = NOTHING,
    ) -> None:  # fmt: skip
        self.game = game
        self.state = state
        self.waiting = game.waiting(state)
        self._before = before
        self._actor = actor
        self._action = action
        self._public = public  # where it begins in the middle: what all have seen before
        self._seen: dict[int, Seen] = {}

    @classmethod
    def start(cls, game: Game, seats: int, options: Mapping[str, str]) -> Trail:
        """Return the beginning of a game."""
        return cls(game, game.start(seats, options))

    def then(self, actor: int, action: int) -> Trail:
        """The way on by an action that is allowed."""
        step = stepped(self.game, self.state, actor, action)
        return Trail(self.game, step.after, self, actor, action)

    def known(self, seat: int) -> Any:
        """The state as far as the seat knows it."""
        return self.game.known(self.state, seat)

    def text(self, seat: int) -> str:
        """Every line that the seat could read, and the digest of what it knew after each."""
        digest = self.seen(seat).digest.hex()
        lines = [trail.seen(seat).line for trail in reversed(self._way())]
        return "\n".join([*(line for line in lines if line), digest])

    def seen(self, seat: int) -> Seen:
        """What the seat has seen; for a way that begins in the middle, no more than all have."""
        fresh: list[Trail] = []
        trail: Trail | None = self
        while trail is not None and seat not in trail._seen:
            fresh.append(trail)
            trail = trail._before
        last = fresh[-1]._public if trail is None else trail._seen[seat]
        for each in reversed(fresh):
            last = each._seen[seat] = each._look(seat, last)
        return last

    def imagined(self, seat: int, seed: int) -> Trail:
        """A way that the seat cannot tell from this one; its past is only what was seen of it."""
        world = self.known(seat)
        self.game.rules.imagine(world, seat, seed)
        public = Seen(self._story(SPECTATOR), self.seen(SPECTATOR).digest)
        trail = Trail(self.game, world, public=public)
        trail._seen[seat] = Seen(self._story(seat), self.seen(seat).digest)
        return trail

    def _story(self, seat: int) -> str:
        """Return the lines of the story alone."""
        return self.text(seat).rpartition("\n")[0]

    def _look(self, seat: int, last: Seen) -> Seen:
        """Return what this step adds to what a seat has seen."""
        line = last.line if self._before is None else self._line(self._before.state, seat)
        known = self.known(seat).to_bytes()
        digest = blake2b(last.digest + known + line.encode(), digest_size=DIGEST)
        return Seen(line, digest.digest())

    def _line(self, before: Any, seat: int) -> str:
        """The last action as the seat may read it."""
        line = entry(self._actor, self.game.write(before, self._actor, self._action))
        step = Step(before, self._actor, self._action, self.state)
        return seen_line(self.game, line, step, seat)

    def _way(self) -> list[Trail]:
        """Iterate over all steps, the last one first."""
        way: list[Trail] = [self]
        while (before := way[-1]._before) is not None:
            way.append(before)
        return way

    def __deepcopy__(self, memory: Any) -> Trail:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a trail as its beginning and the actions since: a long way must not nest."""
        *steps, root = self._way()
        actions = [(step._actor, step._action) for step in reversed(steps)]
        return _walk, (self.game, root.state, root._public, root._seen, actions)


def _walk(
    game: Game,
    state: Any,
    public: Seen,
    seen: dict[int, Seen],
    actions: Sequence[tuple[int, int]],
) -> Trail:
    trail = Trail(game, state, public=public)
    trail._seen.update(seen)
    for actor, action in actions:
        trail = trail.then(actor, action)
    return trail
