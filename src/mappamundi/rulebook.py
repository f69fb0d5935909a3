"""The rules of a game for whoever plays it: in their language, without citations of rulings."""

from __future__ import annotations

import re
from importlib import resources

# Of our rulings: for tests and builders, nothing a player can look up.
CITATION = re.compile(r"\s*\([A-Z]\d+(?:,\s[A-Z]\d+)*\)")


def rulebook(package: str, language: str) -> str:
    """The text of RULES.<language>.md in a game's folder, or of RULES.md."""
    folder = resources.files(package)
    own = folder / f"RULES.{language}.md"
    text = (own if own.is_file() else folder / "RULES.md").read_text(encoding="utf-8")
    return CITATION.sub("", text)
