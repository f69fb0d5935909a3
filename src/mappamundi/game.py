"""What a game folder exports, and the list of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, cast

from mappamundi import fitting
from mappamundi.contract import (
    Bounds,
    Drawing,
    FeatureGroup,
    Features,
    Instinct,
    Lore,
    Present,
    Printable,
    Reasons,
    Refuse,
    Rhythm,
    Rules,
    S,
    Sharing,
    Skill,
)
from mappamundi.errors import BadSetup
from mappamundi.options import Amount as Amount
from mappamundi.options import Choice as Choice
from mappamundi.record import NATURE, Action, Actor, Seat
from mappamundi.register import Games
from mappamundi.sealing import sealed, unseal
from mappamundi.told import Told

if TYPE_CHECKING:
    from mappamundi.pieces import Printing
    from mappamundi.speech import Speech

# One line a game; the folder of that name exports it as GAME.
SLUGS = (
    "laender_toppen",
    "pingvasion",
    "null_nichtig",
    "panstwa",
    "countries",
)

LARGEST_CHOICE = 160  # room for the legal actions of one decision; a hand may hold 150 cards
TAKE_BACK = -3  # the action, the same in every game, that takes back what a seat has sealed
TAKE_BACK_TEXT = "take back"


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set, NATURE among them."""
    return tuple(seat for seat in range(NATURE + 1) if mask >> seat & 1)


