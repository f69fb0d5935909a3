"""The rules at the end of a deck: for a table of paper, and as large as their pages allow."""

from __future__ import annotations

import re

import msgspec
import pytest
from print.pages import lettering, pages, words

from mappamundi.game import GAMES
from mappamundi.pieces import Printing
from mappamundi.print import PAPERS, Finish, deck_pdf, press, printable_games
from mappamundi.rulebook import rulebook, without
from mappamundi.speech import LANGUAGES, Speech

AT_A_SCREEN = re.compile(r"(?i)\bbot(s|y|ów|om)?\b|\bserver|\bbrowser|\bprotokoll")
SMALLEST = 7.0  # points: the credits, where the rules are set in 8
LEAST_OF_LAST = 0.4  # as many words as the first page has, or a column alone
SCORED = ("laender_toppen", "null_nichtig", "pingvasion")


@pytest.fixture
def cardless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks are printed without their cards, which take much longer."""

    def printing(slug: str, speech: Speech) -> Printing:
        deck = GAMES[slug].printing(speech)
        leaves = deck.leaves if slug in SCORED else ()
        return msgspec.structs.replace(deck, sheets=(), leaves=leaves)

    monkeypatch.setattr(press, "printing", printing)
    monkeypatch.setattr(press, "needs_artwork", lambda deck: False)
    monkeypatch.setattr(Finish, "check_fit", lambda finish, deck: None)


@pytest.mark.parametrize("slug", printable_games())
def test_rules_on_paper_speak_of_paper(slug: str) -> None:
    for language in LANGUAGES:
        deck = GAMES[slug].printing(Speech(language))
        text = without(rulebook(GAMES[slug].package, language), deck.unprinted)
        assert not AT_A_SCREEN.search(text), language


@pytest.mark.parametrize("slug", printable_games())
@pytest.mark.usefixtures("cardless")
def test_no_page_of_rules_has_a_few_lines_on_it(slug: str) -> None:
    for language in LANGUAGES:
        first, *others = pages(deck_pdf(slug, language))[slug in SCORED :]
        assert len(others) <= 1, language
        lengths = [len(page.extract_text()) for page in (first, *others)]
        assert lengths[-1] >= LEAST_OF_LAST * lengths[0], language
        assert min(size for size, _ in lettering(first)) >= SMALLEST, language


@pytest.mark.parametrize("slug", SCORED)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.usefixtures("cardless")
def test_the_page_for_scores_has_room_for_two_games(slug: str, paper: str) -> None:
    scores, rules, *_ = pages(deck_pdf(slug, "en", Finish(paper)))
    heights = [y for _, y, text in words(scores) if text.startswith("Total")]
    assert len(heights) >= 2
    assert max(heights) > 0.55 * PAPERS[paper][1]
    assert "1.1" in rules.extract_text()  # on the next page
