"""Whether the parts of a game fit: each is there and of the shape that the contract declares."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from mappamundi import contract
from mappamundi.contract import RANKS, Drawing
from mappamundi.learning import TOPICS

if TYPE_CHECKING:
    from mappamundi.game import Game

MODULES = {
    "rules": contract.Rules,
    "present": contract.Present,
    "features": contract.Features,
    "bots": contract.Instinct,
    "bounds": contract.Bounds,
    "rhythm": contract.Rhythm,
}


class Misfit(TypeError):
    """A game lacks a part, or has one of the wrong shape."""

    def __init__(self, slug: str, part: str, what: str) -> None:
        super().__init__(f"{slug}: {part}: {what}")


def check(game: Game[Any]) -> None:
    """Refuse a game of which any part does not fit."""
    modules: dict[str, Any] = {
        "rules": game.rules,
        "present": game.present,
        "features": game.features,
        "bots": game.bots,
        "bounds": game.bounds,
    }
    if game.rhythm is not None:
        modules["rhythm"] = game.rhythm
    for name, module in modules.items():
        check_module(game.slug, name, module, MODULES[name])
    if not game.rules.State.has("phase"):
        raise Misfit(game.slug, "rules.State", "no field phase")
    check_values(game.slug, "skill", game.skill)
    check_judgement(game)
    if game.sharing is not None:
        check_values(game.slug, "sharing", game.sharing)
    if game.reasons is not None:
        check_values(game.slug, "reasons", game.reasons)
        if not game.reasons.names:
            raise Misfit(game.slug, "reasons.names", "none")
    if game.lore is not None:
        check_values(game.slug, "lore", game.lore)
        check_topics(game.slug, game.lore)
    if game.is_begun is not None:
        check_arity(game.slug, "is_begun", game.is_begun, 2)
    if game.counsel is not None:
        check_arity(game.slug, "counsel", game.counsel, 3)
    if game.refuse is not None:
        check_arity(game.slug, "refuse", game.refuse, 1 + len(game.options))
    check_groups(game)


def check_drawing(game: Game[Any], drawing: Drawing) -> None:
    """Refuse a drawing without what a terminal needs; it is loaded later than the game."""
    check_values(game.slug, "drawing", drawing)
    if drawing.rolling is not None:
        check_values(game.slug, "drawing.rolling", drawing.rolling)
    elif game.rhythm is not None:
        raise Misfit(game.slug, "drawing.rolling", "missing, but the game has a rhythm")


def check_module(slug: str, name: str, module: Any, promised: type) -> None:
    """Everything that the protocol of a module lists is in it."""
    for part, arity in promises(promised).items():
        found = getattr(module, part, None)
        if found is None:
            raise Misfit(slug, f"{name}.{part}", "missing")
        if arity is not None:
            check_arity(slug, f"{name}.{part}", found, arity)


def check_values(slug: str, name: str, value: Any) -> None:
    """Functions take what the fields of a value say, and tuples have an entry for each level."""
    if not is_dataclass(value):
        raise Misfit(slug, name, f"{value!r} is not declared in the contract")
    for each in fields(value):
        part, arity = getattr(value, each.name), takes(str(each.type))
        if part is not None and arity is not None:
            check_arity(slug, f"{name}.{each.name}", part, arity)
        if each.type == "ByRank" and isinstance(part, tuple) and len(part) != RANKS:
            what = f"{len(part)} numbers for {RANKS} levels"
            raise Misfit(slug, f"{name}.{each.name}", what)


def check_judgement(game: Game[Any]) -> None:
    """A game that judges for itself has something to judge by, and all of it."""
    skill = game.skill
    given = [skill.notes is not None, skill.consider is not None, skill.judge is not None]
    if any(given) != all(given):
        raise Misfit(game.slug, "skill", "notes, consider and judge go together")
    if skill.notes is None and skill.worlds not in (0, (0,) * RANKS):
        raise Misfit(game.slug, "skill.worlds", "nothing considers them")


def check_topics(slug: str, lore: contract.Lore) -> None:
    """What a game teaches has the names that all games share."""
    if strange := set(lore.topics) - set(TOPICS):
        raise Misfit(slug, "lore.topics", f"{', '.join(sorted(strange))}: no topic of the house")


def check_groups(game: Game[Any]) -> None:
    """Groups of features lie side by side and are all there is; a game may name none."""
    cell = 0
    for group in game.groups:
        if group.first != cell:
            what = f"begins at {group.first} instead of {cell}"
            raise Misfit(game.slug, f"groups.{group.name}", what)
        cell += len(group.cells)
    if game.groups and cell != game.features.FEATURES:
        raise Misfit(game.slug, "groups", f"{cell} names for {game.features.FEATURES} features")


def check_arity(slug: str, part: str, function: Any, arity: int) -> None:
    """A function can be called with so many arguments."""
    if not callable(function):
        raise Misfit(slug, part, f"{function!r} is no function")
    try:
        inspect.signature(function).bind(*range(arity))
    except TypeError as error:
        raise Misfit(slug, part, f"does not take {arity} arguments") from error


@cache
def promises(promised: type) -> dict[str, int | None]:
    """The names that a protocol lists; of functions, how many arguments they are given."""
    return dict(_promises(promised))


def _promises(promised: type) -> Iterator[tuple[str, int | None]]:
    for name, part in vars(promised).items():
        if isinstance(part, property) and name != "__name__":
            yield name, None
        elif inspect.isfunction(part) and not name.startswith("_"):
            yield name, len(inspect.signature(part).parameters) - 1


@cache
def takes(annotation: str) -> int | None:
    """How many arguments a function of this type is given; None for whatever is no function."""
    for node in ast.walk(ast.parse(annotation, mode="eval")):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable":
            match node.slice:
                case ast.Tuple(elts=[ast.List(elts=given), _]):
                    return len(given)
    return None
