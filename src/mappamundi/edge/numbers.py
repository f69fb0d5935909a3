"""The numbers by which bots decide and judges judge, for the browser's engine to have the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from mappamundi.analysis import believer, finishing, marks, trier
from mappamundi.bots import forecaster, weigher
from mappamundi.bots.searching import deciding, defaults, memory, search, sight, study
from mappamundi.edge.writing import HEAD, write
from mappamundi.record import NONE

NUMBERS: Mapping[str, Mapping[str, float]] = {
    # the ways to decide
    "KINDS": {
        "GREEDY": deciding.GREEDY,
        "SEARCHER": deciding.SEARCHER,
        "RECKONER": deciding.RECKONER,
        "JUDGE": deciding.JUDGE,
        "GLANCER": deciding.GLANCER,
        "FORECASTER": deciding.FORECASTER,
    },
    "SEARCHING": {
        "NONE": NONE,
        "SEEDS": memory.SEEDS,
        "WHOLE": memory.WHOLE,
        "TENTH": search.TENTH,
        "HUNDREDTHS": defaults.HUNDREDTHS,
        "KEPT": study.KEPT,
        "SLICES": study.SLICES,
        "SLICE": weigher.SLICE,
        "JUDGING_PART": weigher.JUDGING_PART,
    },
    "FORECASTING": {
        "ONE": forecaster.ONE,
        "LAST": forecaster.LAST,
        "MOST": forecaster.MOST,
        "GAP": forecaster.GAP,
        "TRUST": forecaster.TRUST,
        "SLICE": forecaster.SLICE,
        "CELLS": forecaster.CELLS,
    },
    "LOOKING_BACK": {
        "CELLS": sight.CELLS,
        "OWN_CELLS": finishing.OWN_CELLS,
        "ROUND": trier.ROUND,
        "CLOSE": trier.CLOSE,
        "STREAMS": trier.STREAMS,
        "ASKING": trier.ASKING,
        "PLAYING": trier.PLAYING,
        "MINDS": believer.MINDS,
        "SLIP_COST": marks.SLIP_COST,
        "SLIP_ERRORS": marks.SLIP_ERRORS,
        "BLUNDER_COST": marks.BLUNDER_COST,
        "BLUNDER_ERRORS": marks.BLUNDER_ERRORS,
    },
}


def write_numbers(folder: Path) -> None:
    """Write them, by what they belong to."""
    lines = [f"export const {name} = {json.dumps(found)};" for name, found in NUMBERS.items()]
    write(folder / "numbers.ts", "\n".join((HEAD, *lines, "")).encode())
