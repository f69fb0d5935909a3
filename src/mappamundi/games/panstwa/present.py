"""How Państwa is written down, shown and told."""

from __future__ import annotations

import msgspec

from mappamundi.circle import clockwise
from mappamundi.errors import BadNotation
from mappamundi.games.panstwa.facts import CODES, DISPLAY, FACES, SIDES
from mappamundi.games.panstwa.points import matched, why
from mappamundi.games.panstwa.rules import (
    GRAB,
    LOT,
    OVER,
    REFILL,
    ROLL,
    State,
    place,
    rounds,
)
from mappamundi.record import HIDDEN, NATURE, NONE
from mappamundi.told import Counted, Told

PHASES = {LOT: "lot", REFILL: "refill", ROLL: "roll", GRAB: "grab", OVER: "over"}
VERBS = {LOT: "first", REFILL: "lay", ROLL: "roll", GRAB: "take"}
MODES = ("turns", "race")
TILE_OF = {code: tile for tile, code in enumerate(CODES)}


def write(s: State, actor: int, action: int) -> str:
    """`first 2`, `lay FR`, `roll asia`, `take FR`."""
    if s.phase == LOT:
        return f"first {action}"
    if s.phase == ROLL:
        return f"roll {FACES[s.rolled * SIDES + action]}"
    tile = s.stack[action] if s.phase == REFILL else s.display[action]
    return f"{VERBS[s.phase]} {CODES[tile]}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for in this phase."""
    verb, _, what = text.partition(" ")
    if s.phase == OVER or verb != VERBS[s.phase]:
        raise BadNotation("bad-notation", text=text)
    if s.phase == LOT and what in map(str, range(s.seats)):
        return int(what)
    if s.phase == ROLL and what in FACES:
        side = FACES.index(what) - s.rolled * SIDES
        return side if 0 <= side < SIDES else NONE
    if s.phase in (LOT, ROLL) or what not in TILE_OF:
        raise BadNotation("bad-notation", text=text)
    return index_of(TILE_OF[what], s.stack[: s.left] if s.phase == REFILL else s.display)


def index_of(tile: int, tiles: list[int]) -> int:
    """Where the tile lies, or NONE."""
    return tiles.index(tile) if tile in tiles else NONE


class Turned(msgspec.Struct, frozen=True):
    """A tile that a seat turned at the end of a round."""

    card: str
    symbols: list[str]  # all that is on its back
    matched: list[str]  # of the dice, the faces that are on it too
    points: int


class Side(msgspec.Struct, frozen=True):
    """What everybody sees of one seat."""

    card: str | None  # the tile taken in this round
    points: int
    turned: Turned | None  # in the last finished round
    place: int  # as things lie now
    why: list[Counted]  # what the points are made of


class View(msgspec.Struct, frozen=True):
    """What anybody sitting at the table, or watching, has before them."""

    phase: str
    mode: str
    round: int  # from 1
    rounds: int
    roller: int | None
    turn: int | None  # who is to take, if one after another
    dice: list[str]  # the faces of this round that lie still
    past: list[str]  # the faces of the last finished round
    tiles: list[str | None]  # on the table, by spot
    left: int  # tiles in the stack
    sides: list[Side]


def view(known: State, seat: int) -> View:
    """What a seat, or a spectator, is shown: nobody sees more than another."""
    s = known
    is_in_turn = s.phase == GRAB and not s.race
    return View(
        phase=PHASES[s.phase],
        mode=MODES[s.race],
        round=s.round if s.phase == OVER else s.round + 1,
        rounds=rounds(s),
        roller=None if s.phase == LOT else s.roller,
        turn=clockwise(s, s.roller, s.grabbed) if is_in_turn else None,
        dice=faces(s.dice),
        past=faces(s.past),
        tiles=[None if tile == NONE else CODES[tile] for tile in s.display[: DISPLAY[s.seats]]],
        left=s.left,
        sides=[side(s, each) for each in range(s.seats)],
    )


def side(s: State, seat: int) -> Side:
    """What lies before one seat."""
    tile = s.taken[seat]
    return Side(
        card=None if tile == NONE else CODES[tile],
        points=s.total[seat],
        turned=None if s.turned[seat] == NONE else turned(s, seat),
        place=place(s, seat),
        why=why(s, seat),
    )


def turned(s: State, seat: int) -> Turned:
    """The seat's tile of the last finished round, back up."""
    tile = s.turned[seat]
    return Turned(CODES[tile], symbols(s.back[tile]), matched(s, tile), s.scored[seat])


def faces(dice: list[int]) -> list[str]:
    """The faces that lie up, die by die."""
    return [FACES[die * SIDES + side] for die, side in enumerate(dice) if side != NONE]


def symbols(back: int) -> list[str]:
    """The faces on a back; of a secret one nothing."""
    return [] if back == HIDDEN else [face for bit, face in enumerate(FACES) if back >> bit & 1]


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase == LOT:
        return [Told("panstwa-first", {"seat": action})]
    if actor == NATURE:
        return tell_draw(before, after)
    told = [Told("panstwa-took", {"seat": actor, "card": CODES[before.display[action]]})]
    if after.round > before.round:
        told += [tell_turned(after, seat) for seat in range(after.seats)]
    return told


def tell_draw(before: State, after: State) -> list[Told]:
    """Only a full table and four dice at rest are worth a word."""
    if after.phase == ROLL and before.phase == REFILL:
        tiles = [CODES[tile] for tile in after.display[: DISPLAY[after.seats]]]
        return [Told("panstwa-laid", {"round": after.round + 1, "cards": tiles})]
    if after.phase == GRAB:
        return [Told("panstwa-rolled", {"seat": after.roller, "cards": faces(after.dice)})]
    return []


def tell_turned(after: State, seat: int) -> Told:
    """The symbols counted off, die by die."""
    tile = turned(after, seat)
    points = {"points": tile.points, "total": after.total[seat]}
    return Told(
        "panstwa-turned", {"seat": seat, "card": tile.card, "cards": tile.matched, **points}
    )
