"""A game in figures, drawn: one sheet of six panels, as PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mappamundi.arena.course import PARTS
from mappamundi.arena.metrics import GameMetrics, Portrait, Spread
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.speech import Speech

INK, PAPER, LINE = "#26323a", "#fcfaf5", "#dcd5c6"
# The colours of an old map, from land to sea: the bots in the order given.
TINTS = ("#c99a2e", "#cf6a3a", "#a33b56", "#6a4c93", "#2a6f97", "#1f4e46")
STYLE: dict[Any, Any] = {
    "font.size": 9.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.titlesize": 11,
    "axes.titlepad": 9,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "figure.facecolor": PAPER,
    "svg.hashsalt": "mappamundi",  # the same figures, the same file
}
KINDS = ("png", "svg")
MOST_BARS = 24  # of a histogram
MOST_EVENTS = 16
WIDE, HIGH, DENSE = 13.5, 8.2, 160  # inches, and dots to one of them


def require() -> None:
    """Refuse before anything is played, if nothing can be drawn."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise BadSetup("no-plots") from error


def plot(metrics: GameMetrics, folder: Path, speech: Speech) -> list[Path]:
    """Draw the sheet into a folder; where it lies."""
    import matplotlib as mpl

    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{metrics.game}-{metrics.seats}.{kind}" for kind in KINDS]
    with mpl.rc_context(STYLE):
        figure = sheet(metrics, speech)
        for path in paths:
            undated = {"Date": None} if path.suffix == ".svg" else None
            figure.savefig(path, dpi=DENSE, metadata=undated)
    return paths


def sheet(metrics: GameMetrics, speech: Speech) -> Any:
    """The figure with all its panels."""
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(WIDE, HIGH), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12, wspace=0.03, hspace=0.04)
    title = speech.say("metrics-title", game=GAMES[metrics.game].title, seats=metrics.seats)
    figure.suptitle(title, x=0.012, ha="left", weight="bold", size=15)
    panels = figure.subplots(2, 3)
    draw_length(panels[0][0], metrics.portraits, speech)
    draw_breadth(panels[0][1], metrics.portraits, speech)
    draw_ahead(panels[0][2], metrics.portraits, speech)
    draw_ladder(panels[1][0], metrics, speech)
    draw_chairs(panels[1][1], metrics, speech)
    draw_events(panels[1][2], metrics, speech)
    names = [each.bot for each in metrics.portraits]
    marks = [mark(number) for number in range(len(names))]
    figure.legend(marks, names, loc="upper right", ncols=len(names), handlelength=1)
    return figure


def tint(number: int) -> str:
    """Return the colour of a bot."""
    return TINTS[number % len(TINTS)]


def mark(number: int) -> Any:
    """The colour of a bot, for the legend."""
    from matplotlib.patches import Patch

    return Patch(color=tint(number))


def name(panel: Any, speech: Speech, title: str, across: str | None, up: str | None) -> None:
    """Write title and axes onto a panel."""
    panel.set_title(speech.say(f"plot-{title}"))
    if across:
        panel.set_xlabel(speech.say(f"plot-{across}"))
    if up:
        panel.set_ylabel(speech.say(f"plot-{up}"))


def in_percent(axis: Any, speech: Speech) -> None:
    """Shares of one in hundredths, as the language writes them."""
    axis.set_major_formatter(
        lambda share, _: speech.say("percent", number=speech.decimal(100 * share, 0))
    )


def draw_length(panel: Any, portraits: Sequence[Portrait], speech: Speech) -> None:
    """Draw how many decisions games take."""
    name(panel, speech, "length", "length-axis", "length-share")
    spreads = [each.decisions for each in portraits]
    edges = bins(spreads)
    for number, spread in enumerate(spreads):
        lengths, games = list(spread.counts), list(spread.counts.values())
        weights = [count / sum(games) for count in games]
        panel.hist(lengths, edges, weights=weights, color=tint(number), alpha=0.25)
        look = {"histtype": "step", "linewidth": 1.8}
        panel.hist(lengths, edges, weights=weights, color=tint(number), **look)
    panel.grid(axis="y")
    panel.locator_params(axis="x", integer=True)
    in_percent(panel.yaxis, speech)


