"""What a game folder exports, and the list of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mappamundi import editions
from mappamundi.contract import Bounds, Features, Instinct, Pace, Present, Refuse, Rules
from mappamundi.errors import BadSetup, UnknownEdition, UnknownGame
from mappamundi.record import NATURE
from mappamundi.sealing import sealed, unseal

# One line a game; the folder of that name exports it as GAME.
SLUGS = (
    "laender_toppen",
    "pingvasion",
    "null_nichtig",
    "panstwa",
    "countries",
)

LARGEST_CHOICE = 160  # room for the legal actions of one decision; a hand may hold 150 cards
MOST_DIGITS = 9  # of a number that can be set
TAKE_BACK = -3  # the action, the same in every game, that takes back what a seat has sealed
TAKE_BACK_TEXT = "take back"


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words; the first is the default."""

    name: str
    words: tuple[str, ...]

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return self.words[0]

    @property
    def offered(self) -> str:
        """What may be said."""
        return ", ".join(self.words)

    @property
    def samples(self) -> tuple[str, ...]:
        """Every value a test should try."""
        return self.words

    def number(self, value: str) -> int | None:
        """The integer that the rules are given, or None for a wrong value."""
        return self.words.index(value) if value in self.words else None


@dataclass(frozen=True)
class Amount:
    """An option that is a whole number."""

    name: str
    span: range
    usual: int

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return str(self.usual)

    @property
    def offered(self) -> str:
        """What may be said."""
        return f"{self.span.start}–{self.span.stop - 1}"

    @property
    def samples(self) -> tuple[str, ...]:
        """Values a test should try."""
        return (self.default,)

    def number(self, value: str) -> int | None:
        """The integer that the rules are given, or None for a wrong value."""
        # A number of thousands of digits is one that Python refuses to read.
        is_number = value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS
        return int(value) if is_number and int(value) in self.span else None


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set, NATURE among them."""
    return tuple(seat for seat in range(NATURE + 1) if mask >> seat & 1)


def _accept(seats: int, /, *options: int) -> str | None:
    return None


@dataclass(frozen=True)
class Game:
    """A game is a value: its rules, how it is shown, and what can be set."""

    slug: str
    title: str
    version: int  # of the behaviour of the rules: a change that alters any game raises it
    seats: range
    options: tuple[Choice | Amount, ...]
    rules: Rules
    present: Present
    features: Features
    bots: Instinct
    bounds: Bounds
    refuse: Refuse = _accept
    dealing: tuple[int, ...] = ()  # phases of draws of which only the last is worth a word
    # Phases in which what a seat does changes what is private only of that seat and of those that
    # are asked next, and in which all others are told what a spectator is; the seat too, if all
    # see what it did.
    alike: tuple[int, ...] = ()
    pace: Pace | None = None  # only where a game can be played in real time

    def __reduce__(self) -> tuple[Callable[[str, int], Game], tuple[str, int]]:
        """A copy of a game, here or in another process, is that edition of it."""
        return GAMES.edition, (self.slug, self.version)

    @property
    def package(self) -> str:
        """Where its modules are: its folder, or an edition that was kept."""
        return self.rules.__name__.rpartition(".")[0]

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
        """The same as the rules are given them."""
        settings = self.settings(options)
        return [option.number(settings[option.name]) or 0 for option in self.options]

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Any:
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

    def waiting(self, state: Any) -> tuple[int, ...]:
        """The seats that must decide now, NATURE among them."""
        return seats_of(self.rules.waiting(state))

    def legal(self, state: Any, seat: int) -> list[int]:
        """The actions a waiting seat may choose from."""
        if seat not in self.waiting(state):
            return []
        if seat == NATURE:
            return list(range(self.rules.outcomes(state)))
        room = [0] * LARGEST_CHOICE
        return room[: self.rules.legal(state, seat, room)]

    def timely(self, state: Any, seat: int) -> list[int]:
        """Those of them that may be done for a seat whose time is up."""
        actions = self.legal(state, seat)
        is_timely = getattr(self.bots, "timely", None)  # only where some would hurt others
        if is_timely is None:
            return actions
        return [action for action in actions if is_timely(state, seat, action)] or actions

    def offers(self, state: Any, seat: int) -> list[str]:
        """The same in notation."""
        return [self.write(state, seat, action) for action in self.legal(state, seat)]

    def is_silent(self, before: Any, after: Any) -> bool:
        """Is a draw one of many, of which nobody is told anything?"""
        return before.phase == after.phase and before.phase in self.dealing

    def is_alike(self, before: Any, after: Any) -> bool:
        """Is what a seat did much the same to everybody?"""
        return before.phase == after.phase and before.phase in self.alike

    def can(self, state: Any, seat: int, action: int) -> bool:
        """May this seat do this now?"""
        if action == TAKE_BACK:
            return self.can_take_back(state, seat)
        return self.rules.is_legal(state, seat, action)

    def can_take_back(self, state: Any, seat: int) -> bool:
        """X2: sealed choices stay their seat's to change until the last one is in."""
        rows = len(state.sealed) if hasattr(state, "sealed") else 0
        return 0 <= seat < rows and sealed(state, seat) > 0

    def is_midway(self, state: Any, seat: int) -> bool:
        """Has a waiting seat begun a decision of several parts, and must it still finish it?"""
        if seat not in self.waiting(state):
            return False
        is_begun = getattr(self.rules, "is_begun", None)  # only where parts are not sealed
        return self.can_take_back(state, seat) or (is_begun is not None and is_begun(state, seat))

    def do(self, state: Any, seat: int, action: int) -> None:
        """Change the state by an action that is allowed."""
        if action == TAKE_BACK:
            unseal(state, seat)
        else:
            self.rules.apply(state, seat, action)

    def write(self, state: Any, seat: int, action: int) -> str:
        """An action in notation."""
        return TAKE_BACK_TEXT if action == TAKE_BACK else self.present.write(state, seat, action)

    def read(self, state: Any, seat: int, text: str) -> int:
        """The action that a notation stands for."""
        return TAKE_BACK if text == TAKE_BACK_TEXT else self.present.read(state, seat, text)

    @property
    def has_public(self) -> bool:
        """Do its views consist of a part that is the same for all, and one of each viewer?"""
        return hasattr(self.present, "public")

    def public(self, known: Any, earlier: Any = None) -> Any:
        """The first, from what everybody knows; parts of an earlier one may be reused."""
        return getattr(self.present, "public")(known, earlier)  # noqa: B009

    def private(self, known: Any, seat: int) -> Any:
        """The second."""
        return getattr(self.present, "private")(known, seat)  # noqa: B009

    def known(self, state: Any, seat: int) -> Any:
        """The one door: a copy of the state with everything blanked that the seat cannot know."""
        known = state.copy()
        self.rules.redact(known, seat)
        return known


class Games(Mapping[str, Game]):
    """The games by slug, each loaded when first asked for."""

    def __getitem__(self, slug: str) -> Game:
        if slug not in SLUGS:
            raise UnknownGame("unknown-game", game=slug, offered=", ".join(SLUGS))
        game: Game = import_module(f"mappamundi.games.{slug}").GAME
        return game

    def edition(self, slug: str, version: int) -> Game:
        """A game by the rules of a version: today's, or what was kept of earlier ones."""
        present = self[slug]
        if version == present.version:
            return present
        name = f"{editions.__name__}.{editions.named(slug, version)}"
        if version > present.version or find_spec(name) is None:
            ours = present.version
            raise UnknownEdition("log-version", game=present.title, theirs=version, ours=ours)
        kept: Game = import_module(name).GAME
        return kept

    def __contains__(self, slug: object) -> bool:
        return slug in SLUGS

    def __iter__(self) -> Iterator[str]:
        return iter(SLUGS)

    def __len__(self) -> int:
        return len(SLUGS)


GAMES = Games()
