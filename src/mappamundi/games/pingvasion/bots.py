"""What a bot of Pingvasion knows beyond generic search.

A bot looks to the end of the round: what it passes and plays is tried against hands that the others
may hold, who do what they prefer at first sight. Then the tables of `prospects` say what the areas
will bring: what a card in hand will count where one leads, is level, trails or has nothing, with so
many rounds played. Levels differ in how many simulations they make; novice does what looks best at
first sight. Master asks the network of the game, and plays on by it for two rounds.
"""

from mappamundi.games.pingvasion.facts import (
    ABILITY,
    AREA,
    DOOMED,
    DUEL,
    FIRST_DUMMY,
    HIGHEST,
    KAMIKAZE,
    NINJA_TWINS,
    PLAIN,
    ROUNDS,
    VALUE,
)
from mappamundi.games.pingvasion.prospects import is_horizon, swing, value
from mappamundi.games.pingvasion.rules import (
    PASS,
    State,
    chairs,
    closed,
    closed_card,
    is_ability_shown,
    left_of,
    right_of,
)
from mappamundi.record import NONE

__all__ = [
    "BLUNDERS",
    "EXPLORING",
    "FORECASTS",
    "FORESIGHT",
    "SIMULATIONS",
    "is_horizon",
    "prefer",
    "swing",
    "value",
]

SIMULATIONS = (0, 20, 60, 600, 6_000)  # of novice, steady, strong, master and grandmaster
EXPLORING = 2_000  # little: a point more changes the worth of a leaf by a hundredth
# The network of the game plays on in so many worlds, to so many decisions: three are a round.
FORECASTS = (0, 0, 0, 96, 600)
FORESIGHT = 8
BLUNDERS = 0  # all actions compared meet the same replies, good ones

CERTAIN = 1000  # chances are counted in thousandths
# The numbers below were tuned against copies of the bot with other numbers.
EVEN = 550  # my chance of a majority where I am level with the strongest
LEAST = 60  # my chance, or theirs, however far behind
POINT = 45  # what a point of strength adds to the chance in the first round,
GROWTH = 14  # and how much more it adds with every round
ABSENT = 60  # what an area without a card of mine keeps of its worth, for each round to come
SPITE = 2  # a point for one opponent costs me half a point
DREAD = 80  # the chance of a Kamikaze that I do not see
STRIKE = 400  # what a point of strength is worth that my Kamikaze destroys
NINJA_BONUS = 500  # what an ability is worth, in thousandths of a point
KAMIKAZE_BONUS = 300
SCOUT_BONUS = 300


def prefer(s: State, seat: int, action: int) -> int:
    """How good an action looks at first sight; only differences mean anything."""
    if s.phase == PASS:
        return prefer_gift(s, seat, action)
    return prefer_troops(s, seat, action)


def prefer_gift(s: State, seat: int, card: int) -> int:
    """What I can spare, and what helps the neighbour least."""
    taker = left_of(s, seat) if s.sealed[seat][0] == NONE else right_of(s, seat)
    area = AREA[card]
    mine = s.strength[seat][area]
    loss = worth(s, seat, area, mine, NONE) - worth(s, seat, area, mine, card)
    return -SPITE * loss - help_to(s, taker, card)


def help_to(s: State, taker: int, card: int) -> int:
    """What a card brings a neighbour, if it stays in his hand: a dummy plays what comes."""
    if s.seats == DUEL and taker >= FIRST_DUMMY:
        return 0
    area = AREA[card]
    return VALUE[s.deck][card] * chance(s, taker, area, s.strength[taker][area])


def prefer_troops(s: State, seat: int, card: int) -> int:
    """What changes in the area of the card when it goes from my hand to my tableau."""
    area = AREA[card]
    value = VALUE[s.deck][card]
    mine = s.strength[seat][area]
    lost = worth(s, seat, area, mine, card)
    laid = worth(s, seat, area, mine + value, card)
    risk = risk_of(s, value)
    after = (risk * lost + (CERTAIN - risk) * laid) // CERTAIN
    return after - worth(s, seat, area, mine, NONE) + bonus(s, seat, card)


def risk_of(s: State, value: int) -> int:
    """The chance that a card of this value is destroyed."""
    if value < DOOMED:
        return 0
    return CERTAIN if is_ability_shown(s, KAMIKAZE) else DREAD


def bonus(s: State, seat: int, card: int) -> int:
    """What the ability of a card may bring."""
    ability = ABILITY[s.deck][card]
    if ability == PLAIN:
        return 0
    if ability == KAMIKAZE:
        return KAMIKAZE_BONUS + STRIKE * doomed(s, seat)
    if s.round + 1 == ROUNDS:
        return 0
    return NINJA_BONUS if ability == NINJA_TWINS else SCOUT_BONUS


def doomed(s: State, seat: int) -> int:
    """The strength of others that a Kamikaze would destroy, as far as it is on the table."""
    total = 0
    for chair in range(chairs(s)):
        for i in range(len(s.shown[chair])):
            card = s.shown[chair][i]
            if chair != seat and card != NONE and VALUE[s.deck][card] >= DOOMED:
                total += VALUE[s.deck][card]
    return total


def worth(s: State, seat: int, area: int, strength: int, without: int) -> int:
    """In thousandths of a point: my hand of an area, at this strength and without that card."""
    total = 0
    lowest = HIGHEST + 1
    for i in range(closed(s, seat)):
        card = closed_card(s, seat, i)
        if AREA[card] == area and card != without and card != s.sealed[seat][0]:
            value = VALUE[s.deck][card]
            total += value
            if value < lowest:
                lowest = value
    if total == 0:
        return 0
    win = chance(s, seat, area, strength)
    points = win * total + (CERTAIN - win) * lowest
    if strength > 0:
        return points
    return points * ABSENT * (ROUNDS - 1 - s.round) // CERTAIN


def chance(s: State, chair: int, area: int, strength: int) -> int:
    """In thousandths, roughly: that this strength will be the majority."""
    best = 0
    for other in range(chairs(s)):
        if other != chair and s.strength[other][area] > best:
            best = s.strength[other][area]
    win = EVEN + (strength - best) * (POINT + GROWTH * s.round)
    if win < LEAST:
        return LEAST
    return CERTAIN - LEAST if win > CERTAIN - LEAST else win
