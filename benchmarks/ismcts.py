"""Our bots beside OpenSpiel's own IS-MCTS, on the same deal of Null & Nichtig.

`scripts/bench ismcts race` counts simulations a second of our search, `scripts/bench ismcts match`
lets a bot of ours play it. A match may be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, median, stdev

import msgspec

from benchmarks.contender import Contender
from benchmarks.matches import OURS, PEER, Sitting, play
from benchmarks.peers.deals import POSITIONS
from benchmarks.peers.environments import python_of
from benchmarks.report import times

FILE = Path("benchmarks/series/ismcts.jsonl")
SEARCHES = "benchmarks.searches"
DEALS = 300
ROUNDS = 7
SECONDS = 1.0  # a slice: a move of the peer takes about as long
SURE = 1.959964  # 95 % of a normal distribution lie within so many deviations
KINDS = ("as it plays", "random rollouts")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def race(rounds: int) -> Iterator[str]:
    """Simulations a second, ours and theirs in turn on one core."""
    theirs = Contender(python_of("openspiel", say), PEER)
    ours = Contender(Path(sys.executable), SEARCHES)
    try:
        yield f"OpenSpiel {theirs.ask('version')}, calibrated simulations a second of one core"
        for position in POSITIONS:
            peer = [theirs.ask("slice", loop=position, seconds=SECONDS) for _ in range(rounds)]
            for kind in KINDS:
                loop = f"{position}, {kind}"
                mine = [ours.ask("slice", loop=loop, seconds=SECONDS) for _ in range(rounds)]
                yield f"{loop}: {rate(mine):,.0f} to {rate(peer):,.0f}, × {times(mine, peer):.0f}"
    finally:
        theirs.close()
        ours.close()


def rate(slices: Sequence[dict[str, float]]) -> float:
    return median(each["calibrated"] for each in slices)


def match(bot: str, deals: int, jobs: int, path: Path) -> None:
    """Play what the file does not hold yet, every deal with the sides in both pairs of seats."""
    python_of("openspiel", say)
    path.parent.mkdir(parents=True, exist_ok=True)
    done = {(each.deal, each.turn) for each in kept(path, bot)}
    left = [(deal, turn) for deal in range(deals) for turn in (0, 1) if (deal, turn) not in done]
    with (
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
        path.open("ab") as file,
    ):
        games = [pool.submit(play, deal, turn, bot) for deal, turn in left]
        for number, game in enumerate(as_completed(games), start=1):
            file.write(msgspec.json.encode(game.result()) + b"\n")
            file.flush()
            say(f"{number} of {len(left)} games")


def kept(path: Path, bot: str) -> list[Sitting]:
    """What a bot of ours has played so far."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    sittings = (msgspec.json.decode(line, type=Sitting) for line in lines)
    return [each for each in sittings if each.bot == bot]


def summary(sittings: Sequence[Sitting]) -> Iterator[str]:
    """The share of wins over whole deals, and the time of a move."""
    if not sittings:
        return
    by_deal: dict[int, list[float]] = {}
    for each in sittings:
        by_deal.setdefault(each.deal, []).append(each.share)
    shares = [fmean(pair) for pair in by_deal.values() if len(pair) == 2]
    if len(shares) > 1:
        mean, reach = fmean(shares), SURE * stdev(shares) / sqrt(len(shares))
        low, high = mean - reach, mean + reach
        yield f"{len(shares)} duplicate deals, 2 seats against 2, par 50 %"
        yield f"{sittings[0].bot} wins {mean:.1%}, 95 % interval {low:.1%} – {high:.1%}"
    ours = fmean(each.our_points for each in sittings)
    peer = fmean(each.peer_points for each in sittings)
    yield f"points of a seat: {ours:.1f} to {peer:.1f}"
    ours = sum(each.our_seconds for each in sittings) / sum(each.our_moves for each in sittings)
    peer = sum(each.peer_seconds for each in sittings) / sum(each.peer_moves for each in sittings)
    yield f"CPU time of a move: {ours * 1e3:.2f} ms to {peer * 1e3:.0f} ms, 1 to {peer / ours:.0f}"


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/bench ismcts", description=__doc__)
    parser.add_argument("what", choices=("race", "match", "show"))
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="slices each; %(default)s")
    parser.add_argument("--deals", type=int, default=DEALS, help="of a match; %(default)s")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes; all cores")
    parser.add_argument("--bot", choices=list(OURS), default="strong", help="%(default)s")
    parser.add_argument("--out", type=Path, default=FILE, help="of the match; %(default)s")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    given = arguments(words)
    if given.what == "race":
        for line in race(given.rounds):
            print(line, flush=True)
        return
    if given.what == "match":
        match(given.bot, given.deals, given.jobs, given.out)
    for line in summary(kept(given.out, given.bot)):
        print(line)


if __name__ == "__main__":
    main()
