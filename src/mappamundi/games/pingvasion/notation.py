"""How Pingvasion is written down: card ids and actions."""

from __future__ import annotations

from mappamundi.errors import BadNotation
from mappamundi.games.pingvasion.facts import (
    ABILITY,
    AREA,
    AREA_LETTERS,
    AREA_SIZE,
    CARDS,
    FIRST_DUMMY,
    KAMIKAZE,
    NINJA_TWINS,
    SCOUT,
    VALUE,
)
from mappamundi.games.pingvasion.rules import (
    DEAL,
    DRAW,
    EARLY,
    EARLY_DUMMIES,
    LATE,
    LATE_DUMMIES,
    PASS,
    TAP,
    State,
    next_dummy,
    tapped,
)
from mappamundi.record import NONE
from mappamundi.sealing import sealed

DECKS = ("rulebook", "printed")
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
