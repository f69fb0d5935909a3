"""Let bots play each other, and hold the rules to what they said."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import BotNames, GameName, Lang, Options, SeatCount, Seed, app
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.terminal.usage import listed, settings, speaking


@app.command
def arena(
    game: GameName,
    /,
    *,
    bots: BotNames = None,
    games: Annotated[int, Parameter(name="--games", help="How many games.")] = 100,
    jobs: Annotated[int | None, Parameter(name="--jobs", help="Processes; all cores.")] = None,
    json: Annotated[
        bool, Parameter(name="--json", negative="", help="Print one JSON object.")
    ] = False,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other, every bot in every seat in turn.

    **Examples**

    - `mappamundi arena GAME --bots greedy,random,random,random --games 1000`
    - `mappamundi arena GAME --bots greedy,random,random --games 200 --json`
    """
    from mappamundi.arena import run
    from mappamundi.terminal.seating import USUAL_BOT
    from mappamundi.terminal.standings import counting, standings

    speech = speaking(lang)
    names = listed(bots) or [USUAL_BOT] * (GAMES[game].usual_seats if seats is None else seats)
    with counting(Console(stderr=True), speech) as count:
        result = run(
            *(game, names, games, settings(option)),
            seats=seats,
            jobs=jobs,
            seed=seed or 0,
            progress=count,
        )
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console(highlight=False).print(standings(result, speech))


@app.command
def golden(
    *,
    write: Annotated[
        bool, Parameter(name="--write", negative="", help="Write them anew, for review.")
    ] = False,
    check: Annotated[
        bool, Parameter(name="--check", negative="", help="Compare, the usual.")
    ] = False,
    folder: Annotated[Path, Parameter(name="--folder", help="Where they lie.")] = Path(
        "tests/golden"
    ),
    lang: Lang = None,
) -> None:
    """Check the golden playthroughs, which show what every seat sees, or write them anew.

    **Examples**

    - `mappamundi golden --check`
    - `mappamundi golden --write`
    """
    from mappamundi import golden as goldens

    speech = speaking(lang)
    if write and check:
        raise BadSetup("write-or-check")
    if write:
        changed = goldens.write(folder)
        print(speech.say("golden-written", folder=str(folder), count=len(changed)))
        return
    stale = goldens.check(folder)
    if stale:
        raise BadSetup("golden-stale", files=", ".join(path.name for path in stale))
    print(speech.say("golden-same", folder=str(folder)))
