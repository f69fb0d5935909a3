"""Państwa: four dice, and the tile that matches them best. Clauses (§) are those of RULES.md."""

from mappamundi.circle import clockwise
from mappamundi.draws import draw, stream
from mappamundi.games.panstwa.facts import (
    BACK,
    COPY,
    DICE,
    DISPLAY,
    FEW_SEATS,
    FEW_SEATS_ROLLS,
    SEATS,
    SIDES,
    SPOTS,
    TILES,
)
from mappamundi.record import HIDDEN, NATURE, NONE, Action, Actor, Record, Seat, cells
from mappamundi.rows import locate, place_by_most, swap

LOT = 0  # who rolls first is drawn
REFILL = 1  # tiles come from the stack to the table, one draw each
ROLL = 2  # the dice come to rest, one draw each
GRAB = 3  # every seat takes a tile
OVER = 4


class State(Record, bits=32):
    """Everything there is to know about a game."""

    seats: int = 0
    race: int = 0  # 1: whoever comes first takes; 0: from the roller on, one after another
    phase: int = LOT
    round: int = 0  # rounds finished
    roller: int = 0  # seat that rolls the dice of this round
    left: int = TILES  # tiles in the stack
    rolled: int = 0  # dice that lie still
    grabbed: int = 0  # seats that have their tile
    stack: list[int] = cells(TILES)  # the first `left` are in the stack, in no order that matters
    back: list[int] = cells(TILES)  # tile -> its symbols, bit `die × 6 + side` for each
    display: list[int] = cells(SPOTS, fill=NONE)  # the tiles on the table, by their spot
    dice: list[int] = cells(DICE, fill=NONE)  # side that each die shows
    taken: list[int] = cells(SEATS, fill=NONE)  # tile that each seat has taken in this round
    past: list[int] = cells(DICE, fill=NONE)  # the dice of the last finished round
    turned: list[int] = cells(SEATS, fill=NONE)  # the tiles turned at its end, by seat
    scored: list[int] = cells(SEATS)  # the points of that round
    total: list[int] = cells(SEATS)  # points of all finished rounds


def setup(s: State, seats: int, race: int) -> None:
    """§1.1 All tiles in the stack; the first roller is still to be drawn."""
    s.seats = seats
    s.race = race
    for tile in range(TILES):
        s.stack[tile] = tile
        s.back[tile] = BACK[tile]


def rounds(s: State) -> int:
    """§6.1 Everyone rolls once, with two or three seats twice."""
    return s.seats * FEW_SEATS_ROLLS if s.seats <= FEW_SEATS else s.seats


def waiting(s: State) -> int:
    """Who must decide now, as a bit mask."""
    if s.phase < GRAB:
        return 1 << NATURE
    if s.phase == OVER:
        return 0
    return empty_handed(s) if s.race else 1 << clockwise(s, s.roller, s.grabbed)


def empty_handed(s: State) -> int:
    """§3.2 The seats that have not taken a tile yet."""
    mask = 0
    for seat in range(s.seats):
        if s.taken[seat] == NONE:
            mask |= 1 << seat
    return mask


def outcomes(s: State) -> int:
    """A first roller, a tile of the stack, or a side of a die."""
    if s.phase == ROLL:
        return SIDES
    return s.left if s.phase == REFILL else s.seats


def legal(s: State, seat: Seat, out: list[int]) -> int:
    """§3.1 Any spot where a tile still lies."""
    count = 0
    for spot in range(DISPLAY[s.seats]):
        out[count] = spot  # without a branch: half the spots are empty at random
        count += s.display[spot] != NONE
    return count


def is_legal(s: State, seat: Actor, action: Action) -> bool:
    """May this seat take from this spot now?"""
    if not waiting(s) >> seat & 1:
        return False
    if seat == NATURE:
        return 0 <= action < outcomes(s)
    return 0 <= action < DISPLAY[s.seats] and s.display[action] != NONE


def apply(s: State, seat: Actor, action: Action) -> None:
    """Do what was chosen or drawn."""
    if s.phase == GRAB:
        take(s, seat, action)
    elif s.phase == ROLL:
        roll(s, action)
    elif s.phase == REFILL:
        lay(s, action)
    else:
        s.roller = action  # §2.1 by lot
        s.phase = REFILL


