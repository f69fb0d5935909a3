"""What a terminal that knows few signs shows instead: the nearest plain sign, never a riddle."""

from __future__ import annotations

import codecs
import unicodedata

PLAINLY = "mappamundi-plainly"  # the name of what a stream does with a sign it cannot write

# As wide as what they stand for, so that columns stay columns; within one game all different.
TWINS = {
    "ł": "l", "Ł": "L", "ß": "ss", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "æ": "ae", "œ": "oe",
    "’": "'", "‘": "'", "„": '"', "“": '"', "”": '"', "«": '"', "»": ">", "›": ">", "′": "'",
    "–": "-", "—": "-", "−": "-", "·": ".", "•": "*", "°": "o", "×": "x", "±": "~", "…": "~",
    "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ", "†": "t", "§": "S", "Σ": "S",
    "←": "<", "→": ">", "↑": "u", "↓": "d", "▸": ">", "▏": "|", "▒": "%", "✓": "y", "✗": "n",
    "●": "o", "▲": "^", "■": "#", "◆": "+", "★": "*",  # colours
    "◇": "<", "◈": "%", "❖": "&", "▼": "v", "✝": "t", "☪": "C", "♛": "W", "⚖": "=", "◉": "@",
    "◐": "(", "▣": "#", "▁": "_", "▄": "-", "█": "H", "⠂": ".", "⠶": ":", "⠿": "8", "☀": "O",
    "☼": "o", "☁": "~", "⚂": "3",  # faces of dice
    "✻": "*", "♣": "&", "⌂": "A", "☾": ")",  # where penguins land
}  # fmt: skip


def plain(sign: str) -> str:
    """The sign that stands for this one where there are few."""
    if sign.isascii():
        return sign
    if sign in TWINS:
        return TWINS[sign]
    name = unicodedata.name(sign, "")
    if name.startswith("BOX DRAWINGS"):
        return _line(name)
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"


def _line(name: str) -> str:
    words = set(name.split())
    if words & {"UP", "DOWN", "DIAGONAL"} or {"VERTICAL", "HORIZONTAL"} <= words:
        return "+"
    return "|" if "VERTICAL" in words else "-"


def _instead(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(plain(sign) for sign in error.object[error.start : error.end]), error.end


codecs.register_error(PLAINLY, _instead)
