"""How Pingvasion is written down, shown and told."""

from __future__ import annotations

import msgspec

from mappamundi.errors import BadNotation
from mappamundi.games.pingvasion.facts import (
    ABILITY,
    AREA,
    AREA_LETTERS,
    AREA_NAMES,
    AREA_SIZE,
    AREAS,
    CARDS,
    DUEL,
    FIRST_DUMMY,
    GIFTS,
    KAMIKAZE,
    NINJA_TWINS,
    PILE,
    REINFORCEMENTS,
    ROUNDS,
    SCOUT,
    START_CARDS,
    TAPPER,
    VALUE,
)
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
    drawer,
    has_majority,
    is_late_group,
    left_of,
    next_dummy,
    place,
    right_of,
    score,
    tapped,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.sealing import sealed
from mappamundi.told import Told

DECKS = ("rulebook", "printed")
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
VERBS = {
    DEAL: "draw",
    DRAW: "draw",
    TAP: "tap",
    EARLY: "play",
    EARLY_DUMMIES: "reveal",
    LATE: "play",
    LATE_DUMMIES: "reveal",
}
SIDES = ("left", "right")
COPIES = "abcd"  # the cards of one area and value
ABILITY_NAMES = {NINJA_TWINS: "ninja-twins", KAMIKAZE: "kamikaze", SCOUT: "scout"}


def card_id(deck: int, card: int) -> str:
    """m5b is the second 5 of the moon; where only one of a pair has an ability, it is the first."""
    value = VALUE[deck][card]
    copy = VALUE[deck][AREA[card] * AREA_SIZE : card].count(value)
    return f"{AREA_LETTERS[AREA[card]]}{value}{COPIES[copy]}"


CARD_IDS = tuple(tuple(card_id(deck, card) for card in range(CARDS)) for deck in range(len(DECKS)))
ABILITIES = tuple(
    {ids[card]: ABILITY_NAMES[ABILITY[deck][card]] for card in range(CARDS) if ABILITY[deck][card]}
    for deck, ids in enumerate(CARD_IDS)
)
CARD_OF = tuple({name: card for card, name in enumerate(ids)} for ids in CARD_IDS)


def verb(s: State, actor: int) -> str:
    """The word for what is done now; a card is passed to the left first, then to the right."""
    if s.phase == PASS:
        return SIDES[1 if actor < s.seats and sealed(s, actor) > 0 else 0]
    return VERBS[s.phase]


def source(s: State) -> list[int]:
    """The cards NATURE draws from: those not drawn yet, or a dummy's shuffled pile."""
    if s.phase <= DRAW:
        return s.stock[: s.left]
    dummy = tapped(s) if s.phase == TAP else next_dummy(s)
    return s.stock[: s.left] if s.fresh[dummy - FIRST_DUMMY] else s.hand[dummy][: s.held[dummy]]


def is_chance(s: State) -> bool:
    """Is the action now a draw?"""
    return s.phase not in (PASS, EARLY, LATE)


def write(s: State, actor: int, action: int) -> str:
    """`draw m5a`, `left m5a`, `right c2a`, `tap m5a`, `play a1a`, `reveal m5a`."""
    card = source(s)[action] if is_chance(s) else action
    return f"{verb(s, actor)} {CARD_IDS[s.deck][card]}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for in this phase."""
    word, _, what = text.partition(" ")
    words = SIDES if s.phase == PASS else (VERBS.get(s.phase),)
    if word not in words or what not in CARD_OF[s.deck]:
        raise BadNotation("bad-notation", text=text)
    card = CARD_OF[s.deck][what]
    if is_chance(s):
        cards = source(s)
        return cards.index(card) if card in cards else NONE
    return card if word == verb(s, actor) else NONE


class Gift(msgspec.Struct, frozen=True):
    """A card that went from one chair to another in the last passing."""

    giver: int
    taker: int
    card: str


class Chair(msgspec.Struct, frozen=True):
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
    chairs: list[Chair]
    abilities: dict[str, str]  # of the cards of the deck that have one


