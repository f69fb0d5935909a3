"""Let bots play each other, and hold the rules to what they said."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import BotNames, GameName, Json, Lang, Options, SeatCount, Seed, app
from mappamundi.errors import BadSetup
from mappamundi.terminal.usage import listed, settings, speaking

Games = Annotated[
    int | None, Parameter(name="--games", help="How many games at least; whole deals are played.")
]
Deals = Annotated[
    int | None, Parameter(name="--deals", help="How many deals, each played from all seats.")
]
Jobs = Annotated[int | None, Parameter(name="--jobs", help="Processes; all cores.")]
Ray = Annotated[
    str | None,
    Parameter(name="--ray", help="The address of a Ray cluster that plays, or “auto”."),
]
Out = Annotated[
    Path | None,
    Parameter(
        name=["--out", "--resume"],
        help="Keep what is played in this file; what lies there already is not played again.",
    ),
]
Limit = Annotated[
    float | None,
    Parameter(name="--limit", help="Milliseconds a decision may take; those of each level."),
]


@app.command
def arena(
    game: GameName,
    /,
    *,
    bots: BotNames = None,
    every: Annotated[
        bool, Parameter(name="--all", negative="", help="Every bot against every bot.")
    ] = False,
    games: Games = None,
    deals: Deals = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    limit: Limit = None,
    json: Json = False,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other, every deal from every seat in turn.

    **Examples**

    - `mappamundi arena GAME --bots greedy,random,random,random --games 1000`
    - `mappamundi arena GAME --bots random,greedy,steady --all --deals 500`
    - `mappamundi arena GAME --bots greedy,random,random --games 200 --json --out series.jsonl`
    """
    from mappamundi.arena import (
        AmountPlayed,
        CrossTable,
        GameSetup,
        Result,
        Terms,
        run_contest,
        run_pairs,
    )
    from mappamundi.terminal.counting import counting
    from mappamundi.terminal.seating import USUAL_BOT
    from mappamundi.terminal.standings import standings

    speech = speaking(lang)
    setting = GameSetup(game, settings(option), seats, seed or 0, limit)
    amount = AmountPlayed(games, deals)
    with counting(Console(stderr=True), speech, "arena-playing") as count:
        terms, names = Terms(jobs, out, count, ray), listed(bots)
        result: Result | CrossTable
        if every:
            result = run_pairs(setting, names, amount, terms)
        else:
            names = names or [USUAL_BOT] * setting.size
            result = run_contest(setting, names, amount, terms)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console(highlight=False).print(standings(result, speech))


@app.command
def metrics(
    game: GameName,
    /,
    *,
    bots: BotNames = None,
    games: Games = None,
    deals: Deals = None,
    plots: Annotated[
        Path | None, Parameter(name="--plots", help="Draw them too, as PNG and SVG in this folder.")
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    json: Json = False,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Put a game in figures: length, choices, lead, seats, events, and how far skill reaches.

    **Examples**

    - `mappamundi metrics GAME --bots random,greedy --deals 200`
    - `mappamundi metrics GAME --bots random,greedy,steady --deals 500 --plots pictures`
    """
    from mappamundi.arena import AmountPlayed, GameSetup, Terms, measure
    from mappamundi.arena.plots import plot, require
    from mappamundi.terminal.counting import counting
    from mappamundi.terminal.measures import measures
    from mappamundi.terminal.seating import USUAL_BOT

    speech = speaking(lang)
    if plots:
        require()
    setting = GameSetup(game, settings(option), seats, seed or 0)
    with counting(Console(stderr=True), speech, "arena-playing") as count:
        names, amount = listed(bots) or [USUAL_BOT], AmountPlayed(games, deals)
        measured = measure(setting, names, amount, Terms(jobs, out, count, ray))
    drawn = plot(measured, plots, speech) if plots else ()
    if json:
        print(msgspec.json.encode(measured).decode())
        return
    Console(highlight=False).print(measures(measured, speech))
    if drawn:
        print(speech.say("metrics-plotted", files=", ".join(str(path) for path in drawn)))


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
    if not folder.is_dir():
        raise BadSetup("golden-no-folder", folder=str(folder))
    stale = goldens.check(folder)
    if stale:
        raise BadSetup("golden-stale", files=", ".join(path.name for path in stale))
    print(speech.say("golden-same", folder=str(folder)))
