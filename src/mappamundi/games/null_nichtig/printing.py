"""Null & Nichtig on paper: 65 cards and a sheet for the scores."""

from __future__ import annotations

from mappamundi.games.null_nichtig.cards import CARD_IDS
from mappamundi.games.null_nichtig.facts import CARDS, COLOUR, COLOUR_LETTERS, NUMBER, SEATS
from mappamundi.pieces import Piece, Printing, Sheet, score_sheet
from mappamundi.speech import Speech

TITLE = "Null & Nichtig"
UNPRINTED = ("9",)  # the clock
REMINDERS = (("3.1", 1), ("3.2", 2), ("4.2", 2), ("4.3", 1), ("4.4", 2), ("4.5", 1), ("5.1", 2))


def printing(speech: Speech) -> Printing:
    """Every card once, each with the number, the colour and the colour's symbol and name."""
    pieces = tuple(
        Piece(CARD_IDS[card], front(card, speech), {"kind": "back"}) for card in range(CARDS)
    )
    rounds = [speech.say("print-round", number=number + 1) for number in range(SEATS)]
    return Printing(
        TITLE,
        (Sheet(pieces),),
        (score_sheet(TITLE, rounds, SEATS, speech),),
        reminders=REMINDERS,
        blank={"kind": "blank"},
        unprinted=UNPRINTED,
    )


def front(card: int, speech: Speech) -> dict[str, str | int]:
    """The face of a card."""
    letter = COLOUR_LETTERS[COLOUR[card]]
    name = speech.say("print-colour", colour=letter)
    return {"kind": "card", "colour": letter, "number": NUMBER[card], "name": name}
