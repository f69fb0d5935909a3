"""What an analysis finds, as `mappamundi analyse --json` prints it (docs/analysis.md)."""

from __future__ import annotations

import msgspec

from mappamundi.analysis.marks import Mark
from mappamundi.told import Told

SCHEMA = 1  # raised when a field changes its meaning or goes


class WeighedMove(msgspec.Struct, frozen=True):
    """One legal move, as the best bot saw it from what the seat could know."""

    move: str  # in notation
    worth: float  # 0 to 1: what the bot maximises, mostly the chance to win
    points: float  # that it expects the seat to have in the end


class Judged(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat could know then."""

    line: int  # of the log, from 1
    seat: int
    move: str
    mark: Mark
    cost: float  # chance to win that was lost against the better move; 0 for the best
    error: float  # standard error of the cost
    chance: float  # to win, after this move
    better: str | None  # the move that the best bot prefers, unless it was made
    better_chance: float | None  # to win, after that
    reason: Told | None  # that speaks for the better move, in words
    options: list[WeighedMove]  # all that were weighed, the best first
    samples: int  # games played on, or beliefs asked, for each of the two moves


class OpenPoint(msgspec.Struct, frozen=True):
    """Everybody's chance to win after a line, with open cards."""

    line: int  # of the log, from 1; 0 before the first
    actor: int | None  # the seat that acted; None where chance did, and at the start
    chances: list[float]


class ChanceChange(msgspec.Struct, frozen=True):
    """A part of what changed a seat's chance to win, with open cards."""

    change: float
    error: float  # standard error


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat did."""

    seat: int
    name: str
    place: int
    points: int
    decisions: int
    marks: dict[str, int]
    lost: float  # chance to win lost by slips and blunders, all together
    luck: ChanceChange  # what draws gave or took
    own: ChanceChange  # what its own decisions did
    others: ChanceChange  # what the decisions of others did
    costliest: list[int]  # lines of its costliest slips and blunders, three at most


class Analysis(msgspec.Struct, frozen=True):
    """A finished game looked back on."""

    analysis: int  # SCHEMA
    game: str
    rules: int  # version of the rules it was played by
    bot: str  # that was asked
    seed: int
    seats: list[SeatSummary]
    decisions: list[Judged]
    open_cards: list[OpenPoint]
