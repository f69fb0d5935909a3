"""What the contract tests must know of Countries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from mappamundi.games.countries import GAME
from mappamundi.games.countries.facts import (
    AREA,
    CARDS,
    CATEGORIES,
    HAND,
    LATITUDE,
    RANK,
)
from mappamundi.games.countries.notation import CARD_OF, hand
from mappamundi.games.countries.rules import OVER, PLAY, State, is_right, place
from mappamundi.nature import Fast
from mappamundi.record import NATURE, NONE

FIGURES = [Counter(row[category] for row in RANK) for category in range(CATEGORIES)]


def assert_conserved(s: State) -> None:
    """Nothing is lost, and all hands together gain one card a row at most."""
    assert_complete(s)
    if s.phase == PLAY:
        # Before anybody draws two, at least one card was placed.
        cards = sum(s.held[: s.seats])
        assert cards + s.length - 1 <= HAND * s.seats + s.finished
        assert min(s.held[: s.seats]) > 0


def assert_complete(s: State) -> None:
    """Every card is somewhere once, and every figure on some card."""
    pile, discard = s.stock[: s.pile], s.stock[CARDS - s.discarded :]
    hands = [card for seat in range(s.seats) for card in hand(s, seat)]
    single = [card for card in (s.top, s.aside) if card != NONE]
    row = s.row[: s.length]
    assert sorted(pile + discard + hands + single + row) == list(range(CARDS))
    assert s.stock[s.pile : CARDS - s.discarded] == [NONE] * (CARDS - s.pile - s.discarded)
    assert s.row[s.length :] == [NONE] * (CARDS - s.length)
    assert [s.held[seat] for seat in range(s.seats)] == [
        len(hand(s, seat)) for seat in range(s.seats)
    ]
    for category in range(CATEGORIES):
        assert Counter(each[category] for each in s.rank) == FIGURES[category]
    assert sorted(s.order) == list(range(CATEGORIES))


def assert_ended(s: State) -> None:
    """Somebody's last card lies right, or the last row is over."""
    assert s.phase == OVER
    if has_won(s):
        assert is_right(s)
        assert all(s.turned[card] for card in s.row[: s.length])
        assert winners(s) == 1
    else:
        assert s.finished == s.limit
        assert s.length == 0


def unseen(s: State) -> list[int]:
    return [card for card in range(CARDS) if not s.turned[card]]


def two_categories(s: State) -> tuple[object, ...]:
    """The area and latitude of the unseen cards; all six categories would be too much."""
    return tuple(tuple(s.rank[card][each] for card in unseen(s)) for each in (AREA, LATITUDE))


WORLD = two_categories


def worlds(known: State, seat: int) -> set[tuple[object, ...]]:
    """Every way the unseen figures can lie, by trying all of them."""
    orders = [
        set(permutations(RANK[card][each] for card in unseen(known))) for each in (AREA, LATITUDE)
    ]
    return set(product(*orders))


def small_cases() -> Iterator[tuple[State, int]]:
    """States in which few cards were never turned; France and Mongolia are equally far north."""
    for codes in ("IN IS AO", "FR MN IS", "FR MN"):
        yield nearly_known(codes), 0


def nearly_known(codes: str) -> State:
    """The first decision of a game of two in which all but these cards were turned before."""
    s, nature = GAME.start(2), Fast(3)
    while GAME.waiting(s) == (NATURE,):
        GAME.do(s, NATURE, nature.draw(GAME.rules.outcomes(s)))
    for card in range(CARDS):
        s.turned[card] = int(card not in [CARD_OF[code] for code in codes.split()])
    return s


def has_won(s: State) -> bool:
    return min(s.held[: s.seats]) == 0


def winners(s: State) -> int:
    return sum(place(s, seat) == 1 for seat in range(s.seats))


def is_limit(s: State) -> bool:
    return not has_won(s) and s.finished == s.limit


# name -> seats, options, and whether a finished game ended so
ENDINGS = {
    "won": (3, {}, has_won),
    "won-twelve-seats": (12, {"start": "guess"}, has_won),
    "won-in-the-last-row": (2, {"rows": "9"}, lambda s: has_won(s) and s.finished == 8),
    "won-without-limit": (2, {"rows": "0"}, lambda s: has_won(s) and s.finished > 20),
    "won-after-two-level-guesses": (12, {"start": "guess"}, lambda s: has_won(s) and s.ties == 2),
    "limit": (4, {"rows": "5"}, lambda s: is_limit(s) and winners(s) == 1),
    "limit-shared": (4, {"rows": "5"}, lambda s: is_limit(s) and winners(s) > 1),
    "limit-usual": (4, {}, lambda s: is_limit(s) and s.finished == 40),
}
