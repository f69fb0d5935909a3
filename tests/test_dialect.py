"""Everything that is compiled stays in the dialect; the checker names the line that strays."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import mappamundi
from mappamundi import loops
from mappamundi.analysis import finishing
from mappamundi.bots import forecaster
from mappamundi.bots.networks import learned
from mappamundi.bots.searching import engine
from mappamundi.bots.searching.contest import play_match
from mappamundi.bots.searching.search import search
from mappamundi.bots.searching.wits import written
from mappamundi.compiling import cpu, gather
from mappamundi.compiling.dialect import strays
from mappamundi.compiling.unit import Unit
from mappamundi.draws import stream
from mappamundi.edge import module
from mappamundi.envs import stepper
from mappamundi.game import GAMES, Game
from mappamundi.record import Record, cells

SOURCE = Path(mappamundi.__file__).parent
# What the product compiles of every game, by the modules that have it compiled.
UNITS: dict[str, Callable[[Game], Unit]] = {
    "compiling/cpu": cpu.unit_of,
    "compiling/gpu": lambda game: gather(game.rules, [loops.playout, stream]),
    "bots/searching/engine": lambda game: gather(written(game), [search, *engine.WEIGHING]),
    "bots/networks/learned": lambda game: gather(learned.written(game), [learned.like]),
    "bots/forecaster": lambda game: gather(forecaster.rules_asked(game), [forecaster.forecast]),
    "edge/module": module.unit_of,
    "envs/stepper": lambda game: gather(
        stepper.written_with_bots(game, has_levels=True), stepper.EVERY_FUNCTION
    ),
    "envs/kernels": lambda game: gather(stepper.written(game), stepper.FUNCTIONS),
    "analysis/advised": lambda game: gather(
        forecaster.rules_asked(game), [finishing.compare_liked]
    ),
    "analysis/playouts": lambda game: gather(
        written(game), [finishing.compare_actions, finishing.survey_seats]
    ),
    "arena/core": lambda game: gather(written(game), [play_match]),
    "arena/mass": lambda game: gather(written(game), [play_match]),
}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", UNITS)
def test_all_that_is_compiled_is_written_in_the_dialect(name: str, slug: str) -> None:
    game = GAMES[slug]
    for met in sorted(unit(name, slug).modules()):
        source = inspect.getsource(importlib.import_module(met))
        own = (game.package,) if met.startswith(game.package) else compiled_with(source)
        found = strays(source, game.rules.State, *own)
        assert not found, f"{met}: {'; '.join(map(str, found))}"


@cache
def unit(name: str, slug: str) -> Unit:
    return UNITS[name](GAMES[slug])


@cache
def gathered() -> frozenset[str]:
    """The names of all functions and constants that are compiled for any game."""
    units = [unit(name, slug) for name in UNITS for slug in GAMES]
    return frozenset(name for each in units for name in (*each.functions, *each.constants))


def compiled_with(source: str) -> tuple[str, ...]:
    """The modules that a source imports nothing from but what is compiled."""
    imports = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
    return tuple(
        str(node.module) for node in imports if gathered().issuperset(a.name for a in node.names)
    )


def test_no_module_has_anything_else_compiled() -> None:
    """Whoever calls `gather`, or has a `Runner`, is in the list above."""
    calls = re.compile(r"from mappamundi\.compiling[.\w]* import .*\b(gather|Runner)\b")
    modules = [path for path in SOURCE.rglob("*.py") if calls.search(path.read_text("utf-8"))]
    named = {path.relative_to(SOURCE).with_suffix("").as_posix() for path in modules}
    assert named - {"compiling/__init__", "compiling/runner"} == set(UNITS)


class State(Record):
    turn: int = 0
    hand: list[list[int]] = cells(2, 3)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("s.turn = [1]", "List"),
        ("s.turn = sum(x for x in range(3))", "GeneratorExp"),
        ("s.turn = {1: 2}[1]", "Dict"),
        ("s.turn = 'a'", "'a'"),
        ("s.turn = 1.5", "1.5"),
        ("s.turn = 4 / 2", "Div"),
        ("s.turn = 4 ** 2", "Pow"),
        ("row = s.hand[0]", "takes 2 indices, not 1"),
        ("help(s.hand)", "takes 2 indices, not 0"),
        ("help(s.hand[0.5])", "0.5"),
        ("s.hand[0] = s.hand[1]", "takes 2 indices, not 1"),
        ("s.hand[0][0:2] = 1", "Slice"),
        ("s.nothing = 1", "no field nothing"),
        ("a, b = 1, 2", "Tuple"),
        ("a = b = 1", "several names"),
        ("for card in s.hand[0]:\n        s.turn = card", "other than a range"),
        ("try:\n        pass\n    except ValueError:\n        pass", "Try"),
        ("with s: s.turn = 1", "With"),
        ("raise ValueError", "Raise"),
        ("assert s.turn", "Assert"),
        ("help(s, key=1)", "keyword"),
        ("s.hand[0].sort()", "other than a named function"),
        ("f = lambda: 1", "Lambda"),
        ("s.turn = (yield)", "Yield"),
        ("s.turn = 1 if 1 is 1 else 0", "Is"),
        ("import random", "Import"),
        ("global turn", "Global"),
        ("del s.turn", "Del"),
    ],
)
def test_the_checker_names_what_strays_and_where(body: str, words: str) -> None:
    source = f"TURNS = 3\n\ndef act(s):\n    s.turn = 1\n    {body}\n"
    found = strays(source, State, "mappamundi.games.none")
    assert any(words in stray.what and stray.line >= 5 for stray in found), found


@pytest.mark.parametrize(
    "top",
    ["import random", "from random import randint", "class Deck:\n    pass", "print(1)"],
)
def test_the_checker_looks_at_the_top_of_the_module(top: str) -> None:
    found = strays(f"TURNS = 3\n{top}\n", State, "mappamundi.games.none")
    assert [stray.line for stray in found] == [2]


def test_what_the_dialect_allows_is_allowed() -> None:
    source = '''
def act(s, seat):
    """A clause."""
    count = 0
    for i in range(len(s.hand[seat])):
        while s.hand[seat][i] > 3 and not s.turn == -1:
            s.hand[seat][i] -= 1 << 2
            count += 1 if s.turn else 0
        if count > 2:
            break
    swap(s.hand[seat], count, 0)
    return apply(s, seat) >> count & 1
'''
    assert strays(source, State, "mappamundi.games.none") == []
