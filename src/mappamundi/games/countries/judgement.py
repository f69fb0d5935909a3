"""What an action of Countries is worth: the chance to win, reckoned by what a bot believes.

No world is imagined: how likely the row is right follows from what was learnt of its cards, and
what each outcome is worth from the cards that everybody would hold then.
"""

from mappamundi.circle import after
from mappamundi.games.countries.facts import PENALTY
from mappamundi.games.countries.knowledge import CERTAIN
from mappamundi.games.countries.rules import State
from mappamundi.games.countries.tempo import BOUND, FADED, FADING, LATE, LATEST

# Ten-thousandths, chosen by play: how often the next team doubts a row of which I am quite unsure,
# if it is wrong and if it is right, and how often a last card comes to lie right in a right row.
NOTICED = 9000
MISTAKEN = 5000
LAST_FITS = 7500


def after_doubt(s: State, seat: int, right: int) -> int:
    """§5.3 Two cards for who placed last if the row is wrong, else for me."""
    caught = chance_to_win(s, seat, s.last, PENALTY, seat)
    in_vain = chance_to_win(s, seat, seat, PENALTY, after(s, seat))
    return mix_chances(right, in_vain, caught)


def after_placing(s: State, seat: int, right: int) -> int:
    """A card less for me, in a row that is right with this chance."""
    if s.held[seat] == 1:
        drawn = chance_to_win(s, seat, seat, PENALTY - 1, after(s, seat))
        return mix_chances(right, CERTAIN, drawn)
    s.held[seat] -= 1
    worth = mix_chances(right, if_right(s, seat, right), if_wrong(s, seat, right))
    s.held[seat] += 1
    return worth


def if_right(s: State, seat: int, right: int) -> int:
    """The row is right: the next team doubts in vain, or places a card, which may be its last."""
    other = after(s, seat)
    doubted = chance_to_win(s, seat, other, PENALTY, after(s, other))
    if s.held[other] == 1:
        missed = chance_to_win(s, seat, other, PENALTY - 1, after(s, other))
        placed = mix_chances(LAST_FITS, 0, missed)
    else:
        placed = chance_to_win(s, seat, other, -1, after(s, other))
    return mix_chances(MISTAKEN * (CERTAIN - right) // CERTAIN, doubted, placed)


def if_wrong(s: State, seat: int, right: int) -> int:
    """The row is wrong: the next team notices, the sooner the less right it looks, or places."""
    other = after(s, seat)
    doubted = chance_to_win(s, seat, seat, PENALTY, other)
    more = PENALTY - 1 if s.held[other] == 1 else -1
    placed = chance_to_win(s, seat, other, more, after(s, other))
    noticed = NOTICED * (CERTAIN - right * right // CERTAIN) // CERTAIN
    return mix_chances(noticed, doubted, placed)


def mix_chances(chance: int, then: int, otherwise: int) -> int:
    """What is to be expected if one thing happens with this chance, else another."""
    return (chance * then + (CERTAIN - chance) * otherwise) // CERTAIN


def chance_to_win(s: State, seat: int, other: int, more: int, first: int) -> int:
    """With so many more cards in one hand, as a row is begun by the team that comes first."""
    s.held[other] += more
    mine = LATE[turns(s, seat, first)]
    total = 0
    for each in range(s.seats):
        lag = (LATE[turns(s, each, first)] - mine) * s.seats // FADING
        total += FADED[BOUND + min(max(lag, -BOUND), BOUND)]
    s.held[other] -= more
    return FADED[BOUND] * CERTAIN // total


def turns(s: State, seat: int, first: int) -> int:
    """How many turns of any team it takes at least until this one has placed its last card."""
    return min(s.held[seat] * s.seats + (seat - first) % s.seats, LATEST)
