"""Countries: place countries in a growing row, or doubt it."""

from __future__ import annotations

from mappamundi.contract import Lore, Reasons, Skill
from mappamundi.game import Amount, Choice, Game
from mappamundi.games.countries import bots, bounds, counsel, features, lore, present, rules
from mappamundi.games.countries.facts import CODES, ROWS, SEATS

GAME = Game(
    slug="countries",
    title="Countries",
    version=2,
    seats=range(2, SEATS + 1),
    options=(
        Choice("start", ("lot", "guess")),
        Amount("rows", range(1000), ROWS),  # 0: no limit
    ),
    rules=rules,
    present=present,
    features=features,
    bots=bots,
    bounds=bounds,
    dealing=(rules.DEAL,),
    skill=Skill(reckon=bots.reckon, timely=bots.timely, simulations=bots.SIMULATIONS),
    is_begun=rules.is_begun,
    reasons=Reasons(rules.reason, ("countries-end-last-card", "countries-end-rows")),
    counsel=counsel.counsel,
    groups=bounds.GROUPS,
    plays=("card",),
    lore=Lore(lore.TOPICS, CODES, lore.recall, lore.pose, lore.HITS),
)
