"""What a bot of Null & Nichtig knows beyond generic search."""

from mappamundi.circle import after
from mappamundi.games.null_nichtig.facts import COLOUR, HIGHEST, NUMBER, SEATS, TEAMS
from mappamundi.games.null_nichtig.rules import DEAL, LAY, State, side_score, sides
from mappamundi.record import NONE

# Of novice, steady, strong, master and grandmaster. Few simulations want rollouts that are good at
# once, many want them to differ.
SIMULATIONS = (4, 32, 512, 2048, 16_384)
GLANCES = (16, 16, 3, 3, 3)
# Start cards by regret won 55 % against without where simulations are few, and nothing more later.
MATCHING = (0, 9_500, 0, 0, 0)
# The network of the game plays on in so many worlds, to a decision of its own that is not the next.
FORECASTS = (0, 0, 0, 48, 400)
FORESIGHT = 3

CERTAIN = 1000  # chances are counted in thousandths
# Followers, number -> the chance that none of them plays a higher one.
UNBEATEN = tuple(
    tuple(
        int(CERTAIN * (number + 1) ** followers // (HIGHEST + 1) ** followers)
        for number in range(HIGHEST + 1)
    )
    for followers in range(SEATS)
)
SPITE = 3  # a point lost by one opponent is worth a third of a point of mine
NEW_PILE = 4  # a start card in a colour of its own cannot cover another

HUNDREDTHS = 100
ROUND_POINTS = 20  # what a seat makes in a round, about,
ROUND_SWING = 900  # and how far it is off, in hundredths


def prefer(s: State, seat: int, action: int) -> int:
    """How good an action looks at first sight; only differences mean anything."""
    if s.phase == LAY:
        return prefer_start_card(s, seat, action)
    return prefer_card(s, seat, action)


def prefer_start_card(s: State, seat: int, card: int) -> int:
    """Middling cards, in different colours: high ones are wanted in hand, to win with."""
    value = NUMBER[card] if NUMBER[card] <= HIGHEST - 2 else 0
    for i in range(len(s.sealed[seat])):
        if s.sealed[seat][i] != NONE and COLOUR[s.sealed[seat][i]] == COLOUR[card]:
            return value
    return value + NEW_PILE


def prefer_card(s: State, seat: int, card: int) -> int:
    """What the trick as it lies would bring me if I take it, or another if he does."""
    s.table[seat] = card
    winner = leader_so_far(s)
    change = worth(s, winner)
    s.table[seat] = NONE
    if winner == seat:
        return SPITE * chance_to_take(s, seat, card) * change
    return CERTAIN * change * SPITE if is_mate(s, seat, winner) else -CERTAIN * change


def is_mate(s: State, seat: int, other: int) -> bool:
    """Do two seats win together?"""
    return s.teams == 1 and seat % TEAMS == other % TEAMS


def leader_so_far(s: State) -> int:
    """Who would take the trick if it ended now; somebody has played."""
    winner = s.lead
    seat = after(s, s.lead)
    while seat != s.lead and s.table[seat] != NONE:
        if NUMBER[s.table[seat]] > NUMBER[s.table[winner]]:
            winner = seat
        seat = after(s, seat)
    return winner


def chance_to_take(s: State, seat: int, card: int) -> int:
    """In thousandths: that nobody who follows beats the card."""
    followers = 0
    follower = after(s, seat)
    while follower != s.lead:
        followers += 1
        follower = after(s, follower)
    return UNBEATEN[followers][NUMBER[card]]


def worth(s: State, winner: int) -> int:
    """By how much the tops of the winner's piles would change by the cards in the trick."""
    change = 0
    covered = 0  # colours of which a later card will lie on top
    seat = winner
    for _ in range(s.seats):
        seat = seat - 1 if seat > 0 else s.seats - 1
        card = s.table[seat]
        if card != NONE and covered >> COLOUR[card] & 1 == 0:
            covered |= 1 << COLOUR[card]
            change += NUMBER[card]
            if s.top[winner][COLOUR[card]] != NONE:
                change -= NUMBER[s.top[winner][COLOUR[card]]]
    return change


def is_horizon(s: State) -> bool:
    """A round is over: the next deal is the same for everybody."""
    return s.phase == DEAL


def value(s: State, seat: int) -> int:
    """The points of my side so far, in hundredths."""
    return side_score(s, seat % sides(s)) * HUNDREDTHS


def swing(s: State) -> int:
    """How far the totals may still move apart: rounds add up like their square root."""
    rounds = rounds_left(s)
    root = 1
    while (root + 1) * (root + 1) <= rounds * 4:
        root += 1
    return ROUND_SWING * root // 2


def rounds_left(s: State) -> int:
    """How many rounds are still to be played, about."""
    if s.limit == 0:
        return s.seats - s.round
    most = 0
    for seat in range(s.seats):
        most = max(most, s.total[seat])
    return 1 + (s.limit - most) // ROUND_POINTS
