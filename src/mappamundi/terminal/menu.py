"""The games on offer, to look at and to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mappamundi.errors import Refusal
from mappamundi.game import GAMES, Game
from mappamundi.log import load
from mappamundi.speech import Speech
from mappamundi.terminal.answer import command
from mappamundi.terminal.naming import game_meant
from mappamundi.terminal.screen import PROMPT, printable

INDENT = (0, 0, 1, 4)


def blurb(game: Game, speech: Speech) -> str:
    """What the game is about, in one sentence."""
    return speech.say(f"{game.slug.replace('_', '-')}-blurb")


def seats(game: Game, speech: Speech) -> str:
    """For how many people a game is."""
    return speech.say("seats-span", low=game.seats.start, high=game.seats.stop - 1)


def options(game: Game, speech: Speech) -> list[Text]:
    """What can be set, each option with what it takes and what it is otherwise."""
    lines = []
    for option in game.options:
        label = speech.say(f"{game.slug.replace('_', '-')}-option-{option.name}")
        usual = speech.say("option-usual", value=option.default)
        line = Text.assemble("  ", (f"--option {option.name}=", ""), (option.offered, "bold"))
        lines.append(line.append(f"  {label}, {usual}", "dim"))
    return lines


def catalogue(speech: Speech) -> RenderableType:
    """All games with all that can be set."""
    parts: list[RenderableType] = []
    for slug in GAMES:
        game = GAMES[slug]
        parts.append(Text.assemble((game.title, "bold"), "  ", (slug, "cyan")))
        about = [Text(blurb(game, speech)), Text(seats(game, speech), "dim")]
        parts.append(Padding(Group(*about, *options(game, speech)), INDENT))
    return Group(*parts)


def choose(console: Console, speech: Speech, unfinished: Sequence[Path]) -> str | None:
    """The slug of the game somebody picks, or nothing if he would rather not."""
    slugs = list(GAMES)
    console.print(Text(speech.say("menu-title"), "bold"), Text(), sep="\n")
    for number, slug in enumerate(slugs, 1):
        game = GAMES[slug]
        console.print(Text.assemble((f"{number:>2}  ", "bold cyan"), (game.title, "bold")))
        console.print(Padding(Text(blurb(game, speech)), (0, 0, 0, 4)))
        console.print(Padding(Text(seats(game, speech), "dim"), INDENT))
    if unfinished:
        console.print(Text(speech.say("menu-unfinished", count=len(unfinished)), "dim"))
    while True:
        console.print(Text(speech.say("menu-ask")))
        try:
            text = input(PROMPT).strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(slugs):
            return slugs[int(text) - 1]
        if command(text, speech) == "quit":
            return None
        if (slug := game_meant(text)) in slugs:
            return slug
        if text:
            console.print(Text(speech.say("menu-unknown", text=printable(text)), "bold red"))


def waiting_games(paths: Sequence[Path], speech: Speech) -> RenderableType:
    """The games that can be gone on with, and how."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for path in paths:
        name = Text(path.stem, "bold")
        try:
            log = load(path)
        except Refusal as refusal:
            words = speech.say(refusal.message, **refusal.arguments)
            grid.add_row(name, Text(printable(words), "red"))
            continue
        people = printable(speech.join(log.seats))
        moves = speech.say("moves-made", count=len(log.actions))
        grid.add_row(name, Text(f"{GAMES[log.game].title} · {people}"), Text(moves, "dim"))
    return grid
