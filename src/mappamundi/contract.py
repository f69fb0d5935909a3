"""What the modules of a game folder promise; docs/architecture.md says it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from mappamundi.nature import Nature
from mappamundi.record import Record
from mappamundi.told import Told


class Rules(Protocol):
    """The functions of a `rules.py`.

    Where a decision has several parts that are not sealed, there is one more: `is_begun(s, seat)`,
    has the seat made the first part, and is the next one its own to make?
    """

    @property
    def __name__(self) -> str: ...
    @property
    def State(self) -> type[Record]: ...  # noqa: N802
    @property
    def setup(self) -> Callable[..., None]: ...  # state, seats, and the game's options

    def waiting(self, s: Any, /) -> int: ...
    def outcomes(self, s: Any, /) -> int: ...
    def legal(self, s: Any, seat: int, out: Any, /) -> int: ...
    def is_legal(self, s: Any, seat: int, action: int, /) -> bool: ...
    def apply(self, s: Any, seat: int, action: int, /) -> None: ...
    def score(self, s: Any, seat: int, /) -> int: ...
    def place(self, s: Any, seat: int, /) -> int: ...
    def redact(self, s: Any, seat: int, /) -> None: ...
    def sees(self, s: Any, seat: int, actor: int, action: int, /) -> bool: ...
    def imagine(self, s: Any, seat: int, seed: int, /) -> None: ...


class Features(Protocol):
    """What a `features.py` exports: a redacted state as a row of integers, for learners."""

    @property
    def FEATURES(self) -> int: ...  # noqa: N802
    @property
    def ACTIONS(self) -> int: ...  # noqa: N802  # above every action of a seat
    def features(self, s: Any, seat: int, out: Any, /) -> None: ...


class Bounds(Protocol):
    """What a `bounds.py` exports: what no game exceeds, for those who make room beforehand."""

    @property
    def OUTCOMES(self) -> int: ...  # noqa: N802  # of a draw
    @property
    def LARGEST_FEATURE(self) -> int: ...  # noqa: N802  # the smallest is 0
    def longest(self, seats: int, /, *options: int) -> int: ...  # actions, draws among them


class Instinct(Protocol):
    """What a `bots.py` exports: how good an action looks at first sight.

    It may have `timely(s, seat, action)`: may this be done for a seat whose time is up?
    """

    def prefer(self, s: Any, seat: int, action: int, /) -> int: ...


class Pace(Protocol):
    """What a `pace.py` exports: how a game runs when it is played in real time."""

    @property
    def OPTIONS(self) -> Mapping[str, str]: ...  # noqa: N802  # what to set for that
    @property
    def ROLLING(self) -> float: ...  # noqa: N802  # seconds before anybody may act
    @property
    def COUNTING(self) -> float: ...  # noqa: N802  # seconds to look at a result, before that
    @property
    def LIMIT(self) -> float: ...  # noqa: N802  # seconds after which a seat is acted for
    def is_race(self, view: Any, /) -> bool: ...
    def reaction(self, bot: str, nature: Nature, /) -> float: ...  # seconds


class Present(Protocol):
    """The functions of a `present.py`: everything a person or a log reads."""

    def write(self, s: Any, actor: int, action: int, /) -> str: ...
    def read(self, s: Any, actor: int, text: str, /) -> int: ...
    def view(self, known: Any, seat: int, /) -> Any: ...
    def tell(self, before: Any, after: Any, actor: int, action: int, /) -> list[Told]: ...


class Refuse(Protocol):
    """Says why these seats and options do not go together, as a Fluent id, or None."""

    def __call__(self, seats: int, /, *options: int) -> str | None: ...
