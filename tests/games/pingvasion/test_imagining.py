"""§8: what others have sealed and given may be any card it can be, each equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest
from games.pingvasion.positions import act, position

from mappamundi.games.pingvasion import GAME
from mappamundi.games.pingvasion.facts import CARDS
from mappamundi.games.pingvasion.rules import (
    DESTROYED,
    State,
    gift_between,
    imagine,
    left_of,
    right_of,
    take,
)
from mappamundi.record import HIDDEN, NONE

EACH = 30  # how often each world is expected
SPREADS = 6  # standard deviations: chance goes further once in many millions
THREE = "seats 3, hand 0: a4a a5a, hand 1: d4a d5a"
GIVEN = "gift 0: d4a j4a, gift 1: j5a a4a, gift 2: a5a d5a"
CASES = [
    (f"{THREE}, hand 2: j4a j5a, pass", ()),
    (f"{THREE}, hand 2: j4a, pass", ("1 left d4a",)),
    (f"{THREE}, hand 2: j4a, play, twins 1", ("1 play d4a", "1 play d5a")),
    (f"{THREE}, hand 1: d6a, hand 2: j4a j5a, play, {GIVEN}", ()),
    ("seats 2, hand 0: a4a, hand 1: d4a d5a, received 2: m4a m5a, pile 3: c4a, pass", ()),
]
World = tuple[tuple[int, ...], ...]


def world_of(s: State) -> World:
    """Where the cards lie, and which are sealed and given; the order in a hand means nothing."""
    hands = [tuple(sorted(row[:count])) for row, count in zip(s.hand, s.held, strict=True)]
    return (*hands, *map(tuple, s.received), *map(tuple, s.sealed), *map(tuple, s.gift))


def known_to_first(text: str, lines: tuple[str, ...]) -> State:
    """What seat 0 knows of a position in which one card is undrawn and the rest destroyed."""
    s = position(text)
    act(s, *lines)
    while s.left > 1:
        s.laid[take(s, 0)] = DESTROYED
    known: State = GAME.known(s, 0)
    return known


@pytest.mark.parametrize(("text", "lines"), CASES)
def test_every_world_is_imagined_equally_often(text: str, lines: tuple[str, ...]) -> None:
    """P8 P28 §8.2, §8.3 Against all worlds, found by trying every order of the unseen cards."""
    known = known_to_first(text, lines)
    every = worlds(known)
    assert len(every) > 10
    counts: Counter[World] = Counter()
    for seed in range(EACH * len(every)):
        world = known.copy()
        imagine(world, 0, seed)
        counts[world_of(world)] += 1
    assert set(counts) == every
    chi_square = sum((count - EACH) ** 2 / EACH for count in counts.values())
    freedom = len(every) - 1
    assert chi_square < freedom + SPREADS * (2 * freedom) ** 0.5


def worlds(known: State) -> set[World]:
    """Every way things can be."""
    rows = [*known.hand, *known.received]
    seen = {card for row in rows for card in row}
    seen |= {card for card in range(CARDS) if known.laid[card] != NONE}
    return {
        world_of(world)
        for order in permutations(set(range(CARDS)) - seen)
        for world in with_choices(filled(known, order))
    }


def filled(known: State, order: tuple[int, ...]) -> State:
    """The unseen cards in the blanks, in this order."""
    world, rest = known.copy(), list(order)
    for row in [*world.hand, *world.received, world.stock]:
        for i, card in enumerate(row):
            if card == HIDDEN:
                row[i] = rest.pop()
    assert not rest
    return world


def with_choices(world: State) -> Iterator[State]:
    """Every way to fill what is sealed, from the own hand, and given, from the receiver's."""
    for giver, side in product(range(world.seats), range(2)):
        if world.gift[giver][side] == HIDDEN:
            taker = (right_of if side else left_of)(world, giver)
            mine = gift_between(world, 0, taker)
            choices = [card for card in world.hand[taker] if card not in (NONE, mine)]
            yield from with_each(world, world.gift[giver], side, choices)
            return
    for seat, row in enumerate(world.sealed):
        if HIDDEN in row:
            choices = [card for card in world.hand[seat] if card not in (NONE, *row)]
            yield from with_each(world, row, row.index(HIDDEN), choices)
            return
    yield world


def with_each(world: State, row: list[int], cell: int, choices: list[int]) -> Iterator[State]:
    """Go on with every choice for this cell."""
    for card in choices:
        row[cell] = card
        yield from with_choices(world)
    row[cell] = HIDDEN
