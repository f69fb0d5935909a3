"""How a course went, line by line, in its folder; and a picture of it."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path

from mappamundi.arena.plots import DENSE, KINDS, STYLE, tint
from mappamundi.speech import Speech
from mappamundi.training.keeping import written_whole

FILE = "course.csv"
MADE = "decisions"  # the first column; the others are bots
WIDE, HIGH = 8.0, 4.5  # inches


class Diary:
    """What was written down of a course; who goes on with one writes on."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.lines: list[dict[str, float]] = []
        if self.path.exists():
            with self.path.open(newline="") as file:
                rows = csv.DictReader(file)
                self.lines = [{k: float(each) for k, each in row.items() if each} for row in rows]

    def add(self, made: int, shares: Mapping[str, float]) -> None:
        """Write down how often each bot was beaten; what was undone by a kill is forgotten."""
        self.lines = [each for each in self.lines if each[MADE] < made]
        self.lines.append({MADE: made, **shares})
        names = list(dict.fromkeys(name for line in self.lines for name in line))
        with written_whole(self.path) as file, TextIOWrapper(file, "utf-8", newline="") as text:
            writer = csv.DictWriter(text, names)
            writer.writeheader()
            writer.writerows(self.lines)

    def draw(self, title: str, speech: Speech) -> list[Path]:
        """Draw a curve for each bot, beside what was written; where that lies."""
        import matplotlib as mpl
        from matplotlib.figure import Figure

        paths = [self.path.with_suffix(f".{kind}") for kind in KINDS]
        with mpl.rc_context(STYLE):
            figure = Figure(figsize=(WIDE, HIGH), layout="constrained")
            panel = figure.subplots()
            panel.set_title(title)
            panel.set_xlabel(speech.say("train-plot-made"))
            panel.set_ylabel(speech.say("train-plot-won"))
            panel.set_ylim(0, 100)
            panel.grid(axis="y")
            bots = list(dict.fromkeys(name for line in self.lines for name in line if name != MADE))
            for number, bot in enumerate(bots):
                points = [(line[MADE], 100 * line[bot]) for line in self.lines if bot in line]
                panel.plot(*zip(*points, strict=True), color=tint(number), marker=".", label=bot)
            panel.legend()
            for path in paths:
                undated = {"Date": None} if path.suffix == ".svg" else None
                figure.savefig(path, dpi=DENSE, metadata=undated)
        return paths
