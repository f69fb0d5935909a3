"""Earlier editions of the games, so that what was begun by old rules goes on by them.

An edition is one zip file: the folder of a game and the atlas it read, as they were, as a package
of its own. Python imports it from there like any other; what an edition uses beyond that (states,
draws, sealing, events) is today's. `mappamundi edition` writes one, before the rules change.
"""

from __future__ import annotations

from pathlib import Path

SHELF = Path(__file__).parent


def named(slug: str, version: int) -> str:
    """What the package of an edition is called, and the file that it lies in."""
    return f"{slug}_{version}"


__path__ += [str(each) for each in sorted(SHELF.glob("*.zip"))]
