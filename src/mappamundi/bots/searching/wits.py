"""All that a search may ask about a game: its rules, its `bots.py`, and answers it may lack."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import signature
from types import SimpleNamespace
from typing import Any

from mappamundi.bots.searching import defaults, racing, sealed
from mappamundi.game import Game

RULES = ("waiting", "outcomes", "legal", "apply", "score", "place", "redact", "imagine")
OWN = ("prefer", "value", "swing", "is_horizon", "believe", "consider", "judge", "reckon")
AT_ONCE = ("reopen", "is_sealing", "next_seat", "hides_choices")


def written(game: Game) -> SimpleNamespace:
    """The functions by name, as they were written."""
    rules = {name: getattr(game.rules, name) for name in RULES}
    own = {name: getattr(game.bots, name, None) or getattr(defaults, name) for name in OWN}
    module = sealed if "sealed" in dict(game.rules.State.FIELDS) else racing
    at_once = {name: getattr(module, name) for name in AT_ONCE}
    return SimpleNamespace(**rules, **own, **at_once)


def callable_wits(game: Game) -> SimpleNamespace:
    """The functions by name, to be called: those that ask other `rules` have them at hand."""
    wits = written(game)
    for name, function in vars(written(game)).items():
        setattr(wits, name, _bound(function, wits))
    return wits


def _bound(function: Callable[..., Any], wits: SimpleNamespace) -> Callable[..., Any]:
    first = next(iter(signature(function).parameters))
    return partial(function, wits) if first == "rules" else function
