"""The walks of docs/architecture.md lead through code that is there, from step to step."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
MOST_STEPS = 15
STEP = re.compile(r"^(\d+)\. `([\w./#]+)`:", re.MULTILINE)


def walks() -> dict[str, list[str]]:
    """The names that the steps of each walk begin with."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("\n## Walks\n")[2].partition("\n## ")[0]
    parts = [part.partition("\n") for part in section.split("\n### ")[1:]]
    return {title: [name for _, name in STEP.findall(body)] for title, _, body in parts}


def source(name: str) -> str:
    """The text of the file that a function is in."""
    if "#" in name:
        return (ROOT / "web" / "src" / name.partition("#")[0]).read_text(encoding="utf-8")
    file = inspect.getsourcefile(inspect.unwrap(found_function(name)))
    assert file is not None
    return Path(file).read_text(encoding="utf-8")


def found_function(name: str) -> Any:
    """A function by its module and its name; one of a class by the class's too."""
    words = name.split(".")
    for length in range(len(words) - 1, 0, -1):
        try:
            found: Any = import_module(".".join(["mappamundi", *words[:length]]))
        except ModuleNotFoundError:
            continue
        for word in words[length:]:
            found = getattr(found, word)
        return found
    raise AssertionError(f"{name} is in no module")


def test_the_walks_are_there() -> None:
    assert len(walks()) == 4
    assert all(5 < len(names) <= MOST_STEPS for names in walks().values())


@pytest.mark.parametrize("title", walks())
def test_every_step_is_there(title: str) -> None:
    for name in walks()[title]:
        own = re.split(r"[.#]", name)[-1]
        assert re.search(rf"(def |async |^  #?){own}\(", source(name), re.MULTILINE), name


def used(name: str) -> set[str]:
    """What the code in a function's file uses, of itself or of others; words about it are none."""
    text = source(name)
    if "#" in name:
        return set(re.findall(r"[.#](\w+)", re.sub(r"(?s)/\*.*?\*/|//[^\n]*", "", text)))
    nodes = list(ast.walk(ast.parse(text)))
    own = {node.id for node in nodes if isinstance(node, ast.Name)}
    return own | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("title", walks())
def test_every_step_is_used_in_the_file_of_one_before_it(title: str) -> None:
    names = walks()[title]
    for number, name in enumerate(names[1:], 1):
        own = re.split(r"[.#]", name)[-1]
        is_over_the_socket = "#" in names[number - 1] and "#" not in name
        assert is_over_the_socket or any(own in used(each) for each in names[:number]), name
