"""One word for one thing: the glossary holds the rules, stories and pages of each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from mappamundi import GAMES
from mappamundi.speech import LANGUAGES, LOCALE

GLOSSARY = tomllib.loads((LOCALE / "glossary.toml").read_text(encoding="utf-8"))
TERMS: list[dict[str, Any]] = GLOSSARY["term"]
KEYS = ("use", "avoid")
RULEBOOKS = LOCALE.parent / "games"


class Words(Visitor):  # type: ignore[misc]
    """Collects what is said, without ids, keys, comments and names of arguments."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        """One stretch of plain text."""
        self.said.append(node.value)


@cache
def pages(spoken: str) -> dict[str, str]:
    """What each Fluent file of a language says."""
    found = {}
    for path in sorted((LOCALE / spoken).glob("*.ftl")):
        words = Words()
        words.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        found[path.stem] = flat("\n".join(words.said))
    return found


@cache
def rules(spoken: str, slug: str) -> str:
    """The rules of a game without their line ends."""
    name = "RULES.md" if spoken == "en" else f"RULES.{spoken}.md"
    return flat((RULEBOOKS / slug / name).read_text(encoding="utf-8"))


def flat(text: str) -> str:
    return " ".join(text.split())


def matches(term: str, text: str) -> list[str]:
    """Where a term stands; its stars are any letters."""
    pattern = re.escape(term).replace(r"\*", r"\w*")
    start = r"(?<!\w)" if term[0].isalpha() or term[0] == "*" else ""
    return re.findall(rf"{start}{pattern}(?!\w)", text, re.IGNORECASE)


def texts(spoken: str, slugs: list[str]) -> Iterator[tuple[str, str]]:
    """Every text of these games, or of all and of every page where none is named."""
    for slug in slugs or GAMES:
        yield f"{slug}/RULES", rules(spoken, slug)
    for name, text in pages(spoken).items():
        if not slugs or name.removeprefix("web_") in slugs:
            yield name, text


def listed(spoken: str, key: str) -> Iterator[tuple[dict[str, Any], str]]:
    for term in TERMS:
        for word in term[spoken].get(key, ()):
            yield term, word


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_text_uses_a_word_to_avoid(spoken: str) -> None:
    found = [
        f"{name}: {hit} ({term['concept']})"
        for term, word in listed(spoken, "avoid")
        for name, text in texts(
            spoken, [] if term.get("avoid_everywhere") else term.get("games", [])
        )
        for hit in matches(word, text)
    ]
    assert found == []


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rules_and_pages_use_the_word_of_the_glossary(spoken: str) -> None:
    missing = []
    for term in TERMS:
        held = {slug: rules(spoken, slug) for slug in term.get("games", [])}
        held |= {page: pages(spoken)[page] for page in term.get("pages", [])}
        for name, text in held.items():
            if not any(matches(word, text) for word in term[spoken]["use"]):
                missing.append(f"{name}: {term['concept']}")
    assert missing == []


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_stories_and_pages_of_a_game_use_its_words(spoken: str) -> None:
    """Where the English of a game names a thing, every language does, and by the same word."""
    missing = [
        f"{page}: {term['concept']}"
        for term in TERMS
        for slug in term.get("games", [])
        for page in (slug, f"web_{slug}")
        if is_said(term, "en", page) and not is_said(term, spoken, page)
    ]
    assert missing == []


def is_said(term: dict[str, Any], spoken: str, page: str) -> bool:
    text = pages(spoken).get(page, "")
    return any(matches(word, text) for word in term[spoken]["use"])


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_nobody_speaks_as_if_translated(spoken: str) -> None:
    found = [
        f"{name}: {hit}"
        for phrase in GLOSSARY["never"][spoken]
        for name, text in texts(spoken, [])
        for hit in matches(phrase, text)
    ]
    assert found == []


def test_every_term_is_given_in_every_language() -> None:
    assert all(term[spoken][key] for term in TERMS for spoken in LANGUAGES for key in KEYS)
    assert {slug for term in TERMS for slug in term.get("games", [])} <= set(GAMES)
    assert set(GLOSSARY["never"]) == set(LANGUAGES)


def test_a_star_copes_with_endings() -> None:
    assert matches("szereg*", "w Szeregu, szereg; przeszeregowany") == ["Szeregu", "szereg"]
    assert matches("*zweifel*", "wer anzweifelt") == ["anzweifelt"]
    assert matches("rząd*", "porządek") == []