def view(known: State, seat: int) -> View:
    """What the seat, or a spectator, is shown of a state redacted for it."""
    s = known
    is_seated = seat < s.seats
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
        gave=[gift for gift in gifts(s) if gift.giver == seat],
        got=[gift for gift in gifts(s) if gift.taker == seat],
        destroyed=names(s, [card for card in range(CARDS) if s.laid[card] == DESTROYED]),
        chairs=[chair_view(s, chair) for chair in range(chairs(s))],
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
    """Card ids."""
    return [CARD_IDS[s.deck][card] for card in cards]


def is_dummy(s: State, chair: int) -> bool:
    """Is this chair one of the dummies of the game for two?"""
    return s.seats == DUEL and chair >= FIRST_DUMMY


def to_choose(s: State, seat: int) -> int:
    """How many cards the seat chooses in this phase."""
    if s.phase == PASS:
        return GIFTS
    if s.phase in (EARLY, LATE) and s.scouts[seat] == is_late_group(s):
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


def chair_view(s: State, chair: int) -> Chair:
    """What is seen of one chair."""
    dummy = is_dummy(s, chair)
    worth = [area_score(s, chair, area) for area in range(AREAS)]
    return Chair(
        dummy=dummy,
        held=s.held[chair] + (s.fresh[chair - FIRST_DUMMY] if dummy else 0),
        pile=0 if dummy else pile(s, chair),
        received=s.got[chair - FIRST_DUMMY] if dummy else 0,
        known=names(s, sorted(card for card in hand(s, chair) if card != HIDDEN)),
        ready=is_ready(s, chair),
        twins=s.twins[chair] == 1,
        late=s.scouts[chair] == 1,
        shown=names(s, [card for card in s.shown[chair] if card != NONE]),
        tableau=[tableau(s, chair, area) for area in range(AREAS)],
        strength=s.strength[chair][:],
        majority=[has_majority(s, chair, area) for area in range(AREAS)],
        worth=worth,
        points=sum(worth),
        place=place(s, chair) if s.phase == OVER else None,
    )


def tableau(s: State, chair: int, area: int) -> list[str]:
    """The cards a chair has laid in an area, rising."""
    cards = [card for card in range(CARDS) if AREA[card] == area and s.laid[card] == chair]
    return names(s, cards)


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase <= DRAW:
        return tell_draw(before, after, action)
    if before.phase == PASS:
        return tell_gift(before, after, actor, action)
    if before.phase == TAP:
        return tell_tap(before, after, action) + tell_reshuffles(before, after)
    return tell_troops(before, after, actor, action) + tell_reshuffles(before, after)


def tell_draw(before: State, after: State, action: int) -> list[Told]:
    """The two cards somebody has just drawn, to themselves; the start of the first round."""
    told = []
    if action != HIDDEN and before.drawn % REINFORCEMENTS == REINFORCEMENTS - 1:
        seat = drawer(before)
        cards = names(after, hand(after, seat)[-REINFORCEMENTS:])
        told.append(Told("pingvasion-drew", {"seat": seat, "cards": cards}))
    if before.phase == DEAL and after.phase == DRAW:
        told.append(Told("pingvasion-round", {"round": 1, "rounds": ROUNDS}))
    return told


