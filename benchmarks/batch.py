"""Claim: a batch shows a learner millions of decisions a second on one core, all checked.

Every decision, ours and the peers', comes with what its seat knows as numbers and a mask of its
legal actions; it is chosen at random from these. Measured as the rules are: see `rules.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from benchmarks.batched import SEATS
from benchmarks.report import PeerFigures, Rate, machine, rate, times, today
from benchmarks.rules import COMPARED, Say, Track, enter_peer, module_of
from mappamundi.game import GAMES

OURS = "benchmarks.batched"
PEERS = (
    ("PettingZoo, documented", "pettingzoo", "documented loop"),
    ("PettingZoo, raw, observed", "pettingzoo", "raw, with observation"),
    ("OpenSpiel, observed", "openspiel", "given deal, with observation"),
)


class BatchFigures(msgspec.Struct):
    """What one game of ours reaches."""

    game: str
    seats: int
    features: int
    actions: int
    rate: Rate | None = None
    error: str | None = None


class BatchReport(msgspec.Struct):
    """One run."""

    date: str
    machine: str
    rounds: int
    slice_seconds: float
    games: list[BatchFigures]
    peers: list[PeerFigures]


def measure(say: Say, *, quick: bool) -> BatchReport:
    """The whole run."""
    rounds, seconds = (3, 0.2) if quick else (9, 0.5)
    track = Track(say)
    try:
        track.enter(OURS, Path(sys.executable))
        for slug in GAMES:
            track.add(OURS, slug)
        peers = [enter_peer(track, *peer) for peer in PEERS]
        track.race(rounds, seconds)
    finally:
        track.close()
    for figures, (_, environment, loop) in zip(peers, PEERS, strict=True):
        fill(figures, track, module_of(environment), loop)
    games = [game_figures(slug, track) for slug in GAMES]
    return BatchReport(today(), machine(), rounds, seconds, games, peers)


def fill(figures: PeerFigures, track: Track, module: str, loop: str) -> None:
    """What a peer reached, and how ours compares."""
    slices = track.slices.get((module, loop), [])
    figures.rate = rate(slices)
    figures.compiled_times = times(track.slices[OURS, COMPARED], slices)
    figures.error = figures.error or track.errors.get((module, loop))


def game_figures(slug: str, track: Track) -> BatchFigures:
    """What a game of ours reached."""
    shown = GAMES[slug].features
    reached = rate(track.slices[OURS, slug])
    error = track.errors.get((OURS, slug))
    return BatchFigures(slug, SEATS, shown.FEATURES, shown.ACTIONS, reached, error)
