"""What the backs of Państwa teach, and how much bots know of it."""

from __future__ import annotations

import random

import pytest

from mappamundi.draws import stream
from mappamundi.games.panstwa.bots import SCHOOLING, expected
from mappamundi.games.panstwa.facts import CODES, FACES, SIDES
from mappamundi.games.panstwa.lore import HITS, TOPICS, pose, recall
from mappamundi.games.panstwa.rules import State
from mappamundi.learning import OTHERS, Heard, Revealed

QUESTIONS = 3000
OFF = 3  # of a hundred: what as many questions leave to chance


def said(message: str, card: str = "", cards: tuple[str, ...] = (), **numbers: int) -> Heard:
    return Heard(f"panstwa-{message}", {"card": card}, numbers, {"cards": list(cards)})


def a_round(mine: tuple[str, ...], theirs: tuple[str, ...]) -> list[Heard]:
    """I take France, then somebody else Japan; these faces match."""
    return [
        said("rolled", cards=("europe", "monarchy", "island", "temperate"), seat=0),
        said("took", "FR", seat=0),
        said("took", "JP", seat=1),
        said("turned", "FR", mine, seat=0, points=len(mine)),
        said("turned", "JP", theirs, seat=1, points=len(theirs)),
    ]


def judged(story: list[Heard], seat: int) -> list[Revealed]:
    return [each for each in recall(story, seat) if each.right is not None]


def test_what_matches_on_the_own_tile_was_judged_rightly() -> None:
    """§4.2"""
    story = a_round(("europe", "temperate"), ("temperate",))
    assert judged(story, 0) == [Revealed("continent", "FR", True), Revealed("climate", "FR", True)]


def test_a_better_tile_that_was_left_for_others_was_judged_wrongly() -> None:
    story = a_round(("temperate",), ("monarchy", "island", "temperate"))
    assert judged(story, 0) == [
        Revealed("climate", "FR", True),
        Revealed("government", "JP", False),
        Revealed("coast", "JP", False),
    ]


def test_what_others_took_before_could_not_be_taken() -> None:
    story = a_round(("europe", "temperate"), ("temperate",))
    assert judged(story, 1) == [Revealed("climate", "JP", True)]


def test_a_turned_tile_shows_everything() -> None:
    shown = {(each.topic, each.country) for each in recall(a_round((), ()), 2)}
    assert shown == {(t, c) for t in TOPICS for c in ("FR", "JP")} - {("religion", "JP")}


@pytest.mark.parametrize("rank", range(len(HITS)))
def test_bots_answer_as_well_as_is_said(rank: int) -> None:
    """A person who answers as well is offered these bots as opponents."""
    chance = random.Random(rank)
    right = []
    for number in range(QUESTIONS):
        country, *others = chance.sample(CODES, OTHERS + 1)
        question = pose(chance.choice(TOPICS), country, others, chance.randrange(10_000))
        if question is None:
            continue
        s, key = State(), stream(number, SCHOOLING)
        for die, face in enumerate(question.signs):
            s.dice[die] = FACES.index(face) % SIDES
        worth = [expected(s, CODES.index(card), rank, key) for card in question.cards]
        right.append(worth.index(max(worth)) in question.right)
    assert abs(100 * sum(right) / len(right) - HITS[rank]) < OFF
