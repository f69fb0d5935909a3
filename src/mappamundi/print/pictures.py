"""A deck as pictures, one for each side of a piece, as makers of cards ask for them."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mappamundi.pieces import PrintedSide, Printing, Sheet
from mappamundi.print.artwork import Say, artwork, silent
from mappamundi.print.finish import BadPrint, Finish
from mappamundi.print.press import heading, known, lay_out, needs_artwork, printing, typesetter
from mappamundi.speech import Speech

DOTS_AN_INCH = 300
AT_ONCE = 24  # pictures that are set together, before the next are told of
APART = """\
#import "house.typ": *
#import "imposition.typ": apart
#import "game.typ": face, ground
#let job = json("job.json")
#show: printed.with(job)
#apart(job, face, ground)
"""


class CardPicture(msgspec.Struct, frozen=True):
    """One picture to make."""

    name: str
    face: PrintedSide
    width: float
    height: float


def write_pictures(
    slug: str,
    folder: Path,
    language: str = "en",
    cards: list[str] | None = None,
    finish: Finish | None = None,
    say: Say = silent,
) -> list[Path]:
    """Every side as a PNG file in the folder; where all backs are alike there is one of them."""
    finish = finish or Finish()
    finish.check()
    deck = printing(slug, Speech(language))
    if cards:
        deck = deck.only(known(deck, cards))
    wanted = list(sides(deck))
    job = heading(slug, deck, language) | finish.job("png")
    written: list[Path] = []
    with tempfile.TemporaryDirectory() as desk:
        art = artwork(say) if needs_artwork(deck) else None
        lay_out(Path(desk), slug, deck, job, APART, art)
        for start in range(0, len(wanted), AT_ONCE):
            some = wanted[start : start + AT_ONCE]
            pictures = _set(Path(desk), job | {"faces": msgspec.to_builtins(some)})
            named = zip((side.name for side in some), pictures, strict=True)
            written += [_write(folder / f"{name}.png", picture) for name, picture in named]
            say("print-pictures", done=len(written), all=len(wanted))
    return written


def sides(deck: Printing) -> Iterator[CardPicture]:
    """The sides to draw, in the order of printing."""
    for number, sheet in enumerate(deck.sheets):
        for piece in sheet.pieces:
            yield _side(f"{piece.id}-front", piece.front, sheet)
        backs = [(piece.id, piece.back) for piece in sheet.pieces if piece.back is not None]
        alike = len(backs) > 1 and all(back == backs[0][1] for _, back in backs)
        for name, back in backs[:1] if alike else backs:
            common = f"back-{number + 1}" if number else "back"
            yield _side(common if alike else f"{name}-back", back, sheet)


def _side(name: str, face: PrintedSide, sheet: Sheet) -> CardPicture:
    return CardPicture(name, face, sheet.width, sheet.height)


def _set(desk: Path, job: dict[str, Any]) -> list[bytes]:
    (desk / "job.json").write_bytes(msgspec.json.encode(job))
    made = typesetter()(
        str(desk / "main.typ"),
        root=str(desk),
        format="png",
        ppi=float(DOTS_AN_INCH),
        ignore_system_fonts=True,
    )
    return made if isinstance(made, list) else [made]


def _write(path: Path, picture: bytes) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadPrint("print-cannot-write", path=str(path), reason=reason) from error
    return path
