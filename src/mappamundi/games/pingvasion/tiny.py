"""What differs in a Pingvasion for two that can be solved exactly: seven cards, one round.

There are no dummies: both neighbours of a seat are the other one, who is given two cards. A hand
is drawn at once, reinforcements and all, so that the order of its cards makes no difference.
"""

from mappamundi.errors import BadNotation
from mappamundi.games.pingvasion.facts import KAMIKAZE, PLAIN
from mappamundi.games.pingvasion.notation import CARD_IDS, CARD_OF, VERBS, is_chance, verb
from mappamundi.games.pingvasion.rules import PASS, State
from mappamundi.record import HIDDEN, NONE, Seat
from mappamundi.rows import find

AREAS = 2
AREA_NAMES = ("antarctica", "desert")
AREA_LETTERS = ("a", "d")
AREA_SIZE = 4
CARDS = 2 * AREA_SIZE - 1  # no 8 in the desert
RULEBOOK_VALUES = (1, 2, 5, 8)
PRINTED_VALUES = (1, 2, 5, 8)
RULEBOOK_ABILITIES = (PLAIN, KAMIKAZE, PLAIN, PLAIN)
PRINTED_ABILITIES = (PLAIN, KAMIKAZE, PLAIN, PLAIN)

SEATS = 2
ROUNDS = 1
DUEL = 1  # no game of two is one with dummies
OUTCOMES = CARDS * (CARDS - 1) * (CARDS - 2) // 6  # hands


def drawer(s: State) -> int:
    """§2.1 Who draws the next hand."""
    return s.drawn


def outcomes(s: State) -> int:
    """A hand of those not drawn."""
    return s.left * (s.left - 1) * (s.left - 2) // 6


def reinforce(s: State, pick: int) -> None:
    """§2.1, §2.2 A hand; in it and in the stock lower cards come first, which says nothing."""
    for third in range(2, s.left):
        for second in range(1, third):
            for first in range(second):
                if pick == 0:
                    s.hand[s.drawn][0] = s.stock[first]
                    s.hand[s.drawn][1] = s.stock[second]
                    s.hand[s.drawn][2] = s.stock[third]
                pick -= 1
    s.held[s.drawn] = 3
    kept = 0
    for i in range(s.left):
        card = s.stock[i]
        s.stock[i] = NONE
        if find(s.hand[s.drawn], card, 0, 3) == NONE:
            s.stock[kept] = card
            kept += 1
    s.left = kept
    s.drawn += 1
    if s.drawn == s.seats:
        s.drawn = 0
        s.phase = PASS


def hide_hand(s: State, seat: Seat, chair: int) -> None:
    """§8.2 Of the other hand one knows the cards one gave; they are moved to the front."""
    known = 0
    for i in range(s.held[chair]):
        card = s.hand[chair][i]
        s.hand[chair][i] = HIDDEN
        if seat < s.seats and (card == s.gift[seat][0] or card == s.gift[seat][1]):
            s.hand[chair][known] = card
            known += 1


def write(s: State, actor: int, action: int) -> str:
    """`draw a1a a2a d3a`, `left a1a`, `right d3a`, `play a2a`."""
    from mappamundi.games.pingvasion.rules import reinforce

    if not is_chance(s):
        return f"{verb(s, actor)} {CARD_IDS[s.deck][action]}"
    after = s.copy()
    reinforce(after, action)
    drawn = [CARD_IDS[s.deck][card] for card in after.hand[s.drawn][: after.held[s.drawn]]]
    return " ".join([VERBS[s.phase], *drawn])


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for in this phase."""
    from mappamundi.games.pingvasion.rules import outcomes

    if is_chance(s):
        hands = [write(s, actor, pick) for pick in range(outcomes(s))]
        return hands.index(text) if text in hands else NONE
    word, _, what = text.partition(" ")
    if word != verb(s, actor) or what not in CARD_OF[s.deck]:
        raise BadNotation("bad-notation", text=text)
    return CARD_OF[s.deck][what]
