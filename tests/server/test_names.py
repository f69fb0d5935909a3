from __future__ import annotations

import pytest

from mappamundi.server.people.identity import new_person
from mappamundi.server.people.names import (
    ANIMALS,
    COLOURS,
    LONGEST_NAME,
    QUALITIES,
    BadName,
    guest_colour,
    guest_name,
    proper_name,
)


def test_guests_have_pleasant_names_that_stay_theirs() -> None:
    people = [new_person() for _ in range(3000)]
    names = [guest_name(person) for person in people]
    assert names == [guest_name(person) for person in people]
    animals, qualities = (set(column) for column in zip(*map(str.split, names), strict=True))
    assert animals == set(ANIMALS)
    assert qualities == set(QUALITIES)
    assert len(set(names)) > 1000
    assert {guest_colour(person) for person in people} == set(COLOURS)


def test_a_guests_name_could_have_been_chosen() -> None:
    for animal in ANIMALS:
        for quality in QUALITIES:
            assert proper_name(f"{animal} {quality}") == f"{animal} {quality}"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Ada   Lovelace\t", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Łukasz", "Łukasz"),
        ("<b>x</b>", "<b>x</b>"),  # text is text: whoever shows it takes care
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("王小明", "王小明"),
        ("𝓐𝓭𝓪 Ｌ", "Ada L"),  # letters in fancy dress
        ("ﬁne", "fine"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("क्\u200dष", "क्\u200dष"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Иван John", "Иван John"),
        ("東京タワー", "東京タワー"),
        ("Nguyễn", "Nguyễn"),
    ],
)
def test_names_are_tidied(text: str, kept: str) -> None:
    assert proper_name(text) == kept


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "name-empty"),
        (" \n\t", "name-empty"),
        ("\u200d", "name-empty"),
        ("x" * (LONGEST_NAME + 1), "name-long"),
        ("Ada\u202eevil", "name-unseen"),  # would turn the rest of the line around
        ("A\u200bda", "name-unseen"),
        ("A\0da", "name-unseen"),
        ("A\ud800", "name-unseen"),
        ("a" + "\u0301" * 9, "name-unseen"),
        ("\u0301a", "name-unseen"),  # a mark upon what stands before the name
        ("A\u200dda", "name-unseen"),  # a joiner that joins nothing
        ("Ada\u200d", "name-unseen"),
        ("Ada\ufe0f", "name-unseen"),
        ("\u3164", "name-unseen"),  # called a letter, but blank
        ("Ada\uffa0", "name-unseen"),
        ("\u2800\u2800", "name-unseen"),
        ("Ad\u034fa", "name-unseen"),
        ("Ada\u2067", "name-unseen"),
        ("Ada\U000e0041", "name-unseen"),
        ("\ufdfa" * 3, "name-long"),  # three letters that are dozens
        ("Аdа", "name-mixed"),  # with the Cyrillic а
        ("Αda", "name-mixed"),  # with the Greek Α
    ],
)
def test_names_that_cannot_be_shown_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadName) as refusal:
        proper_name(text)
    assert refusal.value.message == reason