def tell_gift(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A seat has chosen a card to pass; with the last one, what came and went."""
    told = []
    side = sealed(before, actor)
    if action != HIDDEN:
        taker = right_of(before, actor) if side else left_of(before, actor)
        card = CARD_IDS[before.deck][action]
        told.append(Told("pingvasion-chose-gift", {"seat": actor, "seat_to": taker, "card": card}))
    if side + 1 == GIFTS:
        told.append(Told("pingvasion-ready", {"seat": actor}))
    if after.phase != PASS:
        told.append(Told("pingvasion-passed"))
        told += tell_passed(before, after)
    return told


def tell_passed(before: State, after: State) -> list[Told]:
    """The cards that have just changed hands, to their givers and takers."""
    old = gifts(before) if before.seats == DUEL else []
    return [
        Told("pingvasion-gave", {"seat": gift.giver, "seat_to": gift.taker, "card": gift.card})
        for gift in gifts(after)
        if gift not in old
    ]


def tell_tap(before: State, after: State, action: int) -> list[Told]:
    """The card a person drew from a dummy, to themselves."""
    if action == HIDDEN:
        return []
    seat = TAPPER[before.drawn]
    card = CARD_IDS[after.deck][hand(after, seat)[-1]]
    return [Told("pingvasion-tapped", {"seat": seat, "seat_dummy": tapped(before), "card": card})]


def tell_reshuffles(before: State, after: State) -> list[Told]:
    """A dummy's pile was empty."""
    return [
        Told("pingvasion-reshuffled", {"seat": FIRST_DUMMY + dummy, "count": before.got[dummy]})
        for dummy in range(len(before.got))
        if after.got[dummy] < before.got[dummy]
    ]


def tell_troops(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A seat has chosen what to play; with the last of a group, all its cards are open."""
    told = []
    if before.phase in (EARLY, LATE):
        if action != HIDDEN:
            card = CARD_IDS[before.deck][action]
            told.append(Told("pingvasion-chose", {"seat": actor, "card": card}))
        if sealed(before, actor) + 1 == to_choose(before, actor):
            told.append(Told("pingvasion-ready", {"seat": actor}))
    for chair in range(chairs(after)):
        cards = [card for card in after.shown[chair] if card not in before.shown[chair]]
        if cards:
            told.append(Told("pingvasion-revealed", {"seat": chair, "cards": names(after, cards)}))
    return told + tell_round(before, after) if after.round > before.round else told


def tell_round(before: State, after: State) -> list[Told]:
    """What the abilities did, and then the next round, or the end."""
    told = []
    for chair in shown_by(after, KAMIKAZE):
        told.append(Told("pingvasion-struck", {"seat": chair}))
    for chair in range(chairs(after)):
        lost = [card for card in after.shown[chair] if card >= 0 and after.laid[card] == DESTROYED]
        if lost:
            told.append(Told("pingvasion-destroyed", {"seat": chair, "cards": names(after, lost)}))
    if after.phase == OVER:
        return told + tell_scores(after)
    return told + tell_effects(after)


def tell_effects(after: State) -> list[Told]:
    """What the cards of the last round mean for the next."""
    told = [
        Told("pingvasion-will-play-two", {"seat": chair}) for chair in shown_by(after, NINJA_TWINS)
    ]
    scouting = shown_by(after, SCOUT)
    if len(scouting) == chairs(after):
        told.append(Told("pingvasion-nobody-waits"))
    else:
        told += [Told("pingvasion-will-wait", {"seat": chair}) for chair in scouting]
    told.append(Told("pingvasion-round", {"round": after.round + 1, "rounds": ROUNDS}))
    return told


def shown_by(s: State, ability: int) -> list[int]:
    """The chairs that have revealed this ability in the round."""
    return [
        chair
        for chair in range(chairs(s))
        if any(card != NONE and ABILITY[s.deck][card] == ability for card in s.shown[chair])
    ]


def tell_scores(after: State) -> list[Told]:
    """The score sheet: every chair in every area, then the totals."""
    told = [
        Told("pingvasion-scored-area", area_line(after, chair, area))
        for area in range(AREAS)
        for chair in range(chairs(after))
        if after.strength[chair][area]
    ]
    for chair in range(chairs(after)):
        total = {"seat": chair, "points": score(after, chair), "place": place(after, chair)}
        told.append(Told("pingvasion-scored", {**total, "cards": names(after, hand(after, chair))}))
    return told


def area_line(s: State, chair: int, area: int) -> dict[str, int | str | list[str] | list[int]]:
    """One cell of the score sheet."""
    return {
        "seat": chair,
        "area": AREA_NAMES[area],
        "strength": s.strength[chair][area],
        "majority": "yes" if has_majority(s, chair, area) else "no",
        "points": area_score(s, chair, area),
    }
