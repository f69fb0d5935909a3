"""What a learner is shown of Pingvasion: a row of small integers, its own chair first."""

from mappamundi.games.pingvasion.facts import AREAS, CARDS, DUEL, GIFTS, SEATS
from mappamundi.games.pingvasion.rules import (
    DESTROYED,
    EARLY,
    LATE,
    OVER,
    PASS,
    State,
    area_score,
    chairs,
    closed,
    closed_card,
    left_of,
    right_of,
)
from mappamundi.record import NONE

# A row of cards for each chair from mine on, clockwise.
HELD = 0  # 1 in its hand, as far as I know
LAID = HELD + SEATS * CARDS  # 1 in its tableau, 2 shown but not laid yet
CHOSEN = LAID + SEATS * CARDS  # a row of cards: 1 + its place among those I have sealed
GOT = CHOSEN + CARDS  # a row of cards: 1 came from the left in the last passing, 2 from the right
GONE = GOT + CARDS  # a row of cards: 1 destroyed
STRENGTH = GONE + CARDS  # chair, area
WORTH = STRENGTH + SEATS * AREAS  # area: what my hand would score now
COUNT = WORTH + AREAS  # chair: cards in hand
TWINS = COUNT + SEATS  # chair: 1 must play two
SCOUTS = TWINS + SEATS  # chair: 1 plays late
READY = SCOUTS + SEATS  # chair: choices it has sealed
PASSING = READY + SEATS  # 1 while cards are passed
PLAYING = PASSING + 1  # 1 while the early choose, 2 while the late do
ROUND = PLAYING + 1  # rounds finished
CHAIRS = ROUND + 1  # how many there are
DECK = CHAIRS + 1
FEATURES = DECK + 1
ACTIONS = CARDS  # the card chosen


def features(s: State, seat: int, out: list[int]) -> None:
    """Write the features of a state, redacted for the seat, into a row of FEATURES cells."""
    for i in range(FEATURES):
        out[i] = 0
    chair = seat
    for turn in range(chairs(s)):
        write_chair(s, chair, turn, out)
        write_tableau(s, chair, turn, out)
        chair = left_of(s, chair)
    write_own(s, seat, out)
    out[PASSING] = 1 if s.phase == PASS else 0
    if s.phase == EARLY:
        out[PLAYING] = 1
    elif s.phase == LATE:
        out[PLAYING] = 2
    out[ROUND] = s.round
    out[CHAIRS] = chairs(s)
    out[DECK] = s.deck


def write_chair(s: State, chair: int, turn: int, out: list[int]) -> None:
    """The hand, the effects and the readiness of the chair that sits `turn` places after mine."""
    for i in range(closed(s, chair)):
        card = closed_card(s, chair, i)
        if card >= 0:
            out[HELD + turn * CARDS + card] = 1
    out[COUNT + turn] = closed(s, chair)
    out[TWINS + turn] = s.twins[chair]
    out[SCOUTS + turn] = s.scouts[chair]
    for i in range(len(s.sealed[chair])):
        if s.sealed[chair][i] != NONE:
            out[READY + turn] += 1


def write_tableau(s: State, chair: int, turn: int, out: list[int]) -> None:
    """What lies open before the chair that sits `turn` places after mine."""
    for area in range(AREAS):
        out[STRENGTH + turn * AREAS + area] = s.strength[chair][area]
    for card in range(CARDS):
        if s.laid[card] == chair:
            out[LAID + turn * CARDS + card] = 1
    for i in range(len(s.shown[chair])):
        card = s.shown[chair][i]
        if card != NONE and s.laid[card] == NONE:
            out[LAID + turn * CARDS + card] = 2


def write_own(s: State, seat: int, out: list[int]) -> None:
    """What I have chosen, what neighbours know of my hand, what it is worth, and what is gone."""
    for i in range(len(s.sealed[seat])):
        if s.sealed[seat][i] != NONE:
            out[CHOSEN + s.sealed[seat][i]] = 1 + i
    if s.seats != DUEL and s.gift[seat][0] != NONE and s.phase != OVER:
        out[GOT + s.gift[left_of(s, seat)][1]] = 1
        out[GOT + s.gift[right_of(s, seat)][0]] = GIFTS
    for area in range(AREAS):
        out[WORTH + area] = area_score(s, seat, area)
    for card in range(CARDS):
        if s.laid[card] == DESTROYED:
            out[GONE + card] = 1
