"""Look back on a finished game with a master beside you."""

from __future__ import annotations

import msgspec
from rich.console import Console

from mappamundi.cli.app import Json, Lang, LevelName, LogFile, Seed, app, games_shelf
from mappamundi.log import game_of, load
from mappamundi.terminal.usage import speaking


@app.command
def analyse(
    log: LogFile,
    /,
    *,
    level: LevelName = None,
    json: Json = False,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Judge every decision of a finished game by what its seat could know, and tell luck apart.

    **Examples**

    - `mappamundi analyse game.json`
    - `mappamundi analyse game.json --level strong --json`
    """
    from mappamundi.analysis import analyse
    from mappamundi.analysis.analyst import BEST_BOT
    from mappamundi.terminal.analysing import show_analysis
    from mappamundi.terminal.counting import counting
    from mappamundi.terminal.screen import Screen

    console, speech = Console(highlight=False), speaking(lang)
    finished = load(games_shelf().find(log))
    with counting(Console(stderr=True), speech, "analysis-judging") as count:
        found = analyse(finished, level or BEST_BOT, seed or 0, count)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        screen = Screen(console, speech, game_of(finished), finished.seats)
        screen.print(show_analysis(found, screen))
