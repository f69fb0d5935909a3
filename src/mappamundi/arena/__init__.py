"""Matches between bots, with rotated seats, on all cores."""

from mappamundi.arena.contest import Contest
from mappamundi.arena.result import Failure, Result, Standing
from mappamundi.arena.run import run

__all__ = ["Contest", "Failure", "Result", "Standing", "run"]
