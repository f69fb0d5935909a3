"""What somebody at the table of Pingvasion, or watching, has before them."""

from __future__ import annotations

import msgspec

from mappamundi.games.pingvasion.facts import (
    AREA,
    AREA_NAMES,
    AREAS,
    CARDS,
    DUEL,
    FIRST_DUMMY,
    GIFTS,
    PILE,
    REINFORCEMENTS,
    ROUNDS,
    START_CARDS,
)
from mappamundi.games.pingvasion.notation import ABILITIES, CARD_IDS, DECKS
from mappamundi.games.pingvasion.points import counting, held, why
from mappamundi.games.pingvasion.rules import (
    DEAL,
    DESTROYED,
    DRAW,
    EARLY,
    EARLY_DUMMIES,
    LATE,
    LATE_DUMMIES,
    OVER,
    PASS,
    TAP,
    State,
    area_score,
    chairs,
    closed,
    closed_card,
    group_at_turn,
    has_majority,
    left_of,
    place,
    right_of,
)
from mappamundi.record import NONE
from mappamundi.sealing import sealed
from mappamundi.told import Counted

PHASES = {
    DEAL: "deal",
    DRAW: "draw",
    PASS: "pass",
    TAP: "tap",
    EARLY: "early",
    EARLY_DUMMIES: "early-dummies",
    LATE: "late",
    LATE_DUMMIES: "late-dummies",
    OVER: "over",
}


class Gift(msgspec.Struct, frozen=True):
    """A card that went from one chair to another in the last passing."""

    giver: int
    taker: int
    card: str


class Side(msgspec.Struct, frozen=True):
    """What lies before one chair."""

    dummy: bool
    held: int  # cards in hand, or the dummy's pile
    pile: int  # cards still to be drawn as reinforcements; 0 for a dummy
    received: int  # cards a dummy was given since its last shuffle
    known: list[str]  # of its closed cards: all of one's own, and what one gave; all at the end
    ready: bool  # has chosen
    twins: bool  # plays two cards, because of Ninja twins
    late: bool  # plays after the others have revealed, because of a Scout
    shown: list[str]  # revealed in this round, or the last one until it is time to play again
    tableau: list[list[str]]  # by area
    strength: list[int]  # by area
    majority: list[bool]  # by area
    worth: list[int]  # by area: points of the cards known, as the tableaus stand
    points: int
    place: int | None  # at the end
    counting: list[str]  # of the closed cards known, those that bring points as things stand
    why: list[Counted]  # what the points are made of


class View(msgspec.Struct, frozen=True):
    """What somebody sitting at the table, or watching, has before them."""

    phase: str
    round: int  # from 1
    rounds: int
    deck: str
    areas: list[str]
    order: list[int]  # the chairs as they sit, clockwise, from the viewer's
    left: int | None  # the viewer's neighbours
    right: int | None
    hand: list[str]  # the viewer's own cards
    chosen: list[str]  # what the viewer has sealed: for the left and the right, or to play
    to_choose: int  # how many cards the viewer chooses in this phase
    gave: list[Gift]  # what the viewer passed last, or lies with the dummies since their shuffle
    got: list[Gift]  # what was passed to the viewer
    destroyed: list[str]
    chairs: list[Side]
    abilities: dict[str, str]  # of the cards of the deck that have one


def view(known: State, seat: int) -> View:
    """What the seat, or a spectator, is shown of a state redacted for it."""
    s = known
    is_seated = seat < s.seats
    passed = gifts(s)
    laid = tableaus(s)
    return View(
        phase=PHASES[s.phase],
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        deck=DECKS[s.deck],
        areas=list(AREA_NAMES),
        order=clockwise(s, seat if is_seated else 0),
        left=left_of(s, seat) if is_seated else None,
        right=right_of(s, seat) if is_seated else None,
        hand=names(s, sorted(hand(s, seat))) if is_seated else [],
        chosen=names(s, [card for card in s.sealed[seat] if card != NONE]) if is_seated else [],
        to_choose=to_choose(s, seat) if is_seated else 0,
        gave=[gift for gift in passed if gift.giver == seat],
        got=[gift for gift in passed if gift.taker == seat],
        destroyed=names(s, [card for card in range(CARDS) if s.laid[card] == DESTROYED]),
        chairs=[chair_view(s, chair, laid[chair]) for chair in range(chairs(s))],
        abilities=ABILITIES[s.deck],
    )


