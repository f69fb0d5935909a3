"""The figures of a run, for machines; `scripts/bench rules --json` prints one object of these."""

from __future__ import annotations

import os
import platform
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """Decisions per CPU second of one core: medians over the slices."""

    measured: float  # on this core as it ran
    calibrated: float  # at the reference speed of the calibration loop
    spread: tuple[float, float]  # the smallest and the largest calibrated slice


class GameFigures(msgspec.Struct):
    """What one game of ours reaches."""

    game: str
    seats: int
    state_bytes: int
    interpreted: Rate | None = None
    compiled: Rate | None = None
    wasm: Rate | None = None
    wasm_part: float | None = None  # of what it reaches compiled
    wasm_bytes: int | None = None  # of its module, compressed
    compile_cold: float | None = None  # seconds from a fresh interpreter to the first game
    compile_cached: float | None = None
    compiled_times: float | None = None  # how many times as fast as the checkout beside it
    interpreted_times: float | None = None
    errors: list[str] = []


class PeerFigures(msgspec.Struct):
    """What a peer reaches with the same deal of Null & Nichtig."""

    name: str
    version: str | None = None
    same_deals: int | None = None  # deals it played exactly as the plain class does
    rate: Rate | None = None
    compiled_times: float | None = None  # how many times as fast ours is, compiled
    interpreted_times: float | None = None
    error: str | None = None


class Report(msgspec.Struct):
    """One run."""

    date: str
    machine: str
    python: str
    rounds: int
    slice_seconds: float
    speed: float  # calibration loops per second, the median of the run
    games: list[GameFigures]
    peers: list[PeerFigures]
    gpu: dict[str, Any] | None = None


def rate(slices: list[dict[str, float]]) -> Rate | None:
    """The medians of some slices."""
    if not slices:
        return None
    calibrated = [each["calibrated"] for each in slices]
    measured = median(each["rate"] for each in slices)
    return Rate(measured, median(calibrated), (min(calibrated), max(calibrated)))


def times(ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> float | None:
    """The median of the ratios round by round, so that both sides of each lie close in time."""
    pairs = list(zip(ours, theirs, strict=False))
    return median(a["calibrated"] / b["calibrated"] for a, b in pairs) if pairs else None


def machine() -> str:
    """The processor and how many cores of it there are."""
    model = platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        names = [line for line in information.read_text().splitlines() if "model name" in line]
        model = names[0].partition(":")[2].strip() if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def today() -> str:
    return time.strftime("%Y-%m-%d %H:%M")
