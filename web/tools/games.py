"""Write the short games that the browser's own tests play: web/test/games/<slug>.json.

Run `python web/tools/games.py`. Of every view only the parts are written that have changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from record import record

FOLDER = Path(__file__).parent.parent / "test" / "games"
SHORT: dict[str, tuple[int, dict[str, str]]] = {
    "null_nichtig": (3, {"end": "target", "target": "30"}),
    "laender_toppen": (5, {}),
    "countries": (3, {"rows": "4"}),
    "pingvasion": (3, {}),
    "panstwa": (3, {}),
}


def told(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps of which anything is told; a step without a word is part of the next."""
    kept = [step for i, step in enumerate(steps) if step["story"] or i == len(steps) - 1]
    previous: dict[str, Any] = {}
    news = []
    for version, step in enumerate(kept):
        view = msgspec.to_builtins(step["view"])
        changed = {name: each for name, each in view.items() if previous.get(name, ...) != each}
        previous = view
        story = [each["told"] for each in msgspec.to_builtins(step["story"])]
        news.append({"version": version, "view": changed, "told": story})
    return news


def main() -> None:
    """A short game of each kind, as its first seat sees it."""
    FOLDER.mkdir(exist_ok=True)
    for slug, (seats, options) in SHORT.items():
        steps = record(slug, seats, 0, options)["steps"]
        (FOLDER / f"{slug}.json").write_bytes(msgspec.json.encode(told(steps)) + b"\n")


if __name__ == "__main__":
    main()
