"""What the contract tests must know of Państwa."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from mappamundi.games.panstwa.facts import BACK, DICE, DISPLAY, TILES
from mappamundi.games.panstwa.rules import GRAB, OVER, State, place, rounds
from mappamundi.record import HIDDEN, NONE
from mappamundi.testing import Setup, moments


def tiles(row: list[int]) -> list[int]:
    return [tile for tile in row if tile != NONE]


def assert_conserved(s: State) -> None:
    """Every tile is in the stack, on the table, in a hand or turned, and every back on one tile."""
    assert sorted(s.stack) == list(range(TILES))
    assert sorted(s.back) == sorted(BACK)
    on_table, in_hand = tiles(s.display), tiles(s.taken)
    drawn = s.stack[s.left :]
    assert len({*on_table, *in_hand}) == len(on_table) + len(in_hand)
    assert {*on_table, *in_hand} <= set(drawn)
    assert len(drawn) == len(on_table) + len(in_hand) + s.round * s.seats
    assert len(in_hand) == s.grabbed
    assert s.rolled == sum(side != NONE for side in s.dice)
    if s.phase == GRAB:
        assert s.rolled == DICE
        assert len(on_table) + len(in_hand) == DISPLAY[s.seats]
    assert 0 <= min(s.scored) <= max(s.scored) <= DICE
    assert max(s.total) <= DICE * s.round


def assert_ended(s: State) -> None:
    """As many rounds as there must be, and at least two tiles that nobody took."""
    assert s.phase == OVER
    assert s.round == rounds(s)
    assert len(tiles(s.display)) == DISPLAY[s.seats] - s.seats >= 2
    assert min(place(s, seat) for seat in range(s.seats)) == 1


def small_cases() -> Iterator[tuple[State, int]]:
    """Games end with most backs unseen: so here is what would come if they went on and on."""
    for seats in range(2, 6):
        *_, last = moments(Setup("panstwa", seats), seats)
        yield with_few_unseen(last.state), 0


def with_few_unseen(s: State) -> State:
    """The same table after so many rounds that all but a few tiles have been turned."""
    late = s.copy()
    on_table = len(tiles(s.display))
    late.round = (TILES - on_table - 1) // s.seats
    late.left = TILES - on_table - late.round * s.seats
    return late


def WORLD(s: State) -> tuple[int, ...]:  # noqa: N802
    """Which tile has which back."""
    return tuple(s.back)


def worlds(known: State, seat: int) -> set[tuple[int, ...]]:
    """Every way the unseen backs can lie, by trying all of them."""
    blanks = [tile for tile, back in enumerate(known.back) if back == HIDDEN]
    missing = list(BACK)
    for back in known.back:
        if back != HIDDEN:
            missing.remove(back)
    found = set()
    for order in permutations(missing):
        world = known.copy()
        for tile, back in zip(blanks, order, strict=True):
            world.back[tile] = back
        found.add(WORLD(world))
    return found


def winners(s: State) -> int:
    return sum(place(s, seat) == 1 for seat in range(s.seats))


RACE = {"mode": "race"}
# name -> seats, options, and whether a finished game ended so
ENDINGS = {
    "two-seats": (2, {}, lambda s: s.round == 4 and winners(s) == 1),
    "three-seats": (3, {}, lambda s: s.round == 6 and winners(s) == 1),
    "four-seats": (4, {}, lambda s: s.round == 4 and winners(s) == 1),
    "five-seats": (5, {}, lambda s: s.round == 5 and winners(s) == 1),
    "six-seats": (6, {}, lambda s: s.round == 6 and winners(s) == 1),
    "race": (4, RACE, lambda s: s.round == 4 and winners(s) == 1),
    "shared": (2, {}, lambda s: winners(s) == 2),
    "shared-by-three": (4, {}, lambda s: winners(s) == 3),
    "race-shared": (3, RACE, lambda s: winners(s) == 2),
}
