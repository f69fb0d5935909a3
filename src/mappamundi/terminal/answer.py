"""What somebody typed: a word to the table, or moves in any of the ways one may write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from mappamundi.errors import BadNotation, IllegalAction, Refusal
from mappamundi.match import Match
from mappamundi.nature import Scripted
from mappamundi.speech import Speech
from mappamundi.terminal.plain import plain

COMMANDS = ("rules", "hint", "log", "score", "moves", "back", "quit")
SHORT = {"?": "rules", "h": "rules", "help": "rules", "q": "quit", "exit": "quit"}


def command(text: str, speech: Speech) -> str | None:
    """The word to the table that this is, in English or in the speaker's language."""
    word = unaccented(text.strip().lower())
    if word in COMMANDS:
        return word
    for each in COMMANDS:
        if word == unaccented(speech.say(f"command-{each}")):
            return each
    return SHORT.get(word)


def unaccented(word: str) -> str:
    """A word as it is typed on a keyboard that has no accents."""
    return "".join(plain(sign) for sign in word)


# The number that a move has by itself, whatever else may be done; None where it has none.
OwnNumber: TypeAlias = Callable[[str], int | None]


def numberless(move: str) -> int | None:
    """No move has a number of its own: they are numbered as they are shown."""
    return None


def numbered(moves: Sequence[str], own: OwnNumber) -> dict[str, int]:
    """The number by which each move is chosen: its own, else its place among those shown."""
    return {move: own(move) or place for place, move in enumerate(moves, 1)}


def understand(
    match: Match, seat: int, shown: Sequence[str], text: str, own: OwnNumber = numberless
) -> list[str]:
    """The moves that a text means: whole notation, without its verb, or by the number shown."""
    words = text.replace(",", " ").split()
    trial = match
    moves: list[str] = []
    while words:
        if moves:
            trial = _tried(match if trial is match else trial, seat, moves[-1])
        numbers = {**numbered(shown, own), **_owned(trial.legal(seat), own)}
        move, taken = _first(trial, seat, numbers, words, own)
        moves.append(move)
        words = words[taken:]
    return moves


def _tried(match: Match, seat: int, move: str) -> Match:
    """A copy of the match in which the move is done; refused if it leaves nothing to choose."""
    log = msgspec.structs.replace(match.log, actions=list(match.log.actions))
    trial = Match.resume(log, Scripted(()))
    try:
        trial.act(seat, move)
    except StopIteration:
        raise IllegalAction("too-many-moves", action=move) from None
    if seat not in trial.waiting:
        raise IllegalAction("too-many-moves", action=move)
    return trial


def _first(
    match: Match, seat: int, shown: Mapping[str, int], words: list[str], own: OwnNumber
) -> tuple[str, int]:
    """The move that the text begins with, and how many words it takes."""
    legal = match.legal(seat)
    longest = max(len(move.split()) for move in legal)
    for taken in range(min(longest, len(words)), 0, -1):
        found = _meant(legal, shown, " ".join(words[:taken]))
        if len(found) == 1:
            return found[0], taken
        if found:
            offered = ", ".join(found)
            raise BadNotation("ambiguous-move", text=" ".join(words[:taken]), offered=offered)
    if is_number(words[0]) and _owned(legal, own):  # the number of something that is taken
        raise IllegalAction("illegal-action", action=words[0])
    raise _refusal(match, seat, legal, shown, words)


def _meant(legal: Sequence[str], shown: Mapping[str, int], phrase: str) -> list[str]:
    phrase = phrase.lower()
    for move in legal:
        if phrase == move.lower():
            return [move]
    by_number = _numbered(shown, phrase)
    if by_number in legal:
        return [by_number]
    found = [move for move in legal if by_number and object_of(move) == object_of(by_number)]
    return found or [move for move in legal if object_of(move).lower() == phrase]


def _owned(legal: Sequence[str], own: OwnNumber) -> dict[str, int]:
    """The moves that can be named by a number of their own, also after others were chosen."""
    return {move: number for move in legal if (number := own(move)) is not None}


def _numbered(shown: Mapping[str, int], phrase: str) -> str:
    """The move with this number, or nothing; of several, the one that is possible by now."""
    if not is_number(phrase):
        return ""
    found = [move for move, number in shown.items() if number == int(phrase)]
    return found[-1] if found else ""


def is_number(phrase: str) -> bool:
    """Is it a number as moves have them?"""
    return phrase.isascii() and phrase.isdigit() and len(phrase) < 4


def object_of(move: str) -> str:
    """Return a move without its verb."""
    return move.partition(" ")[2]


def _refusal(
    match: Match, seat: int, legal: Sequence[str], shown: Mapping[str, int], words: list[str]
) -> Refusal:
    """Why the text begins with no legal move: it is none at all, or not allowed now."""
    verbs = list(dict.fromkeys(move.partition(" ")[0] for move in legal))
    phrase = " ".join(words[:2]) if words[0].lower() in verbs else words[0]
    phrase = object_of(_numbered(shown, phrase)) or phrase
    known = match.known(seat)
    cases = (phrase, phrase.lower(), phrase.upper())
    for text in (phrase, *(f"{verb} {each}" for verb in verbs for each in cases)):
        try:
            match.game.read(known, seat, text)
        except Refusal:
            continue
        return IllegalAction("illegal-action", action=phrase)
    return BadNotation("bad-notation", text=phrase)
