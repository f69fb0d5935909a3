"""What the contract tests must know of Pingvasion."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from mappamundi.games.pingvasion.facts import AREA, AREAS, CARDS, DUEL, ROUNDS, VALUE
from mappamundi.games.pingvasion.rules import (
    DESTROYED,
    OVER,
    PASS,
    State,
    chairs,
    place,
    score,
    setup,
)
from mappamundi.record import HIDDEN, NONE


def assert_conserved(s: State) -> None:
    """Every card is in exactly one place, and the strengths are the sums of the tableaus."""
    held = [card for row in s.hand for card in row if card != NONE]
    received = [card for row in s.received for card in row if card != NONE]
    on_the_way = [card for row in s.shown for card in row if card != NONE and s.laid[card] == NONE]
    laid = [card for card in range(CARDS) if s.laid[card] != NONE]
    assert sorted(s.stock[: s.left] + held + received + on_the_way + laid) == list(range(CARDS))
    assert len(held) == sum(s.held)
    for chair in range(chairs(s)):
        for area in range(AREAS):
            tableau = [c for c in laid if s.laid[c] == chair and AREA[c] == area]
            assert s.strength[chair][area] == sum(VALUE[s.deck][card] for card in tableau)


def assert_ended(s: State) -> None:
    """Eight rounds; every hand has ten cards, less one for each time twins were played out (P5)."""
    assert s.phase == OVER
    assert s.round == ROUNDS
    for seat in range(s.seats):
        assert s.held[seat] <= 10
        assert s.held[seat] + s.laid.count(seat) <= 18  # the rest of its 18 was destroyed


def winners(s: State) -> int:
    return sum(place(s, seat) == 1 for seat in range(s.seats))


def best_dummy(s: State) -> int:
    return max(score(s, chair) for chair in range(s.seats, chairs(s)))


def best_person(s: State) -> int:
    return max(score(s, seat) for seat in range(s.seats))


# name -> seats, options, and whether a finished game ended so
ENDINGS: dict[str, tuple[int, dict[str, str], Any]] = {
    "alone": (4, {}, lambda s: winners(s) == 1),
    "alone-printed-deck": (5, {"deck": "printed"}, lambda s: winners(s) == 1),
    "shared": (3, {}, lambda s: winners(s) == 2),
    "duel": (2, {}, lambda s: winners(s) == 1 and best_person(s) > best_dummy(s)),
    "duel-shared": (2, {}, lambda s: winners(s) == 2 and best_person(s) > best_dummy(s)),
    "duel-shared-with-a-dummy": (2, {}, lambda s: best_person(s) == best_dummy(s)),
    "duel-won-by-a-dummy": (2, {}, lambda s: winners(s) == 0),
}

World = tuple[frozenset[int] | tuple[int, ...], ...]


def closed_cards(s: State) -> World:
    """Who has what closed; the order in a hand or a pile means nothing."""
    hands = [frozenset(row) - {NONE} for row in s.hand]
    return (*hands, *(tuple(row) for row in s.received), frozenset(s.stock[: s.left]))


WORLD = closed_cards


def worlds(known: State, seat: int) -> set[World]:
    """Every way the unseen cards can lie, by trying all of them."""
    rows = [*known.hand, *known.received]
    seen = {card for row in rows for card in row} | {
        card for card in range(CARDS) if known.laid[card] != NONE
    }
    unseen = [card for card in range(CARDS) if card not in seen]
    found = set()
    for order in permutations(unseen):
        world, cards = known.copy(), list(order)
        for row in [world.stock, *world.hand, *world.received]:
            for i, card in enumerate(row):
                if card == HIDDEN:
                    row[i] = cards.pop()
        found.add(closed_cards(world))
    return found


def small_cases() -> Iterator[tuple[State, int]]:
    """Late games in which all but a few cards have been destroyed."""
    yield few_cards(3, [[0, 1], [2, 3], [4]], stock=[5, 6]), 0
    given = few_cards(3, [[0], [1, 2, 3], [4]], stock=[5, 6])
    given.gift[0][0] = 2  # seat 0 knows one card of its left neighbour
    yield given, 0
    duel = few_cards(DUEL, [[0], [1], [2, 3], []], stock=[4])
    duel.received[1][:2] = [5, 6]  # of which A gave the first, B the second
    duel.got[1] = 2
    yield duel, 0
    yield duel, 1


def few_cards(seats: int, hands: list[list[int]], stock: list[int]) -> State:
    s = State()
    setup(s, seats, 0)
    s.phase = PASS
    s.laid = [NONE if card <= 6 else DESTROYED for card in range(CARDS)]
    s.fresh = [0, 0]
    for chair, cards in enumerate(hands):
        s.hand[chair][: len(cards)] = cards
        s.held[chair] = len(cards)
    s.stock = stock + [NONE] * (CARDS - len(stock))
    s.left = len(stock)
    return s
