"""Bit masks, in the dialect of the rules: sets of seats, fields or piles."""


def bits(mask: int) -> int:
    """How many there are in the mask."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def bit_number(mask: int, index: int) -> int:
    """The place of the bit of this index, from the lowest on."""
    spot = 0
    skipped = 0
    while skipped < index or mask >> spot & 1 == 0:
        skipped += mask >> spot & 1
        spot += 1
    return spot
