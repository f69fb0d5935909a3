"""Keep the rules of a game as they are now."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mappamundi.cli.app import GameName, Lang, app
from mappamundi.editions import SHELF
from mappamundi.game import GAMES
from mappamundi.terminal.usage import speaking


@app.command
def edition(
    game: GameName,
    /,
    *,
    folder: Annotated[Path, Parameter(name="--folder", help="Where to keep it.")] = SHELF,
    lang: Lang = None,
) -> None:
    """Keep a game as it is now, before its rules change: what was begun by them goes on by them.

    **Examples**

    - `mappamundi edition GAME`
    """
    from mappamundi.binder import bind

    kept = GAMES[game]
    path = bind(kept, folder)
    said = {"game": kept.title, "version": kept.version, "path": str(path)}
    print(speaking(lang).say("edition-kept", **said))
