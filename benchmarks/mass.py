"""Claim: bots meet by the thousand on a GPU, and decide there as they do on a core.

Three steps, because the machine with the GPU may be bare: `build` packs the contests of
`scripts/bench bots` into a folder, `run` plays them (NumPy and CuPy are enough; call it as
`python benchmarks/mass.py FOLDER OUT`), and `read` writes what came back into the series.
"""

from __future__ import annotations

import importlib.util
import pickle
import sys
import threading
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from benchmarks.bots import Claim

LAUNCH = Path(__file__).parents[1] / "src/mappamundi/compiling/launch.py"
PACKED = ".contest"
PLAYED = ".played"


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
            packed = mass.pack(contest, deals, f"{claim.game}.ptx")
            content = zlib.compress(pickle.dumps(vars(packed)))
            (folder / f"{claim.name}.{place}{PACKED}").write_bytes(content)


def run(folder: Path, out: Path) -> None:
    """Play everything in a folder, all at once."""
    launch = _launch()
    for path in sorted(folder.glob("*.ptx")):
        begun = time.monotonic()
        launch.load_kernel(path.read_text())
        print(f"{path.stem} loaded, {time.monotonic() - begun:.1f} s", flush=True)
    contests = {path: _packed(path) for path in folder.glob(f"*{PACKED}")}
    # The cheap ones first: whatever is not finished in time is only the dearest.
    ordered = sorted(contests, key=lambda path: contests[path]["nodes"] * contests[path]["games"])
    threads = [
        threading.Thread(target=_play, args=(launch, path.stem, contests[path], out))
        for path in ordered
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _packed(path: Path) -> dict[str, Any]:
    packed: dict[str, Any] = pickle.loads(zlib.decompress(path.read_bytes()))
    packed["ptx"] = (path.parent / packed["ptx"]).read_text()
    return packed


def _play(launch: Any, name: str, packed: dict[str, Any], out: Path) -> None:
    import cupy

    begun = time.monotonic()
    with cupy.cuda.Stream(non_blocking=True):
        played = launch.play_contest(launch.Contest(**packed))
    content = zlib.compress(pickle.dumps(vars(played)))
    (out / f"{name}{PLAYED}").write_bytes(content)
    seconds = time.monotonic() - begun
    print(f"{name}: {packed['games']} games, {seconds:.1f} s", flush=True)


def read(claims: Sequence[Claim], folder: Path, series: Path) -> None:
    """What came back, as the arena writes it down."""
    from mappamundi.arena import mass
    from mappamundi.arena.ledger import Ledger, heading
    from mappamundi.compiling import launch

    series.mkdir(parents=True, exist_ok=True)
    for claim in claims:
        ledger = Ledger(series / f"{claim.name}.jsonl", heading(claim.contests))
        done = {sheet.contest for sheet in ledger.sheets}
        for place, contest in enumerate(claim.contests):
            path = folder / f"{claim.name}.{place}{PLAYED}"
            if path.exists() and place not in done:
                content = pickle.loads(zlib.decompress(path.read_bytes()))
                played = launch.Played(**content)
                ledger.add(mass.sheet(contest, place, played))


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
