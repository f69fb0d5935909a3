"""What people write, so that it can be shown to others: nothing unseen, nothing turned around."""

from __future__ import annotations

import unicodedata

# Without a picture of their own: controls, marks that turn text around, halves of letters.
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
# Called letters, marks or signs, but blank: fillers, joiners of graphemes, empty Braille.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0")
NARROW, JOINER = "\u200c", "\u200d"  # without these some scripts and signs fall apart
PICTURE = "\ufe0f"  # shows the sign before it as a picture
VARIANTS = (range(0xFE00, 0xFE10), range(0xE0000, 0xE1000), range(0x180B, 0x1810))
MOST_MARKS = 3  # upon one letter


def harmless(text: str) -> str:
    """Return a text without unseen letters and towers of marks."""
    kept = ""
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        is_mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS and (kept or not is_mark) and can_stand(letter, kept[-1:]):
            kept += letter
    return kept.rstrip(NARROW + JOINER)


def can_stand(letter: str, before: str) -> bool:
    """Is there something to be seen of a letter at this place?"""
    if letter in (NARROW, JOINER, PICTURE):
        return bool(before) and holds_together(letter, before)
    is_variant = any(ord(letter) in each for each in VARIANTS)
    return not is_variant and letter not in BLANK and unicodedata.category(letter) not in UNSEEN


def holds_together(letter: str, before: str) -> bool:
    """Does a joiner change how the one before it is seen? Between plain letters it is unseen."""
    kind = unicodedata.category(before)
    if letter == PICTURE:
        return kind in ("So", "Sm", "Po", "Nd", "Pd")
    is_sign = kind in ("So", "Sk") or before == PICTURE
    is_virama = unicodedata.combining(before) == 9
    return is_sign or is_virama or unicodedata.bidirectional(before) == "AL"
