"""The decks side by side, as pictures for the documentation: scripts/decks.py [FOLDER]."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from mappamundi.print import write_pictures

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
ALL = "decks.png"  # and one of each game, decks-<slug>.png
SHOWN = {  # pieces of each deck, in the order in which they lie there
    "laender_toppen": ["BR", "TR", "IS", "JP", "J1"],
    "pingvasion": ["a4a", "d9a", "j2a", "m6a", "c3a"],
    "null_nichtig": ["b0a", "g6", "v11", "r9", "y10"],
    "panstwa": ["JP", "CH", "token-5-1"],
    "countries": ["CF", "IT", "population", "plus"],
}
SHARE = 0.28  # of 300 dots an inch
GAP = 14  # pixels
CLOTH = (205, 196, 178)
COLOURS = 200  # few enough for a small file


def row(slug: str, folder: Path) -> list[Image.Image]:
    """The chosen pieces, every front before every back; what looks alike lies there once."""
    made = write_pictures(slug, folder / slug, "en", SHOWN[slug])
    made.sort(key=lambda path: place(slug, path.stem))
    once = {path.read_bytes(): path for path in reversed(made)}
    return [shrunk(path) for path in made if path in once.values()]


def place(slug: str, name: str) -> tuple[bool, int]:
    """Where a side lies in its row; a back that all have comes last."""
    card, _, side = name.rpartition("-")
    cards = SHOWN[slug]
    return side != "front", cards.index(card) if card in cards else len(cards)


def shrunk(path: Path) -> Image.Image:
    """A side as large as the others are, so that a token is small beside a card."""
    with Image.open(path) as picture:
        size = round(picture.width * SHARE), round(picture.height * SHARE)
        return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def laid(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Rows on a cloth, each in the middle."""
    widths = [sum(each.width + GAP for each in some) + GAP for some in rows]
    heights = [max(each.height for each in some) + GAP for some in rows]
    cloth = Image.new("RGB", (max(widths), sum(heights) + GAP), CLOTH)
    y = GAP
    for some, width, height in zip(rows, widths, heights, strict=True):
        x = (cloth.width - width) // 2 + GAP
        for each in some:
            cloth.paste(each, (x, y + (height - GAP - each.height) // 2))
            x += each.width + GAP
        y += height
    return cloth.quantize(COLOURS, dither=Image.Dither.NONE)


def written(folder: Path) -> list[Path]:
    """Make all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as desk:
        rows = {slug: row(slug, Path(desk)) for slug in SHOWN}
    pictures = {f"decks-{slug}.png": laid([some]) for slug, some in rows.items()}
    pictures[ALL] = laid(list(rows.values()))
    for name, picture in pictures.items():
        picture.save(folder / name, optimize=True)
    return [folder / name for name in pictures]


if __name__ == "__main__":
    for path in written(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        print(path)
