"""What a bot of Countries takes the unseen figures to be, written in the dialect (C38).

A bot has learnt each figure with an error of its own, and knows how far it may be off: a world it
believes in has each figure somewhere about what it has learnt.
"""

from mappamundi.draws import draw, stream
from mappamundi.games.countries.facts import CARDS, CATEGORIES, POPULATION, RANK
from mappamundi.games.countries.knowledge import (
    BELL,
    BELL_STEPS,
    ERROR,
    MARKS,
    LAST,
    LOOKS,
    MARK,
    MIDDLE,
    SHARE,
    BREADTH,
    USUAL,
)
from mappamundi.games.countries.rules import GUESS, State, current
from mappamundi.record import NONE

# Streams of draws under the seed of a bot, or of a world.
LEARNT = 0
ASIDE = 1  # cards that came out level
TRUSTED = 2  # and on: one for each look


def believe(s: State, seat: int, rank: int, seed: int) -> None:
    """Make an imagined world one that a bot of this rank believes in, as far as this row asks."""
    category = asked(s)
    world = lot_of(s, category)
    for i in range(s.length):
        suppose(s, s.row[i], rank, seed, world)
        if i > 0:
            believe_pair(s, i, rank, seed, world)
    for other in range(s.seats):
        card = s.first[other]
        while card != NONE:
            suppose(s, card, rank, seed, world)
            step_aside(s, card, category, world)
            card = s.following[card]
    if s.phase == GUESS:
        suppose(s, s.top, rank, seed, world)


def suppose(s: State, card: int, rank: int, seed: int, world: int) -> None:
    """Write down what a card bears in this world; what was turned stays as it is."""
    if s.turned[card] == 0:
        category = asked(s)
        s.rank[card][category] = supposed(s, card, category, rank, stream(seed, LEARNT), world)


def believe_pair(s: State, i: int, rank: int, seed: int, world: int) -> None:
    """Look again at a card that seems to lie wrong: whoever placed it thought otherwise."""
    card = s.row[i] if s.turned[s.row[i]] == 0 else s.row[i - 1]
    if s.turned[card]:
        return
    category = asked(s)
    if s.rank[s.row[i]][category] == s.rank[s.row[i - 1]][category]:
        shift(s, card, category, world)
    for look in range(LOOKS[rank]):
        if s.rank[s.row[i]][category] >= s.rank[s.row[i - 1]][category]:
            return
        # Of the cards in the row, one seat's share was placed by the bot itself.
        key = stream(world, TRUSTED + look)
        if draw(key, i, s.seats) > 0:
            suppose(s, card, rank, seed, key)


def step_aside(s: State, card: int, category: int, world: int) -> None:
    """Ranks are coarser than figures: a card level with one of the row goes above or below it."""
    for i in range(s.length):
        if s.turned[card] == 0 and s.rank[s.row[i]][category] == s.rank[card][category]:
            shift(s, card, category, world)
            return


def shift(s: State, card: int, category: int, world: int) -> None:
    """One rank up or down, by chance."""
    rank = s.rank[card][category] + 2 * draw(stream(world, ASIDE), card, 2) - 1
    s.rank[card][category] = min(max(rank, 0), LAST[category])


def asked(s: State) -> int:
    """The category that decisions are about now."""
    return POPULATION if s.phase == GUESS else current(s)


def learnt(card: int, category: int, rank: int, key: int) -> int:
    """The mark that a bot has learnt: off by an error of its own, the same all through a match."""
    step = draw(key, card * CATEGORIES + category, BELL_STEPS)
    return MARK[RANK[card][category]][category] + BELL[step] * off(card, category, rank) // MARKS


def off(card: int, category: int, rank: int) -> int:
    """How far a bot of this rank is usually off."""
    return ERROR[card][category] * SHARE[rank] // USUAL


def lot_of(s: State, category: int) -> int:
    """What the imagined figures of the row's category were drawn for: a key to draw by instead."""
    key = 0
    for card in range(CARDS):
        if s.turned[card] == 0:
            key = stream(key, s.rank[card][category])
    return key


def likely(s: State, card: int, category: int, rank: int, key: int) -> int:
    """The mark that a bot goes by: what was turned, else what it has learnt.

    The less it knows of a country, the more it keeps to what is usual for any.
    """
    if s.turned[card]:
        return MARK[s.rank[card][category]][category]
    middle = MIDDLE[category]
    known = learnt(card, category, rank, key) - middle
    return middle + known * weight(card, category, rank) // MARKS


def doubtful(s: State, card: int, category: int, rank: int) -> int:
    """How far that mark is usually off."""
    if s.turned[card]:
        return 0
    # Near enough the root of the weight.
    return off(card, category, rank) * (MARKS + weight(card, category, rank)) // (2 * MARKS)


def weight(card: int, category: int, rank: int) -> int:
    """How much of what was learnt differs from the usual for good reason, in thousandths."""
    common = BREADTH[category] * BREADTH[category]
    error = off(card, category, rank)
    return common * MARKS // (common + error * error)


def supposed(s: State, card: int, category: int, rank: int, key: int, world: int) -> int:
    """The rank of a card in one of the worlds that a bot believes in."""
    error = BELL[draw(world, card, BELL_STEPS)] * doubtful(s, card, category, rank)
    return nearest(likely(s, card, category, rank, key) + error // MARKS, category)


def nearest(mark: int, category: int) -> int:
    """The rank whose figure is the nearest to a mark."""
    low = 0
    high = LAST[category]
    while low < high:
        middle = (low + high) // 2
        if MARK[middle][category] + MARK[middle + 1][category] < 2 * mark:
            low = middle + 1
        else:
            high = middle
    return low
