"""Puts pieces, maps, flags and rules before the typesetter."""

from __future__ import annotations

import importlib.util
import tempfile
from importlib import import_module, resources
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from mappamundi.errors import Refusal, UnknownGame
from mappamundi.pieces import Printing
from mappamundi.print import maps
from mappamundi.print.artwork import Artwork, Say, artwork, silent
from mappamundi.print.booklet import typeset
from mappamundi.rulebook import rulebook
from mappamundi.speech import Speech

HERE = Path(__file__).parent
STYLES = ("house.typ", "shapes.typ", "imposition.typ")
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
MOST_NAMED = 12
SHEETS = """\
#import "house.typ": *
#import "imposition.typ": impose
#import "game.typ": face
#let job = json("job.json")
#show: printed.with(job)
#impose(job, face)
#if job.rules { booklet(job, include "rules.typ") }
"""
ONE_SIDE = """\
#import "house.typ": *
#import "game.typ": face
#let job = json("job.json")
#show: printed.with(job)
#set page(width: job.width * 1mm, height: job.height * 1mm, margin: 0mm)
#face(job.face, job.width * 1mm, job.height * 1mm)
"""
RULES = '#import "house.typ": rules-table\n'


class Printable(Protocol):
    """What a game's `printing.py` exports."""

    def printing(self, speech: Speech, /) -> Printing: ...


class BadPrint(Refusal):
    """A deck that cannot be printed as it was asked for."""


def printing(slug: str, speech: Speech) -> Printing:
    """All there is to print for a game."""
    name = f"mappamundi.games.{slug}.printing"
    folder = resources.files("mappamundi.games") / slug
    if not slug.isidentifier() or not (folder / "printing.py").is_file():
        raise UnknownGame("unknown-game", game=slug, offered=", ".join(printable_games()))
    module: Printable = import_module(name)
    return module.printing(speech)


def printable_games() -> list[str]:
    """The games that can be printed."""
    folders = resources.files("mappamundi.games").iterdir()
    return sorted(each.name for each in folders if (each / "printing.py").is_file())


def deck_pdf(
    slug: str,
    language: str = "en",
    paper: str = "a4",
    cards: list[str] | None = None,
    say: Say = silent,
) -> bytes:
    """The game as a PDF, or only some of its pieces."""
    if paper not in PAPERS:
        offered = ", ".join(PAPERS)
        raise BadPrint("print-unknown-paper", paper=paper, offered=offered)
    speech = Speech(language)
    deck = printing(slug, speech)
    rules = "" if cards else rulebook(f"mappamundi.games.{slug}", language)
    if cards:
        deck = deck.only(known(deck, cards))
    width, height = PAPERS[paper]
    job = msgspec.to_builtins(deck) | _heading(slug, deck, language)
    job |= {"paper": {"width": width, "height": height}, "rules": rules != ""}
    job["words"] = {"rules": speech.say("print-rules")}
    with tempfile.TemporaryDirectory() as folder:
        desk = Path(folder)
        (desk / "rules.typ").write_text(RULES + typeset(rules), encoding="utf-8")
        _lay_out(desk, slug, deck, job, SHEETS, artwork(say) if _needs_artwork(deck) else None)
        return _compile(desk, "pdf")


def write_deck(
    slug: str,
    output: Path,
    language: str = "en",
    paper: str = "a4",
    cards: list[str] | None = None,
    say: Say = silent,
) -> None:
    """The same into a file, which is whole or not there."""
    made = deck_pdf(slug, language, paper, cards, say)
    beside = output.with_name(output.name + ".part")
    try:
        beside.write_bytes(made)
        beside.replace(output)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadPrint("print-cannot-write", path=str(output), reason=reason) from error


def card_svg(
    slug: str,
    card: str,
    language: str = "en",
    side: Literal["front", "back"] = "front",
    say: Say = silent,
) -> bytes:
    """One side of one piece as a picture."""
    deck = printing(slug, Speech(language))
    (wanted,) = known(deck, [card])
    sheet = next(each for each in deck.sheets if wanted in [piece.id for piece in each.pieces])
    piece = next(piece for piece in sheet.pieces if piece.id == wanted)
    face = (piece.front if side == "front" else piece.back) or {"kind": "blank"}
    job = _heading(slug, deck, language)
    job |= {"width": sheet.width, "height": sheet.height, "face": face}
    small = deck.only([wanted])
    with tempfile.TemporaryDirectory() as folder:
        desk = Path(folder)
        _lay_out(desk, slug, small, job, ONE_SIDE, artwork(say) if _needs_artwork(small) else None)
        return _compile(desk, "svg")


def known(deck: Printing, cards: list[str]) -> list[str]:
    """The ids of the pieces asked for, in whatever case; one that does not exist is refused."""
    ids = {piece.id.casefold(): piece.id for piece in deck.pieces()}
    for card in cards:
        if card.casefold() not in ids:
            named = list(ids.values())
            offered = ", ".join(named[:MOST_NAMED]) + (" …" if len(named) > MOST_NAMED else "")
            raise BadPrint("print-unknown-card", card=card, game=deck.title, offered=offered)
    return [ids[card.casefold()] for card in cards]


def _heading(slug: str, deck: Printing, language: str) -> dict[str, object]:
    return {"title": deck.title, "slug": slug, "language": language}


def _needs_artwork(deck: Printing) -> bool:
    return bool(deck.flags or deck.world or deck.sections or deck.silhouettes)


def _lay_out(
    desk: Path,
    slug: str,
    deck: Printing,
    job: dict[str, object],
    main: str,
    art: Artwork | None,
) -> None:
    """Everything the typesetter reads, in one folder."""
    for name in STYLES:
        (desk / name).write_bytes((HERE / name).read_bytes())
    design = resources.files("mappamundi.games") / slug / "printing.typ"
    (desk / "game.typ").write_bytes(design.read_bytes())
    (desk / "main.typ").write_text(main, encoding="utf-8")
    if art is not None:
        job["small"] = [code for code in deck.world if maps.is_small(art.fine, code)]
        for name, picture in _pictures(deck, art).items():
            (desk / name).write_bytes(picture)
    (desk / "job.json").write_bytes(msgspec.json.encode(job))


def _pictures(deck: Printing, art: Artwork) -> dict[str, bytes]:
    """Flags and maps by the names that the designs use."""
    from mappamundi.atlas import COUNTRIES

    pictures = {f"flag-{code}.svg": art.flag(code) for code in deck.flags}
    for code in deck.world:
        continents = COUNTRIES[code].continents
        name = f"world-{'-'.join(continents)}.svg"
        if name not in pictures:
            pictures[name] = maps.world(art.coarse, continents).encode()
        pictures[f"place-{code}.svg"] = maps.place(art.fine, code).encode()
        if maps.is_small(art.fine, code):
            pictures[f"section-{code}.svg"] = maps.section(art.fine, code).encode()
    for code in deck.sections:
        pictures[f"section-{code}.svg"] = maps.section(art.fine, code).encode()
    for code in deck.silhouettes:
        pictures[f"continent-{code}.svg"] = maps.silhouette(art.coarse, code).encode()
    return pictures


def _compile(desk: Path, form: Literal["pdf", "svg"]) -> bytes:
    if importlib.util.find_spec("typst") is None:
        raise BadPrint("print-no-extra", package="typst")
    import typst

    made = typst.compile(
        str(desk / "main.typ"), root=str(desk), format=form, ignore_system_fonts=True
    )
    if not isinstance(made, bytes):
        raise BadPrint("print-nothing")
    return made
