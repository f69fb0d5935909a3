"""Files of the browser's engine: written when they say something else than before."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mappamundi.bots.networks.weights import weights_of
from mappamundi.compiling.wasm import assemble
from mappamundi.edge.module import module_of
from mappamundi.edge.network import asks_network, laid_out
from mappamundi.game import Game

HEAD = "// Written by `python -m mappamundi.edge`; do not change it here.\n"


def write_module(name: str, game: Game, folder: Path) -> None:
    """Write a game's WebAssembly module and its layout, under a name."""
    made = module_of(game)
    write(folder / f"{name}.wasm", assemble(made.source, asks_network(game)))
    write(folder / f"{name}.layout.ts", layout_text(made.layout).encode())


def write_network(name: str, game: Game, folder: Path) -> None:
    """Write the weights of a game's network under a name, where a level asks it."""
    if asks_network(game):
        write(folder / f"{name}.network.bin", laid_out(weights_of(game)))


def layout_text(layout: Mapping[str, Any]) -> str:
    """Return a layout as a TypeScript module."""
    value = json.dumps(layout, separators=(",", ":"))
    kind = 'import type { Layout } from "../src/layout.ts";'
    return f"{HEAD}{kind}\n\nexport const layout: Layout = {value};\n"


def write(path: Path, content: bytes) -> None:
    """Write a file, unless that is what it says already."""
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
