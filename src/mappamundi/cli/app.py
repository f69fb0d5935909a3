"""The `mappamundi` command, and what its subcommands have in common."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

from cyclopts import App, Parameter, Token

from mappamundi.terminal.naming import game_meant
from mappamundi.terminal.shelf import Shelf, home

Lang = Annotated[str | None, Parameter(name="--lang", help="Language: en, de, fr, pl, it or nl.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A setting of the game, as NAME=VALUE."),
]
BotNames = Annotated[
    str | None,
    Parameter(
        name="--bots",
        help="Bots, separated by commas: random, greedy, novice, steady, strong, master, "
        "grandmaster, learned, module:Class, or a command in quotes; without it greedy.",
    ),
]
SeatCount = Annotated[
    int | None, Parameter(name="--seats", help="How many sit at the table; as many as usual.")
]
Seed = Annotated[int | None, Parameter(name="--seed", help="Makes a game that can be repeated.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]
LevelName = Annotated[str | None, Parameter(name="--level", help="The bot that is asked; master.")]
LogFile = Annotated[str, Parameter(help="The file of a game, or its name as `games` shows it.")]


def game_slug(_: type[str], words: Sequence[Token]) -> str:
    """Take a game by its name on the box, too."""
    return game_meant(words[0].value)


GameName = Annotated[
    str, Parameter(help="The game, as `mappamundi list` names it.", converter=game_slug)
]

app = App(
    name="mappamundi",
    help="Tabletop games on one table: play them here, or let bots play them.",
    version=version("mappamundi"),
    help_format="markdown",
    result_action="return_value",
)


def games_shelf() -> Shelf:
    """Where this user's games lie."""
    return Shelf(home(os.environ) / "games")
