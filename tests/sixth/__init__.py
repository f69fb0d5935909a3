"""High card, a game that is here to be held to the contract: three cards each, the highest takes.

Every seat is dealt three cards out of nine (chance, hidden). All lay one face down at the same time
(sealed), and the highest takes a point. Two points win; else the third card ends it.
"""

from __future__ import annotations

from mappamundi.contract import Reasons, Sharing
from mappamundi.game import Game
from sixth import bots, bounds, features, present, rules

GAME = Game(
    slug="high_card",
    title="High card",
    version=1,
    seats=range(2, rules.SEATS + 1),
    options=(),
    rules=rules,
    present=present,
    features=features,
    bots=bots,
    bounds=bounds,
    dealing=(rules.DEAL,),
    sharing=Sharing(present.public, present.private),
    reasons=Reasons(rules.reason, ("high-card-end-enough", "high-card-end-cards")),
    counsel=present.counsel,
    groups=bounds.GROUPS,
)
