"""Sit down at a table, and what one wants to know before."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import (
    BotNames,
    GameName,
    Lang,
    Options,
    SeatCount,
    Seed,
    app,
    game_slug,
    games_shelf,
)
from mappamundi.game import GAMES
from mappamundi.terminal.screen import Screen
from mappamundi.terminal.usage import listed, settings, speaking

WIDEST_HELP = 100


@app.command
def play(
    game: Annotated[
        str | None, Parameter(help="The game; without it you may choose.", converter=game_slug)
    ] = None,
    /,
    *,
    seats: SeatCount = None,
    option: Options = None,
    bots: BotNames = None,
    name: Annotated[str | None, Parameter(name="--name", help="Your name.")] = None,
    seed: Seed = None,
    resume: Annotated[
        str | None, Parameter(name="--resume", help="Go on with a game: its file or name.")
    ] = None,
    watch: Annotated[
        bool, Parameter(name="--watch", negative="", help="Let bots take every seat.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal against bots.

    Type a card (`r7`), a move (`play r7`) or its number; several at once for big choices. `?` shows
    the rules. Every move is kept: leave with `quit` or Ctrl-C and go on with `--resume`.

    **Examples**

    - `mappamundi play`
    - `mappamundi play GAME --seats 4 --bots greedy,random`
    - `mappamundi play GAME --option end=target --option target=50 --lang de`
    """
    from mappamundi.terminal.live import LiveTable, is_race, settings_here
    from mappamundi.terminal.menu import choose
    from mappamundi.terminal.seating import (
        Wishes,
        has_thinkers,
        sit_down,
        sit_down_again,
        spoken_at,
        wake_bots,
    )
    from mappamundi.terminal.table import TerminalTable

    shelf, console = games_shelf(), Console(highlight=False)
    speech = speaking(lang or (spoken_at(resume, shelf) if resume else None))
    if resume is not None:
        sitting = sit_down_again(resume, shelf)
    else:
        slug = game or choose(console, speech, shelf.unfinished())
        if slug is None:
            return
        person = None if watch else name or speech.say("default-name")
        options = settings_here(GAMES[slug], settings(option), console)
        wishes = Wishes(slug, seats, options, listed(bots), person, seed, speech.language)
        sitting = sit_down(wishes, shelf)
    match = sitting.match
    if has_thinkers(sitting):
        with console.status(speech.say("bots-preparing")):
            wake_bots(sitting)
    screen = Screen(console, speech, match.game, match.log.seats)
    if is_race(match, screen):
        LiveTable(
            match, sitting.bots, screen, sitting.path, sitting.name, kinds=sitting.kinds
        ).run()
    else:
        TerminalTable(match, sitting.bots, screen, sitting.path, sitting.name).run()


@app.command
def games(*, lang: Lang = None) -> None:
    """List the games you have left unfinished.

    **Examples**

    - `mappamundi games`
    - `mappamundi play --resume 2026-11-15-201500-GAME`
    """
    from mappamundi.terminal.menu import waiting_games

    speech, console = speaking(lang), Console(highlight=False)
    paths = games_shelf().unfinished()
    if not paths:
        console.print(speech.say("nothing-unfinished"))
        return
    console.print(waiting_games(paths, speech))
    console.print(speech.say("how-to-resume", name=paths[-1].stem), style="dim", soft_wrap=True)


@app.command(name="list")
def list_games(*, lang: Lang = None) -> None:
    """List the games on offer, for how many they are, and what can be set."""
    from mappamundi.terminal.menu import catalogue

    Console(highlight=False).print(catalogue(speaking(lang)))


@app.command
def rules(game: GameName, /, *, lang: Lang = None) -> None:
    """Show the rules of a game.

    **Examples**

    - `mappamundi rules GAME --lang fr`
    """
    from mappamundi.terminal.rulebook import rendered

    console = Console(highlight=False)
    width = min(console.width, WIDEST_HELP)
    console.print(rendered(GAMES[game], speaking(lang).language), width=width)
