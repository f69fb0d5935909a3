"""Players read the rules without what is only there for builders."""

from __future__ import annotations

import re

import pytest

from mappamundi import GAMES
from mappamundi.rulebook import NUMBER, rulebook, without
from mappamundi.speech import LANGUAGES, Speech

RULING = re.compile(r"\b[A-Z]\d+\b")
NOVICE = re.compile(r"\b(novice|débutant|Anfänger|początkując|principiant|beginner)", re.IGNORECASE)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ruling_is_cited_to_a_player(slug: str, language: str) -> None:
    text = rulebook(GAMES[slug].package, language)
    assert text.startswith("# ")
    assert RULING.findall(text) == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_french_sign_stands_alone_at_the_end_or_the_beginning_of_a_line(slug: str) -> None:
    assert re.findall(r"\s*(?:[ \n][;:!?»]|«[ \n])\s*", rulebook(GAMES[slug].package, "fr")) == []


def test_clauses_that_are_cited_stay() -> None:
    assert "§3.4" in rulebook(GAMES["pingvasion"].package, "de")
    countries = GAMES["countries"].package
    assert rulebook(countries, "eo") == rulebook(countries, "en")


def numbers(text: str) -> list[str]:
    """The sections and clauses of a text."""
    found = map(NUMBER.match, text.split("\n\n"))
    return [each.group(1) for each in found if each]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_holds_only_at_a_screen_is_not_printed(slug: str, language: str) -> None:
    game = GAMES[slug]
    whole, left_out = rulebook(game.package, language), game.printing(Speech(language)).unprinted
    assert left_out
    paper = without(whole, left_out)
    gone = [each for each in numbers(whole) if each not in numbers(paper)]
    assert set(left_out) <= set(gone)
    assert all(each in left_out or each.partition(".")[0] in left_out for each in gone)
    for each in gone:
        assert f"§{each}" not in paper
    assert not NOVICE.search(paper)


def test_what_belongs_to_a_clause_goes_with_it() -> None:
    text = "# A\n\n## 1 B\n\n**1.1** one\n\n*such as*\n\n**1.2** two\n\n## 11 C\n\n**11.1** three\n"
    assert without(text, ["1.1"]) == text.replace("**1.1** one\n\n*such as*\n\n", "")
    assert without(text, ["1"]) == "# A\n\n## 11 C\n\n**11.1** three\n"
    assert without(text, []) == text
