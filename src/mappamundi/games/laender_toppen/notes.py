"""What a bot notes down while it thinks about a hand of Länder toppen!."""

from mappamundi.games.laender_toppen.facts import FIELDS, LARGEST_HAND
from mappamundi.record import NONE, Record, cells


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
