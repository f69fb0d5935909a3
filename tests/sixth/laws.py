"""What the contract tests must know of High card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from mappamundi.record import HIDDEN, NONE
from mappamundi.testing import Setup, moments
from sixth.rules import ENOUGH, HAND, OVER, STOCK, State, held, place


def assert_conserved(s: State) -> None:
    """Every hand has as many cards as it should, and a point was made in every round."""
    assert [s.where.count(seat) for seat in range(s.seats)] == [held(s, i) for i in range(s.seats)]
    assert sum(s.points) == s.round


def assert_ended(s: State) -> None:
    """Somebody has enough, or the cards are gone."""
    assert s.phase == OVER
    assert max(s.points) == ENOUGH or s.round == HAND
    assert min(place(s, seat) for seat in range(s.seats)) == 1


def small_cases() -> Iterator[tuple[State, int]]:
    """The last cards of games for two, once a card lies face down."""
    for seed in range(10):
        for s in (each.state for each in moments(Setup("high_card", 2), seed)):
            if s.round == 1 and s.sealed[1][0] != NONE:
                yield s, 0


def WORLD(s: State) -> tuple[int, ...]:  # noqa: N802
    """Where every card is, and which one the other has laid."""
    return (*s.where, s.sealed[1][0])


def worlds(known: State, seat: int) -> set[tuple[int, ...]]:
    """Every hand that the other seat may have, and every card of it."""
    blanks = [card for card, where in enumerate(known.where) if where == HIDDEN]
    hand = [1] * held(known, 1)
    owners = set(permutations(hand + [STOCK] * (len(blanks) - len(hand))))
    found = set()
    for owned, laid in product(owners, blanks):
        if owned[blanks.index(laid)] == 1:
            where = list(known.where)
            for card, owner in zip(blanks, owned, strict=True):
                where[card] = owner
            found.add((*where, laid))
    return found


ENDINGS: dict[str, Any] = {
    "enough": (2, {}, lambda s: max(s.points) == ENOUGH),
    "shared": (3, {}, lambda s: max(s.points) < ENOUGH),
}
