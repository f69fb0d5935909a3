"""Flags and borders for every country that is printed, and maps that show it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mappamundi.atlas import DECKS
from mappamundi.print import artwork as gathering
from mappamundi.print import maps
from mappamundi.print.artwork import GIVEN, Artwork, NoArtwork, artwork
from mappamundi.print.booklet import typeset
from mappamundi.print.borders import shapes
from mappamundi.print.projections import angle, centre_of, cut, natural_earth

PRINTED = sorted({code for codes in DECKS.values() for code in codes})


def test_every_printed_country_has_a_flag_and_borders(art: Artwork) -> None:
    for code in PRINTED:
        assert art.flag(code).startswith(b"<svg")
        assert shapes(art.fine)[code]


def test_small_countries_are_ringed(art: Artwork) -> None:
    assert maps.is_small(art.fine, "MC")
    assert "<circle" in maps.place(art.fine, "MC")
    assert not maps.is_small(art.fine, "RU")
    assert "<circle" not in maps.place(art.fine, "RU")


def test_a_section_shows_its_country_in_red(art: Artwork) -> None:
    for code in ("FR", "ID", "RU", "MC", "US"):
        assert maps.RED in maps.section(art.fine, code)


def test_an_outline_shows_its_country_and_nothing_of_its_size(art: Artwork) -> None:
    """C2: who sees it cannot tell Monaco from Russia by it."""
    for code in ("FR", "ID", "RU", "MC", "US", "FJ"):
        drawn = maps.outline(art.fine, code)
        assert drawn.count("<path") == 1
        pairs = re.findall(r"(-?[\d.]+) (-?[\d.]+)", drawn.partition(' d="')[2].partition('"')[0])
        axes = [[float(each) for each in axis] for axis in zip(*pairs, strict=True)]
        assert all(0 <= each <= maps.SECTION for axis in axes for each in axis)
        assert max(max(axis) - min(axis) for axis in axes) == pytest.approx(
            maps.SECTION, abs=2 * maps.FINEST
        )


def test_crimea_is_on_the_map_where_the_atlas_counts_it(art: Artwork) -> None:
    def has(code: str) -> bool:
        rings = (polygon[0] for polygon in shapes(art.fine)[code])
        return any(all(32 < x < 37 and 44 < y < 46.5 for x, y in ring) for ring in rings)

    assert has("UA")
    assert not has("RU")


def test_the_globe_on_paper() -> None:
    assert natural_earth((0, 0)) == (0, 0)
    x, y = natural_earth((180, 0))
    assert (round(x, 3), y) == (2.735, 0)
    assert angle((0, 0), (0, 90)) == pytest.approx(90)
    assert centre_of([(179, 0), (-179, 0)])[0] == pytest.approx(180)


def test_a_ring_over_the_date_line_is_cut_in_two() -> None:
    parts = list(cut(((170, 0), (-170, 0), (-170, 10), (170, 10), (170, 0))))
    assert len(parts) == 2
    assert all(-180 <= x <= 180 for part in parts for x, _ in part)


def test_artwork_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoArtwork, match=tmp_path.name):
        artwork(environment={GIVEN: str(tmp_path)})


def test_what_came_with_the_package_is_taken_once_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "GATHERED", tmp_path)
    monkeypatch.setattr(gathering, "_fetch", lambda folder: None)
    surroundings = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    assert artwork(environment=surroundings).modules.is_relative_to(tmp_path / "cache")
    (tmp_path / gathering.WHOLE).touch()
    assert artwork(environment=surroundings).modules == tmp_path


def test_a_clone_without_npm_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "GATHERED", tmp_path)
    monkeypatch.setattr(gathering, "NPM", "no_such_package")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoArtwork, match="npm"):
        artwork(environment={"XDG_CACHE_HOME": str(tmp_path / "cache")})


def test_printing_and_the_browser_have_the_same_flags_and_borders() -> None:
    printed, browser = (
        json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        for folder in (gathering.HERE, Path(__file__).parents[2] / "web")
    )
    names = [name for name in printed if name]
    assert len(names) == 2
    for name in names:
        assert printed[name]["integrity"] == browser[name]["integrity"]


def test_rules_are_typeset() -> None:
    markup = typeset("# A *b*\n\n**1.1** One #2 [x] $y$\n\n- a\n- b\n\n|h|\n|-|\n|c|\n")
    assert "#heading(level: 1)[A #emph[b]]" in markup
    assert "#strong[1.1] One \\#2 \\[x\\] \\$y\\$" in markup
    assert "#list([a],[b],)" in markup
    assert "#rules-table(([h],),([c],),)" in markup
