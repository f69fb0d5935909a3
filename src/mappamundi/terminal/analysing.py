"""A finished game looked back on, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mappamundi.analysis import Analysis, ChanceChange, Judged, Mark, OpenPoint, SeatSummary
from mappamundi.speech import Speech
from mappamundi.terminal.answer import object_of
from mappamundi.terminal.figures import empty, signed
from mappamundi.terminal.screen import Screen

HEIGHTS = "▁▂▃▄▅▆▇█"
BESIDE = 20  # columns beside a curve, for a name and two shares
NARROWEST = 16  # columns of a curve
STYLES = {Mark.BEST: "green", Mark.GOOD: "", Mark.SLIP: "yellow", Mark.BLUNDER: "bold red"}
INDENT = (0, 0, 0, 2)


def show_analysis(found: Analysis, screen: Screen) -> RenderableType:
    """The curve of every seat, how each did, and what cost it most."""
    say = screen.speech.say
    title = say("analysis-title", game=screen.game.title, bot=found.bot)
    return Group(
        Rule(Text(title, "bold"), style="dim", align="left"),
        heading(say("analysis-open-cards")),
        curves(found.open_cards, screen),
        heading(say("analysis-seats")),
        seats(found.seats, screen),
        Text(say("analysis-luck"), "dim"),
        *costliest(found, screen),
    )


def heading(text: str) -> Text:
    """A line above a part of the report."""
    return Text("\n" + text, "bold")


def curves(points: Sequence[OpenPoint], screen: Screen) -> Table:
    """Each seat's chance to win from the first line to the last."""
    longest = max(len(name) for name in screen.names)
    width = max(NARROWEST, screen.width - BESIDE - longest)
    table = empty([""], ["", "", ""])
    table.show_header = False
    table.columns[2].justify = "left"
    for seat, name in enumerate(screen.names):
        chances = [point.chances[seat] for point in points]
        ends = [whole_percent(share, screen.speech) for share in (chances[0], chances[-1])]
        drawn = Text(sparkline(chances, width), "cyan", no_wrap=True)
        table.add_row(Text(name), Text(ends[0], "dim"), drawn, Text(ends[1]))
    return table


def sparkline(chances: Sequence[float], width: int) -> str:
    """A curve of shares as a line of blocks, one for as many points as fall to it."""
    columns = min(width, len(chances))
    edges = [len(chances) * column // columns for column in range(columns + 1)]
    means = [sum(chances[low:high]) / (high - low) for low, high in pairwise(edges)]
    return "".join(HEIGHTS[min(int(mean * len(HEIGHTS)), len(HEIGHTS) - 1)] for mean in means)


def seats(summaries: Sequence[SeatSummary], screen: Screen) -> Table:
    """How each seat did, the best first."""
    say = screen.speech.say
    marks = [say(f"analysis-mark-{mark.value}") for mark in Mark]
    shares = [say(f"analysis-{name}") for name in ("lost", "draws", "own", "others")]
    table = empty([""], [say("score-place"), say("score-points"), *marks, *shares])
    for each in sorted(summaries, key=lambda each: (each.place, each.seat)):
        style = "bold" if each.place == 1 else ""
        cells = [f"{each.place}.", str(each.points), *(str(each.marks[mark]) for mark in Mark)]
        cells.append(whole_percent(each.lost, screen.speech))
        cells += [change(part, screen.speech) for part in (each.luck, each.own, each.others)]
        table.add_row(Text(screen.names[each.seat], style), *(Text(cell, style) for cell in cells))
    return table


def whole_percent(share: float, speech: Speech) -> str:
    """A share in whole hundredths: more digits would be noise."""
    return speech.say("percent", number=str(round(100 * share)))


def change(part: ChanceChange, speech: Speech) -> str:
    """What something did to a chance, with how sure that is."""
    return f"{round(100 * part.change):+d} ± {round(100 * part.error)}"


def costliest(found: Analysis, screen: Screen) -> Iterator[RenderableType]:
    """Every seat's costliest decisions, with the better move and what speaks for it."""
    lines = {each.line: each for each in found.decisions}
    yield heading(screen.speech.say("analysis-costliest"))
    for summary in found.seats:
        yield Text(screen.names[summary.seat], "bold")
        if not summary.costliest:
            yield Padding(Text(screen.speech.say("analysis-no-mistakes"), "dim"), INDENT)
        for line in summary.costliest:
            yield Padding(mistake(lines[line], screen), INDENT)


def mistake(judged: Judged, screen: Screen) -> RenderableType:
    """One decision that cost something."""
    say, speech = screen.speech.say, screen.speech
    mark = Text(say(f"analysis-mark-{judged.mark.value}"), STYLES[judged.mark])
    cost = f"{signed(-100 * judged.cost, speech)} ± {speech.decimal(100 * judged.error)}"
    head = Text.assemble(say("analysis-line", line=judged.line), "  ", mark, f"  {cost}  ")
    head.append_text(Text.from_markup(moved(judged.move, screen)))
    better = moved(judged.better or "", screen)
    rest = [Text.from_markup(say("analysis-better", move=better))]
    if judged.reason is not None:
        rest.append(screen.sentence(judged.reason))
    return Group(head, *(Padding(each, INDENT) for each in rest))


def moved(move: str, screen: Screen) -> str:
    """A move in notation, and its cards as they are drawn."""
    cards = " ".join(screen.card(word) for word in object_of(move).split())
    return f"{move}  {cards}" if cards else move
