"""Länder toppen!: place countries where they beat the others, and split what you win."""

from __future__ import annotations

from mappamundi.contract import Lore, Reasons, Skill
from mappamundi.game import Choice, Game
from mappamundi.games.laender_toppen import bots, bounds, counsel, features, lore, present, rules
from mappamundi.games.laender_toppen.facts import CODES, FEWEST_SEATS, SEATS

GAME = Game(
    slug="laender_toppen",
    title="Länder toppen!",
    version=1,
    seats=range(FEWEST_SEATS, SEATS + 1),
    options=(
        Choice("variant", ("full", "quick")),
        Choice("russia_turkey", ("scoring", "placing")),
    ),
    rules=rules,
    present=present,
    features=features,
    bots=bots,
    bounds=bounds,
    dealing=(rules.DEAL,),
    skill=Skill(
        value=bots.value,
        notes=bots.Notes,
        consider=bots.consider,
        judge=bots.judge,
        simulations=bots.SIMULATIONS,
        worlds=bots.WORLDS,
    ),
    reasons=Reasons(rules.reason, ("laender-toppen-end-rounds",)),
    counsel=counsel.counsel,
    groups=bounds.GROUPS,
    plays=("place",),
    lore=Lore(lore.TOPICS, CODES, lore.recall, lore.pose),
)
