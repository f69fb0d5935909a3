"""Imports only go down, and nothing outside a game's folder names the game.

Within the server they go down its floors; there those for types alone count like any others.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import mappamundi
from mappamundi.compiling.dialect import GROUND
from mappamundi.game import SLUGS

SOURCE = Path(mappamundi.__file__).parent
# From the ground up. A module may import from its own layer and from those below it.
LAYERS = (
    ("record", "draws", "told", "learning", "errors", "speech", "plugins"),
    ("rows", "masks", "circle", "sealing", "nature", "loops", "faces", "pieces", "atlas"),
    ("contract", "fitting", "options", "register", "game", "games", "rulebook", "editions", "tiny"),
    ("turn", "log", "match", "narrator", "compiling", "golden", "binder", "notebook"),
    ("bots",),
    ("arena", "edge", "analysis"),
    ("terminal", "print", "server", "envs", "testing", "training"),
    ("cli", "__init__", "__main__"),
)
HEIGHT = {name: height for height, layer in enumerate(LAYERS) for name in layer}
SERVER = "mappamundi.server"
# The floors of the server, from the ground up. A package stands where it is named, but for those of
# its modules that are named by themselves.
FLOORS = (
    # What is said, and by whom.
    "ids protocol writing likeness address workshop discretion tidying",
    "people.names people.identity http.api http.account http.profile http.bots http.declining",
    "visitors.known",
    "store",
    "metrics figures",
    # Frames and queues, for whatever goes over them.
    "line.wire line.line line.talk line.turns line.places line.allowance line.errands line.files",
    # A table, as its log says it; what can be done there; its bots.
    "table.clock table.past table.play table.occupant table.company table.standing table.pauses",
    "table.deed table.deciding table.deeds table.thinking table.standins table.sitters",
    "requests settings contests.days contests.seals visitors.manners",
    "people visitors.register",
    "eyes",
    # A table in memory: its queue, what comes in, who was first.
    "table",
    "hall visitors.seating",
    "line",
    "calls contests",
    "operator decks house visitors",
    "nodes",
    "http",
    "app prudence publishing stopping serving hosting processes trial",
)
STAIRS = {name: height for height, floor in enumerate(FLOORS) for name in floor.split()}
# Who knows somebody above by name, for types alone: a table its hall, and eyes the table they see.
LOOKING_UP = {("table", "hall"), ("eyes", "table")}
WHOLE = "table.table"  # which its parts know in the same way
NO_SQL = ("table", "eyes", "line", "requests", "protocol")
SQL = {"store", "people", "hall", "contests", "calls", "visitors", "nodes", "operator"}
# What is called like a game in files of the atlas and in those of a map.
FILES = ("countries.csv", "countries-110m.json", "countries-50m.json", '["countries"]')
MODULES = sorted(SOURCE.rglob("*.py"))


def part(path: Path) -> str:
    """The top-level module or package that a file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in names if name.startswith("mappamundi.")]


def test_every_module_has_a_layer() -> None:
    assert {part(path) for path in MODULES} <= set(HEIGHT)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_down(path: Path) -> None:
    for name in imported(path):
        below = name.split(".")[1]
        if below in HEIGHT:  # else it is a name of mappamundi/__init__.py
            assert HEIGHT[below] <= HEIGHT[part(path)], f"{path} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_do_not_know_each_other(path: Path) -> None:
    inside = path.relative_to(SOURCE).parts
    if inside[0] == "games" and len(inside) > 2:
        for name in imported(path):
            if name.startswith("mappamundi.games."):
                assert name.split(".")[2] == inside[1], f"{path} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_list_of_games_names_a_game(path: Path) -> None:
    if part(path) == "games":
        return
    text = path.read_text(encoding="utf-8")
    for name in FILES:
        text = text.replace(name, "")
    for slug in SLUGS:
        # In quotes or as a module; `countries` alone is also an ordinary word.
        spelled = rf"[\"'`]({slug}|{slug.replace('_', '-')})\b|games[./]{slug}\b|\b{slug}-"
        mentions = len(re.findall(spelled, text))
        expected = 1 if path.name == "game.py" else 0
        assert mentions == expected, f"{path} names {slug} {mentions} times"


def test_rules_import_only_what_is_compiled_with_them() -> None:
    for path in SOURCE.glob("games/*/rules.py"):
        slug = path.parent.name
        allowed = (*GROUND, f"games.{slug}.facts")
        for name in imported(path):
            assert name.removeprefix("mappamundi.").startswith(allowed), f"{path} imports {name}"


