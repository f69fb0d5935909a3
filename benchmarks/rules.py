"""Claim: one set of rules is quick as it stands, and compiled leaves every peer far behind.

Ours and the peers' processes take turns on one core, a short slice each, every slice between two
readings of the calibration loop; figures are medians, ratios are taken within a round.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import wasm
from benchmarks.compilation import cold_and_cached
from benchmarks.contender import Contender, ContenderError
from benchmarks.peers.environments import InstallError, python_of
from benchmarks.report import GameFigures, PeerFigures, Report, machine, rate, times, today
from mappamundi.game import GAMES

SEATS = 4
COMPARED = "null_nichtig"
INTERPRETED = "benchmarks.interpreted"
COMPILED = "benchmarks.compiled"
WASM = "benchmarks.wasm"
BESIDE = "beside: "  # before the name of a module, in another checkout

# Peer, its environment, its loop; the dearest way to play first.
PEERS = (
    ("OpenSpiel, chance deal", "openspiel", "chance deal"),
    ("OpenSpiel, given deal", "openspiel", "given deal"),
    ("OpenSpiel, C++ bots", "openspiel", "C++ evaluate_bots"),
    ("PettingZoo, documented", "pettingzoo", "documented loop"),
    ("PettingZoo, raw", "pettingzoo", "raw, no observation"),
    ("RLCard", "rlcard", ""),
    ("plain class", "plain", ""),
)

Say = Callable[[str], None]


class Track:
    """All contenders, each in its process, and what their slices gave."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.contenders: dict[str, Contender] = {}
        self.slices: dict[tuple[str, str], list[dict[str, float]]] = {}
        self.errors: dict[tuple[str, str], str] = {}
        self.checked: dict[str, int] = {}
        self.missing: dict[str, str] = {}

    def enter(self, module: str, python: Path) -> Contender:
        """Start a contender's process, unless it runs already."""
        if module not in self.contenders:
            self.contenders[module] = Contender(python, module)
        return self.contenders[module]

    def enter_peer(self, environment: str) -> Contender:
        """Start a peer's process in its environment; installing is tried once."""
        if environment in self.missing:
            raise InstallError(self.missing[environment])
        try:
            return self.enter(module_of(environment), python_of(environment, self.say))
        except InstallError as error:
            self.missing[environment] = str(error)
            raise

    def check(self, module: str) -> int:
        """Have it replay the deals of the plain class; how many there were."""
        if module not in self.checked:
            self.say(f"replaying deals of the plain class: {module} …")
            self.checked[module] = self.contenders[module].ask("check")
        return self.checked[module]

    def add(self, module: str, loop: str) -> None:
        """Let this loop take part."""
        self.slices[module, loop] = []

    def race(self, rounds: int, seconds: float) -> None:
        """Round by round, everyone a slice; who fails is out, and it is said why."""
        for turn in range(rounds):
            self.say(f"round {turn + 1} of {rounds} …")
            for (module, loop), slices in self.slices.items():
                if (module, loop) not in self.errors:
                    try:
                        done = self.contenders[module].ask("slice", loop=loop, seconds=seconds)
                        slices.append(done)
                    except ContenderError as error:
                        self.errors[module, loop] = str(error)

    def close(self) -> None:
        """End all processes."""
        for contender in self.contenders.values():
            contender.close()


def measure(
    say: Say, *, quick: bool, gpu: dict[str, Any] | None, beside: Path | None = None
) -> Report:
    """The whole run; where there is another checkout of ours beside it, that instead of peers."""
    rounds, seconds, compilations = (3, 0.2, 1) if quick else (9, 0.5, 3)
    track = Track(say)
    try:
        enter_ours(track)
        if beside is not None:
            enter_beside(track, beside)
        peers = [enter_peer(track, *peer) for peer in PEERS] if beside is None else []
        track.race(rounds, seconds)
    finally:
        track.close()
    for peer, (_, environment, loop) in zip(peers, PEERS, strict=False):
        fill_peer(peer, track, module_of(environment), loop)
    speeds = [each["speed"] for slices in track.slices.values() for each in slices]
    games = [game_figures(slug, track) for slug in GAMES]
    if beside is None:
        for figures in games:
            time_compiling(figures, say, compilations)
    return Report(
        date=today(),
        machine=machine(),
        python=sys.version.split()[0],
        rounds=rounds,
        slice_seconds=seconds,
        speed=median(speeds),
        games=games,
        peers=peers,
        gpu=gpu,
    )


