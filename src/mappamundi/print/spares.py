"""What fills the last leaf of a deck: reminders of the rules, and cards for ideas of one's own."""

from __future__ import annotations

import re
from itertools import groupby

from mappamundi.pieces import Piece, PrintedSide, Printing

SECTION = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
REFERENCE = re.compile(r"\s*\(§[^)]*\)")  # to a clause that is not on the card
MARKS = re.compile(r"[*`]")
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=\S)")
BACK = {"kind": "back"}


def spares(deck: Printing, rules: str, seats: int) -> list[Piece]:
    """A reminder for everybody at the largest table, then one card that is blank."""
    cards = []
    if deck.reminders:
        cards += [Piece("reminder", reminder(deck, rules), BACK)] * seats
    if deck.blank is not None:
        cards.append(Piece("blank", deck.blank, BACK))
    return cards


def reminder(deck: Printing, rules: str) -> PrintedSide:
    """The rules in a few sentences of their own, under the names of their sections."""
    names = dict(SECTION.findall(rules))
    by_section = groupby(deck.reminders, key=lambda each: each[0].partition(".")[0])
    parts = [
        [names[section], [" ".join(sentences(rules, *each)) for each in clauses]]
        for section, clauses in by_section
    ]
    return {"kind": "reminder", "title": deck.title, "parts": parts}


def sentences(rules: str, number: str, many: int) -> list[str]:
    """The first sentences of a clause, without what leads elsewhere."""
    begin = f"**{number}"
    (clause,) = (
        each for each in rules.split("\n\n") if each.startswith((begin + "*", begin + " "))
    )
    text = MARKS.sub("", REFERENCE.sub("", clause)).removeprefix(number)
    return SENTENCE.split(" ".join(text.split()))[:many]
