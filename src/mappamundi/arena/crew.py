"""Processes that play stretches of games, and are replaced when a bot brings one down."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any

from mappamundi.arena.contest import Contest
from mappamundi.arena.play import Stretch, play_stretch
from mappamundi.arena.sheet import Sheet

# Spawned, not forked: whoever calls may have threads, a progress bar for one.
SPAWN = get_context("spawn")
ROUND = 0.5  # seconds between two looks at what everybody is doing
NOBODY = -1
# A process is ended when a decision outlasts the alarm that should have interrupted it by this.
LAST_CHANCE = 2


@dataclass(frozen=True)
class SharedDesk:
    """Who is deciding in a process, in memory that the parent can read."""

    cells: Any  # until when, the entry, the game

    def open(self, entry: int, number: int, patience: float, /) -> None:
        """A decision begins."""
        self.cells[:] = (monotonic() + LAST_CHANCE * patience, entry, number)

    def close(self) -> None:
        """It is over."""
        self.cells[1] = NOBODY

    @property
    def decider(self) -> tuple[int, int] | None:
        """The entry that is deciding, and its game."""
        _, entry, number = self.cells
        return None if entry == NOBODY else (int(entry), int(number))

    @property
    def is_overdue(self) -> bool:
        """Has the decision taken longer than anybody can wait?"""
        return self.decider is not None and monotonic() > self.cells[0]


class Hand:
    """One process of the crew, and what it was given to do."""

    def __init__(self, contests: Sequence[Contest]) -> None:
        self.desk = SharedDesk(RawArray("d", (0.0, NOBODY, 0)))
        self.pipe, theirs = SPAWN.Pipe()
        self.stretch: Stretch | None = None
        self.was_ended = False
        arguments = (tuple(contests), theirs, self.desk)
        self.process = SPAWN.Process(target=work, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def give(self, stretch: Stretch) -> None:
        """Something to play."""
        self.stretch = stretch
        self.pipe.send(stretch)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.was_ended = True
        self.process.kill()

    def mourn(self) -> Stretch:
        """The work of a process that ended, to be given to another without the one to blame."""
        self.process.join()
        if self.stretch is None or self.desk.decider is None:
            raise ChildProcessError(f"a process ended outside of any bot: {self.process.exitcode}")
        how = "NeverReturned" if self.was_ended else f"ProcessEnded({self.process.exitcode})"
        return replace(self.stretch, gone={**self.stretch.gone, self.desk.decider: how})


def work(contests: Sequence[Contest], pipe: Connection, desk: SharedDesk) -> None:
    """What a process does: play what comes, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it too, and ends us
    try:
        while True:
            stretch = pipe.recv()
            pipe.send(attempt(contests[stretch.contest], stretch, desk))
    except (EOFError, BrokenPipeError):
        return


def attempt(contest: Contest, stretch: Stretch, desk: SharedDesk) -> Sheet | Exception:
    """The games, or what went wrong that is no bot's fault, for the parent to raise."""
    try:
        return play_stretch(contest, stretch, desk)
    except Exception as problem:
        return problem


class Crew:
    """Processes that share the stretches of a series."""

    def __init__(self, contests: Sequence[Contest], work: Sequence[Stretch], jobs: int) -> None:
        self.contests = contests
        self.left = deque(work)
        self.hands = [Hand(contests) for _ in range(min(jobs, len(work)))]

    def play(self) -> Iterator[Sheet]:
        """The sheet of each stretch, as it is done."""
        try:
            while self.hand_out():
                self.look_round()
                ready = wait([hand.pipe for hand in self.hands if hand.stretch], ROUND)
                for place, hand in enumerate(self.hands):
                    if hand.pipe in ready:
                        yield from self.collect(place)
        finally:
            for hand in self.hands:
                hand.end()
                hand.process.join()

    def hand_out(self) -> bool:
        """Give work to whoever has none; is anybody busy?"""
        for hand in self.hands:
            if self.left and hand.stretch is None:
                hand.give(self.left.popleft())
        return any(hand.stretch is not None for hand in self.hands)

    def look_round(self) -> None:
        """End the processes in which a bot does not come back."""
        for hand in self.hands:
            if hand.desk.is_overdue:
                hand.end()

    def collect(self, place: int) -> Iterator[Sheet]:
        """What one process has done; one that was brought down is replaced."""
        hand = self.hands[place]
        try:
            done = hand.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.left.appendleft(hand.mourn())
            self.hands[place] = Hand(self.contests)
            return
        hand.stretch = None
        if isinstance(done, Exception):
            raise done
        yield done
