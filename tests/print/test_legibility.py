"""What is printed can be read: no letter too small, every colour far enough from its ground."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from print.pages import lettering, pages

from mappamundi.print import Finish, deck_pdf, press
from mappamundi.print.artwork import Artwork
from mappamundi.speech import LANGUAGES

LEAST_SIZE = 6  # points
LEAST_CONTRAST = 4.5
CREAM, WHITE = (0.984, 0.973, 0.941), (1.0, 1.0, 1.0)
TINT = 0.88  # how much lighter than its words the ground of a card is
SAMPLES = {  # with the longest words and the longest names
    "null_nichtig": ["b0a", "g6", "v1", "r9", "y11"],
    "pingvasion": ["a1a", "d9a", "j1a", "c2a", "m3a"],
    "laender_toppen": ["AE", "AQ", "RU", "J1", "strip-1a"],
    "panstwa": ["AE", "GB", "token-5-1"],
    "countries": ["CF", "surface", "population", "age", "summit", "latitude", "longitude", "plus"],
}
Colour = tuple[float, ...]


def luminance(colour: Colour) -> float:
    parts = colour if len(colour) == 3 else colour * 3
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def dark_grounds() -> list[Colour]:
    """The house's colours that carry light words: backs, strips, bands of the continents."""
    style = (Path(press.__file__).parent / "house.typ").read_text(encoding="utf-8")
    named = re.findall(r"#let (?:red|teal|night) = rgb\(\"#(\w{6})\"\)", style)
    bands = re.findall(r"\"[A-Z]{2}\": rgb\(\"#(\w{6})\"\)", style)
    assert (len(named), len(bands)) == (3, 7)
    return [tuple(int(each[i : i + 2], 16) / 255 for i in (0, 2, 4)) for each in named + bands]


@pytest.mark.parametrize("backs", ["dark", "light"])
@pytest.mark.parametrize("slug", SAMPLES)
def test_words_are_large_enough_and_stand_out(slug: str, backs: str, art: Artwork) -> None:
    for language in LANGUAGES if backs == "dark" else LANGUAGES[:1]:
        for page in pages(deck_pdf(slug, language, Finish(backs=backs), SAMPLES[slug])):
            for size, colour in lettering(page):
                assert size >= LEAST_SIZE
                for ground in grounds(colour):
                    assert contrast(colour, ground) >= LEAST_CONTRAST, (colour, ground)


def grounds(colour: Colour) -> list[Colour]:
    """What words of a colour stand on: light ones on the house's colours, dark ones on paper."""
    if luminance(colour) > 0.5:
        return dark_grounds()
    return [WHITE, CREAM, tuple(c * (1 - TINT) + TINT for c in colour)]


def test_the_rules_and_the_last_page_can_be_read_too() -> None:
    printed = pages(deck_pdf("null_nichtig", "de"))
    for page in printed[-2:]:
        for size, colour in lettering(page):
            assert size >= LEAST_SIZE
            assert contrast(colour, WHITE) >= LEAST_CONTRAST