def enter_ours(track: Track) -> None:
    """Every game, at every speed of a core; the rules raced must be the rules of the peers."""
    speeds = (INTERPRETED, COMPILED, WASM)
    for module in speeds:
        track.enter(module, Path(sys.executable))
    track.check(INTERPRETED)
    for slug in GAMES:
        for module in speeds:
            track.add(module, slug)


def enter_beside(track: Track, checkout: Path) -> None:
    """Every game as another checkout has it, with the loops of that checkout."""
    for module in (INTERPRETED, COMPILED):
        track.contenders[BESIDE + module] = Contender(Path(sys.executable), module, checkout)
        for slug in GAMES:
            track.add(BESIDE + module, slug)


def module_of(environment: str) -> str:
    return f"benchmarks.peers.{COMPARED}_{environment}"


def enter_peer(track: Track, name: str, environment: str, loop: str) -> PeerFigures:
    """Install a peer, see that it plays the same game, and let it take part."""
    figures = PeerFigures(name)
    module = module_of(environment)
    try:
        contender = track.enter_peer(environment)
        figures.version = contender.ask("version")
        figures.same_deals = track.check(module)
        track.add(module, loop)
    except InstallError as error:
        figures.error = f"not installed: {error}"
    except ContenderError as error:
        figures.error = str(error)
    return figures


def fill_peer(figures: PeerFigures, track: Track, module: str, loop: str) -> None:
    """What a peer reached, and how ours compares."""
    slices = track.slices.get((module, loop), [])
    figures.rate = rate(slices)
    figures.compiled_times = times(track.slices[COMPILED, COMPARED], slices)
    figures.interpreted_times = times(track.slices[INTERPRETED, COMPARED], slices)
    figures.error = figures.error or track.errors.get((module, loop))


def game_figures(slug: str, track: Track) -> GameFigures:
    """What a game of ours reached."""
    figures = GameFigures(slug, SEATS, GAMES[slug].rules.State.DTYPE.itemsize)
    figures.interpreted = rate(track.slices[INTERPRETED, slug])
    figures.compiled = rate(track.slices[COMPILED, slug])
    figures.wasm = rate(track.slices[WASM, slug])
    figures.wasm_part = times(track.slices[WASM, slug], track.slices[COMPILED, slug])
    figures.wasm_bytes = wasm.size(slug)
    figures.interpreted_times = times_beside(track, INTERPRETED, slug)
    figures.compiled_times = times_beside(track, COMPILED, slug)
    for module in (INTERPRETED, COMPILED, WASM):
        if (module, slug) in track.errors:
            figures.errors.append(track.errors[module, slug])
    return figures


def time_compiling(figures: GameFigures, say: Say, compilations: int) -> None:
    """How long it takes to the first compiled game, and when it was compiled before."""
    say(f"compiling {figures.game} from nothing …")
    try:
        seconds = [cold_and_cached(figures.game) for _ in range(compilations)]
        figures.compile_cold = median(cold for cold, _ in seconds)
        figures.compile_cached = median(cached for _, cached in seconds)
    except RuntimeError as error:
        figures.errors.append(str(error))


def times_beside(track: Track, module: str, slug: str) -> float | None:
    """How many times as fast a game is as in the other checkout, if there is one."""
    return times(track.slices[module, slug], track.slices.get((BESIDE + module, slug), []))
