"""What a bot of Länder toppen! knows beyond generic search.

Little is gained here by looking ahead, for everything happens at once and nothing is known of the
next hands. So bots judge instead. A hand is placed by what each card would win on each field of
imagined worlds, in which the others place at first sight; of that the best assignment is found
exactly, and again for every card, with those already placed left where they are. A trick is split
by what the races for the continents promise. Levels differ in how many worlds they imagine.
"""

from mappamundi.games.laender_toppen.facts import ASIA, BOTH, CERTAIN, CLOSED, EUROPE
from mappamundi.games.laender_toppen.notes import Notes
from mappamundi.games.laender_toppen.placing import consider_placement, judge_field, prefer_field
from mappamundi.games.laender_toppen.racing import HUNDREDTHS, judge_joker, judge_pile, value
from mappamundi.games.laender_toppen.rules import ASSIGN, PLACE, TRICK, State, score

__all__ = ["SIMULATIONS", "WORLDS", "Notes", "consider", "judge", "prefer", "value"]

SIMULATIONS = (0, 0, 0, 0, 0)  # of novice, steady, strong, master and grandmaster: none looks ahead
WORLDS = (0, 4, 10, 200, 2_000)  # novice does what looks best at first sight

# A closed card is a sure point. What an open one is worth in thousandths of a point, by how far
# its pile is then ahead of the highest other: much in a close race, little in one that is lost.
PROSPECTS = (300, 500, 900, 1300, 1500, 1400, 1200, 1100)
FIRST_PROSPECT = -3  # ahead


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


def prospect(s: State, seat: int, continent: int) -> int:
    """What one more open card on this continent promises."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.height[other][continent])
    ahead = s.height[seat][continent] + 1 - most
    return PROSPECTS[min(max(ahead - FIRST_PROSPECT, 0), len(PROSPECTS) - 1)]


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


def consider(s: State, seat: int, notes: Notes) -> None:
    """Take one more imagined world into account, which may be played on."""
    if s.phase == PLACE:
        consider_placement(s, seat, notes)


def judge(s: State, seat: int, action: int, notes: Notes) -> int:
    """The points to expect after an action, in hundredths, by all the worlds considered."""
    if s.phase == PLACE:
        return value(s, seat) + judge_field(s, seat, action, notes)
    if s.phase == TRICK:
        return judge_pile(s, seat, action)
    if s.phase == ASSIGN:
        return prefer_assignment(s, seat, action) * HUNDREDTHS
    return judge_joker(s, seat, action)
