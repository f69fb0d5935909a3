"""How one game went: its length, its choices, who led, and what there was to tell."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec

from mappamundi.game import Game
from mappamundi.turn import Turn, tell

PARTS = 10  # a curve over a game has so many points
NOBODY = -1
WHOLE = 1000  # a whole game, in thousandths


class Course(msgspec.Struct, frozen=True, array_like=True):
    """The figures of one game: its decisions, leads and choices."""

    decisions: int
    rounds: int | None  # of games that have rounds
    choices: int  # actions there were to choose from, all decisions together
    widest: int  # the most there were at once
    forced: int  # decisions with nothing to choose
    lead_changes: int
    settled: int  # when the winner took the lead for good, in thousandths of the decisions
    breadth: list[int]  # the choices, by tenths of the game
    ahead: list[int]  # 1 where whoever led at the end of that tenth came to win
    events: dict[str, int]  # how often each kind of event was told


class Watcher:
    """Follows a game from beside the table, with all cards open."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = range(seats)
        self.choices: list[int] = []
        self.leaders: list[int] = []
        self.events: Counter[str] = Counter()

    def saw(self, turn: Turn, choices: int) -> None:
        """A decision with what chance turned up after it, or the deal; 0 choices are a deal's."""
        for step in turn.steps:
            for told in tell(self.game, step, None):
                self.events[told.message] += 1
        if choices:
            self.choices.append(choices)
            self.leaders.append(self.leader(turn.state))

    def leader(self, state: Any) -> int:
        """The one seat that is first, if it is one."""
        first = [seat for seat in self.seats if self.game.rules.place(state, seat) == 1]
        return first[0] if len(first) == 1 else NOBODY

    def course(self, end: Any) -> Course:
        """Return the figures of a game that is over."""
        winner = self.leader(end)
        length = len(self.choices)
        return Course(
            decisions=length,
            rounds=end.round if end.has("round") else None,
            choices=sum(self.choices),
            widest=max(self.choices),
            forced=self.choices.count(1),
            lead_changes=lead_changes(self.leaders),
            settled=WHOLE * settled(self.leaders, winner) // length,
            breadth=[sum(self.choices[first:last]) for first, last in parts(length)],
            ahead=[int(leads(self.leaders, last, winner)) for _, last in parts(length)],
            events=dict(sorted(self.events.items())),
        )


def parts(length: int) -> list[tuple[int, int]]:
    """Where each tenth of a game begins and ends."""
    return [(length * part // PARTS, length * (part + 1) // PARTS) for part in range(PARTS)]


def lead_changes(leaders: list[int]) -> int:
    """How often a seat took the lead from another; a tie between them is no change yet."""
    alone = [leader for leader in leaders if leader != NOBODY]
    return sum(before != after for before, after in pairwise(alone))


def settled(leaders: list[int], winner: int) -> int:
    """Decisions after which the winner led to the end; all of them where several won."""
    if winner == NOBODY:
        return len(leaders)
    others = [number for number, leader in enumerate(leaders, 1) if leader != winner]
    return others[-1] if others else 0


def leads(leaders: list[int], decisions: int, winner: int) -> bool:
    """Did the winner lead after so many decisions?"""
    return winner != NOBODY and decisions > 0 and leaders[decisions - 1] == winner
