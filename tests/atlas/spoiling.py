"""Another value in one field of a table."""

from __future__ import annotations

import csv
from pathlib import Path


def value(folder: Path, code: str, column: str, new: str, file: str = "countries.csv") -> None:
    """Puts another value into one field."""
    path = folder / file
    with path.open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    for row in rows:
        if row["alpha2"] == code:
            row[column] = new
    with path.open("w", encoding="utf-8", newline="") as text:
        writer = csv.DictWriter(text, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
