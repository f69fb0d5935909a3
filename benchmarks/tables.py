"""The figures of a run, for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from benchmarks.arena import ArenaFigures
from benchmarks.calibration import REFERENCE
from benchmarks.report import GameFigures, PeerFigures, Rate, Report


def show(report: Report, console: Console) -> None:
    """All tables of a report."""
    console.print(f"{report.date} · {report.machine} · Python {report.python}")
    console.print(
        f"calibration loop {report.speed / 1e6:.2f} M/s (reference {REFERENCE / 1e6:.2f} M/s); "
        f"one core, {report.rounds} rounds of {report.slice_seconds} s; "
        "decisions per CPU second, draws cost time but do not count; "
        "calibrated = at the reference speed"
    )
    console.print(games_table(report.games))
    console.print(peers_table(report.peers))
    for name, error in problems(report):
        console.print(f"{name}: {error}", style="red", highlight=False)
    if report.gpu is not None:
        console.print("GPU: " + ", ".join(f"{key} {value}" for key, value in report.gpu.items()))


def problems(report: Report) -> list[tuple[str, str]]:
    """Whatever could not be measured, and why."""
    ours = [(figures.game, error) for figures in report.games for error in figures.errors]
    return ours + [(peer.name, peer.error) for peer in report.peers if peer.error is not None]


def games_table(games: list[GameFigures]) -> Table:
    """Ours, game by game."""
    table = Table(title="Random games, 4 seats, one core: decisions/s")
    for title in (
        "game",
        "interpreted",
        "calibr.",
        "compiled",
        "calibr.",
        "cold",
        "cached",
        "state",
    ):
        table.add_column(title, justify="left" if title == "game" else "right", no_wrap=True)
    for each in games:
        table.add_row(
            each.game,
            *cells(each.interpreted),
            *cells(each.compiled),
            seconds(each.compile_cold),
            seconds(each.compile_cached),
            f"{each.state_bytes} B",
        )
    return table


def peers_table(peers: list[PeerFigures]) -> Table:
    """The peers, in the same run."""
    table = Table(title="The same deal of Null & Nichtig elsewhere, and how many times it ours is")
    for title in ("peer", "version", "same deals", "moves/s", "calibr.", "compiled", "interpreted"):
        table.add_column(title, justify="left" if title in ("peer", "version") else "right")
    for each in peers:
        if each.error is not None:
            table.add_row(each.name, each.version or "–", "–", "–", "–", "–", "–")
            continue
        ratios = [multiple(each.compiled_times), multiple(each.interpreted_times)]
        deals = str(each.same_deals)
        table.add_row(each.name, each.version or "–", deals, *cells(each.rate), *ratios)
    return table


def cells(rate: Rate | None) -> tuple[str, str]:
    """A rate, measured and calibrated."""
    return ("–", "–") if rate is None else (short(rate.measured), short(rate.calibrated))


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


def seconds(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f} s"


def arena_table(figures: list[ArenaFigures]) -> Table:
    """Games a second in the arena."""
    table = Table(title="Arena, 4 seats, all the same bot: games/s")
    for title in ("game", "bot", "one core", f"{figures[0].cores} cores"):
        table.add_column(title, justify="left" if title in ("game", "bot") else "right")
    for each in figures:
        table.add_row(each.game, each.bot, f"{each.one_core:,.0f}", f"{each.all_cores:,.0f}")
    return table