def bins(spreads: Sequence[Spread]) -> list[float]:
    """Where the bars of a histogram begin and end: whole numbers in the middle of them."""
    low = min(min(each.counts) for each in spreads)
    high = max(max(each.counts) for each in spreads)
    width = -(-(high - low + 1) // MOST_BARS)
    return [low - 0.5 + width * step for step in range(-1, (high - low) // width + 3)]


def draw_curves(panel: Any, curves: Sequence[Sequence[float]], place: float) -> None:
    """Draw what was counted in each part of a game at its middle (0.5) or at its end (1)."""
    times = [(part + place) / PARTS for part in range(PARTS)]
    for number, curve in enumerate(curves):
        panel.plot(times, curve, color=tint(number), linewidth=2, marker="o", markersize=4)


def draw_breadth(panel: Any, portraits: Sequence[Portrait], speech: Speech) -> None:
    """How many actions there are to choose from, as a game goes on."""
    name(panel, speech, "breadth", "progress", "breadth-axis")
    draw_curves(panel, [each.breadth for each in portraits], 0.5)
    over_time(panel, speech)
    panel.set_ylim(bottom=0)


def draw_ahead(panel: Any, portraits: Sequence[Portrait], speech: Speech) -> None:
    """How often whoever leads comes to win."""
    name(panel, speech, "ahead", "progress", "ahead-axis")
    draw_curves(panel, [each.ahead for each in portraits], 1.0)
    over_time(panel, speech)
    panel.set_ylim(0, 1.03)
    in_percent(panel.yaxis, speech)


def over_time(panel: Any, speech: Speech) -> None:
    """Label the axis of a game going on."""
    panel.set_xlim(0, 1.02)
    panel.grid(axis="y")
    in_percent(panel.xaxis, speech)


def draw_chairs(panel: Any, metrics: GameMetrics, speech: Speech) -> None:
    """What every seat wins, with its interval; the line is an equal share."""
    name(panel, speech, "chairs", None, "chairs-axis")
    count = len(metrics.portraits)
    for number, each in enumerate(metrics.portraits):
        aside = 0.5 * ((number + 0.5) / count - 0.5)
        means = [chair.win_share.mean for chair in each.chairs]
        spans = [chair.win_share.ci95 for chair in each.chairs]
        reach = [
            [mean - low for mean, (low, _) in zip(means, spans, strict=True)],
            [high - mean for mean, (_, high) in zip(means, spans, strict=True)],
        ]
        places = [chair.seat + aside for chair in each.chairs]
        panel.errorbar(
            places, means, reach, fmt="o", color=tint(number), markersize=5, elinewidth=2
        )
    panel.axhline(1 / metrics.seats, color=INK, linewidth=0.9, linestyle=(0, (4, 3)), zorder=0)
    seats = range(metrics.seats)
    panel.set_xticks(list(seats), [speech.say("metrics-seat", seat=seat) for seat in seats])
    panel.grid(axis="y")
    panel.set_ylim(bottom=0)
    in_percent(panel.yaxis, speech)


def draw_ladder(panel: Any, metrics: GameMetrics, speech: Speech) -> None:
    """The ratings of the bots, two deviations to either side."""
    name(panel, speech, "ladder", "ladder-axis", None)
    profiles = metrics.ladder.profiles if metrics.ladder else []
    for number, each in enumerate(profiles):
        reach = 2 * each.deviation
        look = {"fmt": "o", "color": tint(number), "markersize": 8, "elinewidth": 2.5}
        panel.errorbar([each.rating], [number], xerr=[[reach], [reach]], **look)
    panel.set_yticks(range(len(profiles)), [each.name for each in profiles])
    panel.set_ylim(-0.6, max(1, len(profiles)) - 0.4)
    panel.grid(axis="x")


def draw_events(panel: Any, metrics: GameMetrics, speech: Speech) -> None:
    """How often events are told in a game; what is rare matters too, hence the logarithm."""
    name(panel, speech, "events", "events-axis", None)
    shown = [event.event for event in metrics.portraits[-1].events[:MOST_EVENTS]][::-1]
    for number, each in enumerate(metrics.portraits):
        means = {event.event: event.mean for event in each.events if event.event in shown}
        places = [shown.index(event) for event in means]
        panel.plot(list(means.values()), places, "o", color=tint(number), markersize=6, alpha=0.85)
    panel.set_xscale("log")
    panel.xaxis.set_major_formatter(lambda mean, _: f"{mean:g}")
    labels = [event.removeprefix(metrics.game.replace("_", "-") + "-") for event in shown]
    panel.set_yticks(range(len(shown)), labels, size=8)
    panel.grid(axis="both")
    panel.minorticks_off()
