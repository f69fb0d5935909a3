"""Imports the modules of a game a second time, with what its `tiny.py` puts in place of theirs."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from importlib.abc import ExecutionLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

GAMES = "mappamundi.games"
LEFT_OUT = ("printing", "tiny")  # nobody cuts out seven cards
AS_IT_IS = ("drawing",)  # which has words of its own
NAMED = """
from dataclasses import replace
from {package}.facts import SEATS
GAME = replace(GAME, slug="{slug}", seats=range(SEATS, SEATS + 1))
"""


class Shrinker(MetaPathFinder, ExecutionLoader):
    """Finds `<package>.<slug>` and its modules in the folder of the game of that slug."""

    def __init__(self, package: str, prefix: str) -> None:
        self.package = package
        self.prefix = prefix

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of a tiny game, if the game has such a module."""
        if not fullname.startswith(f"{self.package}.") or not self._origin(fullname):
            return None
        return spec_from_loader(fullname, self)

    def is_package(self, fullname: str) -> bool:
        """Is it the game itself, and not one of its modules?"""
        return fullname.count(".") == self.package.count(".") + 1

    def get_filename(self, fullname: str) -> str:
        """Where it would lie; the compiler asks for the source by this name."""
        inner = fullname.removeprefix(f"{self.package}.").replace(".", "/")
        return str(Path(__file__).parent / f"{inner}{'/__init__' * self.is_package(fullname)}.py")

    def get_source(self, fullname: str) -> str:
        """The text of the real module, whose imports and definitions are those of the tiny game."""
        game, _, module = fullname.removeprefix(f"{self.package}.").partition(".")
        tree = ast.parse(Path(self._origin(fullname)).read_text(encoding="utf-8"))
        instead = {} if module in AS_IT_IS else definitions(f"{GAMES}.{game}.tiny")
        tree.body = [instead.get(defined(each), each) for each in tree.body]
        package = f"{self.package}.{game}"
        text = ast.unparse(tree).replace(f"{GAMES}.{game}", package)
        return text if module else text + NAMED.format(package=package, slug=self.prefix + game)

    def _origin(self, fullname: str) -> str:
        """The file of the real module, or nothing."""
        if fullname.rpartition(".")[2] in LEFT_OUT:
            return ""
        found = find_spec(fullname.replace(self.package, GAMES, 1))
        return found.origin or "" if found else ""


@cache
def definitions(module: str) -> dict[str, ast.stmt]:
    """What a module defines, by name."""
    found = find_spec(module)
    assert found is not None
    assert found.origin is not None
    tree = ast.parse(Path(found.origin).read_text(encoding="utf-8"))
    return {defined(each): each for each in tree.body if defined(each)}


def defined(statement: ast.stmt) -> str:
    """The name that a statement defines, or nothing."""
    match statement:
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""
