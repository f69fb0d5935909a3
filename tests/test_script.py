"""The dialect of presentation: what it means in TypeScript, and the line that strays from it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import presented
import pytest
from edge import ENGINE, node

from mappamundi.compiling.script import Strayed, gathering, translated
from mappamundi.compiling.script.gathering import of
from mappamundi.compiling.script.modules import Translation
from mappamundi.game import GAMES
from mappamundi.record import Record, cells
from mappamundi.server.http.typescript import view_types

PATIENCE = 60  # seconds
CALLS: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
    (presented.division, (7, 2)),
    (presented.division, (-7, 3)),
    (presented.places, ([4, 5, 6],)),
    (presented.emptiness, ([], "", 0)),
    (presented.emptiness, ([0], "a", 1)),
    (presented.equality, ([1, 2],)),
    (presented.order, ([10, 9, 1, 11],)),
    (presented.counting, ([1, 2, 3, 1],)),
    (presented.chains, (1, 3)),
    (presented.chains, (2, 1)),
    (presented.dictionaries, ()),
    (presented.texts, ("Play fR",)),
    (presented.digits, ("12",)),
    (presented.digits, ("٣",)),
    (presented.digits, ("²",)),
    (presented.digits, ("",)),
    (presented.loops, (4,)),
    (presented.structs, ()),
    (presented.drawn, (7,)),
    (presented.drawn, (2,)),
    (presented.quantities, ([1, 2, 3],)),
    (presented.quantities, ([0, 1, 0],)),
]


HEAD = """from math import pi

DECK = (1, 2.5)
LARGE = 1 << 31

def act(row: list[int], text: str) -> int:
    count = 0
"""


class State(Record):
    """Any state."""

    turn: int = 0
    hand: list[list[int]] = cells(2, 3)


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the translation makes of every call, as JSON."""
    made = Translation(State)
    for function, _ in CALLS:
        made.add(of(function))
    assert [str(stray) for stray in made.strays] == []
    folder = tmp_path_factory.mktemp("engine") / "generated" / "presented"
    folder.mkdir(parents=True)
    (folder.parents[1] / "src").symlink_to(ENGINE / "src")
    for name, text in made.texts():
        (folder / name).write_text(text, encoding="utf-8")
    calls = [f"presented.{function.__name__}(...{json.dumps(given)})" for function, given in CALLS]
    lines = [f"console.log(JSON.stringify({call}));" for call in calls]
    asking = folder / "asking.ts"
    head = 'import * as presented from "./presented.ts";'
    asking.write_text("\n".join([head, *lines]), encoding="utf-8")
    return subprocess.check_output([node(), asking], text=True, timeout=PATIENCE).splitlines()


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_a_translation_means_what_python_means(number: int, answers: list[str]) -> None:
    function, given = CALLS[number]
    assert answers[number] == msgspec.json.encode(function(*given)).decode(), function.__name__


def interfaces(text: str) -> dict[str, list[str]]:
    """The fields of every interface of a module."""
    bodies = re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, re.DOTALL)
    return {name: re.findall(r"^  (\w.*;)$", body, re.MULTILINE) for name, body in bodies}


@pytest.mark.parametrize("slug", GAMES)
def test_a_view_is_of_the_type_that_boards_expect(slug: str) -> None:
    made = {
        name: fields
        for text in translated(GAMES[slug]).values()
        for name, fields in interfaces(text).items()
    }
    expected = interfaces(view_types(slug))
    assert expected == {name: made[name] for name in expected}


def found(body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Strayed]:
    """Where a function with this body strays."""
    return straying(HEAD + f"    {body}\n    return count\n", tmp_path, monkeypatch)


def straying(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Strayed]:
    """Where the function `act` of a module strays."""
    path = tmp_path / "straying.py"
    path.write_text(source, encoding="utf-8")
    module = types.ModuleType("straying")
    module.__file__ = str(path)
    monkeypatch.setitem(sys.modules, "straying", module)
    exec(compile(source, str(path), "exec"), vars(module))
    gathering.parsed.cache_clear()
    gathering.imports.cache_clear()
    made = Translation(State)
    made.add(of(module.act))
    return made.strays


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("count = row[0] / 2", "Div"),
        ("count = row[0] ** 2", "Pow"),
        ("count = 1.5", "float"),
        ("count = DECK[0]", "float"),
        ("count = LARGE & 1", "too large"),
        ("count = 4294967296", "too large"),
        ("count = row['a']", "no number"),
        ("count = len(3)", "length"),
        ("count = row[::2]", "by steps"),
        ("count = sorted(row, reverse=True)", "other than a key"),
        ("count = round(3)", "round"),
        ("count = text.title()", "title of string"),
        ("count = text.nothing", "no struct"),
        ("count = f'{count:02}'", "a format"),
        ("count = f'{row}'", "a format"),
        ("count = row or [1]", "as a value"),
        ("count = [each for each in {*row}]", "no order"),
        ("count = row is text", "other than None"),
        ("count = sum(1 for _ in range(3)) + text", "no number"),
        ("count = unknown", "nothing is called unknown"),
        ("count = (lambda: 1)()", "other than a name"),
        ("row.sort()", "sort of list"),
        ("row[0:1] = [3]", "other than a name or a cell"),
        ("del row[0]", "Delete"),
        ("import random", "Import"),
        ("global DECK", "Global"),
        ("assert row", "Assert"),
        ("raise ValueError", "Raise"),
        ("raise ValueError('a')", "other than a refusal"),
        ("with row: pass", "With"),
        ("try:\n        pass\n    except ValueError:\n        pass", "Try"),
        ("for each in row:\n        pass\n    else:\n        pass", "For"),
        ("count = yield", "Yield"),
        ("def inner() -> int: return 1", "FunctionDef"),
    ],
)
def test_the_checker_names_what_strays_and_where(
    body: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strays = found(body, tmp_path, monkeypatch)
    assert any(words in stray.what and stray.line == 8 for stray in strays), strays


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("def act(*cards: int) -> int:", "with a star"),
        ("def act(*, card: int) -> int:", "with a star"),
        ("def act(weight: float) -> int:", "float"),
        ("def act() -> bytes:", "bytes"),
    ],
)
def test_the_checker_looks_at_the_arguments(
    head: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stray,) = straying(f"CARDS = 3\n\n{head}\n    return CARDS\n", tmp_path, monkeypatch)
    assert words in stray.what
    assert stray.line == 3


def test_a_plain_function_does_not_stray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found("count = len(row)", tmp_path, monkeypatch) == []
