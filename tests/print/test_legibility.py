"""What is printed can be read: no letter too small, every colour far enough from its ground."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from print.pages import Run, lettering, pages, runs

from mappamundi.print import BACKS, Finish, deck_pdf, press, printable_games
from mappamundi.print.artwork import Artwork
from mappamundi.speech import LANGUAGES

Image = pytest.importorskip("PIL.Image")
LEAST_SIZE = 6  # points
LEAST_CONTRAST = 4.5
NARROWEST = 0.8  # of their width, for letters that are squeezed into a line
WHITE = (1.0, 1.0, 1.0)
DOTS = 120  # to an inch, of the picture in which grounds are looked up
ALONG, ABOVE = 9, (0.1, 0.35)  # where: so often along a word, so much of its size above the line
# The page without its letters, which keep their places.
BARE = ("#show: printed.with(job)\n", "#show: printed.with(job)\n#show text: hide\n")
SAMPLES = {  # with the longest words and the longest names
    "null_nichtig": ["b0a", "g6", "g11", "v1", "r9", "y0a", "y11"],
    "pingvasion": ["a1a", "d9a", "j1a", "c2a", "m3a", "a1b"],
    "laender_toppen": ["AE", "AQ", "RU", "J1", "strip-1a"],
    "panstwa": ["AE", "GB", "ZA", "CD", "token-1-1", "token-5-1"],
    "countries": [
        "CF",
        "BA",
        "surface",
        "population",
        "age",
        "summit",
        "latitude",
        "longitude",
        "plus",
    ],
}
Colour = tuple[float, ...]


def luminance(colour: Colour) -> float:
    parts = colour if len(colour) == 3 else colour * 3
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def bare(slug: str, language: str, finish: Finish, cards: list[str]) -> list[Any]:
    """The same pages as pictures, without their words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(press, "SHEETS", press.SHEETS.replace(*BARE))
        made: list[bytes] = []

        def drawn(desk: Path, form: str) -> bytes:
            path, root = str(desk / "main.typ"), str(desk)
            done = press.typesetter()(
                path, root=root, format="png", ppi=float(DOTS), ignore_system_fonts=True
            )
            made.extend(done if isinstance(done, list) else [done])
            return b""

        patch.setattr(press, "_compile", drawn)
        deck_pdf(slug, language, finish, cards)
    return [Image.open(BytesIO(each)).convert("RGB") for each in made]


def grounds(run: Run, picture: Any) -> set[Colour]:
    """The colours that letters stand on."""
    dots = DOTS / 25.4
    places = [place for height in ABOVE for place in run.points(ALONG, height * run.size)]
    found = (picture.getpixel((int(x * dots), int(picture.height - y * dots))) for x, y in places)
    return {tuple(part / 255 for part in each) for each in found}


@pytest.mark.parametrize("backs", BACKS)
@pytest.mark.parametrize("slug", printable_games())
def test_words_are_large_enough_and_stand_out(slug: str, backs: str, art: Artwork) -> None:
    for language in LANGUAGES if backs == "light" else LANGUAGES[:1]:
        finish = Finish(backs=backs)
        printed = pages(deck_pdf(slug, language, finish, SAMPLES[slug]))
        pictures = bare(slug, language, finish, SAMPLES[slug])
        for page, picture in zip(printed, pictures, strict=True):
            for run in runs(page):
                assert run.size >= LEAST_SIZE
                assert run.stretch >= NARROWEST, (language, run)
                for ground in grounds(run, picture):
                    assert contrast(run.ink, ground) >= LEAST_CONTRAST, (language, run, ground)


def test_the_ground_is_the_real_one(art: Artwork) -> None:
    """A light word on cream would not pass for one on a dark band."""
    (page, _), (picture, _) = (
        pages(deck_pdf("laender_toppen", "en", cards=["BR"])),
        bare("laender_toppen", "en", Finish(), ["BR"]),
    )
    band, *others = (run for run in runs(page) if luminance(run.ink) > 0.5)
    assert others == []  # SOUTH AMERICA, in white
    assert {tuple(round(255 * part) for part in each) for each in grounds(band, picture)} == {
        (0x4F, 0x6B, 0x34)
    }


def test_the_rules_and_the_last_page_can_be_read_too() -> None:
    printed = pages(deck_pdf("null_nichtig", "de"))
    for page in printed[-2:]:
        for size, colour in lettering(page):
            assert size >= LEAST_SIZE
            assert contrast(colour, WHITE) >= LEAST_CONTRAST
