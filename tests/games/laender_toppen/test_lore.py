"""What the fields of Länder toppen! teach."""

from __future__ import annotations

from mappamundi.games.laender_toppen.lore import recall
from mappamundi.learning import Heard, Revealed


def field(number: int, *cards: str) -> list[Heard]:
    """A field that is turned up: the first card is mine."""
    turned = Heard("laender-toppen-turned", {}, {"field": number}, {})
    shown = [
        Heard("laender-toppen-shows", {"card": card}, {"seat": seat}, {})
        for seat, card in enumerate(cards)
    ]
    return [turned, *shown]


def mine(story: list[Heard]) -> Revealed:
    return recall(story, 0)[0]


def test_who_takes_a_field_has_judged_rightly() -> None:
    """§4.2 Field 1: the largest area; field 2: the smallest."""
    assert mine(field(1, "RU", "FR")) == Revealed("area", "RU", True)
    assert mine(field(2, "LU", "FR")) == Revealed("area", "LU", True)


def test_a_bad_figure_that_loses_was_misjudged() -> None:
    assert mine(field(1, "LU", "FR")) == Revealed("area", "LU", False)


def test_a_good_figure_that_meets_a_better_one_is_bad_luck() -> None:
    assert mine(field(1, "CN", "RU")) == Revealed("area", "CN", None)


def test_nobody_to_beat_says_nothing() -> None:
    assert mine(field(1, "RU")) == Revealed("area", "RU", None)


def test_cards_of_others_are_shown() -> None:
    assert recall(field(5, "EG", "CA"), 0)[1] == Revealed("temperature", "CA", None)


def test_every_field_counts_by_itself() -> None:
    story = field(1, "RU", "FR") + field(12, "AE", "ET")
    assert [each.topic for each in recall(story, 0)] == ["area", "area", "gdp", "gdp"]
