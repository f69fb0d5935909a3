"""The page of a game in the documentation: the same headings for each, from the game itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from babel import Locale

from mappamundi.envs.legend import feature_groups
from mappamundi.game import Game
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.speech import LANGUAGES

SHOWN = 12  # actions of a game, as its log has them
SEED = 1
SECTION = re.compile(r"^## `scripts/bench (\w+)`$", re.MULTILINE)
STRENGTH = "bots"  # the benchmark of that


def rules_of(slug: str, language: str) -> str:
    """Where the rules of a game lie in the repository."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return f"src/mappamundi/games/{slug}/{name}"


def native_name(language: str) -> str:
    """What those who speak a language call it."""
    name = Locale(language).get_display_name(language) or language
    return name[0].upper() + name[1:]


def game_page(game: Game, root: Path) -> str:
    """All of it."""
    results = (root / "benchmarks" / "results.md").read_text(encoding="utf-8")
    _, *parts = SECTION.split(results)
    figures = dict(zip(parts[::2], parts[1::2], strict=True))
    parts = [
        f"# {game.title}",
        f"![A table of {game.title}](../pictures/{game.slug}.png)",
        f"![Cards of {game.title}, to print](../pictures/decks-{game.slug}.png)",
        "## Rules\n\n" + rules(game),
        "## Notation\n\n" + notation(game),
        "## Features\n\n" + features(game),
        "## Actions\n\n" + actions(game),
        "## Options\n\n" + options(game),
        "## Versions\n\n" + versions(game),
        "## Figures\n\n" + measured(game, {k: v for k, v in figures.items() if k != STRENGTH}),
        "## Strengths of bots\n\n" + measured(game, {STRENGTH: figures[STRENGTH]}),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def rules(game: Game) -> str:
    """The rules in every language."""
    links = [f"[{native_name(each)}](../rules/{game.slug}.{each}.md)" for each in LANGUAGES]
    seats = f"{game.seats.start} to {game.seats.stop - 1}"
    return f"For {seats} seats, teams among them where the rules have any. " + " · ".join(links)


def notation(game: Game) -> str:
    """How a game is written down."""
    match, luck = Match.start(game.slug, nature=Fast(SEED)), Fast(SEED)
    while not match.is_over:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.act(seat, moves[luck.draw(len(moves))])
    verbs: dict[str, str] = {}
    for line in match.log.actions:
        _, _, action = line.partition(" ")
        verbs.setdefault(re.sub(r"\S*\d\S*", "…", action.partition(" ")[0]), line)
    first = "\n".join(match.log.actions[:SHOWN])
    kinds = "\n".join(verbs.values())
    return "\n\n".join(
        (
            "A line of a log is who acts (a seat, or `*` for chance) and what is done. "
            "So a game of random moves begins:",
            f"```\n{first}\n```",
            "and the first of every kind in it is:",
            f"```\n{kinds}\n```",
        )
    )


def features(game: Game) -> str:
    """What a learner is given."""
    rows = [
        (
            each.name,
            len(each.cells),
            " × ".join(str(len(axis)) for axis in each.axes) or 1,
            each.largest,
        )
        for each in feature_groups(game)
    ]
    intro = f"A seat's knowledge as {game.features.FEATURES:,} integers, none below 0, in groups:"
    return f"{intro}\n\n" + table(("group", "cells", "as", "largest"), rows)


def actions(game: Game) -> str:
    """How many numbers actions have."""
    return (
        f"Actions are numbers below {game.features.ACTIONS:,}; `game.write` says what one means "
        f"and `game.read` which one is meant. A draw has at most {game.bounds.OUTCOMES:,} outcomes."
    )


def options(game: Game) -> str:
    """What can be set."""
    rows = [(f"`{each.name}`", each.offered, each.default) for each in game.options]
    return table(("option", "offered", "unless set"), rows) if rows else "There are none."


def versions(game: Game) -> str:
    """Of its rules and of its state."""
    size = game.rules.State.DTYPE.itemsize
    return f"Rules of version {game.version}; a state takes {size:,} bytes."


def measured(game: Game, figures: dict[str, str]) -> str:
    """The lines about a game in what benchmarks measured, each with what is said before them."""
    shown = []
    for claim, text in figures.items():
        if own := list(tables_of(game.slug, text)):
            shown += [f"### `scripts/bench {claim}`", *own]
    return "\n\n".join((*shown, "[All results](../results.md)"))


def tables_of(slug: str, text: str) -> Iterator[str]:
    """Every table in a text that has lines for a game, with those alone."""
    blocks = text.split("\n\n")
    for words, block in pairwise(blocks):
        head, *lines = block.split("\n")
        own = [line for line in lines if line.startswith(f"| {slug} |")]
        if own:
            yield words.strip() + "\n\n" + "\n".join((head, lines[0], *own))
