"""Null & Nichtig by Reiner Stockhausen: trick taking where only the tops of the piles count."""

from __future__ import annotations

from mappamundi.contract import Reasons, Sharing, Skill
from mappamundi.game import Amount, Choice, Game
from mappamundi.games.null_nichtig import bots, bounds, counsel, features, present, rules
from mappamundi.games.null_nichtig.facts import LIMIT, MOST_TARGET, SEATS, TEAM_SEATS


def refuse(seats: int, /, *options: int) -> str | None:
    """§7.1 Two teams of equal size."""
    teams, _, _ = options
    return "null-nichtig-no-teams" if teams and seats not in TEAM_SEATS else None


GAME = Game(
    slug="null_nichtig",
    title="Null & Nichtig",
    version=1,
    seats=range(3, SEATS + 1),
    options=(
        Choice("teams", ("no", "yes")),
        Choice("end", ("rounds", "target")),
        Amount("target", range(1, MOST_TARGET + 1), LIMIT),
    ),
    rules=rules,
    present=present,
    features=features,
    bots=bots,
    bounds=bounds,
    dealing=(rules.DEAL,),
    alike=(rules.LAY, rules.PLAY),
    refuse=refuse,
    skill=Skill(
        value=bots.value,
        is_horizon=bots.is_horizon,
        swing=bots.swing,
        simulations=bots.SIMULATIONS,
        glances=bots.GLANCES,
        matching=bots.MATCHING,
        forecasts=bots.FORECASTS,
        foresight=bots.FORESIGHT,
    ),
    sharing=Sharing(present.public, present.private),
    reasons=Reasons(rules.reason, ("null-nichtig-end-rounds", "null-nichtig-end-target")),
    counsel=counsel.counsel,
    groups=bounds.GROUPS,
    plays=("lay", "play"),
)
