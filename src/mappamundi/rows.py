"""Rows of cells, in the dialect of the rules: cards side by side, in no order that matters.

A row is one dimension of a state's field, such as `s.stock` or `s.hand[seat]`.
"""

from __future__ import annotations

from mappamundi.record import NONE


def swap(row: list[int], one: int, other: int) -> None:
    """Exchange what lies in two cells."""
    card = row[one]
    row[one] = row[other]
    row[other] = card


def take_out(row: list[int], pick: int, count: int) -> int:
    """Empty one of the first `count` cells; the last of them fills its gap."""
    card = row[pick]
    row[pick] = row[count - 1]
    row[count - 1] = NONE
    return card


def find(row: list[int], card: int, first: int, end: int) -> int:
    """The first cell from `first` and before `end` in which the card lies, or NONE."""
    for i in range(first, end):
        if row[i] == card:
            return i
    return NONE


def locate(row: list[int], card: int, cell: int) -> int:
    """The first cell from this one on in which the card lies; there is one."""
    while row[cell] != card:
        cell += 1
    return cell


def list_others(row: list[int], first: int, end: int, one: int, other: int, out: list[int]) -> int:
    """Write down the cards from `first` and before `end` except for two; how many there are."""
    count = 0
    for i in range(first, end):
        card = row[i]
        if card != one and card != other:
            out[count] = card
            count += 1
    return count


def place_by_most(row: list[int], count: int, index: int) -> int:
    """1 for the most of the first `count` cells, and so on; equals share a place."""
    place = 1
    for other in range(count):
        place += row[other] > row[index]
    return place


def place_by_fewest(row: list[int], count: int, index: int) -> int:
    """1 for the fewest of the first `count` cells, and so on; equals share a place."""
    place = 1
    for other in range(count):
        place += row[other] < row[index]
    return place
