"""The contract says all of it: every part of a game is declared, and checked when it is loaded."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import mappamundi
from mappamundi.bots import LEVELS
from mappamundi.contract import RANKS, Drawing, Reasons, Rolling, Sharing, Skill
from mappamundi.fitting import Misfit, check_drawing, takes
from mappamundi.game import GAMES, Game

SOURCE = Path(mappamundi.__file__).parent
# Where names are looked up at run time, and of what; none of it is a part of a game but in
# `fitting`, which says that it is there.
LOOKED_UP = {
    "fitting.py": "what the contract lists, in a game that is loaded",
    "record.py": "the fields that a state declares",
    "pieces.py": "its own fields",
    "bots/outside.py": "the class of a bot by its name",
    "bots/settings.py": "its own fields",
    "compiling/cpu.py": "what was compiled, and types of Numba",
    "compiling/dialect.py": "the line of a node",
    "compiling/gpu.py": "types of Numba",
    "compiling/runner.py": "a field of a record",
    "envs/stepper.py": "what is compiled",
    "compiling/unit.py": "what a source text names",
    "server/discretion.py": "a log record",
    "server/line/line.py": "what the system's sockets can do",
    "server/store/sqlite.py": "what a thread has opened",
    "server/store/trouble.py": "what a driver says of an error",
    "server/http/typescript.py": "the messages of the protocol",
    "server/line/wire.py": "what uvicorn is about to read",
}


def lookups(path: Path) -> list[int]:
    """The lines that look for something by its name."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
    ]


def test_nobody_looks_whether_a_game_has_a_part() -> None:
    found = {str(path.relative_to(SOURCE)): lookups(path) for path in SOURCE.rglob("*.py")}
    looking = {name: lines for name, lines in found.items() if lines}
    assert set(looking) == set(LOOKED_UP), looking


def without(module: Any, *names: str, **others: Any) -> Any:
    """A module that lacks something, or has something else in its place."""
    parts = {name: part for name, part in vars(module).items() if name not in names}
    return SimpleNamespace(**{**parts, **others})


def panstwa() -> Game:
    return GAMES["panstwa"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda g: {"rules": without(g.rules, "sees")}, "rules.sees: missing"),
        (lambda g: {"rules": without(g.rules, apply=lambda s, a: None)}, "rules.apply: .*3 arg"),
        (lambda g: {"present": without(g.present, "tell")}, "present.tell: missing"),
        (lambda g: {"present": without(g.present, view=7)}, "present.view: 7 is no function"),
        (lambda g: {"features": without(g.features, "ACTIONS")}, "features.ACTIONS: missing"),
        (lambda g: {"bots": without(g.bots, prefer=lambda s: 1)}, "bots.prefer: .*3 arg"),
        (lambda g: {"bounds": without(g.bounds, "longest")}, "bounds.longest: missing"),
        (lambda g: {"rhythm": without(g.rhythm, "LIMIT")}, "rhythm.LIMIT: missing"),
        (lambda g: {"skill": Skill(simulations=(1, 2, 3))}, "skill.simulations: 3 numbers for 5"),
        (lambda g: {"skill": Skill(value=cast("Any", lambda s: 1))}, "skill.value: .*2 arg"),
        (lambda g: {"skill": Skill(judge=lambda s, a, b, n: 1)}, "skill: notes, consider and"),
        (lambda g: {"skill": Skill(worlds=(0, 1, 2, 3, 4))}, "skill.worlds: nothing considers"),
        (lambda g: {"skill": SimpleNamespace()}, "skill: .* not declared"),
        (
            lambda g: {"sharing": Sharing(cast("Any", lambda s: 1), lambda s, v: 1)},
            "sharing.public: .*2 arg",
        ),
        (lambda g: {"reasons": Reasons(cast("Any", lambda: 0), ("a",))}, "reasons.of: .*1 arg"),
        (lambda g: {"reasons": Reasons(lambda s: 0, ())}, "reasons.names: none"),
        (lambda g: {"is_begun": lambda s: True}, "is_begun: .*2 arg"),
        (lambda g: {"refuse": lambda: None}, "refuse: .*2 arg"),
        (lambda g: {"groups": g.groups[1:]}, "groups.[a-z]+: begins at [1-9][0-9]* instead of 0"),
        (lambda g: {"groups": g.groups[:-1]}, "groups: [0-9]+ names for 937 features"),
        (lambda g: {"lore": replace(g.lore, topics=("beauty",))}, "lore.topics: beauty: no topic"),
        (lambda g: {"lore": replace(g.lore, recall=lambda s: [])}, "lore.recall: .*2 arg"),
        (lambda g: {"lore": replace(g.lore, hits=(1, 2))}, "lore.hits: 2 numbers for 5"),
    ],
)
def test_a_part_that_does_not_fit_is_named_when_a_game_is_loaded(change: Any, words: str) -> None:
    game = panstwa()
    with pytest.raises(Misfit, match=f"^panstwa: {words}"):
        replace(game, **change(game))


def test_what_a_terminal_draws_is_held_to_it_when_it_is_loaded() -> None:
    game, drawing = panstwa(), panstwa().drawing
    assert isinstance(drawing, Drawing)
    with pytest.raises(Misfit, match=r"panstwa: drawing\.rolling: missing"):
        check_drawing(game, replace(drawing, rolling=None))
    with pytest.raises(Misfit, match=r"drawing\.ask: does not take 1"):
        check_drawing(game, replace(drawing, ask=cast("Any", lambda: None)))
    wrong = Rolling(cast("Any", lambda view: view), 1, drawing.rolling.result)  # type: ignore[union-attr,arg-type]
    with pytest.raises(Misfit, match=r"drawing\.rolling\.tumbling: does not take 3"):
        check_drawing(game, replace(drawing, rolling=wrong))


def test_there_are_as_many_ranks_as_levels() -> None:
    assert len(LEVELS) == RANKS


def test_a_type_says_how_many_arguments_a_function_takes() -> None:
    assert takes("Callable[[S, Seat], int] | None") == 2
    assert takes("Callable[[S], bool]") == 1
    assert takes("Callable[..., int]") is None
    assert takes("ByRank") is None


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_drawn(slug: str) -> None:
    assert (GAMES[slug].drawing.rolling is None) == (GAMES[slug].rhythm is None)
