"""Tiny variants: the same source with other numbers, and small enough to be solved."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import resources
from io import StringIO

import pyspiel
import pytest
from rich.console import Console

from examples.solve import solved, tree
from mappamundi.envs.openspiel import name
from mappamundi.game import GAMES
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.speech import Speech
from mappamundi.tiny import PREFIX, TINY
from mappamundi.tiny.shrinking import AS_IT_IS, LEFT_OUT, defined, definitions


@pytest.mark.parametrize("slug", TINY)
def test_what_differs_takes_the_place_of_one_definition(slug: str) -> None:
    """A name that nothing has would change nothing, and one that two modules have too much."""
    package = f"mappamundi.games.{slug.removeprefix(PREFIX)}"
    found: Counter[str] = Counter()
    for each in resources.files(package).iterdir():
        stem, _, ending = each.name.partition(".")
        if ending == "py" and stem not in LEFT_OUT + AS_IT_IS:
            found.update(map(defined, ast.parse(each.read_text(encoding="utf-8")).body))
    changed = definitions(f"{package}.tiny")
    assert {each: found[each] for each in changed} == dict.fromkeys(changed, 1)


def test_nobody_is_offered_one_and_the_game_itself_is_as_it_was() -> None:
    assert not set(TINY) & set(GAMES)
    for slug in TINY:
        tiny, whole = GAMES[slug], GAMES[slug.removeprefix(PREFIX)]
        assert tiny.features.ACTIONS == 7 < whole.features.ACTIONS
        assert len(tiny.seats) == 1
        assert whole.is_printable
        assert not tiny.is_printable
        assert Match.start(slug, tiny.seats.start).game == tiny != whole


@pytest.mark.parametrize("slug", TINY)
def test_a_terminal_can_draw_one(slug: str) -> None:
    match, speech = Match.start(slug, 2, nature=Fast(1)), Speech("en")
    while not match.is_over:
        seat = match.waiting[0]
        view, drawing = match.look(seat), match.game.drawing
        console = Console(width=80, file=StringIO())
        console.print(drawing.draw(view, seat, ("Ada", "Bo"), speech, 80, {}))
        match.act(seat, match.legal(seat)[0])


def test_exploitability_of_cfr_falls_to_next_to_nothing() -> None:
    game = tree(pyspiel.load_game(name("tiny_null_nichtig")))
    (_, at_random, _), (_, first, _), (done, last, worth) = solved(game, 10)
    assert done == 10
    assert at_random == first > 0.5 > 0.05 > last
    assert worth == pytest.approx(-0.26, abs=0.02)  # who leads is worse off
