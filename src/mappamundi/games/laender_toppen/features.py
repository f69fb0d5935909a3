"""What a learner is shown of Länder toppen!: a row of small integers, its own seat first."""

from mappamundi.games.laender_toppen.facts import (
    CARDS,
    CERTAIN,
    CLOSED,
    COUNTRY_CARDS,
    FIELDS,
    LARGEST_HAND,
    PILES,
    SEATS,
    SIDES,
    STANDING,
)
from mappamundi.games.laender_toppen.rules import (
    OVER,
    PLACE,
    REMOVED,
    State,
    card_in_turn,
    hand_size,
    is_above,
    is_alone,
    score,
    waiting,
)
from mappamundi.record import NONE
from mappamundi.sealing import sealed

HELD = 0  # one cell a card: 1 in my hand
MINE = HELD + CARDS  # 1 + the field on which it lies, or will lie, before me
NEXT = MINE + CARDS  # 1: the card I must place, lay or assign now
WON = NEXT + CARDS  # 1 + pile on which it lies, whosever; PILES + 1: out of the game
TURNED = WON + CARDS  # a row of cards for each seat from mine on: 1 lies on the open field
COVERED = TURNED + SEATS * CARDS  # seat, field: 1 a card lies face down there
HEIGHTS = COVERED + SEATS * FIELDS  # seat, pile: cards on it
POINTS = HEIGHTS + SEATS * PILES  # seat: points as things lie now
OPEN_FIELD = POINTS + SEATS  # one cell a field: 1 it is open
SPLIT = OPEN_FIELD + FIELDS  # cards of this trick that I have chosen to lay open, then closed
PHASE = SPLIT + 2  # one cell a phase
ROUND = PHASE + OVER + 1  # rounds finished
QUICK = ROUND + 1
EARLY = QUICK + 1
# Card of my hand from the next one on, field -> percent of the others that it beats there.
MATCH = EARLY + 1
FEATURES = MATCH + LARGEST_HAND * FIELDS
PERCENT = CERTAIN // 100
# 1 + where a card is, NONE before all others -> what is written of it.
WON_AS = (0, *(1 + spot % PILES for spot in range(REMOVED)), PILES + 1)
ACTIONS = FIELDS  # a field, or one of the fewer piles


def features(s: State, seat: int, out: list[int]) -> None:
    """Write the features of a state, redacted for the seat, into a row of FEATURES cells."""
    for i in range(FEATURES):
        out[i] = 0
    write_own(s, seat, out)
    for card in range(CARDS):
        out[WON + card] = WON_AS[1 + s.where[card]]
    for turn in range(s.seats):
        write_side(s, (seat + turn) % s.seats, turn, out)
    if 0 <= s.field < FIELDS:
        out[OPEN_FIELD + s.field] = 1
    out[PHASE + s.phase] = 1
    out[ROUND] = s.round
    out[QUICK] = s.quick
    out[EARLY] = s.early
    if s.phase == PLACE:
        write_match(s, seat, out)


def write_own(s: State, seat: int, out: list[int]) -> None:
    """My hand, my cards face down, and what I have chosen so far."""
    for i in range(len(s.hand[seat])):
        if s.hand[seat][i] != NONE:
            out[HELD + s.hand[seat][i]] = 1
            if s.sealed[seat][i] != NONE:
                out[MINE + s.hand[seat][i]] = 1 + s.sealed[seat][i]
    for field in range(s.field + 1, FIELDS):
        if s.strip[seat][field] != NONE:
            out[MINE + s.strip[seat][field]] = 1 + field
    if s.deciders >> seat & 1 and waiting(s) >> seat & 1:
        out[NEXT + card_in_turn(s, seat, sealed(s, seat))] = 1
    if s.phase != PLACE and is_alone(s.deciders):
        for i in range(sealed(s, seat)):
            out[SPLIT + (1 if s.sealed[seat][i] == CLOSED else 0)] += 1


def write_side(s: State, seat: int, turn: int, out: list[int]) -> None:
    """What lies before the seat that sits `turn` places after mine."""
    if 0 <= s.field < FIELDS and s.strip[seat][s.field] != NONE:
        out[TURNED + turn * CARDS + s.strip[seat][s.field]] = 1
    for field in range(s.field + 1, FIELDS):
        if s.strip[seat][field] != NONE:
            out[COVERED + turn * FIELDS + field] = 1
    for pile in range(PILES):
        out[HEIGHTS + turn * PILES + pile] = s.height[seat][pile]
    out[POINTS + turn] = score(s, seat)


def write_match(s: State, seat: int, out: list[int]) -> None:
    """How well each card that I must still place would do on each field."""
    turn = sealed(s, seat)
    for i in range(turn, hand_size(s)):
        card = s.hand[seat][i]
        if card < COUNTRY_CARDS:
            for field in range(FIELDS):
                rank = STANDING[field // SIDES][card]
                better = rank if is_above(field) else CERTAIN - rank
                out[MATCH + (i - turn) * FIELDS + field] = better // PERCENT