def is_full(s: State) -> bool:
    """§1.2, §5.2 Has the stack given what lies on the table and what was taken before?"""
    return TILES - s.left == DISPLAY[s.seats] + s.round * s.seats


def lay(s: State, pick: int) -> None:
    """§1.2, §5.2 A tile from the stack, picture up, fills the first gap."""
    s.left -= 1
    swap(s.stack, pick, s.left)
    s.display[locate(s.display, NONE, 0)] = s.stack[s.left]
    if is_full(s):
        s.phase = ROLL


def roll(s: State, side: int) -> None:
    """§2.2 When the last of the four dice lies still, tiles may be taken."""
    s.dice[s.rolled] = side
    s.rolled += 1
    if s.rolled == DICE:
        s.phase = GRAB


def take(s: State, seat: Seat, spot: int) -> None:
    """§3.1 One tile, at once and for good; §4.1 with the last one all are turned."""
    s.taken[seat] = s.display[spot]
    s.display[spot] = NONE
    s.grabbed += 1
    if s.grabbed == s.seats:
        end_round(s)


def matches(s: State, tile: int) -> int:
    """§4.2 A point for each die whose symbol is on the back of the tile."""
    points = 0
    for die in range(DICE):
        points += s.back[tile] >> (die * SIDES + s.dice[die]) & 1
    return points


def end_round(s: State) -> None:
    """§4, §5 Turn and score; what was taken leaves the game, and the next seat rolls."""
    for seat in range(s.seats):
        s.scored[seat] = matches(s, s.taken[seat])
        s.total[seat] += s.scored[seat]
        s.turned[seat] = s.taken[seat]
        s.taken[seat] = NONE
    for die in range(DICE):
        s.past[die] = s.dice[die]
        s.dice[die] = NONE
    s.rolled = 0
    s.grabbed = 0
    s.round += 1
    if s.round == rounds(s):
        s.phase = OVER
    else:
        s.roller = clockwise(s, s.roller, 1)
        s.phase = REFILL


def score(s: State, seat: Seat) -> int:
    """§4.2 Points of the finished rounds."""
    return s.total[seat]


def place(s: State, seat: Seat) -> int:
    """§6.2 1 for the most points; equals share a place."""
    return place_by_most(s.total, s.seats, seat)


def unseen(s: State) -> int:
    """§8.1 How many tiles nobody has turned: every finished round turned one a seat."""
    return TILES - s.round * s.seats


def unseen_tile(s: State, index: int) -> int:
    """A tile nobody has turned, by its number through the stack, the table and the hands."""
    if index < s.left:
        return s.stack[index]
    index -= s.left
    for spot in range(SPOTS):
        if s.display[spot] != NONE:
            if index == 0:
                return s.display[spot]
            index -= 1
    seat = 0
    while s.taken[seat] == NONE or index > 0:
        index -= s.taken[seat] != NONE
        seat += 1
    return s.taken[seat]


def reason(s: State) -> int:
    """§6.1 There is one way to end: everyone has rolled."""
    return 0


def redact(s: State, seat: Seat) -> None:
    """§8.1 Blank every back that has not been turned: the same for all, whoever holds the tile."""
    for i in range(unseen(s)):
        s.back[unseen_tile(s, i)] = HIDDEN


def sees(s: State, seat: Seat, actor: Actor, action: Action) -> bool:
    """§8.2 All that is drawn, rolled and taken lies open."""
    return True


def imagine(s: State, seat: Seat, seed: int) -> None:
    """Give the unseen backs to the unseen tiles, every way equally likely."""
    fill_backs(s)
    key = stream(seed, 0)
    for i in range(unseen(s) - 1, 0, -1):
        swap(s.back, unseen_tile(s, i), unseen_tile(s, draw(key, i, i + 1)))


def fill_backs(s: State) -> None:
    """Put the backs that nobody has seen into the blanks."""
    blank = 0
    for tile in range(TILES):
        if held(s, BACK[tile]) == COPY[tile]:  # as many as came before this one: it is missing
            while s.back[blank] != HIDDEN:
                blank += 1
            s.back[blank] = BACK[tile]


def held(s: State, symbols: int) -> int:
    """How many backs in the state have exactly these symbols."""
    count = 0
    for tile in range(TILES):
        if s.back[tile] == symbols:
            count += 1
    return count
