"""Every ruling of a finished game is shown by a test that cites it, or has a reason."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from mappamundi import GAMES

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rulings.md"
COMMON = "X"  # rulings for all games: one game that shows them is enough


@cache
def ruled() -> dict[str, list[str]]:
    """The ids on the rulings page, by letter, in their order."""
    ids: dict[str, list[str]] = {}
    for letter, number in re.findall(r"^\| ([A-Z])(\d+) \|", PAGE.read_text("utf-8"), re.M):
        ids.setdefault(letter, []).append(letter + number)
    return ids


@cache
def answers(slug: str) -> ModuleType:
    """The `rulings.py` of a game: LETTER, SHOWN and REASONS."""
    path = TESTS / "games" / slug / "rulings.py"
    spec = spec_from_file_location(f"rulings_of_{slug}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def docstrings(slug: str) -> dict[str, str]:
    """The tests of a game, by name, with what they say of themselves."""
    said = {}
    for path in sorted((TESTS / "games" / slug).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in said, f"two tests are called {node.name}"
                said[node.name] = ast.get_docstring(node) or ""
    return said


def cites(text: str, ruling: str) -> bool:
    return re.search(rf"\b{ruling}\b", text) is not None


@pytest.mark.parametrize("letter", sorted(ruled()))
def test_ids_are_counted_without_a_gap(letter: str) -> None:
    assert ruled()[letter] == [f"{letter}{n}" for n in range(1, len(ruled()[letter]) + 1)]


@pytest.mark.parametrize("slug", GAMES)
def test_every_ruling_is_shown_or_has_a_reason(slug: str) -> None:
    game = answers(slug)
    wanted = ruled()[game.LETTER]
    assert [ruling for ruling in wanted if ruling not in {*game.SHOWN, *game.REASONS}] == []


def test_every_common_ruling_is_shown_or_has_a_reason() -> None:
    answered = {
        ruling for slug in GAMES for ruling in {**answers(slug).SHOWN, **answers(slug).REASONS}
    }
    assert [ruling for ruling in ruled()[COMMON] if ruling not in answered] == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_answer_without_a_question(slug: str) -> None:
    """An answer is for a ruling on the page, is one or the other, and a reason says something."""
    game = answers(slug)
    known = {*ruled()[game.LETTER], *ruled()[COMMON]}
    assert {*game.SHOWN, *game.REASONS} <= known
    assert not {*game.SHOWN} & {*game.REASONS}
    assert all(len(reason.split()) > 3 for reason in game.REASONS.values())


@pytest.mark.parametrize("slug", GAMES)
def test_named_tests_exist_and_cite_their_ruling(slug: str) -> None:
    said = docstrings(slug)
    shown = answers(slug).SHOWN
    assert {name for name in shown.values() if name not in said} == set()
    assert [ruling for ruling, name in shown.items() if not cites(said[name], ruling)] == []
