"""What the games teach of the world, for the browser: what there is to know, and where it is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mappamundi.contract import RANKS, Lore
from mappamundi.edge.writing import HEAD, write
from mappamundi.game import Game
from mappamundi.learning import OTHERS, TOPICS

LOTS = 8  # tries to ask about a fact
KIND = 'import type { Lore } from "../src/lore.ts";'


def write_lores(games: Mapping[str, Game], folder: Path) -> None:
    """Write the list of all games of today that teach something."""
    taught = {name: game.lore for name, game in games.items() if name == game.slug and game.lore}
    lines = [
        HEAD + KIND + "\n",
        f"export const TOPICS: readonly string[] = {json.dumps(TOPICS)};",
        f"export const OTHERS = {OTHERS};",
        "export const LORES: Readonly<Record<string, Lore>> = {",
        *(lore_line(name, lore) for name, lore in taught.items()),
        "};\n",
    ]
    write(folder / "lores.ts", "\n".join(lines).encode())


def lore_line(name: str, lore: Lore) -> str:
    """Return what one game teaches; the functions are loaded when they are first needed."""
    hits = [lore.hits] * RANKS if isinstance(lore.hits, int) else list(lore.hits)
    said: dict[str, Any] = {
        "topics": lore.topics,
        "codes": lore.codes,
        "lacking": list(lacking(lore)),
        "hits": hits,
    }
    home = lore.recall.__module__.rpartition(".")[2]
    parts = ", ".join(f"{key}: {json.dumps(value)}" for key, value in said.items())
    return f'  {name}: {{ {parts}, load: () => import("./{name}/{home}.ts") }},'


def lacking(lore: Lore) -> Iterator[str]:
    """The facts that a game cannot ask about, such as the people of a country without any."""
    for topic in lore.topics:
        for country in lore.codes:
            if not any(lore.pose(topic, country, list(lore.codes), lot) for lot in range(LOTS)):
                yield f"{topic} {country}"
