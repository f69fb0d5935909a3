"""Which test shows which ruling of docs/rulings.md."""

from __future__ import annotations

LETTER = "C"
SHOWN: dict[str, str] = {}
REASONS: dict[str, str] = {}
