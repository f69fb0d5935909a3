"""What the contract tests must know of Länder toppen!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from mappamundi.games.laender_toppen.facts import (
    ALLOWED_FIELDS,
    ANTARCTICA,
    BOTH,
    CARDS,
    CLOSED,
    CONTINENT_PILES,
    CONTINENTS,
    COUNTRY_CARDS,
    FIELDS,
    PILES,
    ROUNDS,
    RUSSIA,
    SEATS,
    TURKEY,
)
from mappamundi.games.laender_toppen.rules import (
    OVER,
    REMOVED,
    TRICK,
    State,
    hand_size,
    left,
    owner_of_antarctica,
    place,
    redact,
    score,
    setup,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.testing import Setup, moments


def assert_conserved(s: State) -> None:
    """Every card is in the stock, in a hand, on a field, on a pile or out: one of them, once."""
    stock = s.stock[: left(s)]
    assert s.stock[left(s) :] == [NONE] * (CARDS - len(stock))
    held = [card for row in s.hand for card in row if card != NONE]
    fields = [card for row in s.strip for card in row if card != NONE]
    lying = [card for card in range(CARDS) if s.where[card] != NONE]
    unplayed = [card for card in fields if s.where[card] == NONE]
    assert Counter(stock + held + unplayed + lying) == Counter(range(CARDS))
    assert_piles(s)
    for row in s.hand:
        cards = [card for card in row if card != NONE]
        assert row == sorted(cards) + [NONE] * (len(row) - len(cards))
    for row in s.strip:
        for field, card in enumerate(row):
            assert card == NONE or ALLOWED_FIELDS[card] >> field & 1
            assert card == NONE or field >= s.field or s.where[card] != NONE


def assert_piles(s: State) -> None:
    """Heights say what lies there, open cards lie on their continents, seats have equal hands."""
    heights = Counter(spot for spot in s.where if spot not in (NONE, REMOVED))
    assert [heights[spot] for spot in range(REMOVED)] == [h for row in s.height for h in row]
    for card, spot in enumerate(s.where):
        pile = spot % PILES
        if 0 <= spot < REMOVED and pile < CONTINENTS:
            assert CONTINENT_PILES[card] >> pile & 1
        if 0 <= spot < REMOVED and pile == BOTH:
            assert card in (RUSSIA, TURKEY)
        assert spot != REMOVED or card < COUNTRY_CARDS
        assert not s.quick or spot in (NONE, REMOVED) or pile == PILES - 1


def assert_ended(s: State) -> None:
    """Everything dealt has been played, and Russia and Turkey belong somewhere."""
    assert s.phase == OVER
    assert s.round == ROUNDS[s.seats]
    assert left(s) == CARDS - s.round * s.seats * hand_size(s)
    assert all(row[BOTH] == 0 for row in s.height)
    played = sum(spot != NONE for spot in s.where)
    assert played == CARDS - left(s)
    removed = s.where.count(REMOVED)
    assert sum(map(sum, s.height)) == played - removed


def cards_before_seats(s: State) -> tuple[Any, ...]:
    """Who holds what, the order in a hand meaning nothing, and what lies on which field."""
    hands = tuple(frozenset(row) for row in s.hand)
    return hands, tuple(tuple(row) for row in s.strip)


WORLD = cards_before_seats
IS_SMALL = 6  # unseen cards: few enough to try all their orders


def small_cases() -> Iterator[tuple[State, int]]:
    """The end of a game when little is unseen; with Antarctica, which fits some blanks only."""
    for seats in (4, 6):
        yield with_antarctica_unseen(seats), 0
        steps = list(moments(Setup("laender_toppen", seats), seats))
        yield next(case for step in reversed(steps) for case in cases(step.state))


def with_antarctica_unseen(seats: int) -> State:
    """Seat 0 sees a country on field 1 and four cards face down, Antarctica among them."""
    s = State()
    setup(s, seats, 0, 0)
    s.phase, s.round, s.dealt = TRICK, ROUNDS[seats] - 1, seats * hand_size(s)
    s.field, s.deciders, s.choices = 0, 1, 1
    placed = {(1, 2): ANTARCTICA, (1, 7): 1, (2, 3): 2, (2, 8): 3, (0, 0): RUSSIA}
    rest = [card for card in range(CARDS) if card not in placed.values()]
    for i in range(CARDS):
        s.stock[i] = rest.pop() if i < left(s) else NONE
    for card in rest:
        s.where[card] = CLOSED
    for (seat, field), card in placed.items():
        s.strip[seat][field] = card
    return s


def cases(s: State) -> Iterator[tuple[State, int]]:
    """The seats for which the state is small, but not all of it is known."""
    for seat in range(s.seats):
        known = s.copy()
        redact(known, seat)
        cells = [*known.stock, *(card for row in known.strip for card in row)]
        if cells.count(HIDDEN) <= IS_SMALL and len(worlds(known, seat)) > 1:
            yield s, seat


def worlds(known: State, seat: int) -> set[tuple[Any, ...]]:
    """Every way the unseen cards can lie, by trying all of them."""
    blanks = [
        (grid, other, i)
        for grid in ("hand", "strip")
        for other in range(SEATS)
        for i, card in enumerate(getattr(known, grid)[other])
        if card == HIDDEN
    ]
    seen = {card for row in [*known.hand, *known.strip] for card in row}
    unseen = [c for c in range(CARDS) if known.where[c] == NONE and c not in seen]
    found = set()
    for order in permutations(unseen, len(blanks)):
        world = known.copy()
        for (grid, other, i), card in zip(blanks, order, strict=True):
            getattr(world, grid)[other][i] = card
        if all(row[field] != ANTARCTICA for row in world.strip for field in range(6, FIELDS)):
            found.add(cards_before_seats(world))
    return found


def winners(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if place(s, seat) == 1]


def level(s: State) -> list[int]:
    """The seats with the most points."""
    points = [score(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if points[seat] == max(points)]


def owner(s: State, card: int) -> int:
    """The seat before which a card lies open."""
    spot = s.where[card]
    return spot // PILES if 0 <= spot < REMOVED and spot % PILES < CONTINENTS else NONE


def is_antarctica_decisive(s: State) -> bool:
    return len(level(s)) > 1 and winners(s) == [owner_of_antarctica(s)]


def is_shared(s: State) -> bool:
    return len(winners(s)) > 1


QUICK = {"variant": "quick"}
EARLY = {"russia_turkey": "placing"}
# name -> seats, options, and whether a finished game ended so
ENDINGS = {
    "points": (4, {}, lambda s: len(level(s)) == 1),
    "points-six-seats": (6, {}, lambda s: len(level(s)) == 1),
    "antarctica": (3, {}, is_antarctica_decisive),
    "shared-antarctica-elsewhere": (
        4,
        {},
        lambda s: is_shared(s) and 0 <= owner_of_antarctica(s) < s.seats,
    ),
    "shared-antarctica-not-dealt": (
        2,
        {},
        lambda s: is_shared(s) and s.where[ANTARCTICA] == NONE,
    ),
    "assigned-by-one": (
        3,
        {},
        lambda s: owner(s, RUSSIA) == owner(s, TURKEY) != NONE,
    ),
    "assigned-by-two": (
        3,
        {},
        lambda s: (
            NONE not in (owner(s, RUSSIA), owner(s, TURKEY)) and owner(s, RUSSIA) > owner(s, TURKEY)
        ),
    ),
    "assigned-when-placed": (3, EARLY, lambda s: owner(s, RUSSIA) != NONE),
    "quick": (4, QUICK, lambda s: len(level(s)) == 1),
    "quick-antarctica": (4, QUICK, is_antarctica_decisive),
    "quick-shared": (5, QUICK, is_shared),
}
