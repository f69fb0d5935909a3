"""Write what the browser's engine is made of: `python -m mappamundi.edge FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from mappamundi.compiling.script import write_all
from mappamundi.edge.facts import write_facts
from mappamundi.edge.shelf import shelf
from mappamundi.edge.writing import write_module


def main(folder: Path) -> None:
    """Write modules, presentation and facts of every game, and of its earlier editions."""
    games = shelf()
    for name, game in games.items():
        write_module(name, game, folder)
    write_all(games, folder)
    write_facts(games, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
