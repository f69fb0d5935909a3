"""What a bot of Null & Nichtig knows beyond generic search."""

from mappamundi.games.null_nichtig.facts import COLOUR, HIGHEST, NUMBER, TEAMS
from mappamundi.games.null_nichtig.rules import DEAL, LAY, State, after, score
from mappamundi.record import NONE

CERTAIN = 1000  # chances are counted in thousandths
SPITE = 3  # a point lost by one opponent is worth a third of a point of mine
NEW_PILE = 4  # a start card in a colour of its own cannot cover another


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
    """What the trick as it lies would bring me if I take it, and another if he does."""
    s.table[seat] = card
    chance = chance_to_take(s, seat, card)
    winner = leader_so_far(s)
    gain = worth(s, seat)
    loss = worth(s, winner) if winner != seat else 0
    s.table[seat] = NONE
    return SPITE * chance * gain - (CERTAIN - chance) * loss


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
    """In thousandths: none if the card is beaten already, else that nobody still beats it."""
    if leader_so_far(s) != seat:
        return 0
    chance = CERTAIN
    follower = after(s, seat)
    while follower != s.lead:
        chance = chance * (NUMBER[card] + 1) // (HIGHEST + 1)
        follower = after(s, follower)
    return chance


def worth(s: State, winner: int) -> int:
    """By how much the tops of the winner's piles would change by the cards in the trick."""
    change = 0
    seat = winner
    for step in range(s.seats):
        card = s.table[seat]
        if card != NONE and not is_covered(s, winner, step):
            change += NUMBER[card]
            if s.top[winner][COLOUR[card]] != NONE:
                change -= NUMBER[s.top[winner][COLOUR[card]]]
        seat = after(s, seat)
    return change


def is_covered(s: State, winner: int, step: int) -> bool:
    """Will a later card of the trick lie on the one that the winner takes at this step?"""
    card = s.table[(winner + step) % s.seats]
    for later in range(step + 1, s.seats):
        other = s.table[(winner + later) % s.seats]
        if other != NONE and COLOUR[other] == COLOUR[card]:
            return True
    return False


HUNDREDTHS = 100
ROUND_SWING = 900
SIMULATIONS = (16, 64, 512, 4096)


def is_horizon(s: State) -> bool:
    """A round is over."""
    return s.phase == DEAL


def value(s: State, seat: int) -> int:
    """Points so far."""
    if s.teams == 0:
        return score(s, seat) * HUNDREDTHS
    points = 0
    for mate in range(seat % TEAMS, s.seats, TEAMS):
        points += score(s, mate)
    return points * HUNDREDTHS


def swing(s: State) -> int:
    """grows with the root of the rounds to come."""
    left = s.seats - s.round if s.limit == 0 else 2
    return ROUND_SWING * (2 + left) // 3
