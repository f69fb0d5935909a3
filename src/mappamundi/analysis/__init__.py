"""Finished games looked back on: what every decision cost, and what draws gave."""

from mappamundi.analysis.analyst import analyse
from mappamundi.analysis.marks import Mark
from mappamundi.analysis.report import (
    Analysis,
    ChanceChange,
    Judged,
    OpenPoint,
    SeatSummary,
    WeighedMove,
)

__all__ = [
    "Analysis",
    "ChanceChange",
    "Judged",
    "Mark",
    "OpenPoint",
    "SeatSummary",
    "WeighedMove",
    "analyse",
]