def clockwise(s: State, first: int) -> list[int]:
    """All chairs as they sit."""
    order = [first]
    while left_of(s, order[-1]) != first:
        order.append(left_of(s, order[-1]))
    return order


def hand(s: State, chair: int) -> list[int]:
    """The closed cards of a chair, known or not."""
    return [closed_card(s, chair, i) for i in range(closed(s, chair))]


def names(s: State, cards: list[int]) -> list[str]:
    """The ids of these cards."""
    return [CARD_IDS[s.deck][card] for card in cards]


def is_dummy(s: State, chair: int) -> bool:
    """Is this chair one of the dummies of the game for two?"""
    return s.seats == DUEL and chair >= FIRST_DUMMY


def to_choose(s: State, seat: int) -> int:
    """How many cards the seat chooses in this phase."""
    if s.phase == PASS:
        return GIFTS
    if s.phase in (EARLY, LATE) and s.scouts[seat] == group_at_turn(s):
        return 1 + s.twins[seat]
    return 0


def is_ready(s: State, chair: int) -> bool:
    """Has this chair done what is asked of it in this phase?"""
    if s.phase not in (PASS, EARLY, LATE):
        return False
    if s.phase != PASS and s.shown[chair][0] != NONE:
        return True
    return not is_dummy(s, chair) and 0 < to_choose(s, chair) == sealed(s, chair)


def gifts(s: State) -> list[Gift]:
    """The cards passed last, and those lying with dummies, as far as they are known."""
    passed = [
        (giver, taker, card)
        for giver in range(s.seats)
        for taker, card in zip((left_of(s, giver), right_of(s, giver)), s.gift[giver], strict=True)
    ]
    passed += [
        (i % DUEL, FIRST_DUMMY + dummy, card)
        for dummy, row in enumerate(s.received)
        for i, card in enumerate(row)
    ]
    ids = CARD_IDS[s.deck]
    return [Gift(giver, taker, ids[card]) for giver, taker, card in passed if card >= 0]


def pile(s: State, chair: int) -> int:
    """How many cards a seat has not drawn yet of those dealt to it."""
    if s.phase == DEAL:
        return PILE - s.held[chair]
    rounds_drawn = s.round if s.phase in (DRAW, OVER) else s.round + 1
    left = PILE - START_CARDS - rounds_drawn * REINFORCEMENTS
    if s.phase == DRAW:
        left -= min(max(s.drawn - chair * REINFORCEMENTS, 0), REINFORCEMENTS)
    return left


def chair_view(s: State, chair: int, laid: list[list[str]]) -> Side:
    """What is seen of one chair, which has laid these cards by area."""
    dummy = is_dummy(s, chair)
    cards = held(s, chair)
    worth = [area_score(s, chair, area) if cards[area] else 0 for area in range(AREAS)]
    counts = [counting(s, chair, area, cards[area]) for area in range(AREAS)]
    return Side(
        dummy=dummy,
        held=s.held[chair] + (s.fresh[chair - FIRST_DUMMY] if dummy else 0),
        pile=0 if dummy else pile(s, chair),
        received=s.got[chair - FIRST_DUMMY] if dummy else 0,
        known=names(s, [card for row in cards for card in row]),
        ready=is_ready(s, chair),
        twins=s.twins[chair] == 1,
        late=s.scouts[chair] == 1,
        shown=names(s, [card for card in s.shown[chair] if card != NONE]),
        tableau=laid,
        strength=s.strength[chair][:],
        majority=[has_majority(s, chair, area) for area in range(AREAS)],
        worth=worth,
        points=sum(worth),
        place=place(s, chair) if s.phase == OVER else None,
        counting=names(s, [card for row in counts for card in row]),
        why=why(s, chair, cards, worth),
    )


def tableaus(s: State) -> list[list[list[str]]]:
    """The cards that every chair has laid, by area, rising."""
    laid: list[list[list[str]]] = [[[] for _ in range(AREAS)] for _ in range(chairs(s))]
    for card, chair in enumerate(s.laid):
        if chair >= 0 and chair != DESTROYED:
            laid[chair][AREA[card]].append(CARD_IDS[s.deck][card])
    return laid
