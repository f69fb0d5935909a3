"""Every game's presentation, as a folder of TypeScript modules."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from mappamundi.compiling.script.modules import HEAD, Translation, translate, unpacking
from mappamundi.compiling.script.scope import Strayed
from mappamundi.game import Game


def functions(game: Game) -> dict[str, Callable[..., Any]]:
    """What presentation promises, by its names at the edge."""
    present = game.present
    promised: dict[str, Callable[..., Any]] = {
        "write": present.write,
        "read": present.read,
        "view": present.view,
        "tell": present.tell,
    }
    return promised if game.counsel is None else {**promised, "counsel": game.counsel}


def teaching(game: Game) -> dict[str, Callable[..., Any]]:
    """What a game teaches of the world, if it does; nobody who only plays needs it."""
    return {} if game.lore is None else {"recall": game.lore.recall, "pose": game.lore.pose}


def translation(game: Game) -> Translation:
    """The presentation of a game with all that it uses, and where it strays from the dialect."""
    return translate(game, {**functions(game), **teaching(game)})


def strays(game: Game) -> list[Strayed]:
    """Every line of a game's presentation, or of what it uses, that is not in the dialect."""
    return translation(game).strays


def translated(game: Game) -> dict[str, str]:
    """The modules of a game by their names; a line that strays is refused."""
    made = translation(game)
    if made.strays:
        raise made.strays[0]
    texts = dict(made.texts())
    return {**texts, "state.ts": unpacking(game.rules.State), "index.ts": index(game, made)}


def index(game: Game, made: Translation) -> str:
    """The one module that others import."""
    lines = [HEAD.format(game.package), 'import type { Present } from "../../src/present.ts";']
    homes = {name: function.__module__ for name, function in functions(game).items()}
    for name, module in homes.items():
        lines.append(f'import {{ {name} }} from "./{module.rpartition(".")[2]}.ts";')
    view = game.present.view.__annotations__["return"]
    where = homes["view"].rpartition(".")[2]
    lines += [
        'import type { State } from "./rules.ts";',
        'import { unpack } from "./state.ts";',
        f'import type {{ {view} }} from "./{where}.ts";',
        f"\nexport type {{ State, {view} }};",
        f"export const present: Present<State, {view}> = {{ unpack, {', '.join(homes)} }};\n",
    ]
    return "\n".join(lines)


def write_all(games: Mapping[str, Game], folder: Path) -> None:
    """Every game by its name, each in a folder of its own; what is current is left as it is."""
    for slug, game in games.items():
        for name, text in translated(game).items():
            path = folder / slug / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                put(path, text)


def put(path: Path, text: str) -> None:
    """Write a file that is whole or not there: others may be reading."""
    own = path.with_suffix(f".{os.getpid()}")
    own.write_text(text, encoding="utf-8")
    own.replace(path)
