"""How a bot of Countries weighs an action by what it believes, written in the dialect.

No world is imagined here: the chance that a row is right follows from what was learnt of its
cards, and what each outcome is worth from the cards that everybody would hold.
"""

from mappamundi.draws import stream
from mappamundi.games.countries.beliefs import LEARNT, doubtful, likely
from mappamundi.games.countries.facts import PENALTY, POPULATION
from mappamundi.games.countries.knowledge import (
    BEYOND,
    CERTAIN,
    CHANCE_AGREED,
    CHANCE_ABOVE,
    GUESS_MARK,
    PARTS,
)
from mappamundi.games.countries.rules import DOUBT, GUESS, PLACE, State, after, current
from mappamundi.games.countries.tempo import BOUND, FADED, FADING, LATE, LATEST
from mappamundi.record import NONE

# How often the next team doubts, in ten-thousandths: at most, if the row is wrong or right.
NOTICED = 9000
MISTAKEN = 5000
# How often a last card is placed right in a right row.
LAST_FITS = 7500


def judge(s: State, seat: int, action: int, rank: int, seed: int) -> int:
    """The chance to win after an action, in ten-thousandths, as far as the bot knows."""
    key = stream(seed, LEARNT)
    if s.phase == GUESS:
        return -abs(GUESS_MARK[action] - likely(s, s.top, POPULATION, rank, key))
    right = chance_row(s, rank, key)
    if s.phase == PLACE:
        return after_placing(s, seat, right * chance_fits(s, s.chosen, action, rank, key) // CERTAIN)
    if action == DOUBT:
        return after_doubt(s, seat, right)
    fits = chance_best(s, action, rank, key)
    return after_placing(s, seat, right * fits // CERTAIN)


def after_doubt(s: State, seat: int, right: int) -> int:
    """§5.3 Two cards for who placed last if the row is wrong, else for me."""
    caught = chance_to_win(s, seat, s.last, PENALTY, seat)
    wasted = chance_to_win(s, seat, seat, PENALTY, after(s, seat))
    return ((CERTAIN - right) * caught + right * wasted) // CERTAIN


def after_placing(s: State, seat: int, right: int) -> int:
    """A card less for me in a row that is right with this chance, and the next team's turn."""
    if s.held[seat] == 1:
        drawn = chance_to_win(s, seat, seat, PENALTY - 1, after(s, seat))
        return right + (CERTAIN - right) * drawn // CERTAIN
    s.held[seat] -= 1
    worth = (right * if_right(s, seat, right) + (CERTAIN - right) * if_wrong(s, seat, right)) // CERTAIN
    s.held[seat] += 1
    return worth


def if_right(s: State, seat: int, right: int) -> int:
    """The row is right: the next team doubts in vain, or places."""
    other = after(s, seat)
    doubted = MISTAKEN * (CERTAIN - right) // CERTAIN
    vain = chance_to_win(s, seat, other, PENALTY, after(s, other))
    if s.held[other] == 1:
        missed = chance_to_win(s, seat, other, PENALTY - 1, after(s, other))
        goes_on = (CERTAIN - LAST_FITS) * missed // CERTAIN
    else:
        goes_on = chance_to_win(s, seat, other, -1, after(s, other))
    return (doubted * vain + (CERTAIN - doubted) * goes_on) // CERTAIN


def if_wrong(s: State, seat: int, right: int) -> int:
    """The row is wrong: the next team notices, the more likely the less right it looked to me."""
    other = after(s, seat)
    doubted = NOTICED * (CERTAIN - right * right // CERTAIN) // CERTAIN
    caught = chance_to_win(s, seat, seat, PENALTY, other)
    change = PENALTY - 1 if s.held[other] == 1 else -1
    goes_on = chance_to_win(s, seat, other, change, after(s, other))
    return (doubted * caught + (CERTAIN - doubted) * goes_on) // CERTAIN


def chance_to_win(s: State, seat: int, other: int, more: int, first: int) -> int:
    """In ten-thousandths: if another holds so many more cards and some team begins a row."""
    s.held[other] += more
    mine = turns(s, seat, first)
    total = 0
    for each in range(s.seats):
        lag = (LATE[turns(s, each, first)] - LATE[mine]) * s.seats // FADING
        total += FADED[min(max(lag, -BOUND), BOUND) + BOUND]
    s.held[other] -= more
    return FADED[BOUND] * CERTAIN // total


def turns(s: State, seat: int, first: int) -> int:
    """How many turns of any team it takes at least until this one places its last card."""
    return min(s.held[seat] * s.seats + (seat - first) % s.seats, LATEST)


def chance_row(s: State, rank: int, key: int) -> int:
    """How likely it is that the whole row is in order, somebody else having thought so too."""
    chance = CERTAIN
    for i in range(1, s.length):
        parts = rise(s, s.row[i - 1], s.row[i], rank, key)
        if s.turned[s.row[i - 1]] and s.turned[s.row[i]]:
            chance = chance * CHANCE_ABOVE[BEYOND + parts] // CERTAIN
        else:
            chance = chance * CHANCE_AGREED[rank][BEYOND + parts] // CERTAIN
    return chance


def chance_fits(s: State, card: int, spot: int, rank: int, key: int) -> int:
    """How likely it is that a card goes between its neighbours at this place."""
    above = CERTAIN
    below = CERTAIN
    if spot > 0:
        above = CHANCE_ABOVE[BEYOND + rise(s, s.row[spot - 1], card, rank, key)]
    if spot < s.length:
        below = CHANCE_ABOVE[BEYOND + rise(s, card, s.row[spot], rank, key)]
    return above * below // CERTAIN


def chance_best(s: State, card: int, rank: int, key: int) -> int:
    """The same at its most likely place."""
    best = NONE
    for spot in range(s.length + 1):
        best = max(best, chance_fits(s, card, spot, rank, key))
    return best


def rise(s: State, left: int, right: int, rank: int, key: int) -> int:
    """By how many parts of the error to be expected the right card seems to lie above the left."""
    category = current(s)
    up = likely(s, right, category, rank, key) - likely(s, left, category, rank, key)
    one = doubtful(s, left, category, rank)
    other = doubtful(s, right, category, rank)
    # The size of two errors together: near enough the root of the sum of their squares.
    error = max(one, other) + min(one, other) * 3 // 8
    if error == 0:
        return BEYOND if up >= 0 else -BEYOND
    return min(max(up * PARTS // error, -BEYOND), BEYOND)
