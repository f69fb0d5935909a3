"""A fast counter-based generator in the dialect of the rules: the same draws at all four speeds.

A stream is named by one integer, its key; its draws are numbered. Nothing is stored, so any draw
of any game can be made again alone, on a core or on a GPU.
"""

WORD = 0xFFFFFFFF  # all arithmetic is on 32-bit words
HALF = 0x7FFFFFFF
GOLDEN = 0x9E3779B1
SALT = 0x5BD1E995


def mix(word: int) -> int:
    """A permutation of the 32-bit words in which every bit of the input moves every bit."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & WORD
    return word ^ (word >> 16)


def stream(seed: int, number: int) -> int:
    """The key of stream `number` under `seed`: 62 bits."""
    low = mix((mix(seed & WORD) + number) & WORD)
    high = mix((mix((seed >> 32 ^ SALT) & WORD) ^ low) + (number >> 32) & WORD)
    return (high & HALF) << 31 | (mix(low ^ SALT) & HALF)


def draw(key: int, counter: int, outcomes: int) -> int:
    """Draw number `counter` of a stream: one of `outcomes` numbers from 0, all equally likely."""
    word = mix((counter * GOLDEN + key) & WORD)
    word = mix(word ^ (key >> 31))
    product = word * outcomes
    # Lemire's method: redraw the few words that would make the first numbers likelier.
    while (product & WORD) < outcomes and (product & WORD) < (WORD + 1 - outcomes) % outcomes:
        word = mix((word + GOLDEN) & WORD ^ (key >> 31))  # 0 mixes to 0: go on from elsewhere
        product = word * outcomes
    return product >> 32
