"""What fills the last leaf of a deck: reminders in the rules' own words, and blank cards."""

from __future__ import annotations

import msgspec
import pytest
from print.pages import lettering, pages, words

from mappamundi.game import GAMES
from mappamundi.pieces import Printing
from mappamundi.print import deck_pdf, press, printable_games
from mappamundi.print.spares import reminder, sentences, spares
from mappamundi.rulebook import rulebook
from mappamundi.speech import LANGUAGES, Speech

REMINDED = ("null_nichtig", "pingvasion", "laender_toppen", "countries")
A_LEAF = 9  # cards, on either paper
LEAST_SIZE = 6  # points


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks of a full leaf and of what is left for their last, without whole pages."""
    whole = press.printing

    def printing(slug: str, speech: Speech) -> Printing:
        deck = whole(slug, speech)
        kept = A_LEAF + len(deck.sheets[0].pieces) % A_LEAF
        few = deck.only([piece.id for piece in deck.sheets[0].pieces[-kept:]])
        return msgspec.structs.replace(few, reminders=deck.reminders, blank=deck.blank)

    monkeypatch.setattr(press, "printing", printing)


@pytest.mark.parametrize("slug", REMINDED)
@pytest.mark.usefixtures("short", "art")
def test_the_last_leaf_is_filled_in_every_language(slug: str) -> None:
    """Reminders that had more words than room would not be set at all."""
    for language in LANGUAGES:
        speech = Speech(language)
        deck, rules = press.printing(slug, speech), rulebook(GAMES[slug].package, language)
        _, _, last, behind, *_ = pages(deck_pdf(slug, language))
        free = A_LEAF - len(deck.pieces()) % A_LEAF
        titles = [text for _, _, text in words(last) if text == deck.title]
        assert len(titles) == min(free, GAMES[slug].seats.stop - 1), language
        backs = [text for _, _, text in words(behind) if text == deck.title]
        assert len(backs) >= 2 * free, language  # the title stands on a back at either end
        assert min(size for size, _ in lettering(last)) >= LEAST_SIZE, language
        (heading, _), *_ = reminder(deck, rules)["parts"]
        assert heading in " ".join(text for _, _, text in words(last)), language


@pytest.mark.parametrize("slug", REMINDED)
def test_reminders_are_sentences_of_the_rules(slug: str) -> None:
    for language in LANGUAGES:
        deck = GAMES[slug].printing(Speech(language))
        rules = " ".join(rulebook(GAMES[slug].package, language).split())
        for _, clauses in reminder(deck, rulebook(GAMES[slug].package, language))["parts"]:
            for clause in clauses:
                assert clause in rules, language
                assert clause.endswith((".", "!")), language


def test_a_sentence_ends_where_it_ends_and_leads_nowhere_else() -> None:
    rules = "## 4 Tricks\n\n**4.1** One (§5.2). Two is\n*more*! Three.\n\n**4.10** Ten.\n"
    assert sentences(rules, "4.1", 2) == ["One.", "Two is more!"]
    assert sentences(rules, "4.10", 3) == ["Ten."]


def test_everybody_gets_a_reminder_and_somebody_a_blank_card() -> None:
    deck = GAMES["laender_toppen"].printing(Speech("de"))
    cards = spares(deck, rulebook(GAMES["laender_toppen"].package, "de"), 6)
    assert [card.id for card in cards] == ["reminder"] * 6 + ["blank"]
    assert set(REMINDED) <= set(printable_games())
