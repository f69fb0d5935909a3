"""Who meets whom in a Swiss system, and how a contest stands: laws, against plain reckoning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mappamundi.server.contests.pairing import paired, seated, sizes
from mappamundi.server.contests.standings import (
    Merit,
    SeatResult,
    meetings,
    merits,
    ordered,
    place_of,
    quitters,
)


def people(count: int) -> list[str]:
    return [f"person{i:03}" for i in range(count)]


def noted(tables: list[list[str]], met: Counter[frozenset[str]]) -> None:
    for table in tables:
        met.update(frozenset(pair) for pair in combinations(table, 2))


@given(st.integers(1, 130), st.integers(2, 12))
def test_people_sit_evenly_with_as_few_bots_as_can_be(count: int, seats: int) -> None:
    found = sizes(count, seats)
    assert sum(found) == count
    assert max(found) <= seats
    assert max(found) - min(found) <= 1
    assert len(found) == -(-count // seats)


@settings(max_examples=25)
@given(st.integers(1, 40), st.integers(2, 6), st.integers(1, 5), st.integers(0, 10**6))
def test_everybody_is_seated_once_in_every_round(
    count: int, seats: int, rounds: int, seed: int
) -> None:
    luck, met = Random(seed), Counter[frozenset[str]]()
    everybody = people(count)
    for _ in range(rounds):
        order = luck.sample(everybody, count)
        tables = paired(order, met, seats)
        assert sorted(each for table in tables for each in table) == everybody
        assert [len(table) for table in tables] == sizes(count, seats)
        noted(tables, met)


@pytest.mark.parametrize(
    ("count", "seats", "rounds"), [(64, 4, 5), (128, 4, 5), (30, 4, 4), (24, 3, 5)]
)
def test_nobody_meets_the_same_person_twice_where_that_can_be_avoided(
    count: int, seats: int, rounds: int
) -> None:
    luck, met = Random(7), Counter[frozenset[str]]()
    scores = Counter[str](people(count))
    for _ in range(rounds):
        order = sorted(scores, key=lambda each: (-scores[each], each))
        tables = paired(order, met, seats)
        noted(tables, met)
        for table in tables:
            for place, person in enumerate(luck.sample(table, len(table))):
                scores[person] += seats - place
    assert set(met.values()) == {1}


@pytest.mark.parametrize("count", [4, 6, 8, 10])
def test_two_at_a_table_are_a_round_robin_in_the_end(count: int) -> None:
    """Each met each once: which takes that choices are taken back."""
    met = Counter[frozenset[str]]()
    for _ in range(count - 1):
        noted(paired(people(count), met, 2), met)
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2


def test_the_first_sit_with_the_first_unless_they_have_met() -> None:
    order = people(8)
    assert paired(order, {}, 4) == [order[:4], order[4:]]
    tables = paired(order, Counter({frozenset(order[:2]): 1}), 4)
    assert tables[0] == [order[0], *order[2:5]]  # the second floats down


def test_what_cannot_be_avoided_happens_as_seldom_as_can_be() -> None:
    order, met = people(6), Counter[frozenset[str]]()
    noted([order[:3], order[3:]], met)
    tables = paired(order, met, 3)
    again = sum(met[frozenset(pair)] for table in tables for pair in combinations(table, 2))
    assert again == 2  # of three from two tables, two have met


@given(st.integers(1, 4), st.integers(0, 10**6))
def test_seats_are_shared_out_evenly(count: int, seed: int) -> None:
    luck, had = Random(seed), Counter[tuple[str, int]]()
    for number in range(8):
        table = luck.sample(people(count), count)
        chairs = seated(table, had, 4, number)
        assert sorted(each for each in chairs if each) == sorted(table)
        had.update((each, seat) for seat, each in enumerate(chairs) if each)
    if count == 1:
        assert set(had.values()) == {2}


ROUND = [
    SeatResult(1, "t", 0, "a", 1, 9),
    SeatResult(1, "t", 1, "b", 2, 5),
    SeatResult(1, "t", 2, None, 2, 5),
    SeatResult(1, "u", 0, "c", 3, 2, has_left=True),
    SeatResult(1, "u", 1, "d", 1, 8),
    SeatResult(1, "u", 2, None, 2, 5),
]


def test_points_are_of_those_beaten_and_equals_are_told_apart() -> None:
    found = merits("abcd", ROUND)
    assert found == {
        "a": Merit(4, Fraction(1), 1, 1),
        "b": Merit(1, Fraction(0), 4, 0),
        "c": Merit(0, Fraction(0), 4, 0),
        "d": Merit(4, Fraction(1), 0, 1),
    }
    assert ordered(found, "dcba") == ["a", "d", "b", "c"]
    assert [place_of(each, found) for each in "abcd"] == [1, 3, 4, 2]
    assert quitters(ROUND) == {"c"}
    assert meetings(ROUND) == {frozenset("ab"): 1, frozenset("cd"): 1}


def rounds(person: str, halves: Sequence[int]) -> list[SeatResult]:
    """Somebody alone at one of 16 tables, who gets so many halves of those with the same cards."""
    found = []
    for number, many in enumerate(halves, 100 * ord(person)):
        worse, equal = divmod(many, 2)
        others = [0] * worse + [1] * equal + [2] * (15 - worse - equal)
        found.append(SeatResult(number, f"{person}{number}", 0, person, 1, 1))
        found += [
            SeatResult(number, f"{person}{number}-{i}", 0, None, 1, points)
            for i, points in enumerate(others)
        ]
    return found


@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ([2] * 8, [3] * 5 + [0] * 3, [1, 2]),  # 16 halves of 30 and 15; in whole per cent 48 and 50
        ([10] * 3, [30, 0, 0], [1, 1]),  # a third three times is as much as all of them once
    ],
)
def test_no_round_is_rounded(first: list[int], second: list[int], places: list[int]) -> None:
    found = merits("ab", [*rounds("a", first), *rounds("b", second)])
    assert [found[each].duplicate for each in "ab"] == [
        Fraction(sum(first), 30),
        Fraction(sum(second), 30),
    ]
    assert [place_of(each, found) for each in "ab"] == places


def test_equals_share_a_place() -> None:
    found = {"a": Merit(2), "b": Merit(2), "c": Merit(1)}
    assert [place_of(each, found) for each in "abc"] == [1, 1, 3]


def test_who_comes_back_is_in_again() -> None:
    back = [*ROUND, SeatResult(2, "v", 0, "c", 1, 9)]
    assert quitters(back) == set()
