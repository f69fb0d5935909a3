"""Claim: what a table promises, at the published figures: the tests, run many times over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# Claim -> the tests that show it.
TESTS = {
    "R1": "tests/trust/test_kills.py",
    "R3": "tests/cluster/test_rounds.py::test_the_bus_is_killed"
    " tests/cluster/test_rounds.py::test_the_store_is_killed",
    "R4": "tests/cluster/test_rounds.py::test_nodes_are_killed_stopped_and_cut_off",
    "R5": "tests/contract/test_speeds.py tests/contract/test_wasm.py tests/contract/test_edge.py"
    " tests/contract/test_tables_at_the_edge.py",
    "R7": "tests/trust/test_resending.py",
    "R8": "tests/trust/test_deadlines.py",
    "R9": "tests/trust/test_bad_lines.py",
    "R11": "tests/trust/test_crowd.py",
    "R14": "tests/trust/test_floods.py::test_whoever_stops_reading_is_closed",
    "R18": "tests/trust/test_faults.py",
    "S1": "tests/trust/test_leaks.py::test_no_hidden_card_is_named tests/trust/test_roads.py",
    "S2": "tests/trust/test_leaks.py::test_nothing_sent_depends_on_what_is_hidden"
    " tests/trust/test_leaks.py::test_how_it_goes_on_does_not_depend_on_what_is_done_unseen",
    "S12": "tests/trust/test_garbage.py",
    "S16": "tests/trust/test_floods.py::test_a_flood_is_closed",
    "S22": "tests/trust/test_dearest.py",
    "burden": "tests/trust/test_burden.py",
}


def measure(claims: Sequence[str], is_full: bool) -> list[dict[str, Any]]:
    """Run the tests of these claims; what they noted down, or an error if one failed."""
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
        environment = {**os.environ, "MAPPAMUNDI_FIGURES": file.name}
        environment["MAPPAMUNDI_FULL"] = "1" if is_full else "0"
        paths = [path for claim in claims for path in TESTS[claim].split()]
        unlimited = ("-o", "faulthandler_timeout=0")  # the published figures take hours
        words = [sys.executable, "-m", "pytest", "-x", "-v", *unlimited, *paths]
        subprocess.run(words, cwd=ROOT, env=environment, check=True)
        return [json.loads(line) for line in Path(file.name).read_text().splitlines()]
