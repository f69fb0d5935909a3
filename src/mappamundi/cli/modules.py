"""Write the rules of a game for JavaScript."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mappamundi.cli.app import GameName, Lang, app
from mappamundi.compiling.runner import can_compile
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.terminal.usage import speaking

KB = 1000


@app.command
def wasm(
    game: GameName,
    /,
    *,
    output: Annotated[
        Path | None, Parameter(name=["--output", "-o"], help="The folder; GAME-wasm.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the rules and bots of a game as a WebAssembly module, for anybody's JavaScript.

    The folder then holds the module, its layout as JSON, its types for TypeScript, and a README
    with a whole game in thirty lines.

    **Examples**

    - `mappamundi wasm GAME -o FOLDER`
    """
    if not can_compile():
        raise BadSetup("compiling-no-extra", extra="fast")
    from mappamundi.edge.parcel import write_parcel

    chosen, speech = GAMES[game], speaking(lang)
    folder = output or Path(f"{chosen.slug}-wasm")
    print(speech.say("wasm-making", game=chosen.title), file=sys.stderr)
    size = write_parcel(chosen, folder)
    print(speech.say("wasm-written", path=str(folder), size=round(size / KB)))
