"""How far something has got that takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mappamundi.speech import Speech


@contextmanager
def counting(
    console: Console, speech: Speech, message: str
) -> Iterator[Callable[[int, int], None]]:
    """A progress bar while something is being done, gone when it is."""
    bar = Progress(
        TextColumn(speech.say(message)),
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
