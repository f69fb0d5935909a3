"""Whatever is imported is asked for: by everybody, or by an extra.

A package that is installed into a full environment never misses anything, so the text is read.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
OURS = "mappamundi"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
ENTRIES = (OURS, f"{OURS}.cli", f"{OURS}.server.app")  # what works without any extra
NOT_HANDED_OUT = {"dev"}  # an extra for who works on it
BROUGHT = {"llvmlite": "numba", "cupy": "numba-cuda"}  # what comes with something that is asked for


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
BASE = names(PROJECT["dependencies"])
PACKAGES = packages_distributions()
BUILDING = names(PYPROJECT["dependency-groups"]["build"])  # drawings are made with it, too
ALL = BASE.union(BUILDING, *(names(EXTRAS[each]) for each in EXTRAS.keys() - NOT_HANDED_OUT))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def ran(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a text but what only type checkers read."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)):
            yield from ran(child)


def imported(node: ast.AST) -> Iterator[str]:
    """The modules that one statement imports; of names from a package perhaps modules, too."""
    if isinstance(node, ast.Import):
        yield from (each.name for each in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
        yield node.module
        yield from (f"{node.module}.{each.name}" for each in node.names)


def at_once(body: list[ast.stmt]) -> Iterator[str]:
    """What is imported as soon as a module is; what is tried may be missing."""
    for node in body:
        yield from imported(node)
        if isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from at_once([*node.body, *node.orelse])
        elif isinstance(node, ast.With | ast.For | ast.ClassDef):
            yield from at_once(node.body)


def file_of(module: str) -> Path | None:
    path = SOURCE / module.replace(".", "/")
    found = (path / "__init__.py", path.with_suffix(".py"))
    return next((each for each in found if each.is_file()), None)


def reached(entry: str) -> set[str]:
    """All modules that come with one, and those of others that they need."""
    waiting, found = [entry], set[str]()
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        path = file_of(module)
        waiting += module.rpartition(".")[:1] if "." in module and path else []
        waiting += at_once(tree(path).body) if path else []
    return found


def foreign(modules: set[str]) -> set[str]:
    """The packages of others among modules, without Python's own."""
    tops = {each.partition(".")[0] for each in modules}
    return tops - sys.stdlib_module_names - {OURS, "__future__"}


def asked_for(package: str, by: set[str]) -> bool:
    """Is one of the distributions that it comes with among these?"""
    known = [*PACKAGES.get(package, [package]), BROUGHT.get(package, package)]
    return any(canonicalize_name(each) in by for each in known)


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_works_without_extras_needs_none(entry: str) -> None:
    found = foreign(reached(entry))
    assert found
    assert [each for each in sorted(found) if not asked_for(each, BASE)] == []


def test_whatever_is_imported_anywhere_is_asked_for() -> None:
    found = {
        name
        for path in (SOURCE / OURS).rglob("*.py")
        for node in ran(tree(path))
        for name in imported(node)
    }
    assert [each for each in sorted(foreign(found)) if not asked_for(each, ALL)] == []


def test_nothing_is_asked_for_in_vain() -> None:
    """Except by who brings something along that is used through others."""
    used = {
        canonicalize_name(each)
        for path in (SOURCE / OURS).rglob("*.py")
        for node in ast.walk(tree(path))
        for name in imported(node)
        for each in PACKAGES.get(name.partition(".")[0], [])
    }
    assert BASE - used == BEHIND


# Plug-ins and backends, which are loaded by name.
BEHIND = {"pysqlite3"}
