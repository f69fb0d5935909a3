"""S19: what a result does to ratings, over 10,000 of them, and the protections around it."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from mappamundi.server.people.rating import (
    FREE_MEETINGS,
    RatedEnd,
    Rating,
    can_be_rated,
    is_settled,
    rank,
    rate,
    weight,
)

RESULTS = 10_000
Result = tuple[list[Rating], list[int], float, list[Rating]]


def results() -> list[Result]:
    """Tables of 2 to 12 with ties, among equals and among people of every strength."""
    chance = random.Random(19)
    made = []
    for _ in range(RESULTS):
        seats = chance.randint(2, 12) if chance.random() < 0.2 else chance.randint(2, 6)
        known = [Rating(chance.uniform(0, 50), chance.uniform(1, 9)) for _ in range(3)]
        before = [chance.choice([Rating(), *known]) for _ in range(seats)]
        places = [chance.randint(1, seats) for _ in range(seats)]
        share = chance.choice([1.0, 1.0, 0.5, 0.0625])
        made.append((before, places, share, rate(before, places, share)))
    return made


@pytest.fixture(scope="module")
def played() -> list[Result]:
    return results()


def test_a_better_place_never_gains_less(played: list[Result]) -> None:
    """Among people who were thought equal."""
    compared = 0
    for before, places, _, after in played:
        for old in set(before):
            same = [each for each, rating in enumerate(before) if rating == old]
            ranked = sorted(same, key=lambda each: places[each])
            for better, worse in pairwise(ranked):
                compared += places[better] < places[worse]
                assert after[better].strength >= after[worse].strength
    assert compared > RESULTS


def test_whoever_had_come_in_better_would_not_have_gained_less(played: list[Result]) -> None:
    for before, places, share, after in played[: RESULTS // 4]:
        if max(places) == 1:
            continue
        someone = places.index(max(places))
        higher = [*places[:someone], places[someone] - 1, *places[someone + 1 :]]
        assert rate(before, higher, share)[someone].strength >= after[someone].strength


def test_equals_who_tie_move_equally(played: list[Result]) -> None:
    compared = 0
    for before, places, _, after in played:
        seen: dict[tuple[Rating, int], Rating] = {}
        for old, place, new in zip(before, places, after, strict=True):
            compared += (old, place) in seen
            assert seen.setdefault((old, place), new) == new
    assert compared > RESULTS // 4


def test_the_order_of_the_seats_does_not_matter(played: list[Result]) -> None:
    chance = random.Random(20)
    for before, places, share, after in played:
        order = chance.sample(range(len(places)), len(places))
        mixed = rate([before[each] for each in order], [places[each] for each in order], share)
        assert [after[each] for each in order] == mixed


def test_only_ranks_count_not_the_numbers_of_the_places() -> None:
    before = [Rating(), Rating(30, 3), Rating(20, 5)]
    assert rate(before, [1, 3, 3]) == rate(before, [2, 9, 9])


def test_the_winner_gains_and_doubt_shrinks() -> None:
    winner, loser = rate([Rating(), Rating()], [1, 2])
    assert winner.strength > Rating().strength > loser.strength
    assert winner.doubt < Rating().doubt
    assert winner.shown > Rating().shown


def test_a_result_without_weight_changes_nothing() -> None:
    before = [Rating(31.5, 2.25), Rating()]
    assert rate(before, [1, 2], 0.0) == [Rating(31.5, 2.25), Rating(Rating().strength, 8.333333333)]


def test_who_has_left_is_last_whatever_the_bot_made_of_it() -> None:
    ends = [
        RatedEnd("a", 1, has_left=True),
        RatedEnd("b", 2),
        RatedEnd("c", 3),
        RatedEnd("d", 4, True),
    ]
    assert rank(ends) == [5, 2, 3, 5]


@pytest.mark.parametrize(
    ("people", "can"),
    [
        (["a", "b"], True),
        (["a", "b", "c"], True),
        (["a"], False),
        (["a", None], False),
        (["a", "a"], False),
    ],
)
def test_only_tables_of_different_people_are_rated(people: list[str | None], can: bool) -> None:
    assert can_be_rated(people) is can


def test_those_who_meet_over_and_over_win_less_and_less_from_each_other() -> None:
    pair = frozenset("ab")
    shares = [weight(["a", "b"], {pair: times}) for times in range(200)]
    assert shares[:FREE_MEETINGS] == [1.0] * FREE_MEETINGS
    assert all(later < earlier for earlier, later in pairwise(shares[FREE_MEETINGS - 1 :]))
    assert sum(shares) <= FREE_MEETINGS + 1
    mixed = weight(["a", "b", "c"], {pair: 100})
    assert weight(["a", "b"], {pair: 100}) < mixed < 1.0


def test_a_rating_is_settled_by_enough_games_with_enough_others() -> None:
    assert is_settled(5, 3)
    assert not is_settled(4, 3)
    assert not is_settled(50, 2)
