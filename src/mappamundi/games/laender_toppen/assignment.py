"""The best way to spread cards over fields, each on one of its own: exactly, by Kuhn and Munkres.

Cards join one by one. Each looks for the cheapest chain of moves that frees a field for it, where
rents and prices say what cards and fields already cost one another.
"""

from mappamundi.games.laender_toppen.facts import FIELDS, LARGEST_HAND
from mappamundi.record import NONE, Record, cells

NEWCOMER = FIELDS  # the place of a card that has no field yet
FAR = 1 << 30


class Notes(Record, bits=32):
    """What a bot has worked out about a hand, and the space it works in."""

    worlds: int = 0  # imagined so far
    # Card of the hand, field -> what it brings there, in hundredths of a point, over all worlds.
    gain: list[list[int]] = cells(LARGEST_HAND, FIELDS)
    rivals: list[int] = cells(FIELDS)  # field -> countries that others have there in a world
    figure: list[int] = cells(FIELDS)  # field -> the best figure among them
    holder: list[int] = cells(FIELDS + 1, fill=NONE)  # field, or NEWCOMER -> its card
    rent: list[int] = cells(LARGEST_HAND)
    price: list[int] = cells(FIELDS + 1)
    reach: list[int] = cells(FIELDS)  # field -> the cost of the cheapest chain to it
    way: list[int] = cells(FIELDS)  # field -> the field before it on that chain
    reached: list[int] = cells(FIELDS + 1)  # field -> 1 if that chain is final


def best_total(notes: Notes, first: int, last: int, fields: int) -> int:
    """The most that the cards from `first` up to `last` can bring on these fields together."""
    for field in range(FIELDS):
        notes.holder[field] = NONE
        notes.price[field] = 0
    for card in range(first, last):
        notes.rent[card] = 0
        find_field(notes, card, fields)
    total = 0
    for field in range(FIELDS):
        if notes.holder[field] != NONE:
            total += notes.gain[notes.holder[field]][field]
    return total


def find_field(notes: Notes, card: int, fields: int) -> None:
    """One more card: those on the cheapest chain to a free field move on by one."""
    notes.holder[NEWCOMER] = card
    notes.price[NEWCOMER] = 0
    notes.reached[NEWCOMER] = 0
    for field in range(FIELDS):
        notes.reach[field] = FAR
        notes.reached[field] = 0
    spot = NEWCOMER
    while notes.holder[spot] != NONE:
        spot = reach_next(notes, spot, fields)
    while spot != NEWCOMER:
        notes.holder[spot] = notes.holder[notes.way[spot]]
        spot = notes.way[spot]


def reach_next(notes: Notes, spot: int, fields: int) -> int:
    """The field that is next cheapest to reach, now that the card of this one may move."""
    notes.reached[spot] = 1
    card = notes.holder[spot]
    nearest = NONE
    for field in range(FIELDS):
        if fields >> field & 1 and notes.reached[field] == 0:
            cost = -notes.gain[card][field] - notes.rent[card] - notes.price[field]
            if cost < notes.reach[field]:
                notes.reach[field] = cost
                notes.way[field] = spot
            if nearest == NONE or notes.reach[field] < notes.reach[nearest]:
                nearest = field
    share_cost(notes, notes.reach[nearest])
    return nearest


def share_cost(notes: Notes, cost: int) -> None:
    """Cards that may move pay the cost of the last step, their fields are cheaper by it."""
    for field in range(FIELDS + 1):
        if notes.reached[field] == 1:
            notes.rent[notes.holder[field]] += cost
            notes.price[field] -= cost
        elif field < FIELDS:
            notes.reach[field] -= cost
