"""How long it takes from a fresh interpreter to the first compiled game.

Run as a program, `python -m benchmarks.compilation GAME`, it times itself and prints the seconds.
"""

import time

BEGUN = time.perf_counter()  # before anything heavy is imported

import os  # noqa: E402
import subprocess  # noqa: E402
import sys  # noqa: E402
import tempfile  # noqa: E402
from pathlib import Path  # noqa: E402

ROOT = Path(__file__).parent.parent


def cold_and_cached(game: str) -> tuple[float, float]:
    """Seconds with an empty cache folder, and again with what that left there."""
    with tempfile.TemporaryDirectory() as folder:
        return in_fresh_process(game, folder), in_fresh_process(game, folder)


def in_fresh_process(game: str, folder: str) -> float:
    """The seconds that another interpreter says it took."""
    command = [sys.executable, "-m", "benchmarks.compilation", game]
    surroundings = {**os.environ, "MAPPAMUNDI_CACHE": folder}
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return float(done.stdout)


def main() -> None:
    """Play one compiled game and say how long that took from the start of this file."""
    from benchmarks.calibration import pin
    from benchmarks.compiled import loop

    pin()
    loop(sys.argv[1], batch=1)()
    print(time.perf_counter() - BEGUN)


if __name__ == "__main__":
    main()
