"""Is everything in the atlas as it must be?"""

from __future__ import annotations

from pathlib import Path

from mappamundi.atlas.checks import (
    consistency,
    decks,
    known,
    likelihood,
    second,
    shape,
    sources,
    values,
)
from mappamundi.atlas.checks.tables import Finding, Tables

FOLDER = Path(__file__).parent
CHECKS = (
    *shape.CHECKS,
    *values.CHECKS,
    *consistency.CHECKS,
    *known.CHECKS,
    *second.CHECKS,
    *likelihood.CHECKS,
    *decks.CHECKS,
    *sources.CHECKS,
)

__all__ = ["CHECKS", "FOLDER", "Finding", "check"]


def check(folder: Path = FOLDER) -> list[Finding]:
    """Everything that is wrong with the atlas in this folder, country by country."""
    tables = Tables(folder)
    return [finding for each in CHECKS for finding in each(tables)]
