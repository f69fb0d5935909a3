"""How likely a row of Countries is right, as far as a bot knows, written in the dialect."""

from mappamundi.games.countries.beliefs import likely, unsure
from mappamundi.games.countries.knowledge import (
    BEYOND,
    CERTAIN,
    CHANCE_ABOVE,
    CHANCE_AGREED,
    PARTS,
)
from mappamundi.games.countries.rules import State, current
from mappamundi.record import NONE


def chance_right(s: State, rank: int, key: int) -> int:
    """In ten-thousandths: that the whole row is in order, others having thought so too."""
    chance = CERTAIN
    for i in range(1, s.length):
        parts = rise(s, s.row[i - 1], s.row[i], rank, key)
        if s.turned[s.row[i - 1]] and s.turned[s.row[i]]:
            chance = chance * CHANCE_ABOVE[BEYOND + parts] // CERTAIN
        else:
            chance = chance * CHANCE_AGREED[rank][BEYOND + parts] // CERTAIN
    return chance


def chance_to_fit(s: State, card: int, spot: int, rank: int, key: int) -> int:
    """The chance that a card goes between its neighbours at this place."""
    chance = CERTAIN
    if spot > 0:
        chance = CHANCE_ABOVE[BEYOND + rise(s, s.row[spot - 1], card, rank, key)]
    if spot < s.length:
        below = CHANCE_ABOVE[BEYOND + rise(s, card, s.row[spot], rank, key)]
        chance = chance * below // CERTAIN
    return chance


def best_chance_to_fit(s: State, card: int, rank: int, key: int) -> int:
    """Return the chance that a card goes between its neighbours at its most likely place."""
    best = NONE
    for spot in range(s.length + 1):
        best = max(best, chance_to_fit(s, card, spot, rank, key))
    return best


def rise(s: State, left: int, right: int, rank: int, key: int) -> int:
    """How far the right card seems to lie above the left one, in parts of the likely error."""
    category = current(s)
    up = likely(s, right, category, rank, key) - likely(s, left, category, rank, key)
    return apart(up, unsure(s, left, category, rank), unsure(s, right, category, rank))


def apart(up: int, one: int, other: int) -> int:
    """A difference of two beliefs that are usually so far off, in parts of the error of both."""
    # The size of two errors together: near enough the root of the sum of their squares.
    error = max(one, other) + min(one, other) * 3 // 8
    if error == 0:
        return BEYOND if up >= 0 else -BEYOND
    return min(max(up * PARTS // error, -BEYOND), BEYOND)
