"""Pingvasion on paper: the cards of both decks, those of one alone marked, and a score sheet."""

from __future__ import annotations

from mappamundi.games.pingvasion.facts import AREA_LETTERS, SEATS
from mappamundi.games.pingvasion.notation import ABILITIES, CARD_IDS
from mappamundi.pieces import Piece, Printing, Sheet, score_sheet
from mappamundi.speech import Speech

TITLE = "Pingvasion"
UNPRINTED = ("9",)  # the clock
REMINDERS = (("2.2", 2), ("3.1", 1), ("4.1", 1), ("6.1", 2), ("6.2", 1), ("6.3", 1), ("6.4", 1))
RULEBOOK, TIN = (frozenset(ids) for ids in CARD_IDS)


def printing(speech: Speech) -> Printing:
    """P1: the rulebook's 90 cards and the 20 that the other deck needs besides."""
    ids = sorted(RULEBOOK | TIN, key=lambda each: (AREA_LETTERS.index(each[0]), each))
    pieces = tuple(Piece(each, front(each, speech), {"kind": "back"}) for each in ids)
    territories = [speech.say("print-territory", area=letter) for letter in AREA_LETTERS]
    decks = speech.say("print-two-decks")
    return Printing(
        TITLE,
        (Sheet(pieces),),
        (score_sheet(TITLE, territories, SEATS, speech, decks),),
        reminders=REMINDERS,
        blank={"kind": "blank"},
        unprinted=UNPRINTED,
    )


def front(card: str, speech: Speech) -> dict[str, str | int]:
    """The face of a card."""
    ability = ABILITIES[0].get(card) or ABILITIES[1].get(card) or ""
    deck = "rulebook" if card not in TIN else "tin" if card not in RULEBOOK else ""
    return {
        "kind": "card",
        "area": card[0],
        "territory": speech.say("print-territory", area=card[0]),
        "value": int(card[1]),
        "ability": ability,
        "name": speech.say("print-ability", kind=ability) if ability else "",
        "text": speech.say("print-ability-text", kind=ability) if ability else "",
        "deck": speech.say("print-deck", kind=deck) if deck else "",
    }
