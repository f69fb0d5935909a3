"""Names in the source: a class name means one thing."""

import ast
import re
from collections import Counter
from pathlib import Path

import mappamundi

SOURCE = Path(mappamundi.__file__).parent
ARCHITECTURE = Path(__file__).parents[1] / "docs" / "architecture.md"
# What every game has of its own, by the contract or in its view.
OF_EVERY_GAME = {"State", "View", "Notes", "Side"}
# A seat and a level as the rules know them, and as they go over the line.
SAME_MEANING = {"Seat", "Level"}
ALIAS = re.compile(
    r"^(\w+)(?:: TypeAlias = | = (?:Annotated|Literal|dict|list|tuple)\[)", re.MULTILINE
)


def classes() -> Counter[str]:
    """How often each name is that of a class."""
    return Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )


def aliases() -> Counter[str]:
    """How often each name is that of an alias: a type by another name, or the words of a choice.

    Those of the command line are named like its arguments.
    """
    every = (path for path in SOURCE.rglob("*.py") if path.parent.name != "cli")
    return Counter(name for path in every for name in ALIAS.findall(path.read_text("utf-8")))


def test_a_class_name_means_one_thing() -> None:
    counts = classes()
    twice = {name for name, count in counts.items() if count > 1 and not name.startswith("_")}
    assert twice <= OF_EVERY_GAME


def test_an_alias_means_one_thing_and_no_class() -> None:
    counts = aliases()
    assert len(counts) > 50
    assert {name for name, count in counts.items() if count > 1} <= SAME_MEANING
    assert counts.keys() & classes().keys() <= SAME_MEANING


def test_the_words_of_the_document_are_classes_of_the_code() -> None:
    told = ARCHITECTURE.read_text(encoding="utf-8").partition("## Words")[2].partition("\n## ")[0]
    named = re.findall(r"\| `(\w+)` \|$", told, re.MULTILINE)
    assert len(named) > 10
    assert set(named) <= set(classes())
