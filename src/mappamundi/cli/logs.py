"""Read a log again: check it, or have it told."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import Lang, LogFile, app, games_shelf
from mappamundi.log import load, verify
from mappamundi.terminal.usage import speaking


@app.command(name="verify")
def verify_log(log: LogFile, /, *, lang: Lang = None) -> None:
    """Check that every draw of a finished game came from the secret committed to at its start.

    **Examples**

    - `mappamundi verify 2026-11-15-201500-GAME`
    - `mappamundi verify game.json`
    """
    draws = verify(load(games_shelf().find(log)))
    print(speaking(lang).say("verified", draws=draws))


@app.command
def replay(
    log: LogFile,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(name="--seat", help="As this seat knew it, from 0.")
    ] = None,
    open: Annotated[  # noqa: A002
        bool, Parameter(name="--open", negative="", help="With all cards open.")
    ] = False,
    at: Annotated[int | None, Parameter(name="--at", help="Only the first so many lines.")] = None,
    lang: Lang = None,
) -> None:
    """Tell the story of a game and show the table as it lay then.

    **Examples**

    - `mappamundi replay game.json --seat 0`
    - `mappamundi replay game.json --open --at 60`
    """
    from mappamundi.terminal.retelling import cut, retell

    console, speech = Console(highlight=False), speaking(lang)
    for line in retell(cut(load(games_shelf().find(log)), at), seat, open, console, speech):
        console.print(line)
