"""The figures of a run, for people."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.analysis import Confirmed
from benchmarks.arena import ArenaFigures
from benchmarks.batch import BatchReport
from benchmarks.calibration import REFERENCE
from benchmarks.footprint import Footprint
from benchmarks.lookback import SOON, LookedBack
from benchmarks.networks import Evaluations
from benchmarks.nodes import NodesReport
from benchmarks.report import GameFigures, PeerFigures, Rate, Report
from benchmarks.servers import Figures as ServerFigures
from benchmarks.showing import Shows
from benchmarks.thinking import WANTED, Thinking
from benchmarks.web import Figure as WebFigure

# Columns of words; all others are numbers.
WORDS = (
    "game",
    "peer",
    "version",
    "bot",
    "promise",
    "unit",
    "kind",
)
# Ours as a multiple of another checkout.
BESIDE = ("interpreted ×", "compiled ×")


def show(report: Report, console: Console) -> None:
    """All tables of a report."""
    console.print(f"{report.date} · {report.machine} · Python {report.python}", highlight=False)
    console.print(
        f"Decisions per CPU second of one core, medians of {report.rounds} slices of "
        f"{report.slice_seconds} s; draws cost time but do not count. In brackets: calibrated, "
        f"the calibration loop at {REFERENCE / 1e6:.2f} M/s (it ran at {report.speed / 1e6:.2f}).",
        highlight=False,
    )
    console.print(games_table(report.games))
    if report.peers:
        console.print(peers_table(report.peers))
    for name, error in problems(report):
        console.print(f"{name}: {error}", style="red", highlight=False)
    if report.gpu is not None:
        console.print(gpu_table(report.gpu))


def problems(report: Report) -> list[tuple[str, str]]:
    """Whatever could not be measured, and why."""
    ours = [(figures.game, error) for figures in report.games for error in figures.errors]
    return ours + [(peer.name, peer.error) for peer in report.peers if peer.error is not None]


def empty(title: str, *columns: str) -> Table:
    """A table without rows."""
    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0))
    for column in columns:
        table.add_column(column, justify="left" if column in WORDS else "right", no_wrap=True)
    return table


def games_table(games: list[GameFigures]) -> Table:
    """Ours, game by game."""
    speeds = ("interpreted", "compiled", "WASM", "part", "module")
    columns = ("game", *speeds, "cold", "cached", "state")
    table = empty("Random games, 4 seats", *columns, *(BESIDE if is_beside(games) else ()))
    for each in games:
        compiling = (seconds(each.compile_cold), seconds(each.compile_cached))
        rates = (both(each.interpreted), both(each.compiled), both(each.wasm))
        module = (part(each.wasm_part), kilobytes(each.wasm_bytes))
        beside = (multiple(each.interpreted_times), multiple(each.compiled_times))
        row = (each.game, *rates, *module, *compiling, f"{each.state_bytes} B")
        table.add_row(*row, *(beside if is_beside(games) else ()))
    return table


def is_beside(games: list[GameFigures]) -> bool:
    """Was another checkout measured in the same run?"""
    return any(each.interpreted_times or each.compiled_times for each in games)


def peers_table(peers: list[PeerFigures]) -> Table:
    """The peers, in the same run."""
    columns = ("peer", "version", "deals", "decisions/s", "compiled", "as is")
    table = empty("The same deal of Null & Nichtig elsewhere, and ours as a multiple", *columns)
    for each in peers:
        reached = both(each.rate) if each.error is None else each.error.partition(":")[0]
        deals = "–" if each.same_deals is None else str(each.same_deals)
        ratios = (multiple(each.compiled_times), multiple(each.interpreted_times))
        table.add_row(each.name, each.version or "–", deals, reached, *ratios)
    return table


def gpu_table(results: dict[str, Any]) -> Table:
    """What `gpu.py` wrote on a machine that has one."""
    columns = ("game", "decisions/s", "games compared", "same as on a core")
    table = empty(f"Random games, 4 seats, {results['device']}", *columns)
    for slug, each in results["games"].items():
        agreed = "yes" if each["identical"] else "NO"
        table.add_row(slug, short(each["moves_per_second"]), f"{each['games_compared']:,}", agreed)
    return table


def arena_table(figures: list[ArenaFigures]) -> Table:
    """Games a second in the arena."""
    cores = f"{figures[0].cores} cores"
    table = empty("Arena, 4 seats, all the same bot: games/s", "game", "bot", "one core", cores)
    for each in figures:
        table.add_row(each.game, each.bot, f"{each.one_core:,.0f}", f"{each.all_cores:,.0f}")
    return table


def analysis_table(figures: list[Confirmed]) -> Table:
    """How many blunders are worse than the better move."""
    columns = ("blunders", "worse", "surely", "surely not", "lost")
    table = empty("Blunders, played on from both moves", "game", "bot", "pairs", *columns)
    for each in figures:
        counts = (each.played, each.blunders, each.worse, each.surely, each.surely_not)
        cells = [f"{number:,}" for number in counts]
        table.add_row(each.game, each.player, *cells, f"{100 * each.lost:.1f} %")
    return table


def show_batch(report: BatchReport, console: Console) -> None:
    """The tables of the batched environment."""
    console.print(f"{report.date} · {report.machine}", highlight=False)
    ours = empty("A batch, 4 seats", "game", "features", "actions", "decisions/s")
    for game in report.games:
        reached = game.error or both(game.rate)
        ours.add_row(game.game, str(game.features), str(game.actions), reached)
    theirs = empty("Elsewhere, and ours as a multiple", "peer", "version", "decisions/s", "batch")
    for peer in report.peers:
        reached = peer.error or both(peer.rate)
        theirs.add_row(peer.name, peer.version or "–", reached, multiple(peer.compiled_times))
    console.print(ours)
    console.print(theirs)


def footprint_line(found: Footprint) -> str:
    """A server at rest."""
    return (
        f"cold start to the first page ({found.page}): {seconds(found.start)}, "
        f"of which {seconds(found.cpu)} CPU; {found.socket:.0f} KiB an idle socket"
    )


def showing_table(figures: list[Shows]) -> Table:
    """What a move costs that four look at, and what they are sent."""
    ways = ("views by the server", "by browsers", "to nobody")
    table = empty("A move, CPU µs, and bytes to all four", "game", *ways, "bytes", "by browsers")
    for each in figures:
        cpu = (f"{µs:.0f}" for µs in (each.by_server, each.by_browser, each.to_nobody))
        table.add_row(each.game, *cpu, f"{each.server_bytes:,.0f}", f"{each.browser_bytes:,.0f}")
    return table


def server_table(figures: list[ServerFigures]) -> Table:
    """Servers under load, by the number of tables."""
    titles = (
        "moves/s",
        "CPU µs/move",
        "calibrated",
        "p50 at half",
        "p99 at half",
        "stolen",
        "memory",
    )
    table = empty("Servers, 4 clients a table", "tables", "server", *titles)
    for each in figures:
        table.add_row(
            str(each.tables),
            each.server,
            f"{each.closed.rate:,.0f}",
            f"{each.closed.cpu:.0f}",
            f"{each.closed.calibrated:.0f}",
            f"{each.half.p50:.1f} ms",
            f"{each.half.p99:.1f} ms",
            f"{each.half.stolen:.1%}",
            f"{each.memory:.0f} MB",
        )
    return table


def nodes_table(report: NodesReport) -> Table:
    """What so many nodes do together, by where the people of a table are."""
    titles = ("moves/s", "CPU µs/move", "cores busy", "p50", "p99")
    table = empty(f"Nodes on {report.cores} cores, 3 clients a table", "nodes", "people", *titles)
    for each in report.throughput:
        table.add_row(
            str(each.nodes),
            "apart" if each.is_spread else "together",
            f"{each.rate:,.0f}",
            f"{each.cpu:.0f}",
            f"{each.busy:.1f}",
            f"{each.p50:.1f} ms",
            f"{each.p99:.1f} ms",
        )
    return table


def take_over_line(report: NodesReport) -> str:
    """How long tables were away."""
    found = report.take_over
    return (
        f"a node is killed: moves count again after {found.p50:.2f} s (p99 {found.p99:.2f} s, "
        f"{found.tables} tables); {report.load:.1f} waited for the cores when this began"
    )


def web_table(figures: list[WebFigure]) -> Table:
    """What a browser measured, beside what was promised."""
    table = empty("In the browser", "promise", "wanted", "measured", "worst", "unit", "kept")
    for each in figures:
        found = (f"{each.middle:.0f}", f"{each.worst:.0f}")
        table.add_row(each.what, each.wanted, *found, each.unit, "yes" if each.is_kept else "NO")
    return table


def thinking_table(figures: list[Thinking]) -> Table:
    """How fast `strong` thinks, here and in a browser."""
    title = f"`strong` thinks; wanted in the browser ≥ {WANTED} of here"
    table = empty(title, "game", "unit", "here", "in Chromium", "part", "kept")
    for each in figures:
        speeds = (short(each.here), short(each.in_browser), part(each.part))
        table.add_row(each.game, f"{each.unit}/s", *speeds, "yes" if each.is_kept else "NO")
    return table


def lookback_table(figures: list[LookedBack]) -> Table:
    """How soon a reader has the curves of a finished game, and every mark."""
    title = f"Looked back on in the browser, seconds; wanted for the curves ≤ {SOON}"
    table = empty(title, "game", "curves", "all marks", "kept")
    for each in figures:
        kept = "yes" if each.curve <= SOON else "NO"
        table.add_row(each.game, f"{each.curve:.1f}", f"{each.whole:.1f}", kept)
    return table


def networks_table(figures: list[Evaluations]) -> Table:
    """Networks of the package, asked by ours and by ONNX Runtime."""
    title = "Evaluations a second of one core, a position at a time; in brackets calibrated"
    columns = ("ours", "ONNX Runtime", "ours ×", "same favourite", "hopes apart")
    table = empty(title, "game", "kind", *columns)
    for each in figures:
        for peer in each.peers:
            rates = both(each.ours), both(peer.rate), part(peer.ours_times)
            table.add_row(each.game, peer.kind, *rates, f"{peer.same:.0%}", f"{peer.gap:.4f}")
    return table


def both(rate: Rate | None) -> str:
    """A rate, measured and calibrated."""
    return "–" if rate is None else f"{short(rate.measured)} ({short(rate.calibrated)})"


def short(number: float) -> str:
    """Three digits, in thousands, millions or thousand millions."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:#.3g}".rstrip(".") + f" {letter}"
    return f"{number:.0f}"


def multiple(ratio: float | None) -> str:
    if ratio is None:
        return "–"
    return f"× {ratio:,.0f}" if ratio >= 100 else f"× {ratio:.2g}"


def part(ratio: float | None) -> str:
    return "–" if ratio is None else f"{ratio:.2f}"


def kilobytes(size: int | None) -> str:
    return "–" if size is None else f"{size / 1000:.1f} KB"


def seconds(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f} s"
