"""Claim: a network is asked faster on one core than by ONNX Runtime, with the same answers.

Ours in whole numbers, and the same network there in fractions and in bytes, take turns in slices of
one run; ratios are taken round by round.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from benchmarks.contender import Contender
from benchmarks.peers.environments import python_of
from benchmarks.report import Rate, rate, times
from mappamundi.bots.networks.weights import has_network
from mappamundi.game import GAMES

OURS = "benchmarks.asked"
PEER = "benchmarks.peers.networks_onnxruntime"
KINDS = ("float", "int8")
ROUNDS = 9
SECONDS = 0.5


class Beside(msgspec.Struct, frozen=True):
    """What ONNX Runtime reaches with the same network."""

    kind: str
    rate: Rate | None
    ours_times: float | None  # how many times as fast ours is
    same: float  # part of the positions where the same action is liked best
    gap: float  # how far its hope is from ours on the average


class Evaluations(msgspec.Struct, frozen=True):
    """Evaluations a second of one core, a position at a time."""

    game: str
    version: str  # of the peer
    positions: int
    ours: Rate | None
    peers: list[Beside]


def measure(
    say: Callable[[str], None], rounds: int = ROUNDS, seconds: float = SECONDS
) -> list[Evaluations]:
    """Every network of the package."""
    theirs, ours = (
        Contender(python, module)
        for python, module in (
            (python_of("onnxruntime", say), PEER),
            (Path(sys.executable), OURS),
        )
    )
    try:
        with TemporaryDirectory() as folder:
            slugs = [slug for slug in GAMES if has_network(GAMES[slug])]
            return [compared(ours, theirs, slug, folder, rounds, seconds, say) for slug in slugs]
    finally:
        theirs.close()
        ours.close()


def compared(
    ours: Contender,
    theirs: Contender,
    slug: str,
    folder: str,
    rounds: int,
    seconds: float,
    say: Callable[[str], None],
) -> Evaluations:
    """One network, in slices in turn."""
    say(f"the network of {slug} …")
    expected = ours.ask("call", function="hand_over", slug=slug, folder=folder)
    mine: list[Any] = []
    peers: dict[str, list[Any]] = {kind: [] for kind in KINDS}
    for _ in range(rounds):
        mine.append(ours.ask("slice", loop=slug, seconds=seconds))
        for kind, slices in peers.items():
            slices.append(theirs.ask("slice", loop=f"{folder} {slug} {kind}", seconds=seconds))
    beside = []
    for kind, slices in peers.items():
        found = theirs.ask("call", function="answers", folder=folder, slug=slug, kind=kind)
        same, gap = agreement(expected, found)
        beside.append(Beside(kind, rate(slices), times(mine, slices), same, gap))
    return Evaluations(slug, theirs.ask("version"), len(expected), rate(mine), beside)


def agreement(ours: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]]) -> Any:
    """How often both like the same best, and how far apart their hopes are."""
    pairs = list(zip(ours, theirs, strict=True))
    same = fmean(best(one) == best(other) for one, other in pairs)
    one_hope = 1 << 16
    return same, fmean(abs(one[-1] - other[-1]) / one_hope for one, other in pairs)


def best(answers: Sequence[float]) -> int:
    """Which action is liked best, legal or not."""
    return max(range(len(answers) - 1), key=lambda action: answers[action])
