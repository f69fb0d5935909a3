"""A series between bots as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mappamundi.arena import Result, Standing
from mappamundi.game import GAMES
from mappamundi.speech import Speech


@contextmanager
def counting(console: Console, speech: Speech) -> Iterator[Callable[[int, int], None]]:
    """A progress bar while games are played, gone when they are over."""
    bar = Progress(
        TextColumn(speech.say("arena-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("", total=None)

    def count(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)

    with bar:
        yield count


def standings(result: Result, speech: Speech) -> RenderableType:
    """Win share with its interval, points and place, in the order given."""
    game = GAMES[result.game].title
    title = speech.say("arena-title", game=game, seats=result.seats, games=result.games)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(Text(speech.say("arena-bot"), "dim"))
    for column in ("share", "interval", "points", "place"):
        table.add_column(Text(speech.say(f"arena-{column}"), "dim"), justify="right")
    best = max(bot.win_share for bot in result.bots)
    for bot in result.bots:
        style = "bold" if bot.win_share == best else ""
        table.add_row(*(Text(cell, style) for cell in figures(bot, speech)))
    seconds = speech.say("arena-seconds", seconds=speech.decimal(result.seconds))
    failures = [
        Text(
            speech.say("arena-failure", bot=each.name, count=each.decisions, error=each.error),
            "red",
        )
        for each in result.failures
    ]
    return Group(Text(title, "bold"), Text(), table, Text(), Text(seconds, "dim"), *failures)


def figures(bot: Standing, speech: Speech) -> tuple[str, ...]:
    """One line of the table."""
    low, high = bot.ci95
    return (
        bot.name,
        speech.percent(bot.win_share),
        f"{speech.percent(low)} – {speech.percent(high)}",
        speech.decimal(bot.points_mean),
        speech.decimal(bot.place_mean, 2),
    )
