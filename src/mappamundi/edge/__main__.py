"""Write what the browser's engine is made of: `python -m mappamundi.edge FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from mappamundi.compiling.script import write_all
from mappamundi.edge.facts import write_facts
from mappamundi.edge.writing import write_module
from mappamundi.game import GAMES


def main(folder: Path) -> None:
    """Write modules, presentation and facts of every game."""
    for game in GAMES.values():
        write_module(game, folder)
    write_all(folder)
    write_facts(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
