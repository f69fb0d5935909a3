"""Ask a bot what it would do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import Json, Lang, LevelName, LogFile, Seed, app, games_shelf
from mappamundi.log import game_of, load
from mappamundi.terminal.usage import speaking


@app.command
def hint(
    log: LogFile,
    /,
    *,
    at: Annotated[
        int | None, Parameter(name="--at", help="After so many lines; after the last.")
    ] = None,
    seat: Annotated[
        int | None, Parameter(name="--seat", help="For this seat, from 0; the first to decide.")
    ] = None,
    level: LevelName = None,
    json: Json = False,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Say what a bot would do at a position, knowing no more than the seat to decide, and why.

    **Examples**

    - `mappamundi hint game.json`
    - `mappamundi hint game.json --at 60 --seat 2 --level strong --json`
    """
    from mappamundi.terminal.hinting import BEST_BOT, advise, show_hint
    from mappamundi.terminal.retelling import cut
    from mappamundi.terminal.screen import Screen

    console, speech = Console(highlight=False), speaking(lang)
    position = cut(load(games_shelf().find(log)), at)
    advice = advise(position, level or BEST_BOT, seat, seed or 0)
    if json:
        print(msgspec.json.encode(advice).decode())
    else:
        screen = Screen(console, speech, game_of(position), position.seats)
        console.print(show_hint(advice, screen))
