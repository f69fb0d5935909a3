"""Imports only go down, and nothing outside a game's folder names the game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import mappamundi
from mappamundi.compiling.dialect import GROUND
from mappamundi.game import SLUGS

SOURCE = Path(mappamundi.__file__).parent
# From the ground up. A module may import from its own layer and from those below it.
LAYERS = (
    ("record", "draws", "told", "errors", "speech"),
    ("rows", "masks", "circle", "sealing", "nature", "loops", "faces", "pieces", "atlas"),
    ("contract", "fitting", "options", "register", "game", "games", "rulebook", "editions", "tiny"),
    ("turn", "log", "match", "narrator", "compiling", "golden", "binder"),
    ("bots",),
    ("arena", "edge", "analysis"),
    ("terminal", "print", "server", "envs", "testing", "training"),
    ("cli", "__init__", "__main__"),
)
HEIGHT = {name: height for height, layer in enumerate(LAYERS) for name in layer}
# What is called like a game in files of the atlas and in those of a map.
FILES = ("countries.csv", "countries-110m.json", "countries-50m.json", '["countries"]')
MODULES = sorted(SOURCE.rglob("*.py"))


def part(path: Path) -> str:
    """The top-level module or package that a file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in names if name.startswith("mappamundi.")]


def test_every_module_has_a_layer() -> None:
    assert {part(path) for path in MODULES} <= set(HEIGHT)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_down(path: Path) -> None:
    for name in imported(path):
        below = name.split(".")[1]
        if below in HEIGHT:  # else it is a name of mappamundi/__init__.py
            assert HEIGHT[below] <= HEIGHT[part(path)], f"{path} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_do_not_know_each_other(path: Path) -> None:
    inside = path.relative_to(SOURCE).parts
    if inside[0] == "games" and len(inside) > 2:
        for name in imported(path):
            if name.startswith("mappamundi.games."):
                assert name.split(".")[2] == inside[1], f"{path} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_list_of_games_names_a_game(path: Path) -> None:
    if part(path) == "games":
        return
    text = path.read_text(encoding="utf-8")
    for name in FILES:
        text = text.replace(name, "")
    for slug in SLUGS:
        # In quotes or as a module; `countries` alone is also an ordinary word.
        spelled = rf"[\"'`]({slug}|{slug.replace('_', '-')})\b|games[./]{slug}\b|\b{slug}-"
        mentions = len(re.findall(spelled, text))
        expected = 1 if path.name == "game.py" else 0
        assert mentions == expected, f"{path} names {slug} {mentions} times"


def test_rules_import_only_what_is_compiled_with_them() -> None:
    for path in SOURCE.glob("games/*/rules.py"):
        slug = path.parent.name
        allowed = (*GROUND, f"games.{slug}.facts")
        for name in imported(path):
            assert name.removeprefix("mappamundi.").startswith(allowed), f"{path} imports {name}"


def imported_at_once(path: Path) -> set[str]:
    """The modules of ours that a module imports when it is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {each if each in NAMED else str(node.module) for each in inner}
    return names & NAMED.keys()


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMED = {dotted(path): path for path in MODULES}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Taking away whatever imports nothing that is left, everything goes but a circle."""
    left = {name: imported_at_once(path) - {name} for name, path in NAMED.items()}
    while free := [name for name, needed in left.items() if not needed & left.keys()]:
        for name in free:
            del left[name]
    assert not left, f"in a circle, or importing one: {sorted(left)}"


@pytest.mark.parametrize(("library", "package"), [("numba", "compiling"), ("jax", "training")])
def test_one_package_alone_knows_a_library(library: str, package: str) -> None:
    imports = re.compile(rf"^\s*(import|from) {library}\b", re.MULTILINE)
    knowing = {part(path) for path in MODULES if imports.search(path.read_text(encoding="utf-8"))}
    assert knowing == {package}
