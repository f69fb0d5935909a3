"""What the contract tests must know of Null & Nichtig."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from mappamundi.games.null_nichtig.facts import CARDS
from mappamundi.games.null_nichtig.rules import (
    DEAL,
    LAY,
    OVER,
    PLAY,
    State,
    hand_size,
    place,
    redact,
    showing,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.testing import Setup, moments


def assert_conserved(s: State) -> None:
    """Every card is somewhere once, and every card out of a hand lies on a pile or in the trick."""
    assert sorted(s.cards) == list(range(CARDS))
    if s.phase in (LAY, PLAY):
        out_of_hand = hand_size(s) * s.seats - sum(s.held)
        on_piles = sum(map(sum, s.height))
        assert out_of_hand == on_piles + sum(card != NONE for card in s.table)
    if s.phase == DEAL:
        assert sum(s.held) == s.dealt
    for seat in range(s.seats):
        for colour, top in enumerate(s.top[seat]):
            assert (top == NONE) == (s.height[seat][colour] == 0)


def assert_ended(s: State) -> None:
    """All hands are empty, and the last round is in the totals."""
    assert s.phase == OVER
    assert sum(s.held) == 0
    assert [s.scored[seat] for seat in range(s.seats)] == [showing(s, i) for i in range(s.seats)]


def hands(s: State) -> tuple[frozenset[int], ...]:
    """Who holds what; the order in a hand means nothing."""
    size = hand_size(s)
    return tuple(
        frozenset(s.cards[seat * size : seat * size + s.held[seat]]) for seat in range(s.seats)
    )


WORLD = hands
IS_SMALL = 6  # unseen cards: few enough to try all their orders


def small_cases() -> Iterator[tuple[State, int]]:
    """The end of a round, when little is unseen but not all of it is known."""
    for seats in (5, 6):
        for seed in range(3):
            steps = list(moments(Setup("null_nichtig", seats), seed))
            yield next(
                (step.state, seat)
                for step in reversed(steps)
                for seat in range(seats)
                if is_small(step.state, seat)
            )


def is_small(s: State, seat: int) -> bool:
    known = s.copy()
    redact(known, seat)
    return known.cards.count(HIDDEN) <= IS_SMALL and len(worlds(known, seat)) > 1


def worlds(known: State, seat: int) -> set[tuple[frozenset[int], ...]]:
    """Every way the unseen cards can lie, by trying all of them."""
    blanks = [i for i, card in enumerate(known.cards) if card == HIDDEN]
    unseen = set(range(CARDS)) - set(known.cards)
    found = set()
    for order in permutations(unseen):
        world = known.copy()
        for i, card in zip(blanks, order, strict=True):
            world.cards[i] = card
        found.add(hands(world))
    return found


def winners(s: State) -> int:
    return sum(place(s, seat) == 1 for seat in range(s.seats))


TO_TARGET = {"end": "target"}
TEAMS = {"teams": "yes"}
# name -> seats, options, and whether a finished game ended so
ENDINGS = {
    "rounds": (3, {}, lambda s: s.round == 3 and winners(s) == 1),
    "rounds-shared": (3, {}, lambda s: winners(s) == 2),
    "rounds-six-seats": (6, {}, lambda s: s.round == 6 and winners(s) == 1),
    "target": (3, TO_TARGET, lambda s: max(s.total) > s.limit and winners(s) == 1),
    "target-shared": (3, TO_TARGET, lambda s: winners(s) == 2),
    "target-passed-by-two": (3, TO_TARGET, lambda s: sum(t > s.limit for t in s.total) == 2),
    "teams": (4, TEAMS, lambda s: winners(s) == 2),
    "teams-shared": (4, TEAMS, lambda s: winners(s) == 4),
    "teams-of-three": (6, TEAMS, lambda s: winners(s) == 3),
    "teams-target-passed-by-the-losers": (
        4,
        TEAMS | TO_TARGET,
        lambda s: all(place(s, i) == 2 for i in range(4) if s.total[i] > s.limit),
    ),
}
