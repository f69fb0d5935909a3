"""How many lines the tests go through, compared with what tests/README.md says; it goes there."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "tests/README.md"
FIGURE = re.compile(r"\*\*(\d+\.\d) %\*\*")
LUCK = 0.3  # what depends on timing: lines that some runs go through and others do not


def said(text: str) -> float:
    """The figure in the text."""
    found = FIGURE.search(text)
    if found is None:
        raise SystemExit("tests/README.md says no figure.")
    return float(found[1])


def renewed(text: str, measured: float) -> str:
    """The text with the new figure, unless it has fallen."""
    if measured < said(text) - LUCK:
        raise SystemExit(f"Tests went through {said(text)} % of the lines, now {measured:.1f} %.")
    return FIGURE.sub(f"**{measured:.1f} %**", text, count=1)


def main(report: Path) -> None:
    """Read what coverage.py measured, and write it down."""
    measured = json.loads(report.read_text(encoding="utf-8"))["totals"]["percent_covered"]
    README.write_text(renewed(README.read_text(encoding="utf-8"), measured), encoding="utf-8")
    print(f"{measured:.1f} % of the lines")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
