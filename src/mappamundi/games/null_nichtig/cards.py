"""How the cards of Null & Nichtig are called, and which of them lie where."""

from __future__ import annotations

from mappamundi.games.null_nichtig.facts import (
    CARDS,
    COLOUR,
    COLOUR_LETTERS,
    COLOUR_SIZE,
    NUMBER,
)
from mappamundi.games.null_nichtig.rules import State, hand_size
from mappamundi.record import HIDDEN, NONE

TWINS = "ab"  # the two 0s of a colour


def card_id(card: int) -> str:
    """b7 is the blue seven, b0a and b0b the two blue zeros."""
    twin = TWINS[card % COLOUR_SIZE] if NUMBER[card] == 0 else ""
    return f"{COLOUR_LETTERS[COLOUR[card]]}{NUMBER[card]}{twin}"


CARD_IDS = tuple(card_id(card) for card in range(CARDS))
CARD_OF = {name: card for card, name in enumerate(CARD_IDS)}


def name(card: int) -> str | None:
    """A card's id, if there is a card."""
    return None if card == NONE else CARD_IDS[card]


def names(cards: list[int]) -> list[str]:
    """Card ids, with `?` for a card one may not know."""
    return ["?" if card == HIDDEN else CARD_IDS[card] for card in cards]


def hand(s: State, seat: int) -> list[int]:
    """The cards a seat holds, by colour and number."""
    base = seat * hand_size(s)
    return sorted(s.cards[base : base + s.held[seat]])


def laid(s: State, seat: int) -> list[int]:
    """The cards a seat has laid and played in this round, in their order."""
    base = seat * hand_size(s)
    return s.cards[base + s.held[seat] : base + hand_size(s)][::-1]
