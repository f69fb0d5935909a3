"""The `mappamundi` command: play, watch, read, and let bots play each other."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from mappamundi.errors import BadSetup, Refusal
from mappamundi.game import GAMES
from mappamundi.log import load, verify
from mappamundi.terminal.screen import Screen, printable
from mappamundi.terminal.shelf import Shelf, home
from mappamundi.terminal.usage import explain, listed, settings, speaking, voice

REFUSED = 2
INTERRUPTED = 130
WIDEST_HELP = 100

Lang = Annotated[str | None, Parameter(name="--lang", help="Language: en, de, fr or pl.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A setting of the game, as NAME=VALUE."),
]
BotNames = Annotated[str | None, Parameter(name="--bots", help="Bots, separated by commas.")]
SeatCount = Annotated[int | None, Parameter(name="--seats", help="How many sit at the table.")]
Seed = Annotated[int | None, Parameter(name="--seed", help="Makes a game that can be repeated.")]
LogFile = Annotated[str, Parameter(help="The file of a game, or its name as `games` shows it.")]
GameName = Annotated[str, Parameter(help="The game, as `mappamundi list` names it.")]

app = App(
    name="mappamundi",
    help="Tabletop games on one table: play them here, or let bots play them.",
    version=version("mappamundi"),
    help_format="markdown",
    result_action="return_value",
)


@app.command
def play(
    game: Annotated[str | None, Parameter(help="The game; without it you may choose.")] = None,
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
    from mappamundi.terminal.menu import choose
    from mappamundi.terminal.seating import Wishes, sit_down, sit_down_again
    from mappamundi.terminal.table import Table

    speech, shelf, console = speaking(lang), games_shelf(), Console(highlight=False)
    if resume is not None:
        sitting = sit_down_again(resume, shelf)
    else:
        slug = game or choose(console, speech, shelf.unfinished())
        if slug is None:
            return
        person = None if watch else name or speech.say("default-name")
        wishes = Wishes(slug, seats, settings(option), listed(bots), person, seed)
        sitting = sit_down(wishes, shelf)
    match = sitting.match
    screen = Screen(console, speech, match.game, match.log.seats)
    Table(match, sitting.bots, screen, sitting.path, sitting.name).run()


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


def games_shelf() -> Shelf:
    """Where this user's games lie."""
    return Shelf(home(os.environ) / "games")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; what cannot be done is said in one sentence, with exit code 2."""
    given = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that cannot be shown is no reason to stop
    try:
        app(given, exit_on_error=False, print_error=False, help_on_error=False)
    except (Refusal, CycloptsError) as error:
        return refuse(error if isinstance(error, Refusal) else explain(error), given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        path, reason = str(error.filename or ""), error.strerror or ""
        return refuse(Refusal("cannot-write", path=path, reason=reason), given)
    return 0


def refuse(refusal: Refusal, given: Sequence[str]) -> int:
    """Say why not, in the language of whoever asked."""
    print(printable(voice(given).say(refusal.message, **refusal.arguments)), file=sys.stderr)
    return REFUSED
