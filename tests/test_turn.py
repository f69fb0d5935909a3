"""There is one place where chance draws, and one where it is decided who is told what."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

import mappamundi
from mappamundi.errors import IllegalAction
from mappamundi.game import GAMES
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.turn import Turn, dealt

SOURCE = Path(mappamundi.__file__).parent
FREE = ("games", "testing")  # a game itself, and the laws that it is held to, ask what they like
# Question of the contract -> who else may ask it of a game.
ASKED_IN = {
    "sees": {"turn.py"},
    "tell": {"turn.py"},
    "outcomes": {"turn.py", "loops.py", "game.py"},
}


def asked(path: Path) -> set[str]:
    """The questions that a module asks of a game's rules or of its presentation."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr=question, value=holder)) if question in ASKED_IN:
                if ast.unparse(holder).rpartition(".")[2] in ("rules", "present"):
                    found.add(question)
    return found


def test_one_module_lets_chance_draw_and_says_who_is_told_what() -> None:
    places: dict[str, set[str]] = {question: set() for question in ASKED_IN}
    for path in SOURCE.rglob("*.py"):
        inside = path.relative_to(SOURCE)
        if inside.parts[0] not in FREE:
            for question in asked(path):
                places[question].add(str(inside))
    assert places == ASKED_IN


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_refused_leaves_the_state_as_it_was(slug: str) -> None:
    game = GAMES[slug]
    state = dealt(game, game.usual_seats, None, Fast(1))
    before = state.copy()
    seat = game.waiting(state)[0]
    turn = Turn(game, state)
    with pytest.raises(IllegalAction):
        turn.act(seat, [game.legal(state, seat)[0], -99])
    assert state == before
    assert turn.state != before


@pytest.mark.parametrize("given", [29.0, None, b"lay b1", (1,), float("nan")])
def test_what_is_neither_text_nor_a_whole_number_is_refused_in_a_sentence(given: object) -> None:
    match = Match.start("null_nichtig", 3, nature=Fast(1))
    begun = list(match.log.actions)
    with pytest.raises(IllegalAction) as refused:
        match.act(match.waiting[0], given)  # type: ignore[arg-type]
    assert refused.value.message == "illegal-action"
    assert str(given) in str(refused.value)
    assert match.log.actions == begun


def test_whole_numbers_of_numpy_are_actions() -> None:
    ours, theirs = (Match.start("null_nichtig", 3, nature=Fast(1)) for _ in range(2))
    seat = ours.waiting[0]
    action = ours.game.legal(ours.known(seat), seat)[2]
    ours.act(seat, action)
    theirs.act(seat, np.int64(action))  # type: ignore[arg-type]
    assert ours.log.actions == theirs.log.actions
