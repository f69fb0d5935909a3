"""Contests that are played together: on as many cores as wanted, and in as many sittings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from mappamundi.arena.contest import Contest, check_amounts
from mappamundi.arena.crew import Crew
from mappamundi.arena.fleet import Fleet
from mappamundi.arena.ledger import Ledger, heading
from mappamundi.arena.play import Stretch, play_stretch
from mappamundi.arena.rating import Placing
from mappamundi.arena.sheet import Conduct, GamesSheet, Played

LONGEST_STRETCH = 10  # games that a process plays before it reports
STRETCHES = 8  # that a process gets at least, if there are games enough

Progress: TypeAlias = Callable[[int, int], None]  # hears (games done, games in all)


@dataclass(frozen=True)
class Terms:
    """How a series is played, which does not change what comes out."""

    jobs: int | None = None  # processes; all cores
    out: Path | None = None  # the file that keeps what was played
    progress: Progress | None = None
    ray: str | None = None  # the address of a cluster that plays; this machine alone

    @property
    def processes(self) -> int:
        """Return how many processes there shall be."""
        return (os.cpu_count() or 1) if self.jobs is None else self.jobs


@dataclass(frozen=True)
class Series:
    """Contests of the same game with the same seed, and so with the same deals."""

    contests: tuple[Contest, ...]
    deals: int

    @property
    def games(self) -> int:
        """How many games all contests have together."""
        return sum(self.deals * contest.rotations for contest in self.contests)

    @property
    def limits(self) -> dict[str, float | None]:
        """Milliseconds that each bot may take for a decision."""
        return {
            name: contest.limit(entry)
            for contest in self.contests
            for entry, name in enumerate(contest.names)
        }

    def play(self, terms: Terms) -> SeriesRecord:
        """Play what is not played yet; the outcome depends neither on jobs nor on interruptions."""
        check_amounts(self.deals, terms.processes)
        for contest in self.contests:
            contest.check()
        ledger = Ledger(terms.out, heading(self.contests)) if terms.out else None
        record = SeriesRecord(self, list(ledger.sheets) if ledger else [])
        work = record.missing(terms.processes)
        done = self.games - sum(len(stretch.numbers) for stretch in work)
        for sheet in self.sheets(work, terms):
            if ledger:
                ledger.add(sheet)
            record.sheets.append(sheet)
            done += len(sheet.games)
            if terms.progress:
                terms.progress(done, self.games)
        return record

    def sheets(self, work: list[Stretch], terms: Terms) -> Iterator[GamesSheet]:
        """The sheet of each stretch, as it is done; alone, by processes, or by a cluster."""
        if terms.ray is not None:
            yield from Fleet(self.contests, work, play_part, terms.ray).play()
        elif terms.processes > 1:
            yield from Crew(self.contests, work, terms.processes).play()
        else:
            for stretch in work:
                yield play_part(self.contests, stretch)


def play_part(contests: Sequence[Contest], stretch: Stretch) -> GamesSheet:
    """Play a stretch of one of the contests."""
    return play_stretch(contests[stretch.contest], stretch)


@dataclass(frozen=True)
class SeriesRecord:
    """What was played of a series."""

    series: Series
    sheets: list[GamesSheet]

    def games(self, place: int) -> list[Played]:
        """The games of one contest in their order; a file may hold more than are asked for now."""
        last = self.series.deals * self.series.contests[place].rotations
        sheets = (sheet for sheet in self.sheets if sheet.contest == place)
        games = (game for sheet in sheets for game in sheet.games if game.number < last)
        return sorted(games, key=lambda game: game.number)

    def finishes(self) -> list[Placing]:
        """Who came where in every game."""
        return [
            tuple(zip(contest.names, game.places, strict=True))
            for place, contest in enumerate(self.series.contests)
            for game in self.games(place)
        ]

    def conduct(self, place: int) -> list[Conduct]:
        """How the bots of one contest behaved, by entry."""
        total = [Conduct() for _ in self.series.contests[place].bots]
        for sheet in self.sheets:
            if sheet.contest == place:
                for mine, theirs in zip(total, sheet.conduct, strict=True):
                    mine.add(theirs)
        return total

    def missing(self, jobs: int) -> list[Stretch]:
        """Return what is left to play, cut into pieces of work."""
        work = []
        length = max(1, min(LONGEST_STRETCH, self.series.games // (jobs * STRETCHES)))
        for place, contest in enumerate(self.series.contests):
            done = {game.number for game in self.games(place)}
            numbers = range(self.series.deals * contest.rotations)
            left = [number for number in numbers if number not in done]
            for first in range(0, len(left), length):
                part = tuple(left[first : first + length])
                work.append(Stretch(place, part))
        return work
