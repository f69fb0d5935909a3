"""Pingvasion by Bruno Cathala and Matthieu Lanvin: hold what counts where your penguins rule."""

from __future__ import annotations

from mappamundi.contract import Reasons, Skill
from mappamundi.game import Choice, Game
from mappamundi.games.pingvasion import bots, bounds, counsel, features, present, rules
from mappamundi.games.pingvasion.facts import DUEL, SEATS

GAME = Game(
    slug="pingvasion",
    title="Pingvasion",
    version=1,
    seats=range(DUEL, SEATS + 1),
    options=(Choice("deck", ("rulebook", "printed")),),
    rules=rules,
    present=present,
    features=features,
    bots=bots,
    bounds=bounds,
    skill=Skill(
        value=bots.value,
        is_horizon=bots.is_horizon,
        swing=bots.swing,
        simulations=bots.SIMULATIONS,
        exploring=bots.EXPLORING,
        blunders=bots.BLUNDERS,
        forecasts=bots.FORECASTS,
        foresight=bots.FORESIGHT,
    ),
    reasons=Reasons(rules.reason, ("pingvasion-end-rounds",)),
    counsel=counsel.counsel,
    groups=bounds.GROUPS,
    plays=("play",),
)
