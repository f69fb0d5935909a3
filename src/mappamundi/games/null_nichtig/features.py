"""What a learner is shown of Null & Nichtig: a row of small integers, its own seat first."""

from mappamundi.games.null_nichtig.facts import CARDS, COLOURS, NUMBER, SEATS
from mappamundi.games.null_nichtig.rules import LAY, PLAY, State, hand_size
from mappamundi.record import NONE

HELD = 0  # one cell a card: 1 in my hand
CHOSEN = HELD + CARDS  # 1 + its place among the start cards I have sealed
GONE = CHOSEN + CARDS  # 1 laid or played in this round
TRICK = GONE + CARDS  # a row of cards for each seat from mine on: 1 lies in the trick
TOPS = TRICK + SEATS * CARDS  # seat, colour: 1 + number on top of the pile, 0 without a pile
HEIGHTS = TOPS + SEATS * COLOURS  # seat, colour: cards in the pile
TOTALS = HEIGHTS + SEATS * COLOURS  # seat: points of finished rounds
LEADS = TOTALS + SEATS  # seat: 1 led this trick, or will lead the first
CHOOSING = LEADS + SEATS  # 1 while start cards are chosen
ROUND = CHOOSING + 1  # rounds finished
FEATURES = ROUND + 1
ACTIONS = CARDS  # the card chosen


def features(s: State, seat: int, out: list[int]) -> None:
    """Write the features of a state, redacted for the seat, into a row of FEATURES cells."""
    for i in range(FEATURES):
        out[i] = 0
    write_cards(s, seat, out)
    for turn in range(s.seats):
        write_side(s, (seat + turn) % s.seats, turn, out)
    lead = s.lead if s.phase == PLAY else s.first
    out[LEADS + (lead - seat) % s.seats] = 1
    out[CHOOSING] = 1 if s.phase == LAY else 0
    out[ROUND] = s.round


def write_cards(s: State, seat: int, out: list[int]) -> None:
    """What I hold, what I have chosen, and what everybody has seen go."""
    size = hand_size(s)
    for i in range(s.held[seat]):
        out[HELD + s.cards[seat * size + i]] = 1
    for i in range(len(s.sealed[seat])):
        if s.sealed[seat][i] != NONE:
            out[CHOSEN + s.sealed[seat][i]] = 1 + i
    for other in range(s.seats):
        for i in range(s.held[other], size):
            if other * size + i < s.dealt:
                out[GONE + s.cards[other * size + i]] = 1


def write_side(s: State, seat: int, turn: int, out: list[int]) -> None:
    """What lies before the seat that sits `turn` places after mine."""
    if s.table[seat] != NONE:
        out[TRICK + turn * CARDS + s.table[seat]] = 1
    for colour in range(COLOURS):
        if s.top[seat][colour] != NONE:
            out[TOPS + turn * COLOURS + colour] = 1 + NUMBER[s.top[seat][colour]]
        out[HEIGHTS + turn * COLOURS + colour] = s.height[seat][colour]
    out[TOTALS + turn] = s.total[seat]
