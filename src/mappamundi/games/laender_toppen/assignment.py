"""The best way to spread cards over fields, each on one of its own: exactly, by Kuhn and Munkres.

Cards join one by one. Each looks for the cheapest chain of moves that frees a field for it, where
rents and prices say what cards and fields already cost one another.
"""

from mappamundi.games.laender_toppen.facts import FIELDS
from mappamundi.games.laender_toppen.notes import Notes
from mappamundi.record import NONE

NEWCOMER = FIELDS  # the place of a card that has no field yet
FAR = 1 << 30


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