def imported_at_once(path: Path) -> set[str]:
    """The modules of ours that a module imports when it is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {each if each in NAMED else str(node.module) for each in inner}
    return names & NAMED.keys()


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMED = {dotted(path): path for path in MODULES}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Taking away whatever imports nothing that is left, everything goes but a circle."""
    left = {name: imported_at_once(path) - {name} for name, path in NAMED.items()}
    while free := [name for name, needed in left.items() if not needed & left.keys()]:
        for name in free:
            del left[name]
    assert not left, f"in a circle, or importing one: {sorted(left)}"


@pytest.mark.parametrize(("library", "package"), [("numba", "compiling"), ("jax", "training")])
def test_one_package_alone_knows_a_library(library: str, package: str) -> None:
    imports = re.compile(rf"^\s*(import|from) {library}\b", re.MULTILINE)
    knowing = {part(path) for path in MODULES if imports.search(path.read_text(encoding="utf-8"))}
    assert knowing == {package}


class Use(NamedTuple):
    """A module of the server that another imports."""

    of: str
    is_for_types: bool


def within(module: str) -> str:
    """A module by its name within the server."""
    return module.removeprefix("mappamundi.server").removeprefix(".")


ROOMS = {within(name): path for name, path in NAMED.items() if name.startswith(f"{SERVER}.")}


def height(module: str) -> int:
    """On which floor a module stands: as it is named, or as what it is in."""
    words = module.split(".")
    places = (".".join(words[:length]) for length in range(len(words), 0, -1))
    return next(STAIRS[place] for place in places if place in STAIRS)


def uses(module: str) -> Iterator[Use]:
    """Everything of the server that a module imports, wherever it does."""
    tree = ast.parse(ROOMS[module].read_text(encoding="utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(SERVER):
            used = within(str(node.module))
            for alias in node.names:
                whole = f"{used}.{alias.name}".removeprefix(".")
                yield Use(whole if whole in ROOMS else used, id(node) in for_types)


def is_down(module: str, use: Use) -> bool:
    """Does it stand on the same floor, or below?"""
    return height(use.of) <= height(module)


def packages(module: str, use: Use) -> tuple[str, str]:
    """Who looks up, and to whom."""
    return module.partition(".")[0], use.of.partition(".")[0]


def test_every_module_has_a_floor() -> None:
    assert all(height(module) >= 0 for module in ROOMS)
    assert all(place in ROOMS for place in STAIRS), "a floor names what is not there"


@pytest.mark.parametrize("module", ROOMS)
def test_imports_go_down_the_stairs(module: str) -> None:
    for use in uses(module):
        may = use.is_for_types and packages(module, use) in LOOKING_UP
        assert is_down(module, use) or may, f"{module} imports {use.of}, which stands above it"


def test_nobody_may_look_up_who_does_not() -> None:
    every = ((module, use) for module in ROOMS for use in uses(module))
    assert {packages(*each) for each in every if not is_down(*each)} == LOOKING_UP


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    """Neither when they are loaded nor later; but for those who only look up."""

    def counts(module: str, use: Use) -> bool:
        is_part = use.of == WHOLE and module.startswith("table.")
        return not use.is_for_types or (is_down(module, use) and not is_part)

    left = {
        module: {use.of for use in uses(module) if counts(module, use)} - {module}
        for module in ROOMS
    }
    while free := [module for module, needed in left.items() if not needed & left.keys()]:
        for module in free:
            del left[module]
    assert not left, f"in a circle, or importing one: {sorted(left)}"


def test_sql_is_spoken_by_who_keeps_something() -> None:
    speaks = re.compile(r"^(from|import) sqlalchemy\b", re.MULTILINE)
    found = {name for name, path in ROOMS.items() if speaks.search(path.read_text("utf-8"))}
    assert {name.partition(".")[0] for name in found} == SQL


@pytest.mark.parametrize("module", [each for each in ROOMS if each.startswith(NO_SQL)])
def test_whoever_decides_or_shows_speaks_no_sql(module: str) -> None:
    """What a table changes in the store are plain values; SQL is made of them in `store`."""
    text = ROOMS[module].read_text(encoding="utf-8")
    spoken = [line for line in text.splitlines() if "import" in line and "sqlalchemy" in line]
    rows = [use.of for use in uses(module) if use.of in ("store.schema", "store.people")]
    assert not spoken
    assert not rows
