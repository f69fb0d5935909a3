"""Puts pieces, maps, flags and rules before the typesetter."""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Literal

import msgspec

from mappamundi.errors import UnknownGame
from mappamundi.game import GAMES
from mappamundi.pieces import Printing
from mappamundi.print import maps
from mappamundi.print.artwork import Artwork, Say, artwork, silent
from mappamundi.print.booklet import typeset
from mappamundi.print.credits import acknowledged
from mappamundi.print.finish import BadPrint, Finish
from mappamundi.print.spares import spares
from mappamundi.rulebook import rulebook, without
from mappamundi.speech import Speech

HERE = Path(__file__).parent
STYLES = ("house.typ", "ornament.typ", "shapes.typ", "imposition.typ")
MOST_NAMED = 12
SHEETS = """\
#import "house.typ": *
#import "imposition.typ": impose
#import "game.typ": face, ground
#let job = json("job.json")
#show: printed.with(job)
#impose(job, face, ground)
#if job.rules { booklet(job, { include "rules.typ"; credits(job) }) }
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


def printing(slug: str, speech: Speech) -> Printing:
    """All there is to print for a game."""
    offered = printable_games()
    if slug not in offered:
        raise UnknownGame("unknown-game", game=slug, offered=", ".join(offered))
    return GAMES[slug].printing(speech)


def printable_games() -> list[str]:
    """The games that can be printed."""
    return sorted(slug for slug, game in GAMES.items() if game.is_printable)


def deck_pdf(
    slug: str,
    language: str = "en",
    finish: Finish | None = None,
    cards: list[str] | None = None,
    say: Say = silent,
) -> bytes:
    """The game as a PDF, or only some of its pieces."""
    finish = finish or Finish()
    finish.check()
    speech = Speech(language)
    deck = printing(slug, speech)
    rules = "" if cards else without(rulebook(GAMES[slug].package, language), deck.unprinted)
    if cards:
        deck = deck.only(known(deck, cards))
    finish.check_fit(deck)
    job = msgspec.to_builtins(deck) | heading(slug, deck, language) | finish.job("pdf")
    job |= {"rules": rules != "", "words": {"rules": speech.say("print-rules")}}
    job["credits"] = acknowledged(deck, speech)
    seats = GAMES[slug].seats.stop - 1
    job["spares"] = [] if cards else msgspec.to_builtins(spares(deck, rules, seats))
    typesetter()  # without it nothing is begun
    with tempfile.TemporaryDirectory() as folder:
        desk = Path(folder)
        (desk / "rules.typ").write_text(RULES + typeset(rules), encoding="utf-8")
        art = artwork(say) if needs_artwork(deck) else None
        say("print-setting", game=deck.title, count=len(deck.pieces()))
        lay_out(desk, slug, deck, job, SHEETS, art)
        return _compile(desk, "pdf")


def write_deck(
    slug: str,
    output: Path,
    language: str = "en",
    finish: Finish | None = None,
    cards: list[str] | None = None,
    say: Say = silent,
) -> None:
    """Set a deck into a file, which is whole or not there."""
    made = deck_pdf(slug, language, finish, cards, say)
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
    job = heading(slug, deck, language)
    job |= {"width": sheet.width, "height": sheet.height, "face": face}
    small = deck.only([wanted])
    with tempfile.TemporaryDirectory() as folder:
        desk = Path(folder)
        lay_out(desk, slug, small, job, ONE_SIDE, artwork(say) if needs_artwork(small) else None)
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


def heading(slug: str, deck: Printing, language: str) -> dict[str, object]:
    """What every page needs to know of its game."""
    return {"title": deck.title, "slug": slug, "language": language}


def needs_artwork(deck: Printing) -> bool:
    """Are flags or maps drawn?"""
    return bool(deck.flags or deck.has_maps())


def lay_out(
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
    for design in resources.files(GAMES[slug].package).iterdir():
        if design.name.endswith(".typ"):
            name = "game.typ" if design.name == "printing.typ" else design.name
            (desk / name).write_bytes(design.read_bytes())
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
    for code in deck.outlines:
        pictures[f"outline-{code}.svg"] = maps.outline(art.fine, code).encode()
    for code in deck.silhouettes:
        pictures[f"continent-{code}.svg"] = maps.silhouette(art.coarse, code).encode()
    return pictures


def _compile(desk: Path, form: Literal["pdf", "svg"]) -> bytes:
    made = typesetter()(
        str(desk / "main.typ"), root=str(desk), format=form, ignore_system_fonts=True
    )
    if not isinstance(made, bytes):
        raise BadPrint("print-nothing")
    return made


def typesetter() -> Callable[..., Any]:
    """Typst, which comes with the extra for printing."""
    if importlib.util.find_spec("typst") is None:
        raise BadPrint("print-no-extra", package="typst")
    import typst

    compiler: Callable[..., Any] = typst.compile
    return compiler
