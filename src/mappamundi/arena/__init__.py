"""Matches between bots: duplicate deals, ratings, figures of games; on all cores."""

from mappamundi.arena.contest import Contest
from mappamundi.arena.metrics import GameMetrics
from mappamundi.arena.pairing import CrossTable
from mappamundi.arena.profile import BotProfile, Failure
from mappamundi.arena.result import BotStanding, Result
from mappamundi.arena.run import measure, run, run_contest, run_pairs
from mappamundi.arena.series import Terms
from mappamundi.arena.setting import AmountPlayed, GameSetup

__all__ = [
    "AmountPlayed",
    "BotProfile",
    "BotStanding",
    "Contest",
    "CrossTable",
    "Failure",
    "GameMetrics",
    "GameSetup",
    "Result",
    "Terms",
    "measure",
    "run",
    "run_contest",
    "run_pairs",
]
