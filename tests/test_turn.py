"""There is one place where chance draws, and one where it is decided who is told what."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mappamundi
from mappamundi.errors import IllegalAction
from mappamundi.game import GAMES
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
