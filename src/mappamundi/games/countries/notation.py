"""How Countries is written down: cards by their ISO codes, and every action."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.errors import BadNotation
from mappamundi.games.countries.facts import CARDS, CATEGORY_WORDS, CODES, GUESS_OF
from mappamundi.games.countries.rules import (
    CATEGORY,
    DEAL,
    DOUBT,
    GUESS,
    LOT,
    PLACE,
    PLAY,
    TOP,
    State,
)
from mappamundi.record import NONE

CARD_OF = {code: card for card, code in enumerate(CODES)}
DOUBT_TEXT = "doubt"
VERBS = {
    DEAL: "deal",
    CATEGORY: "category",
    TOP: "top",
    LOT: "first",
    GUESS: "guess",
    PLAY: "card",
    PLACE: "at",
}
GUESS_TEXTS = tuple(map(str, GUESS_OF))
SPOTS = tuple(str(spot) for spot in range(1, CARDS + 1))


def write(s: State, actor: int, action: int) -> str:
    """`deal IS`, `category area`, `top IS`, `first 2`, `guess 5100000`, `card IS`, `at 3`, …"""
    if s.phase == PLAY and action == DOUBT:
        return DOUBT_TEXT
    return f"{VERBS[s.phase]} {objects(s)[action]}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for; one of another moment is none that is legal."""
    if text == DOUBT_TEXT:
        return DOUBT if s.phase == PLAY else NONE
    verb, _, what = text.partition(" ")
    if verb not in VERBS.values() or not is_object(what):
        raise BadNotation("bad-notation", text=text)
    if verb != VERBS.get(s.phase) or what not in objects(s):
        return NONE
    return objects(s).index(what)


def objects(s: State) -> Sequence[str]:
    """What the verb of this moment can be said of, in the order of the actions."""
    if s.phase == PLAY:
        return CODES
    if s.phase == PLACE:
        return SPOTS
    if s.phase == GUESS:
        return GUESS_TEXTS
    if s.phase == LOT:
        return [str(seat) for seat in lots(s)]
    if s.phase == CATEGORY:
        return [CATEGORY_WORDS[each] for each in s.order[s.finished :]]
    return [CODES[card] for card in s.stock[: s.pile]]


def is_object(what: str) -> bool:
    """Could this be a code, a number or a category?"""
    return what in CARD_OF or what in CATEGORY_WORDS or (what.isascii() and what.isdecimal())


def lots(s: State) -> list[int]:
    """The teams that may be drawn to begin."""
    return [seat for seat in range(s.seats) if s.tied >> seat & 1]


def hand(s: State, seat: int) -> list[int]:
    """The cards before a team, by their codes."""
    cards = []
    card = s.first[seat]
    while card != NONE:
        cards.append(card)
        card = s.following[card]
    return sorted(cards)


def names(cards: list[int]) -> list[str]:
    """The ids of these cards."""
    return [CODES[card] for card in cards]


def name(card: int) -> str | None:
    """The id of a card, if there is one."""
    return None if card == NONE else CODES[card]
