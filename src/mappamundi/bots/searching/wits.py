"""All that a search may ask about a game: its rules, its `bots.py`, and answers it may lack."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from mappamundi.bots.searching import defaults, racing, sealed
from mappamundi.compiling.runner import rules_of
from mappamundi.game import Game


def written(game: Game) -> SimpleNamespace:
    """The functions by name, as they were written."""
    skill = game.skill
    at_once: Any = sealed if game.has_sealed else racing
    return SimpleNamespace(
        **rules_of(game),
        prefer=game.bots.prefer,
        value=skill.value or defaults.value,
        swing=skill.swing or defaults.swing,
        is_horizon=skill.is_horizon or defaults.is_horizon,
        believe=skill.believe or defaults.believe,
        consider=skill.consider or defaults.consider,
        judge=skill.judge or defaults.judge,
        reckon=skill.reckon or defaults.reckon,
        reopen=at_once.reopen,
        is_sealing=at_once.is_sealing,
        next_seat=at_once.next_seat,
        hides_choices=at_once.hides_choices,
    )
