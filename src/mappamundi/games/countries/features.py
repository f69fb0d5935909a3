"""What a learner is shown of Countries: a row of small integers, its own seat first."""

from mappamundi.games.countries.facts import CARDS, CATEGORIES, SEATS
from mappamundi.games.countries.rules import DOUBT, GUESS, PLACE, PLAY, State, current
from mappamundi.record import NONE

KNOWN = 0  # card, category: 1 + rank once turned
HOLDER = KNOWN + CARDS * CATEGORIES  # card: 1 + places after mine of the team that holds it
PLACED = HOLDER + CARDS  # card: 1 + its place in the row
GOES_BY = PLACED + CARDS  # category: 1 for that of the row
COUNTS = GOES_BY + CATEGORIES  # seat from mine on: cards held
LAST = COUNTS + SEATS  # seat from mine on: 1 placed last
CHOSEN = LAST + SEATS  # 1 + card that I am placing
TOP_CARD = CHOSEN + 1  # 1 + card on top of the pile
GUESSED = TOP_CARD + 1  # 1 + what I have guessed
STAGE = GUESSED + 1  # 1 guess, 2 choose a card or doubt, 3 place it
LEFT = STAGE + 1  # in 256 parts: how much of the game the limit leaves
FEATURES = LEFT + 1
ACTIONS = DOUBT + 1  # a card, a doubt, a place in the row, or one of the fewer guesses

ALL_OF_IT = 256


def features(s: State, seat: int, out: list[int]) -> None:
    """Write the features of a state, redacted for the seat, into a row of FEATURES cells."""
    for i in range(FEATURES):
        out[i] = 0
    write_figures(s, out)
    for place_after in range(s.seats):
        write_team(s, (seat + place_after) % s.seats, place_after, out)
    for i in range(s.length):
        out[PLACED + s.row[i]] = 1 + i
    out[GOES_BY + current(s)] = 1 if s.length > 0 else 0
    out[CHOSEN] = 1 + s.chosen
    out[TOP_CARD] = 1 + s.top
    out[GUESSED] = 1 + s.sealed[seat][0]
    out[STAGE] = stage(s)
    out[LEFT] = ALL_OF_IT - ALL_OF_IT * s.finished // s.limit


def write_figures(s: State, out: list[int]) -> None:
    """What everybody has seen of the data sides."""
    for card in range(CARDS):
        if s.turned[card]:
            for category in range(CATEGORIES):
                out[KNOWN + card * CATEGORIES + category] = 1 + s.rank[card][category]


def write_team(s: State, seat: int, place_after: int, out: list[int]) -> None:
    """What lies before the team that sits so many places after mine."""
    card = s.first[seat]
    while card != NONE:
        out[HOLDER + card] = 1 + place_after
        card = s.following[card]
    out[COUNTS + place_after] = s.held[seat]
    out[LAST + place_after] = 1 if s.last == seat else 0


def stage(s: State) -> int:
    """What there is to decide."""
    if s.phase == GUESS:
        return 1
    if s.phase == PLAY:
        return 2
    return 3 if s.phase == PLACE else 0