def _accept(seats: int, /, *options: int) -> str | None:
    return None


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game is a value: its rules, how it is shown, and what can be set."""

    slug: str
    title: str
    version: int  # of the behaviour of the rules: a change that alters any game raises it
    seats: range
    options: tuple[Choice | Amount, ...]
    rules: Rules[S]
    present: Present[S]
    features: Features[S]
    bots: Instinct[S]
    bounds: Bounds
    refuse: Refuse = _accept
    dealing: tuple[int, ...] = ()  # phases of draws of which only the last is worth a word
    # Phases in which what a seat does changes what is private only of that seat and of those that
    # are asked next, and in which all others are told what a spectator is; the seat too, if all
    # see what it did.
    alike: tuple[int, ...] = ()
    rhythm: Rhythm | None = None  # only where a game can be played in real time
    skill: Skill[S] = field(default_factory=lambda: Skill())
    sharing: Sharing[S] | None = None  # only where a table has much to do
    # Only where parts of a decision are not sealed: has the seat made the first part, and is the
    # next one its own to make?
    is_begun: Callable[[S, Seat], bool] | None = None
    reasons: Reasons[S] | None = None  # an edition from before there were any has none
    # What speaks for a decision, all of its actions or the first, in one sentence; an earlier
    # edition has none.
    counsel: Callable[[S, Seat, Sequence[Action]], Told] | None = None
    groups: tuple[FeatureGroup, ...] = ()  # of its features; an earlier edition has none
    plays: tuple[str, ...] = ()  # verbs of the notation before a card that a seat plays
    lore: Lore | None = None  # only where cards are countries

    def __post_init__(self) -> None:
        fitting.check(self)

    def __reduce__(self) -> tuple[Callable[[str, int, str], Game], tuple[str, int, str]]:
        """A copy of a game, here or in another process, is that edition of it."""
        return _recall, (self.slug, self.version, self.package)

    @property
    def package(self) -> str:
        """Where its modules are: its folder, or an edition that was kept."""
        return self.rules.__name__.rpartition(".")[0]

    @cached_property
    def drawing(self) -> Drawing:
        """How a terminal draws it; loaded when first asked for."""
        drawing: Drawing = import_module(f"{self.package}.drawing").DRAWING
        fitting.check_drawing(self, drawing)
        return drawing

    @property
    def is_printable(self) -> bool:
        """Has it pieces of its own to print? An earlier edition has none."""
        return find_spec(f"{self.package}.printing") is not None

    def printing(self, speech: Speech) -> Printing:
        """All there is to print; what says so is loaded when first asked for."""
        module = cast("Printable", import_module(f"{self.package}.printing"))
        return module.printing(speech)

    @cached_property
    def has_sealed(self) -> bool:
        """Are there choices that lie sealed until the last one is in?"""
        return self.rules.State.has("sealed")

    @property
    def usual_seats(self) -> int:
        """Four, or the nearest the game offers."""
        return min(max(4, self.seats.start), self.seats.stop - 1)

    def settings(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """All options by name, the given ones over the defaults; a wrong one is refused."""
        given = {name: str(value) for name, value in (options or {}).items()}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                offered = ", ".join(known) or "–"
                raise BadSetup("unknown-option", game=self.title, option=name, offered=offered)
            if known[name].number(value) is None:
                offered = known[name].offered
                raise BadSetup("bad-option", option=name, value=value, offered=offered)
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def numbers(self, options: Mapping[str, str] | None = None) -> list[int]:
        """The settings as the rules are given them."""
        settings = self.settings(options)
        return [option.number(settings[option.name]) or 0 for option in self.options]

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """The first state of a game, NATURE to move."""
        if seats not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            raise BadSetup("bad-seats", game=self.title, seats=seats, low=low, high=high)
        numbers = self.numbers(options)
        reason = self.refuse(seats, *numbers)
        if reason is not None:
            raise BadSetup(reason, seats=seats)
        state = self.rules.State()
        self.rules.setup(state, seats, *numbers)
        return state

    def waiting(self, state: S) -> tuple[Actor, ...]:
        """The seats that must decide now, NATURE among them."""
        return seats_of(self.rules.waiting(state))

    def legal(self, state: S, seat: Actor) -> list[Action]:
        """The actions a waiting seat may choose from."""
        if seat not in self.waiting(state):
            return []
        if seat == NATURE:
            return list(range(self.rules.outcomes(state)))
        room = [0] * LARGEST_CHOICE
        return room[: self.rules.legal(state, seat, room)]

    def reason(self, state: S) -> str | None:
        """Why a game has ended, as a Fluent id; None while it goes on."""
        if self.reasons is None or self.rules.waiting(state):
            return None
        return self.reasons.names[self.reasons.of(state)]

    def points(self, state: S, seats: Iterable[Seat]) -> list[int]:
        """The points of these seats so far."""
        return [self.rules.score(state, seat) for seat in seats]

    def places(self, state: S, seats: Iterable[Seat]) -> list[int]:
        """The ranks of these seats, 1 for the best; equals share one."""
        return [self.rules.place(state, seat) for seat in seats]

    def timely(self, state: S, seat: Seat) -> list[Action]:
        """The actions that may be done for a seat whose time is up."""
        actions = self.legal(state, seat)
        is_timely = self.skill.timely
        if is_timely is None:
            return actions
        return [action for action in actions if is_timely(state, seat, action)] or actions

    def offers(self, state: S, seat: Actor) -> list[str]:
        """What a seat may do now, in notation."""
        return [self.write(state, seat, action) for action in self.legal(state, seat)]

    def is_silent(self, before: Any, after: Any) -> bool:
        """Is a draw one of many, of which nobody is told anything?"""
        return before.phase == after.phase and before.phase in self.dealing

    def is_alike(self, before: Any, after: Any) -> bool:
        """Is what a seat did much the same to everybody?"""
        return before.phase == after.phase and before.phase in self.alike

    def can(self, state: S, seat: Actor, action: Action) -> bool:
        """May this seat do this now?"""
        if action == TAKE_BACK:
            return self.can_take_back(state, seat)
        return self.rules.is_legal(state, seat, action)

    def can_take_back(self, state: Any, seat: Actor) -> bool:
        """X2: sealed choices stay their seat's to change until the last one is in."""
        return self.has_sealed and 0 <= seat < len(state.sealed) and sealed(state, seat) > 0

    def is_midway(self, state: S, seat: Seat) -> bool:
        """Has a waiting seat begun a decision of several parts, and must it still finish it?"""
        if seat not in self.waiting(state):
            return False
        is_begun = self.is_begun
        return self.can_take_back(state, seat) or (is_begun is not None and is_begun(state, seat))

    def do(self, state: S, seat: Actor, action: Action) -> None:
        """Change the state by an action that is allowed."""
        if action == TAKE_BACK:
            unseal(state, seat)
        else:
            self.rules.apply(state, seat, action)

    def write(self, state: S, seat: Actor, action: Action) -> str:
        """An action in notation."""
        return TAKE_BACK_TEXT if action == TAKE_BACK else self.present.write(state, seat, action)

    def read(self, state: S, seat: Actor, text: str) -> Action:
        """The action that a notation stands for."""
        return TAKE_BACK if text == TAKE_BACK_TEXT else self.present.read(state, seat, text)

    @property
    def has_public(self) -> bool:
        """Do its views consist of a part that is the same for all, and one of each viewer?"""
        return self.sharing is not None

    def public(self, known: S, earlier: Any = None) -> Any:
        """The part of a view for everybody, of what all know; an earlier one may be reused."""
        assert self.sharing is not None
        return self.sharing.public(known, earlier)

    def private(self, known: S, seat: Seat) -> Any:
        """The part of a view that is for one seat alone, where it is made in two."""
        assert self.sharing is not None
        return self.sharing.private(known, seat)

    def known(self, state: S, seat: Seat) -> S:
        """The one door: a copy of the state with everything blanked that the seat cannot know."""
        known = state.copy()
        self.rules.redact(known, seat)
        return known


GAMES = Games(SLUGS)


def _recall(slug: str, version: int, package: str) -> Game:
    """A game that was known by that name in another process."""
    if slug not in GAMES:
        GAMES.add(package)
    return GAMES.edition(slug, version)
