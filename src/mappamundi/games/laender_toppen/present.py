"""How Länder toppen! is written down and shown; what is told of it is in telling.py."""

from __future__ import annotations

import msgspec

from mappamundi.errors import BadNotation
from mappamundi.games.laender_toppen.facts import (
    ALLOWED_FIELDS,
    CARD_IDS,
    CATEGORIES,
    CLOSED,
    CONTINENT_PILES,
    CONTINENT_SIZE,
    CONTINENTS,
    COUNTRY_CARDS,
    FIELDS,
    FIGURES,
    PILE_IDS,
    PILES,
    PRINTED_CONTINENTS,
    ROUNDS,
)
from mappamundi.games.laender_toppen.points import Lying, why
from mappamundi.games.laender_toppen.rules import (
    ASSIGN,
    DEAL,
    JOKERS,
    OVER,
    PLACE,
    REMOVED,
    TRICK,
    State,
    card_in_turn,
    is_alone,
    kinds_after,
    left,
    majority,
    place,
    score,
    takers,
    trick_piles,
    waiting,
)
from mappamundi.games.laender_toppen.telling import tell as tell
from mappamundi.record import HIDDEN, NONE
from mappamundi.sealing import sealed
from mappamundi.told import Counted

PHASES = {
    DEAL: "deal",
    PLACE: "place",
    TRICK: "trick",
    JOKERS: "jokers",
    ASSIGN: "assign",
    OVER: "over",
}
VERBS = {DEAL: "deal", PLACE: "place", TRICK: "lay", JOKERS: "lay", ASSIGN: "assign"}
FIELD_IDS = tuple(str(number) for number in range(1, FIELDS + 1))
UNKNOWN = "?"


def write(s: State, actor: int, action: int) -> str:
    """`deal FR`, `place FR 3`, `lay FR eu`, `lay FR closed`, `lay J1 sa`, `assign RU as`."""
    if s.phase == DEAL:
        return f"deal {CARD_IDS[s.stock[action]]}"
    card = card_in_turn(s, actor, sealed(s, actor))
    return f"{VERBS[s.phase]} {CARD_IDS[card]} {spots(s)[action]}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for in this phase; NONE if it cannot be now."""
    verb, _, what = text.partition(" ")
    card, _, spot = what.partition(" ")
    is_deal = s.phase == DEAL
    if s.phase == OVER or verb != VERBS[s.phase] or card not in CARD_IDS or is_deal != (not spot):
        raise BadNotation("bad-notation", text=text)
    if is_deal:
        rest = [CARD_IDS[each] for each in s.stock[: left(s)] if each >= 0]
        return rest.index(card) if card in rest else NONE
    if spot not in spots(s):
        raise BadNotation("bad-notation", text=text)
    return spots(s).index(spot) if card == next_card(s, actor) else NONE


def spots(s: State) -> tuple[str, ...]:
    """What a card can go to in this phase: fields of the strip, or piles."""
    return FIELD_IDS if s.phase == PLACE else PILE_IDS


def next_card(s: State, seat: int) -> str | None:
    """The card that the seat must decide on now."""
    if s.phase == DEAL or not waiting(s) >> seat & 1:
        return None
    return name(card_in_turn(s, seat, sealed(s, seat)))


def name(card: int) -> str:
    """A card's id, or `?` for one that may not be known."""
    return UNKNOWN if card == HIDDEN else CARD_IDS[card]


