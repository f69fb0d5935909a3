"""Matches between bots: duplicate deals, ratings, figures of games; on all cores."""

from mappamundi.arena.contest import Contest
from mappamundi.arena.metrics import Metrics
from mappamundi.arena.pairing import CrossTable
from mappamundi.arena.profile import Failure, Profile
from mappamundi.arena.result import Result, Standing
from mappamundi.arena.run import measure, run, run_contest, run_pairs
from mappamundi.arena.series import Terms
from mappamundi.arena.setting import Amount, Setting

__all__ = [
    "Amount",
    "Contest",
    "CrossTable",
    "Failure",
    "Metrics",
    "Profile",
    "Result",
    "Setting",
    "Standing",
    "Terms",
    "measure",
    "run",
    "run_contest",
    "run_pairs",
]
