"""What every game says of itself to the browser's engine: what can be set, and how it runs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from mappamundi.bots.level import LEVELS, Level
from mappamundi.bots.settings import kind_with, kind_without, settings
from mappamundi.contract import Rhythm
from mappamundi.edge.network import asks_network, shape_of
from mappamundi.edge.writing import HEAD, write
from mappamundi.game import Amount, Choice, Game
from mappamundi.nature import Fast

SECOND = 1000  # milliseconds
SAMPLES = 48  # reactions of a bot, to choose from
KIND = 'import type { Facts } from "../src/game.ts";'


def write_facts(games: Mapping[str, Game], folder: Path) -> None:
    """Write the facts of all games, and where the parts of each are loaded from."""
    today = {name: facts_of(game) for name, game in games.items() if name == game.slug}
    earlier = {name: facts_of(game) for name, game in games.items() if name != game.slug}
    text = f"{HEAD}{KIND}\n\n{constant('FACTS', today)}{constant('EARLIER', earlier)}"
    write(folder / "facts.ts", text.encode())
    write(folder / "parts.ts", parts_text(games).encode())


def constant(name: str, facts: Mapping[str, Any]) -> str:
    """Return the facts of some games as a constant of TypeScript."""
    value = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return f"export const {name}: Readonly<Record<string, Facts>> = {value};\n"


def facts_of(game: Game) -> dict[str, Any]:
    """A game as far as no rule is needed to say it."""
    return {
        "slug": game.slug,
        "title": game.title,
        "version": game.version,
        "seats": [game.seats.start, game.seats.stop - 1],
        "usual_seats": game.usual_seats,
        "options": [option_of(option) for option in game.options],
        "clashes": list(clashes(game)),
        "dealing": list(game.dealing),
        "reasons": list(game.reasons.names) if game.reasons else [],
        "plays": list(game.plays),
        "rhythm": None if game.rhythm is None else rhythm_of(game.rhythm),
        "levels": {level.name: manner_of(game, level) for level in LEVELS},
        "network": shape_of(game) if asks_network(game) else None,
    }


def option_of(option: Choice | Amount) -> dict[str, Any]:
    """Something that can be set: one of some words, or a number between two."""
    found = {
        "name": option.name,
        "default": option.default,
        "words": None,
        "low": None,
        "high": None,
    }
    if isinstance(option, Choice):
        return {**found, "words": list(option.words)}
    return {**found, "low": option.span.start, "high": option.span.stop - 1}


def clashes(game: Game) -> Iterator[dict[str, Any]]:
    """Seats and words that do not go together; of numbers none ever clashes."""
    for seats in game.seats:
        for values in product(*(option.samples for option in game.options)):
            settings = {
                option.name: value for option, value in zip(game.options, values, strict=True)
            }
            message = game.refuse(seats, *game.numbers(settings))
            if message is not None:
                words = [each.name for each in game.options if isinstance(each, Choice)]
                chosen = {name: settings[name] for name in words}
                yield {"seats": seats, "options": chosen, "message": message}


def manner_of(game: Game, level: Level) -> dict[str, Any]:
    """How a level decides, with the numbers that it needs for that."""
    found = settings(game, level.rank)
    return {
        "rank": level.rank,
        "milliseconds": level.milliseconds,
        "kind": kind_with(game, level.rank),
        "instead": kind_without(game, level.rank),  # while its network cannot be had
        "simulations": found.simulations,
        "worlds": found.worlds,
        "forecasts": found.forecasts,
        "foresight": found.foresight,
        "search": found.search,
    }


def rhythm_of(rhythm: Rhythm) -> dict[str, Any]:
    """How a game runs in real time, in milliseconds; reactions are samples of what a bot takes."""
    reactions = {
        level.name: [
            round(SECOND * rhythm.reaction(level.name, Fast(0, number)))
            for number in range(SAMPLES)
        ]
        for level in LEVELS
    }
    return {
        "options": dict(rhythm.OPTIONS),
        "rolling": round(SECOND * rhythm.ROLLING),
        "opening": round(SECOND * rhythm.OPENING),
        "counting": round(SECOND * rhythm.COUNTING),
        "limit": round(SECOND * rhythm.LIMIT),
        "reactions": reactions,
    }


def parts_text(games: Mapping[str, Game]) -> str:
    """The module that knows where rules, presentation and network of each game lie."""
    lines = [
        f'  {name}: {{ present: () => import("./{name}/index.ts"),'
        f' layout: () => import("./{name}.layout.ts"),'
        f' code: () => new URL("./{name}.wasm", import.meta.url),'
        f" network: {network_text(name, game)} }},"
        for name, game in games.items()
    ]
    return "\n".join((HEAD, "export const PARTS = {", *lines, "};\n"))


def network_text(name: str, game: Game) -> str:
    """Where the weights of a game's network lie, if it has any that are asked."""
    found = f'new URL("./{name}.network.bin", import.meta.url)'
    return f"() => {found}" if asks_network(game) else "null"
