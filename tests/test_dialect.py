"""Every module that is compiled stays in the dialect; the checker names the line that strays."""

from __future__ import annotations

import importlib
import inspect

import pytest

from mappamundi import draws, loops, sealing
from mappamundi.bots.searching import defaults, payoff, racing, rollout, sealed, search, tree
from mappamundi.compiling.dialect import strays
from mappamundi.envs import stepping
from mappamundi.game import GAMES
from mappamundi.record import Record, cells

COMPILED = [(slug, name) for slug in GAMES for name in ("rules", "features", "bots")]
COMPILED += [("laender_toppen", name) for name in ("assignment", "placing", "racing")]
COMPILED += [("pingvasion", "prospects")]


@pytest.mark.parametrize(("slug", "name"), COMPILED)
def test_a_game_is_written_in_the_dialect(slug: str, name: str) -> None:
    package = f"mappamundi.games.{slug}"
    module = importlib.import_module(f"{package}.{name}")
    found = strays(inspect.getsource(module), GAMES[slug].rules.State, package)
    assert not found, f"{module.__file__}: {'; '.join(map(str, found))}"


@pytest.mark.parametrize("module", [draws, loops, sealing, stepping])
def test_what_all_games_share_is_written_in_it_too(module) -> None:
    assert strays(inspect.getsource(module), None, "mappamundi.record") == []


@pytest.mark.parametrize(
    "module",
    [defaults, payoff, racing, rollout, sealed, search, tree],
    ids=lambda each: each.__name__,
)
def test_the_search_is_written_in_it_too(module) -> None:
    assert strays(inspect.getsource(module), None, "mappamundi.bots.searching") == []


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
    return apply(s, seat) >> count & 1
'''
    assert strays(source, State, "mappamundi.games.none") == []
