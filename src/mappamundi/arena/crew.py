"""Processes that play stretches of games."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from mappamundi.arena.contest import Contest
from mappamundi.arena.play import Stretch, play_stretch
from mappamundi.arena.sheet import GamesSheet
from mappamundi.bots.visitor import LODGE

# Spawned, not forked: whoever calls may have threads, a progress bar for one.
SPAWN = get_context("spawn")
FAREWELL = 1.0  # seconds that a process without work has to end by itself


class Hand:
    """One process of the crew, and what it was given to do."""

    def __init__(self, contests: Sequence[Contest]) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.stretch: Stretch | None = None
        self.process = SPAWN.Process(target=work, args=(tuple(contests), theirs), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, stretch: Stretch) -> None:
        """Hand a stretch of games to the process."""
        self.stretch = stretch
        self.pipe.send(stretch)

    def take(self) -> GamesSheet:
        """Return what the process has done; raise what went wrong there and is no bot's fault."""
        try:
            done: GamesSheet | Exception = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            raise ChildProcessError(f"a process ended: {self.process.exitcode}") from None
        self.stretch = None
        if isinstance(done, Exception):
            raise done
        return done

    def end(self) -> None:
        """A worker sees its guests off, if it has the time; else it is ended."""
        self.pipe.close()
        self.process.join(FAREWELL if self.stretch is None else 0)
        self.process.kill()
        self.process.join()


def work(contests: Sequence[Contest], pipe: Connection) -> None:
    """What a process does: play what comes, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it too, and ends us
    try:
        while True:
            stretch = pipe.recv()
            pipe.send(attempt(contests[stretch.contest], stretch))
    except (EOFError, BrokenPipeError):
        LODGE.close()


def attempt(contest: Contest, stretch: Stretch) -> GamesSheet | Exception:
    """The games, or what went wrong that is no bot's fault, for the parent to raise."""
    try:
        return play_stretch(contest, stretch)
    except Exception as problem:  # a worker cannot raise in its parent
        return problem


class Crew:
    """Processes that share the stretches of a series."""

    def __init__(self, contests: Sequence[Contest], work: Sequence[Stretch], jobs: int) -> None:
        self.left = deque(work)
        self.hands = [Hand(contests) for _ in range(min(jobs, len(work)))]

    def play(self) -> Iterator[GamesSheet]:
        """The sheet of each stretch, as it is done."""
        try:
            while busy := self.hand_out():
                ready = wait([hand.pipe for hand in busy])
                for hand in busy:
                    if hand.pipe in ready:
                        yield hand.take()
        finally:
            for hand in self.hands:
                hand.end()

    def hand_out(self) -> list[Hand]:
        """Give work to whoever has none; who is busy then?"""
        for hand in self.hands:
            if self.left and hand.stretch is None:
                hand.give(self.left.popleft())
        return [hand for hand in self.hands if hand.stretch is not None]
