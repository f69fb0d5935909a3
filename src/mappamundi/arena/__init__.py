"""Matches between bots: duplicate deals, ratings, figures of games; on all cores."""

from mappamundi.arena.contest import Contest
from mappamundi.arena.pairing import CrossTable
from mappamundi.arena.profile import Failure, Profile
from mappamundi.arena.result import Result, Standing
from mappamundi.arena.run import run, run_pairs

__all__ = [
    "Contest",
    "CrossTable",
    "Failure",
    "Profile",
    "Result",
    "Standing",
    "run",
    "run_pairs",
]
