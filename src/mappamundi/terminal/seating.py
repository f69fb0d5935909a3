"""Sitting down: who takes which seat, with which luck, and where the log will lie."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mappamundi.bots import BOTS, LEVELS, Bot, check_bot
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.match import Match
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.terminal.shelf import Keepsake, Shelf, keep, kept, take_up

# Makers of maps lend their names to the bots.
MAPMAKERS = (
    "Mercator",
    "Idrisi",
    "Tharp",
    "Blaeu",
    "Cassini",
    "Behaim",
    "Piri",
    "Mauro",
    "Strabo",
    "Ortelius",
    "Kremer",
    "Zheng",
)
PERSON = ""
USUAL_BOT = "greedy"


@dataclass(frozen=True)
class Wishes:
    """What somebody asks for who wants to play."""

    game: str
    seats: int | None
    options: dict[str, str]
    bots: Sequence[str]
    name: str | None  # of the person, or None to watch
    seed: int | None
    language: str = ""


@dataclass(frozen=True)
class Sitting:
    """A match with its bots and its file."""

    match: Match
    bots: dict[int, Bot]
    path: Path
    name: str  # by which the shelf finds it again
    kinds: list[str]  # of bot, by seat


def sit_down(wishes: Wishes, shelf: Shelf) -> Sitting:
    """Begin a new game; a wish that cannot be granted is refused before a file is made."""
    game = GAMES[wishes.game]
    seats = game.usual_seats if wishes.seats is None else wishes.seats
    game.start(seats, wishes.options)
    kinds = kinds_for(seats, wishes.bots, wishes.name is None)
    nature = Secure(None if wishes.seed is None else seeded(wishes.seed, "draws"))
    match = Match.start(game.slug, names_for(kinds, wishes.name), wishes.options, nature)
    path = shelf.place(game.slug, datetime.now())
    keep(path, Keepsake(nature.secret.hex(), kinds, wishes.language))
    return Sitting(match, bots_for(game, kinds, wishes.seed), path, shelf.name(path), kinds)


def sit_down_again(name: str, shelf: Shelf) -> Sitting:
    """Go on with a game; whoever sits first in a log from elsewhere is the person."""
    path = shelf.find(name)
    match, kinds = take_up(path)
    if kinds is None:
        kinds = kinds_for(len(match.seats), (), is_watching=False)
    return Sitting(match, bots_for(match.game, kinds, None), path, shelf.name(path), kinds)


def spoken_at(name: str, shelf: Shelf) -> str | None:
    """The language of a table that is taken up again, if it is known."""
    keepsake = kept(shelf.find(name))
    return keepsake.language or None if keepsake else None


def has_thinkers(sitting: Sitting) -> bool:
    """Does a bot sit there that has to be compiled?"""
    return any(level.name in sitting.kinds for level in LEVELS)


def wake_bots(sitting: Sitting) -> None:
    """Let the bots that think decide once, so that nobody waits for them to be compiled later."""
    from mappamundi.arena.contest import Contest
    from mappamundi.arena.rehearsal import rehearse

    kinds = tuple(kind or USUAL_BOT for kind in sitting.kinds)
    log = sitting.match.log
    rehearse(Contest(log.game, kinds, log.options, seed=0))


def kinds_for(seats: int, bots: Sequence[str], is_watching: bool) -> list[str]:
    """The kind of bot in each seat; the first seat is the person's, bots named go round."""
    for bot in bots:
        check_bot(BOTS[bot])
    people = 0 if is_watching else 1
    if len(bots) > seats - people:
        raise BadSetup("too-many-bots", bots=len(bots), room=seats - people)
    offered = bots or (USUAL_BOT,)
    return [PERSON] * people + [offered[i % len(offered)] for i in range(seats - people)]


def names_for(kinds: Sequence[str], name: str | None) -> list[str]:
    """The person's name and a mapmaker's for each bot."""
    rest = iter(each for each in MAPMAKERS if each != name)
    return [(name or PERSON) if kind == PERSON else next(rest) for kind in kinds]


def bots_for(game: Game, kinds: Sequence[str], seed: int | None) -> dict[int, Bot]:
    """The bots by seat, each with luck of its own."""
    bots: dict[int, Bot] = {}
    for seat, kind in enumerate(kinds):
        if kind != PERSON:
            luck = Secure(None if seed is None else seeded(seed, f"bot {seat}"))
            bots[seat] = BOTS[kind](game, luck)
    return bots


def seeded(seed: int, purpose: str) -> bytes:
    """A secret that anyone can make again who knows the seed."""
    return hashlib.shake_256(f"mappamundi {purpose} {seed}".encode()).digest(SECRET_BYTES)
