"""A game's WebAssembly module for anybody's JavaScript: with its layout, its types and a README."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mappamundi.compiling.wasm import assemble
from mappamundi.edge.facts import facts_of
from mappamundi.edge.module import module_of
from mappamundi.edge.network import asks_network
from mappamundi.edge.numbers import NUMBERS
from mappamundi.edge.writing import write, write_network
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.record import NATURE, SPECTATOR

TEMPLATE = Path(__file__).with_name("parcel.md")
# Of a game's facts.
SAID = ("slug", "title", "version", "seats", "usual_seats", "options", "levels", "network")
TYPES = {"i64": "bigint", "void": "void"}  # whatever else there is is a number


def write_parcel(game: Game, folder: Path) -> int:
    """Write everything into a folder; how many bytes the module has."""
    made = module_of(game)
    code = assemble(made.source, asks_network(game))
    readme = TEMPLATE.read_text(encoding="utf-8")
    readme = readme.replace("GAME", game.slug).replace("TITLE", game.title)
    write(folder / f"{game.slug}.wasm", code)
    write_network(game.slug, game, folder)
    write(folder / f"{game.slug}.json", written(game, made.layout).encode())
    write(folder / f"{game.slug}.d.ts", "\n".join(types(made.layout)).encode())
    write(folder / "README.md", readme.encode())
    return len(code)


def written(game: Game, layout: dict[str, Any]) -> str:
    """Return what a caller must know of a module and of its game."""
    facts = facts_of(game)
    said = {name: facts[name] for name in SAID}
    said["settings"] = game.numbers(game.settings())
    kinds = {name.lower(): number for name, number in NUMBERS["KINDS"].items()}
    actors = {"nature": NATURE, "spectator": SPECTATOR, "largest_choice": LARGEST_CHOICE}
    return (
        json.dumps({**said, "kinds": kinds, **actors, **layout}, ensure_ascii=False, indent=1)
        + "\n"
    )


def types(layout: dict[str, Any]) -> Iterator[str]:
    """The lines that declare what a module exports."""
    yield "export interface Rules {"
    yield "  readonly memory: WebAssembly.Memory;"
    yield "  readonly __heap_base: WebAssembly.Global;"
    for name, function in layout["functions"].items():
        told = ", ".join(part for each in function["arguments"] for part in parameters(*each))
        yield f"  {name}({told}): {TYPES.get(function['result'], 'number')};"
    yield "}\n"


def parameters(name: str, kind: str) -> Iterator[str]:
    """An argument as it is handed over: a row by its address and how much is in it."""
    yield f"{name}: {TYPES.get(kind, 'number')}"
    if kind.endswith("]"):
        yield from (f"{name}_{i}: number" for i in range(kind.count(",") + 1))
