"""What a bot of Countries knows beyond generic search: the world, but not quite (C38)."""

from mappamundi.draws import draw, stream
from mappamundi.games.countries.facts import CATEGORIES, POPULATION, RANK
from mappamundi.games.countries.knowledge import (
    BELL,
    BELL_STEPS,
    CERTAIN,
    CHANCE,
    ERROR,
    FAR,
    FINE,
    GUESS_LEVEL,
    LEVEL,
    PARTS,
)
from mappamundi.games.countries.rules import DOUBT, GUESS, PLACE, PLAY, State, current
from mappamundi.record import NONE

# What an outcome is worth, in parts of a card.
SHED = 100  # a card less in my hand
DRAWN = 200  # two cards more in mine
WON = 1500  # my last card lies right
CAUGHT = 60  # percent: how often a wrong row is doubted by who comes next
SPITE = 200  # two cards more in the only other hand
TRUST = 3  # to one that others place a card right, before I look at it myself


def prefer(s: State, seat: int, action: int) -> int:
    """How good an action looks at first sight; only differences mean anything."""
    if s.phase == GUESS:
        return -abs(GUESS_LEVEL[action] - believed(s, seat, s.top, POPULATION))
    if s.phase == PLACE:
        return fit(s, seat, s.chosen, action)
    right = chance_right(s, seat)
    if action == DOUBT:
        return prefer_doubt(s, right)
    return prefer_card(s, seat, right * best_fit(s, seat, action) // CERTAIN)


def timely(s: State, seat: int, action: int) -> bool:
    """C37: when somebody's time is up a card is placed; a doubt would punish a third party."""
    return s.phase != PLAY or action != DOUBT


def prefer_doubt(s: State, right: int) -> int:
    """Two cards for me if the row is right, else two for one of the others."""
    return (CERTAIN - right) * SPITE // (s.seats - 1) - right * DRAWN


def prefer_card(s: State, seat: int, right: int) -> int:
    """A card less, but two more if the row is now wrong and somebody says so."""
    wrong = CERTAIN - right
    if s.held[seat] == 1:
        return right * WON - wrong * DRAWN
    return CERTAIN * SHED - wrong * (SHED + DRAWN) * CAUGHT // 100


def believed(s: State, seat: int, card: int, category: int) -> int:
    """The level that the team's bot believes in; what was turned it knows."""
    if s.turned[card]:
        return LEVEL[s.rank[card][category]][category]
    # An error of its own for each team, card and category, the same all through a game.
    key = stream(seat, s.order[0])
    error = BELL[draw(key, card * CATEGORIES + category, BELL_STEPS)]
    return LEVEL[RANK[card][category]][category] + error * ERROR[card][category] // FINE


def unsure(s: State, card: int, category: int) -> int:
    """How far the belief about a card is usually off."""
    return 0 if s.turned[card] else ERROR[card][category]


def chance_in_order(s: State, seat: int, left: int, right: int) -> int:
    """How likely it is that the left card may lie left of the right one."""
    category = current(s)
    rise = believed(s, seat, right, category) - believed(s, seat, left, category)
    one = unsure(s, left, category)
    other = unsure(s, right, category)
    # The size of two errors together: near enough the root of the sum of their squares.
    error = max(one, other) + min(one, other) * 3 // 8
    if error == 0:
        return CERTAIN if rise >= 0 else 0
    parts = min(max(rise * PARTS // error, -FAR), FAR)
    return CHANCE[FAR + parts]


def chance_right(s: State, seat: int) -> int:
    """How likely it is that the whole row is in order."""
    chance = CERTAIN
    for i in range(1, s.length):
        chance = chance * chance_well_placed(s, seat, s.row[i - 1], s.row[i]) // CERTAIN
    return chance


def chance_well_placed(s: State, seat: int, left: int, right: int) -> int:
    """The same of two cards that lie side by side: somebody else believed that they may."""
    chance = chance_in_order(s, seat, left, right)
    if s.turned[left] and s.turned[right]:
        return chance
    return chance * TRUST * CERTAIN // (chance * TRUST + CERTAIN - chance)


def fit(s: State, seat: int, card: int, spot: int) -> int:
    """How likely it is that a card goes between its neighbours at this place."""
    chance = CERTAIN
    if spot > 0:
        chance = chance_in_order(s, seat, s.row[spot - 1], card)
    if spot < s.length:
        chance = chance * chance_in_order(s, seat, card, s.row[spot]) // CERTAIN
    return chance


def best_fit(s: State, seat: int, card: int) -> int:
    """The most likely place for a card."""
    best = NONE
    for spot in range(s.length + 1):
        best = max(best, fit(s, seat, card, spot))
    return best
