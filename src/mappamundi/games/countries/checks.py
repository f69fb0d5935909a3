"""What a turned row of Countries shows: how it was checked, and which cards made it wrong."""

from __future__ import annotations

import msgspec

from mappamundi.games.countries.facts import CARDS, CATEGORIES, CODES
from mappamundi.games.countries.rules import OVER, State, current


class Misplaced(msgspec.Struct, frozen=True):
    """A card that made a row wrong: of two that lie the wrong way round, the one placed later."""

    card: str
    turned: int  # how many cards are turned, from the left, when that shows


def is_won(s: State) -> bool:
    """§6.1 Did a last card lie right? Then its row still lies there, and nobody draws."""
    return s.phase == OVER and s.length > 0


def checked(s: State) -> list[int]:
    """The row that was turned last, as far as it still lies on the table or on the discard."""
    if is_won(s):
        return s.row[: s.length]
    start = CARDS - s.discarded
    return s.stock[start : start + s.checked][::-1]


def checked_category(s: State) -> int:
    """What that row went by."""
    if is_won(s):
        return current(s)
    return s.order[(s.finished - 1) % CATEGORIES]


def falls(s: State, row: list[int], category: int) -> list[int]:
    """§5.2 Where a turned row goes wrong: cards with a smaller figure than the one before."""
    ranks = [s.rank[card][category] for card in row]
    return [i for i in range(1, len(ranks)) if ranks[i] < ranks[i - 1]]


def misplaced(s: State, row: list[int], category: int) -> list[Misplaced]:
    """§5.2 The cards of a row that contradict one placed before them, from left to right."""
    right: list[int] = []  # places in the row
    shows = [0 for _ in row]  # how many cards are turned then; 0 for a card that lies right
    for place in sorted(range(len(row)), key=lambda place: s.following[row[place]]):
        against = [each for each in right if is_crossed(s, row, category, place, each)]
        if against:
            shows[place] = max(place, min(against)) + 1
        else:
            right.append(place)
    marked = zip(row, shows, strict=True)
    return [Misplaced(CODES[card], turned) for card, turned in marked if turned > 0]


def is_crossed(s: State, row: list[int], category: int, one: int, other: int) -> bool:
    """§5.2 Do the cards at two places lie the wrong way round?"""
    left, right = min(one, other), max(one, other)
    return s.rank[row[right]][category] < s.rank[row[left]][category]
