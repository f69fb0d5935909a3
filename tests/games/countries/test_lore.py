"""What rows of Countries teach, and how much bots know of it."""

from __future__ import annotations

import random

import pytest

from mappamundi.draws import stream
from mappamundi.games.countries.beliefs import likely
from mappamundi.games.countries.bots import LEARNT
from mappamundi.games.countries.facts import CODES
from mappamundi.games.countries.lore import HITS, TOPICS, pose, recall
from mappamundi.games.countries.rules import State
from mappamundi.learning import DOUBT, OTHERS, PICK, RIGHT, WRONG, Heard, Posed, Revealed

QUESTIONS = 3000
OFF = 3  # of a hundred: what as many questions leave to chance


def placed(seat: int, card: str, left: str | None = None, right: str | None = None) -> Heard:
    words = {"card": card}
    words |= {} if left is None else {"card_left": left}
    words |= {} if right is None else {"card_right": right}
    kind = "-least" if left is None else "-most" if right is None else ""
    return Heard(f"countries-placed{kind}", words, {"seat": seat}, {})


def figure(card: str, category: str = "area", number: int = 0) -> Heard:
    return Heard("countries-figure", {"card": card, "category": category}, {"number": number}, {})


def said(message: str, **numbers: int) -> Heard:
    return Heard(f"countries-{message}", {}, numbers, {})


def judged(story: list[Heard], seat: int = 0) -> list[Revealed]:
    return [each for each in recall(story, seat) if each.right is not None]


def test_a_card_is_judged_by_the_neighbours_it_was_placed_between() -> None:
    """§4.4 Malta is smaller than France, Russia larger; Brazil is not smaller than Malta."""
    story = [
        placed(0, "MT", right="FR"),
        placed(1, "RU", left="FR"),
        placed(0, "BR", right="MT"),
        said("doubted", seat=1),
        *map(figure, ("BR", "MT", "FR", "RU")),
        said("row-wrong"),
    ]
    assert judged(story) == [Revealed("area", "MT", True), Revealed("area", "BR", False)]


def test_nobody_is_blamed_for_a_row_that_was_wrong_before() -> None:
    """Between Russia and Malta, the wrong way round, no card lies right."""
    story = [
        placed(1, "RU", right="MT"),
        placed(0, "FR", left="RU", right="MT"),
        said("doubted", seat=1),
        *map(figure, ("RU", "FR", "MT")),
        said("row-wrong"),
    ]
    assert judged(story) == []


def test_a_right_doubt_knew_the_cards_that_lie_wrong() -> None:
    """§4.2"""
    row = [*map(figure, ("RU", "FR")), said("row-wrong")]
    story = [placed(1, "FR", left="RU"), said("doubted", seat=0), *row]
    assert judged(story) == [Revealed("area", "RU", True), Revealed("area", "FR", True)]


def test_a_wrong_doubt_is_taken_to_mean_the_card_placed_last() -> None:
    story = [
        placed(1, "FR", left="MT"),
        placed(1, "RU", left="FR"),
        said("doubted", seat=0),
        *map(figure, ("MT", "FR", "RU")),
        said("row-right"),
    ]
    assert judged(story) == [Revealed("area", "RU", False)]
    assert judged(story, 2) == []


def test_cards_that_are_turned_show_all_their_figures() -> None:
    story = [said("doubted", seat=1), figure("FR"), figure("RU"), said("row-right")]
    assert {(each.topic, each.country) for each in recall(story, 0)} == {
        (topic, card) for topic in TOPICS for card in ("FR", "RU")
    }


@pytest.mark.parametrize(
    ("people", "right"), [(60, True), (90, True), (40, True), (91, False), (39, False)]
)
def test_a_guess_counts_as_knowing_if_it_is_off_by_no_more_than_a_half(
    people: int, right: bool
) -> None:
    story = [
        said("guess-was", seat=0, people=people),
        figure("FR", "population", 60),
        said("first", seat=0),
    ]
    assert judged(story) == [Revealed("population", "FR", right)]


def answered(question: Posed, rank: int, number: int) -> int:
    """What a bot of this rank would say, by what it believes."""
    key, category = stream(number, LEARNT), TOPICS.index(question.why[0].arguments["category"])

    def mark(card: str) -> int:
        return likely(State(), CODES.index(card), category, rank, key)

    if question.kind == PICK:
        return max(range(len(question.cards)), key=lambda place: mark(question.cards[place]))
    own = mark(question.card)
    if question.kind != DOUBT:
        return sum(mark(card) < own for card in question.cards)
    spot = question.cards.index(question.card)
    fits = [mark(card) < own for card in question.cards[:spot]]
    fits += [mark(card) > own for card in question.cards[spot + 1 :]]
    return RIGHT if all(fits) else WRONG


@pytest.mark.parametrize("rank", range(len(HITS)))
def test_bots_answer_as_well_as_is_said(rank: int) -> None:
    """A person who answers as well is offered these bots as opponents."""
    chance = random.Random(rank)
    right = []
    for number in range(QUESTIONS):
        country, *others = chance.sample(CODES, OTHERS + 1)
        question = pose(chance.choice(TOPICS), country, others, chance.randrange(10_000))
        if question is not None:
            right.append(answered(question, rank, number) in question.right)
    assert abs(100 * sum(right) / len(right) - HITS[rank]) < OFF