class Side(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    held: int  # cards in hand
    is_deciding: bool
    is_ready: bool  # has sealed everything, while others have not
    chosen: list[str]  # fields or piles sealed, `?` for what may not be known
    strip: list[str | None]  # by field: a card, `?` face down, or nothing
    piles: dict[str, list[str]]  # open piles: a continent, or eu-as, and its cards
    closed: list[str]  # the closed pile; an interface shows how many, and these on request
    brings: dict[str, int]  # pile -> its points as things lie now, if it brings any
    points: int  # the sum of these
    place: int
    why: list[Counted]  # what the points are made of


class View(msgspec.Struct, frozen=True):
    """What somebody sitting at the table, or watching, has before them."""

    phase: str
    quick: bool
    early: bool  # Russia and Turkey are assigned when they are laid
    round: int  # from 1
    rounds: int
    stock: int  # cards not dealt
    field: int | None  # the open field, 1 to 12
    takers: list[int]  # seats with the best figure on it
    tricks: list[list[int]]  # by field: the same for every field turned up in this round
    hand: list[str]  # the viewer's own cards
    next: str | None  # the card the viewer must place, lay or assign now
    tasks: dict[str, list[str]]  # all the viewer decides on in this phase, and where it may go
    is_mixed: bool  # of these some must lie open and some closed
    splits: dict[str, int]  # then: every way they may lie, pile by pile -> how many are asked for
    removed: list[str]  # cards out of the game
    figures: dict[str, list[str | None]]  # what is printed on the cards in hand and on strips
    continents: dict[str, list[str]]  # the continents of all cards in sight
    deck: dict[str, int]  # continent -> countries in the deck, as printed on its cards
    sides: list[Side]


def view(known: State, seat: int) -> View:
    """What the seat, or a spectator, is shown of a state redacted for it."""
    s = known
    is_open = 0 <= s.field < FIELDS
    best = takers(s, s.field) if is_open else 0
    hand = [card for card in s.hand[seat] if card != NONE] if seat < s.seats else []
    in_sight = [*hand, *on_strips(s)]
    laid = [card for card, where in enumerate(s.where) if where != NONE]
    spread = lying(s)
    return View(
        phase=PHASES[s.phase],
        quick=bool(s.quick),
        early=bool(s.early),
        round=min(s.round + 1, ROUNDS[s.seats]),
        rounds=ROUNDS[s.seats],
        stock=left(s),
        field=s.field + 1 if is_open else None,
        takers=seats_of(s, best),
        tricks=[seats_of(s, takers(s, field)) for field in range(fields_turned(s))],
        hand=[CARD_IDS[card] for card in hand],
        next=next_card(s, seat) if seat < s.seats else None,
        tasks=tasks(s, seat) if seat < s.seats else {},
        is_mixed=is_mixed(s, seat),
        splits=splits(s, seat) if is_mixed(s, seat) else {},
        removed=spread[REMOVED],
        figures={CARD_IDS[card]: printed(card) for card in in_sight},
        continents={CARD_IDS[card]: continents(card) for card in sorted({*in_sight, *laid})},
        deck=dict(zip(PILE_IDS, CONTINENT_SIZE, strict=False)),
        sides=[side(s, each, spread) for each in range(s.seats)],
    )


def side(s: State, seat: int, spread: Lying) -> Side:
    """What is known of one seat, where the cards lie like this."""
    is_deciding = bool(waiting(s) >> seat & 1)
    chosen = s.sealed[seat][: sealed(s, seat)]
    piles = {PILE_IDS[pile]: spread[seat * PILES + pile] for pile in range(CLOSED)}
    return Side(
        held=sum(card != NONE for card in s.hand[seat]),
        is_deciding=is_deciding,
        is_ready=bool(chosen) and not is_deciding,
        chosen=[UNKNOWN if choice == HIDDEN else spots(s)[choice] for choice in chosen],
        strip=[None if card == NONE else name(card) for card in s.strip[seat]],
        piles={pile: cards for pile, cards in piles.items() if cards},
        closed=spread[seat * PILES + CLOSED],
        brings=brings(s, seat),
        points=score(s, seat),
        place=place(s, seat),
        why=why(s, seat, spread),
    )


def brings(s: State, seat: int) -> dict[str, int]:
    """What each pile of a seat is worth to it; one that others surpass, nothing."""
    points = {PILE_IDS[each]: majority(s, seat, each) for each in range(CONTINENTS)}
    points[PILE_IDS[CLOSED]] = s.height[seat][CLOSED]
    return {pile: each for pile, each in points.items() if each}


def lying(s: State) -> Lying:
    """The cards on every pile, and those out of the game."""
    spread: Lying = [[] for _ in range(REMOVED + 1)]
    for card, where in enumerate(s.where):
        if where != NONE:
            spread[where].append(CARD_IDS[card])
    return spread


def on_strips(s: State) -> list[int]:
    """The cards around the strips whose faces one may know."""
    return [card for row in s.strip[: s.seats] for card in row if card >= 0]


def fields_turned(s: State) -> int:
    """How many fields of the cards placed last lie open."""
    return 0 if s.field == NONE else min(s.field + 1, FIELDS)


def seats_of(s: State, mask: int) -> list[int]:
    """The seats that a bit mask names."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def tasks(s: State, seat: int) -> dict[str, list[str]]:
    """The cards a seat decides on in this phase, in that order, and where each may go."""
    if not s.deciders >> seat & 1:
        return {}
    cards = [card_in_turn(s, seat, turn) for turn in range(s.choices)]
    return {
        CARD_IDS[card]: [name for spot, name in enumerate(spots(s)) if reach(s, card) >> spot & 1]
        for card in cards
    }


def is_mixed(s: State, seat: int) -> bool:
    """Has the seat a trick of several cards to split?"""
    return s.phase == TRICK and s.deciders >> seat & 1 == 1 and s.choices > 1


def splits(s: State, seat: int) -> dict[str, int]:
    """§5.1, §5.3 The ways to split a trick, pile by pile, and how many choices each takes."""
    cards = [card_in_turn(s, seat, turn) for turn in range(s.choices)]
    begun: list[tuple[str, int]] = [("", 0)]
    for card in cards[:-1]:
        begun = [
            (f"{text}{PILE_IDS[pile]} ", made | 1 << pile)
            for text, made in begun
            for pile in range(PILES)
            if trick_piles(s, card) >> pile & 1
        ]
    ways: dict[str, int] = {}
    for text, made in begun:
        piles = trick_piles(s, cards[-1]) & kinds_after(made)
        asked = s.choices - 1 if is_alone(piles) else s.choices
        for pile in range(PILES):
            if piles >> pile & 1:
                ways[text + PILE_IDS[pile]] = asked
    return ways


def reach(s: State, card: int) -> int:
    """Where a card may go, whatever becomes of the others, as a bit mask of fields or piles."""
    if s.phase == PLACE:
        return ALLOWED_FIELDS[card]
    return trick_piles(s, card) if s.phase == TRICK else CONTINENT_PILES[card]


def continents(card: int) -> list[str]:
    """The continents printed on a card."""
    return [PILE_IDS[pile] for pile in PRINTED_CONTINENTS[card]]


def printed(card: int) -> list[str | None]:
    """The six figures of a card in the order of the strip; a joker has none."""
    if card >= COUNTRY_CARDS:
        return []
    return [FIGURES[category][card] for category in range(len(CATEGORIES))]
