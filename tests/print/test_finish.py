"""Bleed, light backs, pictures for makers of cards, and the page that says where all comes from."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from print.pages import cuts, pages, words
from pypdf import PageObject

from mappamundi.errors import Refusal
from mappamundi.pieces import Printing
from mappamundi.print import BACKS, BadPrint, Finish, deck_pdf, printable_games, write_pictures
from mappamundi.print.artwork import Artwork
from mappamundi.print.pictures import sides
from mappamundi.print.press import printing
from mappamundi.speech import LANGUAGES, Speech

Image = pytest.importorskip("PIL.Image")
ImageChops = pytest.importorskip("PIL.ImageChops")
ImageFilter = pytest.importorskip("PIL.ImageFilter")
SOME = {  # a pair of pieces with the same back
    "null_nichtig": ["b0a", "y11"],
    "pingvasion": ["a1a", "m9a"],
    "laender_toppen": ["J1", "J2"],
    "panstwa": ["token-1-1", "token-5-1"],
    "countries": ["latitude", "plus"],
}
MOST_INK = 0.15
BLUR = 3.0  # dots: the edges of lines fall on dots as they may
UNLIKE = 20  # of 255
LIGHT = Finish(backs="light")


def pixels(width: float, bleed: float = 0) -> float:
    """How many at 300 to an inch."""
    return (width + 2 * bleed) / 25.4 * 300


def picture(path: Path) -> Any:
    return Image.open(BytesIO(path.read_bytes())).convert("RGB")


def ink(path: Path) -> float:
    """The share of the paper that is covered, as a printer in three colours would."""
    mean: tuple[int, int, int] = picture(path).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return 1 - sum(mean) / 3 / 255


@pytest.mark.parametrize("slug", printable_games())
def test_light_backs_take_little_ink(slug: str, tmp_path: Path) -> None:
    write_pictures(slug, tmp_path / "light", cards=SOME[slug], finish=LIGHT)
    write_pictures(slug, tmp_path / "dark", cards=SOME[slug], finish=Finish(backs="dark"))
    assert 0.005 < ink(tmp_path / "light" / "back.png") <= MOST_INK
    assert ink(tmp_path / "dark" / "back.png") > MOST_INK


@pytest.mark.parametrize("slug", [slug for slug in printable_games() if slug != "panstwa"])
@pytest.mark.parametrize("backs", BACKS)
def test_backs_look_the_same_from_both_ends(slug: str, backs: str, tmp_path: Path) -> None:
    """Or a card would show how somebody holds it. Tokens of Państwa are in nobody's hand."""
    write_pictures(slug, tmp_path, cards=SOME[slug], finish=Finish(backs=backs))
    back = picture(tmp_path / "back.png").convert("L").filter(ImageFilter.GaussianBlur(BLUR))
    apart = ImageChops.difference(back, back.rotate(180))
    assert max(apart.getextrema()) < UNLIKE


def test_who_prints_at_home_gets_light_backs_and_makers_of_cards_dark_ones(tmp_path: Path) -> None:
    write_pictures("null_nichtig", tmp_path, cards=SOME["null_nichtig"])
    assert ink(tmp_path / "back.png") > MOST_INK
    usual, light = (deck_pdf("null_nichtig", finish=each, cards=["r7"]) for each in (None, LIGHT))
    (_, back), (_, light_back) = pages(usual), pages(light)
    assert drawn(back) == drawn(light_back)


def drawn(page: PageObject) -> bytes:
    contents = page.get_contents()
    assert contents is not None
    return contents.get_data()


@pytest.mark.parametrize("slug", printable_games())
@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_pictures_are_exact_and_their_ground_goes_beyond_the_cut(
    slug: str, bleed: float, tmp_path: Path
) -> None:
    made = write_pictures(slug, tmp_path, "fr", SOME[slug], Finish(bleed=bleed))
    fronts = [f"{card}-front.png" for card in SOME[slug]]
    assert [path.name for path in made] == [*fronts, "back.png"]
    sheet = printing(slug, Speech("fr")).only(SOME[slug]).sheets[0]
    for path in made:
        width, height = picture(path).size
        assert width == pytest.approx(pixels(sheet.width, bleed), abs=1)
        assert height == pytest.approx(pixels(sheet.height, bleed), abs=1)
        assert (picture(path).getpixel((2, 2)) == (255, 255, 255)) == (bleed == 0)


