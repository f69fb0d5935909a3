"""Whoever takes any fault for granted says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    path for place in ("src", "scripts", "benchmarks") for path in (ROOT / place).rglob("*.py")
]
BROAD = ("Exception", "BaseException")


def broad(tree: ast.AST) -> Iterator[int]:
    """The lines on which any fault at all is taken, and not passed on."""
    for node in ast.walk(tree):
        match node:
            case ast.ExceptHandler(body=[*_, ast.Raise()]):
                pass
            case ast.ExceptHandler(type=None):
                yield node.lineno
            case ast.ExceptHandler(type=kinds) if names_any(kinds):
                yield node.lineno
            case ast.Call(func=ast.Name(id="suppress"), args=kinds) if any(map(names_any, kinds)):
                yield node.lineno


def names_any(kinds: ast.expr | None) -> bool:
    listed = kinds.elts if isinstance(kinds, ast.Tuple) else [kinds]
    return any(isinstance(each, ast.Name) and each.id in BROAD for each in listed)


def unexplained(source: str) -> list[int]:
    lines = source.splitlines()
    return [line for line in broad(ast.parse(source)) if "  # " not in lines[line - 1]]


def test_whoever_takes_any_fault_says_why() -> None:
    for path in FILES:
        found = unexplained(path.read_text(encoding="utf-8"))
        assert not found, f"{path.relative_to(ROOT)}: lines {found} need a reason"


@pytest.mark.parametrize(
    ("lines", "is_explained"),
    [
        ("try:\n    f()\nexcept Exception:\n    pass", False),
        ("try:\n    f()\nexcept Exception:  # whatever it was\n    pass", True),
        ("try:\n    f()\nexcept (KeyError, Exception):\n    pass", False),
        ("try:\n    f()\nexcept:\n    pass", False),
        ("try:\n    f()\nexcept BaseException:\n    g()\n    raise", True),
        ("try:\n    f()\nexcept KeyError:\n    pass", True),
        ("with suppress(Exception):\n    f()", False),
        ("with suppress(KeyError):\n    f()", True),
    ],
)
def test_a_reason_is_missed_where_there_is_none(lines: str, is_explained: bool) -> None:
    assert (unexplained(lines) == []) == is_explained


def test_nobody_forks() -> None:
    """A fork copies the locks of threads that it does not copy: a deadlock that comes by chance."""
    for path in [*FILES, *(ROOT / "tests").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "attr", None) or getattr(node, "arg", None)
            assert name not in ("fork", "forkpty", "preexec_fn"), f"{path.relative_to(ROOT)}"
