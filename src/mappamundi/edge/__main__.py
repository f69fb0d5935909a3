"""Write what the browser's engine is made of: `python -m mappamundi.edge FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from mappamundi.compiling.script import write_all
from mappamundi.edge.facts import write_facts
from mappamundi.edge.lores import write_lores
from mappamundi.edge.numbers import write_numbers
from mappamundi.edge.shelf import shelf
from mappamundi.edge.writing import write_module, write_network


def main(folder: Path) -> None:
    """Write modules, presentation and facts of every game, and of its earlier editions."""
    games = shelf()
    for name, game in games.items():
        write_module(name, game, folder)
        write_network(name, game, folder)
    write_all(games, folder)
    write_facts(games, folder)
    write_lores(games, folder)
    write_numbers(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
