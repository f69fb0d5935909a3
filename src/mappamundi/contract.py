"""What the modules of a game folder promise; docs/architecture.md says it in words.

A protocol lists what a module must have. What a game may have or not is a field of a small value
that its folder exports, so that nobody has to look whether it is there. `fitting` holds a game to
all of it when it is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias

from mappamundi.learning import Heard, Posed, Revealed
from mappamundi.nature import Nature
from mappamundi.record import Action, Actor, Record, Seat
from mappamundi.told import Told

if TYPE_CHECKING:
    from rich.console import RenderableType
    from typing_extensions import TypeVar

    from mappamundi.pieces import Printing
    from mappamundi.speech import Speech

    # A game of which nothing more is known is one of any state.
    S = TypeVar("S", bound=Record, default=Any)
    S_contra = TypeVar("S_contra", bound=Record, default=Any, contravariant=True)
else:
    from typing import TypeVar

    S, S_contra = TypeVar("S"), TypeVar("S_contra")

RANKS = 5  # levels of bots: a game that says something for each of them says so many things
ByRank: TypeAlias = int | tuple[int, ...]  # for all levels, or for each of them


class Rules(Protocol[S]):
    """The functions of a `rules.py`."""

    @property
    def __name__(self) -> str: ...
    @property
    def State(self) -> type[S]: ...  # noqa: N802
    @property
    def setup(self) -> Callable[..., None]: ...  # state, seats, and the game's options

    def waiting(self, s: S, /) -> int: ...
    def outcomes(self, s: S, /) -> int: ...
    def legal(self, s: S, seat: Seat, out: Any, /) -> int: ...
    def is_legal(self, s: S, seat: Actor, action: Action, /) -> bool: ...
    def apply(self, s: S, seat: Actor, action: Action, /) -> None: ...
    def score(self, s: S, seat: Seat, /) -> int: ...
    def place(self, s: S, seat: Seat, /) -> int: ...
    def redact(self, s: S, seat: Seat, /) -> None: ...
    def sees(self, s: S, seat: Seat, actor: Actor, action: Action, /) -> bool: ...
    def imagine(self, s: S, seat: Seat, seed: int, /) -> None: ...


class Features(Protocol[S_contra]):
    """What a `features.py` exports: a redacted state as a row of integers, for learners."""

    @property
    def FEATURES(self) -> int: ...  # noqa: N802
    @property
    def ACTIONS(self) -> int: ...  # noqa: N802  # above every action of a seat
    def features(self, s: S_contra, seat: Seat, out: Any, /) -> None: ...


@dataclass(frozen=True)
class FeatureGroup:
    """Cells of a row of features that mean the same of different things, side by side."""

    name: str
    first: int  # cell
    largest: int  # number in any of them; the smallest is 0
    axes: tuple[tuple[str, ...], ...] = ()  # of what things: seats from mine on, cards, …

    @property
    def cells(self) -> tuple[str, ...]:
        """The name of every cell, in their order."""
        return tuple(" ".join((self.name, *labels)) for labels in product(*self.axes))


def numbered(count: int) -> tuple[str, ...]:
    """Things that are told apart by their numbers alone, such as seats."""
    return tuple(str(number) for number in range(count))


class Bounds(Protocol):
    """What a `bounds.py` exports: what no game exceeds, for those who make room beforehand."""

    @property
    def OUTCOMES(self) -> int: ...  # noqa: N802  # of a draw
    @property
    def LARGEST_FEATURE(self) -> int: ...  # noqa: N802  # the smallest is 0
    @property
    def longest(self) -> Callable[..., int]: ...  # seats, options -> actions, draws among them


class Instinct(Protocol[S_contra]):
    """What a `bots.py` exports: how good an action looks at first sight."""

    def prefer(self, s: S_contra, seat: Seat, action: Action, /) -> int: ...


@dataclass(frozen=True)
class Skill(Generic[S]):
    """What bots of a game know beyond first sight; what it does not say, the search says itself.

    The functions are in the dialect. Chances and weights are parts of ten thousand.
    """

    value: Callable[[S, Seat], int] | None = None  # of a state to a seat, in hundredths of points
    is_horizon: Callable[[S], bool] | None = None  # does a rollout stop here?
    swing: Callable[[S], int] | None = None  # how far points may still move, in hundredths
    believe: Callable[[S, Seat, int, int], None] | None = None  # alters a world, by rank and seed
    reckon: Callable[[S, Seat, Action, int, int], int] | None = None  # a worth, by rank and seed
    # A judgement of its own: worlds are considered in notes, by which actions are judged.
    notes: type[Record] | None = None
    consider: Callable[[S, Seat, Any], None] | None = None
    judge: Callable[[S, Seat, Action, Any], int] | None = None
    # May this be done for a seat whose time is up? Where it would hurt others, it may not.
    timely: Callable[[S, Seat, Action], bool] | None = None

    simulations: ByRank = (8, 64, 256, 1024, 4096)  # 0: what is reckoned, judged or preferred most
    exploring: ByRank = 5_000  # weight of what was tried little
    liking: ByRank = 16  # how far `prefer` guides a search
    glances: ByRank = 16  # actions that a rollout compares at each decision
    blunders: ByRank = 500  # how often a rollout takes any action
    matching: ByRank = 0  # how often a simulation follows regret where all choose at once
    worlds: ByRank = 0  # that are considered; 0: the game's own judgement is not asked
    forecasts: ByRank = 0  # worlds in which the game's network plays on; 0: it is not asked
    foresight: ByRank = 1  # decisions of its own that it plays on to


@dataclass(frozen=True)
class Sharing(Generic[S]):
    """A view in two parts: what everybody sees, worked out once, and what is a viewer's own."""

    public: Callable[[S, Any], Any]  # from what a spectator knows; may reuse parts of an earlier
    private: Callable[[S, Seat], Any]