def test_backs_that_differ_are_a_picture_each(art: Artwork) -> None:
    deck = printing("countries", Speech("en"))
    assert [side.name for side in sides(deck.only(["DE", "FR"]))] == [
        *("DE-front", "FR-front", "DE-back", "FR-back"),
    ]
    assert [side.name for side in sides(deck.only(["DE"]))] == ["DE-front", "DE-back"]
    named = [
        side.name for game in printable_games() for side in sides(printing(game, Speech("en")))
    ]
    assert all(name.replace("-", "").isalnum() for name in named)


@pytest.mark.parametrize("slug", printable_games())
def test_every_picture_has_a_name_of_its_own(slug: str) -> None:
    names = [side.name.casefold() for side in sides(printing(slug, Speech("en")))]
    assert len(set(names)) == len(names)


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[str, dict[str, object]]] = []

    def say(message: str, **arguments: object) -> None:
        told.append((message, arguments))

    write_pictures("null_nichtig", tmp_path, cards=["b0a"], say=say)
    deck_pdf("null_nichtig", cards=["b0a"], say=say)
    assert told[0] == ("print-pictures", {"done": 2, "all": 2})
    assert told[1][0] == "print-setting"


def test_with_a_bleed_every_piece_has_cuts_of_its_own() -> None:
    cards = [f"r{number}" for number in range(1, 10)]
    front, _, last, behind = pages(deck_pdf("null_nichtig", "en", Finish(bleed=3), cards))
    xs, ys = cuts(front)
    assert [b - a for a, b in pairwise(xs)] == pytest.approx([63, 6, 63], abs=0.01)
    assert [b - a for a, b in pairwise(ys)] == pytest.approx([88, 6, 88, 6, 88], abs=0.01)
    # three of nine are left: two rows in the middle of the last leaf, front and back alike
    for page in (last, behind):
        xs, ys = cuts(page)
        assert (len(xs), len(ys)) == (4, 4)
        assert xs[0] + xs[-1] == pytest.approx(210, abs=0.01)
        assert ys[0] + ys[-1] == pytest.approx(297, abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_page_names_the_sources(language: str) -> None:
    last = pages(deck_pdf("null_nichtig", language))[-1]
    text = " ".join(word for _, _, word in words(last))
    assert Speech(language).say("print-credits") in text
    assert "8.3" in text  # below the end of the rules, whose clause on clocks is not printed
    assert "9.1" not in text
    assert "Libertinus" in text
    assert "Factbook" not in text  # no country on these cards


@pytest.mark.parametrize(
    ("slug", "owed"),
    [
        ("laender_toppen", ["Factbook", "CHELSA", "flag-icons", "Natural Earth"]),
        ("panstwa", ["Factbook", "Köppen", "flag-icons", "Natural Earth"]),
        ("countries", ["Factbook", "flag-icons", "Natural Earth"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_deck_is_named(slug: str, owed: list[str], language: str) -> None:
    from mappamundi.print.credits import acknowledged

    deck: Printing = printing(slug, Speech(language))
    told = str(acknowledged(deck, Speech(language)))
    for each in owed:
        assert each in told


@pytest.mark.parametrize(
    ("finish", "said"),
    [
        (Finish(bleed=-1), "-1"),
        (Finish(bleed=6), "6"),
        (Finish(bleed=float("nan")), "nan"),
        (Finish(backs="blue"), "blue"),
        (Finish(bleed=5), "a4"),
    ],
)
def test_what_cannot_be_made_is_refused(finish: Finish, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadPrint, match=said):
        deck_pdf("laender_toppen", finish=finish, cards=["strip-1a"])


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Refusal, match="file"):
        write_pictures("null_nichtig", tmp_path / "file" / "cards", cards=["r7"])
