"""The best assignment of cards to fields is the best there is."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from mappamundi.games.laender_toppen.assignment import best_total
from mappamundi.games.laender_toppen.facts import FIELDS
from mappamundi.games.laender_toppen.notes import Notes

MOST_CARDS = 4  # that every arrangement of can be tried


def notes_of(gains: list[list[int]]) -> Notes:
    notes = Notes()
    for card, row in enumerate(gains):
        notes.gain[card][: len(row)] = row
    return notes


def by_trying_all(gains: list[list[int]], first: int, free: list[int]) -> int:
    cards = range(first, len(gains))
    return max(
        sum(gains[card][field] for card, field in zip(cards, fields, strict=True))
        for fields in permutations(free, len(cards))
    )


@st.composite
def tasks(draw: st.DrawFn) -> tuple[list[list[int]], int, list[int]]:
    """What each card brings on each field, the first card to place, and the free fields."""
    gain = st.integers(-50, 400)
    row = st.lists(gain, min_size=FIELDS, max_size=FIELDS)
    gains = draw(st.lists(row, min_size=1, max_size=MOST_CARDS))
    first = draw(st.integers(0, len(gains)))
    fields = st.sets(st.integers(0, FIELDS - 1), min_size=len(gains), max_size=6)
    return gains, first, sorted(draw(fields))


@settings(max_examples=100)
@given(tasks())
def test_as_good_as_trying_all(task: tuple[list[list[int]], int, list[int]]) -> None:
    gains, first, free = task
    notes = notes_of(gains)
    mask = sum(1 << field for field in free)
    expected = by_trying_all(gains, first, free)
    assert best_total(notes, first, len(gains), mask) == expected
    assert best_total(notes, first, len(gains), mask) == expected  # nothing is left from before


def test_a_card_gives_way_twice() -> None:
    """The third card wants the first field, whose card moves to the second, whose to the third."""
    notes = notes_of([[9, 8, 0], [9, 9, 8], [9, 0, 0]])
    assert best_total(notes, 0, 3, 0b111) == 8 + 8 + 9


def test_no_cards_bring_nothing() -> None:
    assert best_total(notes_of([[5] * FIELDS]), 1, 1, 0b1) == 0
