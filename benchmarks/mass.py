"""Claim: bots meet by the thousand on a GPU, and decide there as they do on a core.

Three steps, because the machine with the GPU may be bare: `build` packs the contests of
`scripts/bench bots` into a folder, `run` plays them (NumPy and CuPy are enough; call it as
`python benchmarks/mass.py FOLDER OUT`), and `read` writes what came back into the series.
"""

from __future__ import annotations

import importlib.util
import pickle
import sys
import time
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from benchmarks.bots import Claim
    from mappamundi.arena.contest import Contest
    from mappamundi.arena.sheet import GamesSheet

LAUNCH = Path(__file__).parents[1] / "src/mappamundi/compiling/launch.py"
PACKED = ".contest"
PLAYED = ".played"
LENGTH = 1000  # games of a part
AT_ONCE = 8  # parts: more of them hinder one another


def build(claims: Sequence[Claim], deals: int, folder: Path) -> None:
    """Everything the GPU machine needs; the code of a game once."""
    from mappamundi.arena import mass
    from mappamundi.game import GAMES

    folder.mkdir(parents=True, exist_ok=True)
    for slug in sorted({claim.game for claim in claims}):
        path = folder / f"{slug}.ptx"
        if not path.exists():
            print(f"compiling {slug} …", file=sys.stderr, flush=True)
            path.write_text(mass.build(GAMES[slug]))
    for claim in claims:
        for place, contest in enumerate(claim.contests):
            packed = mass.pack(contest, deals)
            content = zlib.compress(pickle.dumps(vars(packed)))
            (folder / f"{claim.name}.{place}{PACKED}").write_bytes(content)


def run(folder: Path, out: Path) -> None:
    """Play everything in a folder and write down every part that is done."""
    launch = _launch()
    codes = {path.stem: path.read_bytes() for path in folder.glob("*.ptx")}
    for game, code in sorted(codes.items()):
        begun = time.monotonic()
        launch.load_kernel(code)
        print(f"{game} loaded, {time.monotonic() - begun:.1f} s", flush=True)
    contests = [(path.stem, _packed(launch, path)) for path in folder.glob(f"*{PACKED}")]
    # The cheap ones first: whatever is not finished in time is only the dearest.
    contests.sort(key=lambda named: named[1].nodes * named[1].games)
    parts = [
        Part(name, codes[name.partition("-")[0]], contest, numbers)
        for name, contest in contests
        for numbers in _stretches(contest.games)
    ]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for done in [pool.submit(part.play, launch, out) for part in parts]:
            done.result()


def _packed(launch: Any, path: Path) -> Any:
    return launch.PackedMatches(**pickle.loads(zlib.decompress(path.read_bytes())))


def _stretches(games: int) -> Iterator[range]:
    """The numbers of the games of each part."""
    for first in range(0, games, LENGTH):
        yield range(first, min(first + LENGTH, games))


@dataclass
class Part:
    """Matches of a contest that are started together and written down together."""

    name: str
    code: bytes
    contest: Any  # a launch.Contest
    numbers: range

    def play(self, launch: Any, out: Path) -> None:
        import cupy

        begun = time.monotonic()
        with cupy.cuda.Stream(non_blocking=True):
            played = launch.play_contest(self.code, self.contest, self.numbers)
        content = zlib.compress(pickle.dumps(vars(played)))
        (out / f"{self.name}.{self.numbers.start}{PLAYED}").write_bytes(content)
        seconds = time.monotonic() - begun
        print(f"{self.name}: {self.numbers}, {seconds:.1f} s", flush=True)


def read(claims: Sequence[Claim], folder: Path, series: Path) -> None:
    """What came back, as the arena writes it down."""
    from mappamundi.arena.ledger import Ledger, heading

    series.mkdir(parents=True, exist_ok=True)
    for claim in claims:
        ledger = Ledger(series / f"{claim.name}.jsonl", heading(claim.contests))
        done = {(sheet.contest, game.number) for sheet in ledger.sheets for game in sheet.games}
        for place, contest in enumerate(claim.contests):
            for sheet in _sheets(folder, claim.name, place, contest):
                sheet.games = [game for game in sheet.games if (place, game.number) not in done]
                if sheet.games:
                    ledger.add(sheet)


def _sheets(folder: Path, name: str, place: int, contest: Contest) -> Iterator[GamesSheet]:
    """The parts of a contest that were played."""
    from mappamundi.arena import mass
    from mappamundi.compiling import launch

    for path in sorted(folder.glob(f"{name}.{place}.*{PLAYED}")):
        played = launch.LaunchResult(**pickle.loads(zlib.decompress(path.read_bytes())))
        yield mass.sheet(contest, place, int(path.stem.rpartition(".")[2]), played)


def _launch() -> Any:
    """The launcher alone, without the package around it, which a bare machine cannot import."""
    spec = importlib.util.spec_from_file_location("launch", LAUNCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["launch"] = module
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    run(Path(sys.argv[1]), Path(sys.argv[2]))