@dataclass(frozen=True)
class Reasons(Generic[S]):
    """Why a game may end, each as a Fluent id; a finished one says by its place which it was."""

    of: Callable[[S], int]  # in the dialect, asked only when a game is over
    names: tuple[str, ...]


@dataclass(frozen=True)
class Lore:
    """What a game teaches of the world, in the dialect of presentation."""

    topics: tuple[str, ...]  # of the house's `TOPICS`, those that the game has
    codes: tuple[str, ...]  # of its countries
    # What a whole story revealed to a seat, and how the seat had judged it.
    recall: Callable[[list[Heard], Seat], list[Revealed]]
    # A decision about a topic and a country, compared with some of the others, of which there are
    # OTHERS; a number chooses among its forms. None where nothing can be asked.
    pose: Callable[[str, str, list[str], int], Posed | None]
    # Of a hundred such questions a bot answers so many rightly; 0 where all levels know the same.
    hits: ByRank = 0


class Rhythm(Protocol):
    """What a `rhythm.py` exports: how a game runs when it is played in real time."""

    @property
    def OPTIONS(self) -> Mapping[str, str]: ...  # noqa: N802  # what to set for that
    @property
    def ROLLING(self) -> float: ...  # noqa: N802  # seconds before anybody may act
    @property
    def OPENING(self) -> float: ...  # noqa: N802  # seconds to look at the table, before the first
    @property
    def COUNTING(self) -> float: ...  # noqa: N802  # seconds to look at a result, before that
    @property
    def LIMIT(self) -> float: ...  # noqa: N802  # seconds after which a seat is acted for
    def is_race(self, view: Any, /) -> bool: ...
    def reaction(self, bot: str, nature: Nature, /) -> float: ...  # seconds


class Present(Protocol[S_contra]):
    """The functions of a `present.py`: everything a person or a log reads."""

    def write(self, s: S_contra, actor: Actor, action: Action, /) -> str: ...
    def read(self, s: S_contra, actor: Actor, text: str, /) -> Action: ...
    def view(self, known: S_contra, seat: Seat, /) -> Any: ...
    def tell(
        self, before: S_contra, after: S_contra, actor: Actor, action: Action, /
    ) -> list[Told]: ...


@dataclass(frozen=True)
class Rolling:
    """How a terminal draws what happens in real time."""

    tumbling: Callable[[Any, int, int], Any]  # the view in a frame of so many
    steps: int  # pictures of a result
    # view, viewer, names, speech, width, step -> the picture
    result: Callable[[Any, Seat, Sequence[str], Speech, int, int], RenderableType]


@dataclass(frozen=True)
class Drawing:
    """What a `drawing.py` exports as DRAWING: a view in a terminal."""

    card: Callable[[str, Speech], str]  # within a sentence, in rich's markup
    ask: Callable[[Any], Told]  # what is wanted of the viewer now
    heading: Callable[[Any, Speech], str]  # how far the game has come
    # view, viewer, names, speech, width, legal moves with their numbers -> the picture
    draw: Callable[[Any, Seat, Sequence[str], Speech, int, Mapping[str, int]], RenderableType]
    number: Callable[[str], int | None] | None = None  # that a move has by itself
    rolling: Rolling | None = None  # only where a game can be played in real time


class Printable(Protocol):
    """What a `printing.py` exports: all there is to print."""

    def printing(self, speech: Speech, /) -> Printing: ...


class Refuse(Protocol):
    """Says why these seats and options do not go together, as a Fluent id, or None."""

    def __call__(self, seats: int, /, *options: int) -> str | None: ...
