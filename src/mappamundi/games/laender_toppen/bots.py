"""What a bot of Länder toppen! knows beyond generic search."""

from mappamundi.games.laender_toppen.facts import (
    ASIA,
    BOTH,
    CERTAIN,
    CLOSED,
    COUNTRY_CARDS,
    EUROPE,
    FIELDS,
    SIDES,
    STANDING,
)
from mappamundi.games.laender_toppen.rules import (
    ASSIGN,
    PLACE,
    State,
    card_in_turn,
    hand_size,
    is_above,
    score,
)
from mappamundi.sealing import sealed

# A closed card is a sure point. What an open one is worth in thousandths of a point, by how far
# its pile is then ahead of the highest other: much in a close race, little in one that is lost.
PROSPECTS = (300, 500, 900, 1300, 1500, 1400, 1200, 1100)
FARTHEST = 3  # behind: the first of these prospects


def prefer(s: State, seat: int, action: int) -> int:
    """How good an action looks at first sight; only differences mean anything."""
    if s.phase == PLACE:
        return prefer_field(s, seat, action)
    if s.phase == ASSIGN:
        return prefer_assignment(s, seat, action)
    if action == CLOSED:
        return CERTAIN
    if action == BOTH:
        return max(prospect(s, seat, EUROPE), prospect(s, seat, ASIA))
    return prospect(s, seat, action)


def prefer_field(s: State, seat: int, field: int) -> int:
    """Where the card wins more often than any card of the hand still to be placed would."""
    turn = sealed(s, seat)
    rival = 0
    for i in range(turn + 1, hand_size(s)):
        rival = max(rival, chance_to_win(s, s.hand[seat][i], field))
    return chance_to_win(s, card_in_turn(s, seat, turn), field) * 2 - rival


def chance_to_win(s: State, card: int, field: int) -> int:
    """In thousandths, if every other seat lays any card there as often as its hand allows."""
    if card >= COUNTRY_CARDS:
        return 0
    rank = STANDING[field // SIDES][card]
    beaten = CERTAIN - rank if is_above(field) else rank
    chance = CERTAIN
    for _ in range(s.seats - 1):
        chance = chance * (CERTAIN * FIELDS - beaten * hand_size(s)) // (CERTAIN * FIELDS)
    return chance


def prospect(s: State, seat: int, continent: int) -> int:
    """What one more open card on this continent promises."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.height[other][continent])
    ahead = s.height[seat][continent] + 1 - most
    return PROSPECTS[min(max(ahead + FARTHEST, 0), len(PROSPECTS) - 1)]


def prefer_assignment(s: State, seat: int, continent: int) -> int:
    """The points it makes, less those it leaves to the best of the others."""
    s.height[seat][continent] += 1
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    gain = score(s, seat) - best
    s.height[seat][continent] -= 1
    return gain
