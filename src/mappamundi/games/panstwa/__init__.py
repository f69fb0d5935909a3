"""Państwa: four dice are rolled, and everyone grabs the country that matches them best."""

from __future__ import annotations

from mappamundi.contract import Lore, Reasons, Skill
from mappamundi.game import Choice, Game
from mappamundi.games.panstwa import bots, bounds, counsel, features, lore, present, rhythm, rules
from mappamundi.games.panstwa.facts import CODES, SEATS

GAME = Game(
    slug="panstwa",
    title="Państwa",
    version=1,
    seats=range(2, SEATS + 1),
    options=(Choice("mode", present.MODES),),
    rules=rules,
    present=present,
    features=features,
    bots=bots,
    bounds=bounds,
    dealing=(rules.REFILL, rules.ROLL),
    rhythm=rhythm,
    skill=Skill(reckon=bots.reckon, simulations=bots.SIMULATIONS),
    reasons=Reasons(rules.reason, ("panstwa-end-rounds",)),
    counsel=counsel.counsel,
    groups=bounds.GROUPS,
    plays=("take",),
    lore=Lore(lore.TOPICS, CODES, lore.recall, lore.pose, lore.HITS),
)
