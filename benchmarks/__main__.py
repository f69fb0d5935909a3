"""`scripts/bench CLAIM`: measure one claim of the project."""

from __future__ import annotations

import json as text
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks import analysis as analysis_claim
from benchmarks import arena as arena_claim
from benchmarks import batch as batch_claim
from benchmarks import batch_gpu as batch_gpu_claim
from benchmarks import bots as bots_claim
from benchmarks import footprint as footprint_claim
from benchmarks import gpu as gpu_claim
from benchmarks import ismcts as ismcts_claim
from benchmarks import lookback as lookback_claim
from benchmarks import networks as networks_claim
from benchmarks import nodes as nodes_claim
from benchmarks import rules as rules_claim
from benchmarks import servers as server_claim
from benchmarks import showing as showing_claim
from benchmarks import tables as claims
from benchmarks import thinking as thinking_claim
from benchmarks import trust as trust_claim
from benchmarks import web as web_claim
from mappamundi.game import GAMES

app = App(name="scripts/bench", help="Measure what Mappamundi claims about its speed.")
notes = Console(stderr=True, style="dim", highlight=False)
WIDE = 150  # columns where nobody looks: no figure is cut in a file
LOOKED_BACK_ON = 3  # games of each kind
console = Console(width=None if sys.stdout.isatty() else WIDE)

Json = Annotated[bool, Parameter(negative="")]


@app.command
def rules(
    *, json: Json = False, quick: Json = False, gpu: Path | None = None, beside: Path | None = None
) -> None:
    """The rules of every game, interpreted and compiled, beside OpenSpiel, PettingZoo and RLCard.

    Parameters
    ----------
    json
        Print one JSON object.
    quick
        Fewer and shorter slices: a first impression.
    gpu
        The results file of a run on a GPU, to be shown with the rest.
    beside
        Another checkout of this project, whose rules run in turn with these; then no peers do.
    """
    on_gpu = None if gpu is None else text.loads(gpu.read_text())
    report = rules_claim.measure(notes.print, quick=quick, gpu=on_gpu, beside=beside)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        claims.show(report, console)


@app.command
def batch(
    *, json: Json = False, quick: Json = False, build: Path | None = None, run: Path | None = None
) -> None:
    """The batched environment of every game, beside PettingZoo and OpenSpiel with observations.

    Parameters
    ----------
    json
        Print one JSON object.
    quick
        Fewer and shorter slices: a first impression.
    build
        Write what a GPU machine needs into this folder instead; needs no GPU, but the extra `gpu`.
    run
        Step from such a folder instead, on a machine with a GPU and CuPy.
    """
    if build or run:
        if build:
            batch_gpu_claim.build(build)
        if run:
            print(text.dumps(batch_gpu_claim.run(run), indent=1))
        return
    report = batch_claim.measure(notes.print, quick=quick)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        claims.show_batch(report, console)


@app.command
def arena(*, json: Json = False, games: int = 400) -> None:
    """Games a second in the arena, on one core and on all.

    Parameters
    ----------
    json
        Print one JSON list.
    games
        How many games are played for each figure.
    """
    figures = arena_claim.measure(notes.print, games)
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        console.print(claims.arena_table(figures))


@app.command
def analysis(
    *game: str, json: Json = False, blunders: int = 40, games: int = 1000, player: str = "master"
) -> None:
    """Whether a blunder is one, when much better players play on from it and from the better move.

    Parameters
    ----------
    game
        Which games; all if none is named.
    json
        Print one JSON list.
    blunders
        How many are looked for in each.
    games
        How often each is played on at most, by `player`: less where it is clear soon.
    """
    figures = analysis_claim.measure(notes.print, game or tuple(GAMES), blunders, games, player)
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        console.print(claims.analysis_table(figures))


