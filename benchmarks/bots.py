"""How well the bots play: each level against the one below, `master` against the search that it
was, and one of them against three greedy.

`scripts/bench bots` plays what is missing in a folder of series and prints the tables. Needs no
more than Python, NumPy, Numba and msgspec: `python -m benchmarks.bots` runs on a bare machine.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from pathlib import Path
from time import monotonic

from benchmarks import clock, mass, strength
from benchmarks.former import NAME as FORMER
from benchmarks.former import former, has_former
from benchmarks.oracle import NAME as ORACLE
from benchmarks.oracle import OpenContest, oracle
from benchmarks.patient import patient
from benchmarks.secrecy import Secrecy, permute
from mappamundi.arena.contest import Contest
from mappamundi.arena.core import CompiledSeries
from mappamundi.arena.ledger import Ledger, heading
from mappamundi.arena.pairing import lineups
from mappamundi.arena.rehearsal import rehearse
from mappamundi.arena.series import Series, SeriesRecord, Terms
from mappamundi.bots import LEVELS, Insider
from mappamundi.bots.level import MASTER
from mappamundi.bots.searching.deciding import FORECASTER
from mappamundi.bots.settings import kind_of
from mappamundi.game import GAMES

DEALS = 2000
FOLDER = Path("benchmarks/series")
FULL_TABLE = 4
CROWD = "greedy"
RUNGS = ("random", *(level.name for level in LEVELS))
SEED = 2026
SECONDS = 60  # of a minute
PAUSE = 5.0  # seconds between two words about the progress
BAR = 20  # characters
GUESTS = {ORACLE: Insider(oracle), FORMER: Insider(former)}  # they play here and nowhere else
MAKERS = {**GUESTS, **{level.name: patient(level) for level in LEVELS}}


@dataclass(frozen=True)
class Claim:
    """Something to be played: two bots in equal numbers, or one against a crowd."""

    game: str
    seats: int
    one: str
    other: str
    is_crowd: bool = False

    @property
    def pair(self) -> str:
        return f"{self.one}:{self.other}"

    @property
    def name(self) -> str:
        versus = f"3x{self.other}" if self.is_crowd else self.other
        return f"{self.game}-{self.seats}-{self.one}-{versus}"

    @property
    def contests(self) -> tuple[Contest, ...]:
        """The tables at which it is played."""
        if self.is_crowd:
            crowd = (self.one, *(self.other,) * (self.seats - 1))
            return (self.seated(crowd),)
        return tuple(self.seated(each) for each in lineups(self.one, self.other, self.seats))

    def seated(self, names: Sequence[object]) -> Contest:
        """These bots at a table."""
        bots = tuple(MAKERS.get(str(name), str(name)) for name in names)
        return (OpenContest if ORACLE in names else Contest)(self.game, bots, {}, SEED)

    def series(self, deals: int, is_compiled: bool = False) -> Series:
        """All deals, as the bots play them by the clock, or whole matches in machine code."""
        return (CompiledSeries if is_compiled else Series)(self.contests, deals)


def claims() -> Iterator[Claim]:
    """All there is to play, the ladders first."""
    for slug, game in GAMES.items():
        for seats in range(FULL_TABLE, game.seats.start - 1, -1):
            for below, above in pairwise(RUNGS):
                yield Claim(slug, seats, above, below)
            if has_former(game):
                yield Claim(slug, seats, MASTER.name, FORMER)
    for slug in GAMES:
        for bot in (*RUNGS[:0:-1], ORACLE):
            yield Claim(slug, FULL_TABLE, bot, CROWD, is_crowd=True)


def wanted(given: argparse.Namespace) -> list[Claim]:
    """What was asked for."""
    return [
        claim
        for claim in claims()
        if (not given.game or claim.game in given.game)
        and (not given.pair or claim.pair in given.pair)
        and (given.seats is None or claim.seats == given.seats)
    ]


def playable(given: argparse.Namespace) -> list[Claim]:
    """What can be played in machine code: guests live in Python, and so do networks."""
    return [claim for claim in wanted(given) if not {claim.one, claim.other} & at_home(claim.game)]


def at_home(slug: str) -> set[str]:
    """The bots of a game that play in Python only."""
    game = GAMES[slug]
    return {*GUESTS} | {each.name for each in LEVELS if kind_of(game, each.rank) == FORECASTER}


class TimeUp(Exception):
    """No more is to be played now; the next run goes on here."""


@dataclass
class Teller:
    """Shows how far it is, and says when it is enough for now."""

    name: str
    end: float
    begun: float = field(default_factory=monotonic)
    heard: float = 0.0
    first: int | None = None  # games that were done when it was first asked

    def __call__(self, done: int, total: int) -> None:
        now = monotonic()
        self.first = done if self.first is None else self.first
        if now > self.heard + PAUSE or done == total:
            self.heard = now
            end = "\r" if sys.stderr.isatty() and done < total else "\n"
            print(self.bar(done, total), end=end, file=sys.stderr, flush=True)
        if now > self.end and done < total:
            raise TimeUp

    def bar(self, done: int, total: int) -> str:
        """How far it is, and how long it will take at this pace."""
        full = BAR * done // total
        pace = (done - (self.first or 0)) / (monotonic() - self.begun or inf)
        left = f", {(total - done) / pace / SECONDS:.0f} min left" if pace and done < total else ""
        bar = "█" * full + "░" * (BAR - full)
        return f"{self.name} {bar} {done:,} of {total:,} games{left}"


def play(claim: Claim, given: argparse.Namespace, end: float) -> SeriesRecord:
    """Play what the folder does not hold yet."""
    if not given.compiled:
        for contest in claim.contests:
            rehearse(contest)  # so that it is compiled once, not in every process
    given.out.mkdir(parents=True, exist_ok=True)
    terms = Terms(given.jobs, given.out / f"{claim.name}.jsonl", Teller(claim.name, end), given.ray)
    return claim.series(given.deals, given.compiled).play(terms)


def kept(folder: Path, deals: int) -> Iterator[tuple[Claim, SeriesRecord]]:
    """What the folder holds, as far as it was played."""
    for claim in claims():
        path = folder / f"{claim.name}.jsonl"
        if path.exists():
            series = claim.series(deals)
            yield claim, SeriesRecord(series, Ledger(path, heading(series.contests)).sheets)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/bench bots", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    parser.add_argument("--pair", action="append", help="only this pair, as master:strong")
    parser.add_argument("--seats", type=int, help="only tables of this size")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each pair; %(default)s")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="cores; all of them")
    parser.add_argument("--ray", help="address of a Ray cluster that plays, or auto")
    parser.add_argument("--compiled", action="store_true", help="whole matches in machine code")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder of series; %(default)s")
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so long")
    parser.add_argument("--permutations", type=int, help="pairs of worlds for each bot and game")
    parser.add_argument("--clock", type=int, help="time so many decisions of every level")
    parser.add_argument("--bot", action="append", help="with permutations or the clock: only this")
    parser.add_argument("--build", type=Path, help="pack what is asked for, for a GPU, there")
    parser.add_argument("--read", type=Path, help="take over what a GPU has played, from there")
    parser.add_argument("--table", action="store_true", help="only print what the folder holds")
    return parser.parse_args(words)


def note(text: str) -> None:
    """Say something beside the tables."""
    print(text, file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, then print what there is."""
    given = arguments(words)
    if given.clock:
        played = given.game or list(GAMES)
        print(clock.table(list(clock.measure(note, played, given.bot or (), given.clock))))
        return
    if given.build:
        mass.build(playable(given), given.deals, given.build)
        return
    if given.read:
        mass.read(playable(given), given.read, given.out)
    elif given.permutations:
        permute(given.game or list(GAMES), given.bot or (), given.permutations, given.out)
    elif not given.table:
        end = monotonic() + SECONDS * given.minutes
        with suppress(TimeUp):
            for claim in playable(given) if given.compiled else wanted(given):
                play(claim, given, end)
    print(strength.tables(list(kept(given.out, given.deals)), Secrecy.read(given.out)))


if __name__ == "__main__":
    main()
