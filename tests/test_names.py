"""Names in the source: a class name means one thing."""

import ast
from collections import Counter
from pathlib import Path

import mappamundi

SOURCE = Path(mappamundi.__file__).parent
# What every game has of its own, by the contract or in its view.
OF_EVERY_GAME = {"State", "View", "Notes", "Side", "Chair", "Step"}


def test_a_class_name_means_one_thing() -> None:
    counts = Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    twice = {name for name, count in counts.items() if count > 1 and not name.startswith("_")}
    assert twice <= OF_EVERY_GAME