@app.command
def bots(*words: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> None:
    """How well the bots play, level against level; `scripts/bench bots -- --help` says more."""
    bots_claim.main(words)


@app.command
def ismcts(*words: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> None:
    """Our search beside OpenSpiel's IS-MCTS; `scripts/bench ismcts -- --help` says more."""
    ismcts_claim.main(words)


@app.command
def networks(*, json: Json = False, rounds: int = networks_claim.ROUNDS) -> None:
    """How fast networks are asked on one core, beside the same ones in ONNX Runtime.

    Parameters
    ----------
    json
        Print one JSON list.
    rounds
        How many slices each.
    """
    figures = networks_claim.measure(notes.print, rounds)
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        console.print(claims.networks_table(figures))


@app.command
def gpu(*, build: Path | None = None, run: Path | None = None) -> None:
    """The rules on a GPU: the same games as on a core, byte for byte, and how fast.

    Parameters
    ----------
    build
        Write what the GPU machine needs into this folder; needs no GPU, but the extra `gpu`.
    run
        Play from such a folder, on a machine with a GPU and CuPy, and print one JSON object.
    """
    if build:
        gpu_claim.build(build)
    if run:
        print(text.dumps(gpu_claim.run(run), indent=1))


@app.command
def server(
    *, json: Json = False, tables: str = "10,100,500", seconds: float = 5.0, repeats: int = 3
) -> None:
    """The table server at rest, and under load beside boardgame.io and Colyseus: with views made
    by it (`mappamundi`), and by those who sit there, as our browsers do (`thin`).

    Parameters
    ----------
    json
        Print one JSON object.
    tables
        How many tables, one run for each number.
    seconds
        How long each load lasts.
    repeats
        How often it is repeated; the median counts.
    """
    counts = tuple(int(count) for count in tables.split(","))
    rest = footprint_claim.measure(notes.print)
    figures = server_claim.measure(notes.print, counts, seconds, repeats)
    if json:
        print(msgspec.json.encode({"rest": rest, "load": figures}).decode())
    else:
        console.print(claims.footprint_line(rest))
        console.print(claims.server_table(figures))


@app.command
def nodes(*, json: Json = False, tables: int = 24, seconds: float = 8.0, rounds: int = 5) -> None:
    """One, two and three nodes: moves a second, what the bus costs, how soon tables are taken over.

    Parameters
    ----------
    json
        Print one JSON object.
    tables
        How many there are, with three people each.
    seconds
        How long everybody plays.
    rounds
        How often a node is killed.
    """
    report = nodes_claim.measure(notes.print, tables, seconds, rounds)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        console.print(claims.nodes_table(report))
        console.print(claims.take_over_line(report))


@app.command
def showing(*, json: Json = False, moves: int = 800, rounds: int = 3) -> None:
    """What showing a move costs, by game: views by the server, or by those who look.

    Parameters
    ----------
    json
        Print one JSON object.
    moves
        How many are made of each game, at least.
    rounds
        How often; the median counts.
    """
    figures = showing_claim.measure(notes.print, moves, rounds)
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        console.print(claims.showing_table(figures))


@app.command
def trust(*claim: str, full: Json = False) -> None:
    """What a table promises: kills, resending, deadlines, bad lines, crowds, leaks, floods;
    and that rules, bots and presentation are the same at all speeds (R5).

    Parameters
    ----------
    claim
        Which of them, e.g. R1; all if none is named.
    full
        As often as the published figures ask for, which takes hours.
    """
    for figure in trust_claim.measure(claim or tuple(trust_claim.TESTS), full):
        print(text.dumps(figure))


@app.command
def web(*, json: Json = False, times: int = 40) -> None:
    """The pages in a real browser: how light, how soon there, how quick to answer, how smooth;
    how fast bots think there; and how soon a finished game is looked back on.

    Parameters
    ----------
    json
        Print one JSON object.
    times
        How often a table is opened, and how often a card is touched.
    """
    figures = web_claim.measure(notes.print, times)
    with web_claim.opened("about:blank") as page:
        thoughts = thinking_claim.measure(page, notes.print)
    with web_claim.at_home(notes.print) as page:
        waits = lookback_claim.measure(page, notes.print, LOOKED_BACK_ON)
    if json:
        print(msgspec.json.encode({"pages": figures, "bots": thoughts, "back": waits}).decode())
    else:
        console.print(claims.web_table(figures))
        console.print(claims.thinking_table(thoughts))
        console.print(claims.lookback_table(waits))


if __name__ == "__main__":
    app()
