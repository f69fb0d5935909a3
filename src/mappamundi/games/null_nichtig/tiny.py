"""What differs in a Null & Nichtig for two that can be solved exactly: seven cards, one round.

A hand is dealt in one draw, so that the order of its cards makes no difference.
"""

from mappamundi.errors import BadNotation
from mappamundi.games.null_nichtig.cards import CARD_IDS, CARD_OF, names
from mappamundi.games.null_nichtig.present import VERBS
from mappamundi.games.null_nichtig.rules import DEAL, LAY, State, hand_size
from mappamundi.record import NONE
from mappamundi.rows import swap

COLOURS = 2
COLOUR_LETTERS = ("b", "g")
HIGHEST = 3
COLOUR_SIZE = HIGHEST + 1
CARDS = 2 * COLOUR_SIZE - 1  # green has no 3
NUMBER = tuple(card % COLOUR_SIZE for card in range(CARDS))

SEATS = 2
CROWDED = SEATS  # so that everyone has the fewer cards: three, one of which is laid at the start
CROWDED_HAND = 3
CROWDED_START_CARDS = 1
OUTCOMES = CARDS * (CARDS - 1) * (CARDS - 2) // 6  # hands


def setup(s: State, seats: int, teams: int, to_target: int, target: int) -> None:
    """§1.1 A full pack; the first seat leads."""
    s.seats = seats
    s.phase = DEAL
    for card in range(CARDS):
        s.cards[card] = card


def outcomes(s: State) -> int:
    """A hand of those not dealt."""
    rest = CARDS - s.dealt
    return rest * (rest - 1) * (rest - 2) // 6


def deal(s: State, pick: int) -> None:
    """§2.1 The next hand; in it and in the rest lower cards come first, which says nothing."""
    base = s.dealt
    for third in range(2, CARDS - base):
        for second in range(1, third):
            for first in range(second):
                if pick == 0:
                    for i in range(3):
                        place = base + (first, second, third)[i]
                        while place > base + i:
                            swap(s.cards, place, place - 1)
                            place -= 1
                pick -= 1
    s.held[base // hand_size(s)] = hand_size(s)
    s.dealt += hand_size(s)
    if s.dealt == hand_size(s) * s.seats:
        s.phase = LAY


def is_last_round(s: State) -> bool:
    """§6.1 There is one."""
    return True


def write(s: State, actor: int, action: int) -> str:
    """`deal b0a b2 g1`, `lay b2`, `play b2`."""
    from mappamundi.games.null_nichtig.rules import deal

    if s.phase != DEAL:
        return f"{VERBS[s.phase]} {CARD_IDS[action]}"
    after = s.copy()
    deal(after, action)
    return " ".join([VERBS[DEAL], *names(after.cards[s.dealt : after.dealt])])


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for in this phase."""
    from mappamundi.games.null_nichtig.rules import outcomes

    if s.phase == DEAL:
        hands = [write(s, actor, pick) for pick in range(outcomes(s))]
        return hands.index(text) if text in hands else NONE
    verb, _, what = text.partition(" ")
    if verb != VERBS.get(s.phase) or what not in CARD_OF:
        raise BadNotation("bad-notation", text=text)
    return CARD_OF[what]
