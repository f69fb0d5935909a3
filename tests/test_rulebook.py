"""Players read the rules without what is only there for builders."""

from __future__ import annotations

import re

import pytest

from mappamundi import GAMES
from mappamundi.rulebook import rulebook
from mappamundi.speech import LANGUAGES

RULING = re.compile(r"\b[A-Z]\d+\b")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ruling_is_cited_to_a_player(slug: str, language: str) -> None:
    text = rulebook(GAMES[slug].package, language)
    assert text.startswith("# ")
    assert RULING.findall(text) == []


def test_clauses_that_are_cited_stay() -> None:
    assert "§3.4" in rulebook(GAMES["pingvasion"].package, "de")
    countries = GAMES["countries"].package
    assert rulebook(countries, "it") == rulebook(countries, "en")
