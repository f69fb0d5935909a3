"""Every deck on paper: all pieces once, exact to a tenth of a millimetre, front upon back."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import ceil
from pathlib import Path

import pytest
from print.pages import cuts, pages, size, words

from mappamundi.errors import UnknownGame
from mappamundi.pieces import CARD
from mappamundi.print import (
    PAPERS,
    BadPrint,
    Finish,
    card_svg,
    deck_pdf,
    printable_games,
    write_deck,
)
from mappamundi.print.artwork import Artwork
from mappamundi.print.press import printing
from mappamundi.speech import LANGUAGES, Speech

MARGIN = 7
LEAST_OF_LEAF = 0.4
COUNTS = {  # pieces of each size, from the rulebooks
    "null_nichtig": {(63, 88): 65},
    "pingvasion": {(63, 88): 110},  # both decks: 90 and the 20 of the other
    "laender_toppen": {(63, 88): 128, (189, 22): 12},
    "panstwa": {(60, 60): 60, (21, 21): 54},
    "countries": {(63, 88): 160},
}
SAMPLES = {
    "null_nichtig": ["b0a", "y11"],
    "pingvasion": ["a1a", "m9a"],
    "laender_toppen": ["AE", "AQ", "J1", "strip-1a"],
    "panstwa": ["AE", "ID", "token-5-1"],
    "countries": ["CF", "latitude", "plus"],
}


def test_every_game_that_can_be_printed_is_tried() -> None:
    assert set(COUNTS) == set(SAMPLES) == set(printable_games())
    assert len(COUNTS) == 5


@pytest.mark.parametrize("slug", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_there_once(slug: str, language: str) -> None:
    deck = printing(slug, Speech(language))
    ids = Counter(piece.id for piece in deck.pieces())
    assert set(ids.values()) == {1}
    found = {(sheet.width, sheet.height): len(sheet.pieces) for sheet in deck.sheets}
    assert found == COUNTS[slug]


@pytest.mark.parametrize(
    ("slug", "language", "paper"),
    [
        ("null_nichtig", "de", "a4"),
        ("pingvasion", "fr", "letter"),
        ("laender_toppen", "pl", "letter"),
        ("panstwa", "pl", "a4"),
        ("countries", "en", "letter"),
    ],
)
def test_a_whole_deck(slug: str, language: str, paper: str, art: Artwork) -> None:
    printed = pages(deck_pdf(slug, language, Finish(paper)))
    deck = printing(slug, Speech(language))
    for page in printed:
        assert size(page) == pytest.approx(PAPERS[paper], abs=0.01)
    wide, high = PAPERS[paper]
    at = 0
    for number, sheet in enumerate(deck.sheets):
        columns = int((wide - 2 * MARGIN) // sheet.width)
        rows = int((high - 2 * MARGIN) // sheet.height)
        at += 2 * ceil(len(sheet.pieces) / (columns * rows))
        left = len(sheet.pieces) % (columns * rows) or columns * rows
        if number == 0 and deck.reminders:
            left = columns * rows  # the last leaf is filled
        columns, rows = min(columns, left), min(rows, ceil(left / columns))
        for page in printed[at - 2 : at]:  # the last leaf; earlier ones are slow to read
            xs, ys = cuts(page)
            steps = [b - a for a, b in pairwise(xs)], [b - a for a, b in pairwise(ys)]
            assert steps[0] == pytest.approx([sheet.width] * columns, abs=0.01)
            assert steps[1] == pytest.approx([sheet.height] * rows, abs=0.01)
            # symmetrical, so that what is printed on the other side lies behind
            assert xs[0] + xs[-1] == pytest.approx(wide, abs=0.01)
            assert ys[0] + ys[-1] == pytest.approx(high, abs=0.01)
    at += sum(2 if leaf.is_cut else 1 for leaf in deck.leaves)
    assert len(printed) >= at


@pytest.mark.parametrize("slug", COUNTS)
@pytest.mark.parametrize("paper", PAPERS)
def test_no_leaf_is_nearly_empty(slug: str, paper: str) -> None:
    """What is left for the last leaf is a good part of it, or is filled with spare cards."""
    deck, (wide, high) = printing(slug, Speech("en")), PAPERS[paper]
    for number, sheet in enumerate(deck.sheets):
        if number == 0 and deck.reminders:
            assert (sheet.width, sheet.height) == CARD
            continue
        room = int((wide - 2 * MARGIN) // sheet.width) * int((high - 2 * MARGIN) // sheet.height)
        left = len(sheet.pieces) % room or room
        assert left >= LEAST_OF_LEAF * room


def test_backs_lie_behind_their_fronts_when_turned_over_the_long_edge(art: Artwork) -> None:
    codes = ["DE", "FR", "PL", "IT", "ES"]
    front, back = pages(deck_pdf("countries", "en", cards=codes))
    names = ["Germany", "Spain", "France", "Italy", "Poland"]
    places = {text: (x, y) for x, y, text in words(front) if text in names}
    behind = {text: (x, y) for x, y, text in words(back) if text in names}
    assert set(places) == set(behind) == set(names)
    (left, *_), (top, *_) = cuts(front)

    def cells(where: dict[str, tuple[float, float]]) -> dict[str, tuple[int, int]]:
        return {
            name: (int((x - left) // 63), int((y - top) // 88)) for name, (x, y) in where.items()
        }

    cell, cell_behind = cells(places), cells(behind)
    assert {name: (2 - column, row) for name, (column, row) in cell.items()} == cell_behind
    assert sorted(cell.values()) == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]


@pytest.mark.parametrize("slug", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_some_pieces_in_every_language(slug: str, language: str, art: Artwork) -> None:
    printed = pages(deck_pdf(slug, language, cards=SAMPLES[slug]))
    sheets = printing(slug, Speech(language)).only(SAMPLES[slug]).sheets
    assert len(printed) == 2 * len(sheets)


def test_a_country_card_shows_all_that_the_rulebook_says(art: Artwork) -> None:
    """Continent, name, capital, mountain, density, English name, six figures, cards."""
    (page, _) = pages(deck_pdf("laender_toppen", "de", cards=["MA"]))
    text = " ".join(word for _, _, word in words(page)).replace("\u00a0", " ")
    for part in (
        *("AFRIKA", "Marokko", "Rabat", "Morocco", "je km²", "446.550 km²", "4.165 m"),
        *("°C", "Mio.", "Jahre", "$", "25 Karten"),
    ):
        assert part in text, part


@pytest.mark.parametrize(
    ("slug", "card", "index"),
    [
        ("null_nichtig", "g0a", "0"),  # the one in the middle is drawn
        ("null_nichtig", "y10", "10"),
        ("pingvasion", "m4a", "4"),
    ],
)
def test_a_card_can_be_read_in_a_fanned_hand_from_both_ends(
    slug: str, card: str, index: str
) -> None:
    """Its index stands in all four corners."""
    (page, _) = pages(deck_pdf(slug, "en", cards=[card]))
    (left, right), (top, bottom) = cuts(page)
    found = [(x, y) for x, y, text in words(page) if text == index]
    for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
        assert [1 for a, b in found if abs(a - x) < 14 and abs(b - y) < 16] == [1]


def test_countries_are_named_along_both_edges(art: Artwork) -> None:
    (page, _) = pages(deck_pdf("countries", "en", cards=["BR"]))
    (left, right), _ = cuts(page)
    found = [x for x, _, text in words(page) if text == "Brazil"]
    assert len(found) == 3
    assert min(found) - left < 12 > right - max(found)


def test_antarctica_has_dashes(art: Artwork) -> None:
    deck = printing("laender_toppen", Speech("en"))
    face = next(piece.front for piece in deck.pieces() if piece.id == "AQ")
    assert [value for _, value in face["rows"]][3:] == ["–"] * 3


def test_the_name_side_gives_no_figure_away() -> None:
    """C2"""
    for piece in printing("countries", Speech("en")).pieces():
        if piece.front["kind"] == "name":
            assert set(piece.front) == {"kind", "code", "name"}


def test_tiles_have_one_symbol_of_each_kind() -> None:
    """K34"""
    for piece in printing("panstwa", Speech("en")).pieces():
        if piece.front["kind"] != "tile":
            continue
        assert piece.back is not None
        first, second, third, fourth = (
            [each["face"] for each in row] for row in piece.back["rows"]
        )
        assert 1 <= len(set(first) & {"north", "south"}) <= 2
        assert len(set(second) & {"monarchy", "republic"}) == 1
        assert len(set(second) & {"low-gdp", "high-gdp"}) == 1
        assert len(set(second) & {"christianity", "islam"}) == (
            0 if piece.id in ("CN", "IN", "JP", "MN", "NP", "VN", "TH") else 1
        )
        assert len(third) == 2
        assert len([face for face in fourth if face.endswith("-people")]) == 1
        assert len(fourth) >= 2


def test_pingvasion_holds_both_decks() -> None:
    """P1, P2"""
    faces = [piece.front for piece in printing("pingvasion", Speech("en")).pieces()]
    rulebook = [face for face in faces if "tin" not in face["deck"]]
    tin = [face for face in faces if "rulebook" not in face["deck"]]
    for deck, copies in ((rulebook, [2] * 9), (tin, [1, 1, 2, 3, 4, 3, 2, 1, 1])):
        for area in "adjcm":
            values = Counter(face["value"] for face in deck if face["area"] == area)
            assert [values[value] for value in range(1, 10)] == copies
        abilities = Counter(face["ability"] for face in deck)
        assert (abilities["ninja-twins"], abilities["kamikaze"], abilities["scout"]) == (5, 5, 10)


@pytest.mark.parametrize(
    ("slug", "card"), [("null_nichtig", "r7"), ("countries", "fr"), ("laender_toppen", "MC")]
)
def test_a_card_as_a_picture(slug: str, card: str, art: Artwork) -> None:
    front = card_svg(slug, card, "fr")
    assert front.startswith(b"<svg")
    assert b'viewBox="0 0 178.58' in front  # 63 mm in points
    assert card_svg(slug, card, "fr", "back") != front


def test_what_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPrint, match="r12"):
        deck_pdf("null_nichtig", cards=["r7", "r12"])
    with pytest.raises(BadPrint, match="a3"):
        deck_pdf("null_nichtig", finish=Finish("a3"))
    for slug in ("chess", "../atlas", ""):
        with pytest.raises(UnknownGame):
            deck_pdf(slug)
    with pytest.raises(BadPrint, match="nowhere"):
        write_deck("null_nichtig", tmp_path / "nowhere" / "deck.pdf", cards=["r7"])


def test_a_deck_is_written(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    write_deck("null_nichtig", path, "pl", Finish("letter"), ["b0a"])
    assert path.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [path]
