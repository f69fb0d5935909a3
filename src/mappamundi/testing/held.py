"""A game that is held to the laws, and how its set-ups become the cases of a test."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from mappamundi.game import GAMES, Game
from mappamundi.record import Seat
from mappamundi.testing.counting import has_parts
from mappamundi.testing.worlds import setups

SEEDS = st.integers(0, 2**64 - 1)
# A law asks for every game, or only for those that it is about: for their set-ups ...
SET_UP: Mapping[str, Callable[[Game], bool]] = {
    "setup": lambda game: True,
    "shared": lambda game: game.has_public,
    "alike": lambda game: bool(game.alike),
    "counting": has_parts,
    "advised": lambda game: game.counsel is not None,
    "named": lambda game: bool(game.groups),
}
# ... or for the games themselves.
WHOLE: Mapping[str, Callable[[Game], bool]] = {
    "held": lambda game: True,
    "counts": has_parts,
    "advises": lambda game: game.counsel is not None,
    "names": lambda game: bool(game.groups),
}
# Seats, options, and whether a finished game ended so.
EndsSo: TypeAlias = tuple[int, Mapping[str, str], Callable[[Any], bool]]


class Own(Protocol):
    """What only the tests of one game know."""

    @property
    def ENDINGS(self) -> Mapping[str, EndsSo]: ...  # noqa: N802  # every way to end, by name

    def assert_conserved(self, s: Any, /) -> None:
        """Nothing was lost, and nothing made, in any state."""

    def assert_ended(self, s: Any, /) -> None:
        """A game that is over has a last state as the rulebook has it."""

    def small_cases(self) -> Iterator[tuple[Any, Seat]]:
        """At least three states of which a seat does not know so little that all can be tried."""
        ...

    def worlds(self, known: Any, seat: Seat, /) -> set[Hashable]:
        """All that may be the truth behind what the seat knows, by trying."""
        ...

    def WORLD(self, s: Any, /) -> Hashable:  # noqa: N802
        """A state as one of the worlds that are counted."""


@dataclass(frozen=True)
class Held:
    """A game, what its tests know of it, and where games lie that ended in every way."""

    slug: str
    own: Own
    fixtures: Path

    @property
    def game(self) -> Game:
        """The game that is held to the laws, as it is now."""
        return GAMES[self.slug]


def tries(count: int) -> settings:
    """So many examples, none too slow: games are long, and a machine may be busy."""
    slow = [HealthCheck.too_slow]
    return settings(max_examples=count, deadline=None, suppress_health_check=slow)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law that asks for a set-up, a game or an ending is tried for each that is held to it."""
    every = (*SET_UP, *WHOLE, "own", "ending")
    asked = [name for name in every if name in metafunc.fixturenames]
    if asked:
        module: Any = metafunc.module  # that of the law's user
        cases = [case for held in module.HELD for case in _cases(held, asked)]
        found = [[case[name] for name in asked] for case in cases]
        metafunc.parametrize(asked, found, ids=[case["id"] for case in cases])


def _cases(held: Held, asked: Sequence[str]) -> Iterator[dict[str, Any]]:
    about = {**dict.fromkeys(WHOLE, held), "own": held.own}
    kinds = [name for name in SET_UP if name in asked]
    conditions = {**SET_UP, **WHOLE}
    if not all(conditions[name](held.game) for name in asked if name in conditions):
        return
    if kinds:
        yield from ({**about, kinds[0]: each, "id": str(each)} for each in setups(held.slug))
    elif "ending" in asked:
        for name in held.own.ENDINGS:
            yield {**about, "ending": name, "id": f"{held.slug}-{name}"}
    else:
        yield {**about, "id": held.slug}
