"""The rules of a game for whoever plays it: in their language, without citations of rulings."""

from __future__ import annotations

import re
from collections.abc import Collection
from importlib import resources

# Of our rulings: for tests and builders, nothing a player can look up.
CITATION = re.compile(r"\s*\([A-Z]\d+(?:,\s[A-Z]\d+)*\)")
NUMBER = re.compile(r"(?:## |\*\*)(\d+(?:\.\d+)?)")  # with which a section or a clause begins


def rulebook(package: str, language: str) -> str:
    """The text of RULES.<language>.md in a game's folder, or of RULES.md."""
    folder = resources.files(package)
    own = folder / f"RULES.{language}.md"
    text = (own if own.is_file() else folder / "RULES.md").read_text(encoding="utf-8")
    return CITATION.sub("", text)


def without(text: str, numbers: Collection[str]) -> str:
    """Rules but for these sections and clauses, each with all that belongs to it."""
    kept, is_kept = [], True
    for paragraph in text.rstrip("\n").split("\n\n"):
        if found := NUMBER.match(paragraph):
            number = found.group(1)
            is_kept = not {number, number.partition(".")[0]} & set(numbers)
        if is_kept:
            kept.append(paragraph)
    return "\n\n".join(kept) + "\n"
