"""What somebody typed: a word to the table, or moves in any of the ways one may write them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mappamundi.errors import BadNotation, IllegalAction, Refusal
from mappamundi.match import Match
from mappamundi.nature import Scripted
from mappamundi.speech import Speech

COMMANDS = ("rules", "log", "score", "moves", "back", "quit")
SHORT = {"?": "rules", "h": "rules", "help": "rules", "q": "quit", "exit": "quit"}


def command(text: str, speech: Speech) -> str | None:
    """The word to the table that this is, in English or in the speaker's language."""
    word = text.strip().lower()
    if word in COMMANDS:
        return word
    for each in COMMANDS:
        if word == speech.say(f"command-{each}"):
            return each
    return SHORT.get(word)


def understand(match: Match, seat: int, shown: Sequence[str], text: str) -> list[str]:
    """The moves that a text means: whole notation, without its verb, or by the number shown."""
    words = text.replace(",", " ").split()
    trial = match
    moves: list[str] = []
    while words:
        if moves:
            trial = _tried(match if trial is match else trial, seat, moves[-1])
        move, taken = _first(trial, seat, shown, words)
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


def _first(match: Match, seat: int, shown: Sequence[str], words: list[str]) -> tuple[str, int]:
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
    raise _refusal(match, seat, legal, shown, words)


def _meant(legal: Sequence[str], shown: Sequence[str], phrase: str) -> list[str]:
    phrase = phrase.lower()
    for move in legal:
        if phrase == move.lower():
            return [move]
    numbered = _numbered(shown, phrase)
    if numbered in legal:
        return [numbered]
    found = [move for move in legal if numbered and object_of(move) == object_of(numbered)]
    return found or [move for move in legal if object_of(move).lower() == phrase]


def _numbered(shown: Sequence[str], phrase: str) -> str:
    """The move that is shown with this number, or nothing."""
    is_number = phrase.isascii() and phrase.isdigit() and len(phrase) < 4
    return shown[int(phrase) - 1] if is_number and 1 <= int(phrase) <= len(shown) else ""


def object_of(move: str) -> str:
    """A move without its verb."""
    return move.partition(" ")[2]


def _refusal(
    match: Match, seat: int, legal: Sequence[str], shown: Sequence[str], words: list[str]
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
