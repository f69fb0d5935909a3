"""Means over deals: Student's figures against tables, against enumeration, and when all is luck."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from statistics import fmean

import pytest

from mappamundi.arena.estimate import (
    estimate,
    estimate_share,
    p_value,
    quantile,
    standard_error,
    wilson,
    within,
)
from mappamundi.nature import Fast

# Two-sided quantiles of Student's distribution, as tables print them.
TABLE = {
    (0.95, 1): 12.706,
    (0.95, 2): 4.303,
    (0.95, 3): 3.182,
    (0.95, 10): 2.228,
    (0.95, 30): 2.042,
    (0.99, 5): 4.032,
    (0.999, 8): 5.041,
    (0.999, 120): 3.373,
    (0.95, 100_000): 1.960,
}


@pytest.mark.parametrize(("given", "expected"), TABLE.items())
def test_quantiles_are_those_of_the_tables(given: tuple[float, int], expected: float) -> None:
    assert quantile(*given) == pytest.approx(expected, abs=0.0006)


def test_quantile_undoes_within() -> None:
    for freedom in (1, 2, 7, 50, 1999):
        for inner in (0.1, 0.5, 0.95, 0.9999):
            assert within(quantile(inner, freedom), freedom) == pytest.approx(inner, abs=1e-9)


def test_an_estimate_by_hand() -> None:
    """2, 4, 6, 8: mean 5, deviation 2.582, error 1.291; three degrees of freedom."""
    found = estimate([2, 4, 6, 8])
    assert found.mean == 5
    assert found.ci95 == pytest.approx((5 - 3.182 * 1.291, 5 + 3.182 * 1.291), abs=0.002)
    assert found.p == pytest.approx(0.125)  # Student says 0.030, four of four cannot say more
    assert estimate([2, 4, 6, 8], par=4).p == pytest.approx(0.4950, abs=1e-4)
    assert estimate([2, 4, 6, 8], par=5).p == 1


def test_the_interval_and_the_p_value_agree() -> None:
    luck = Fast(5)
    for _ in range(50):
        values = [luck.draw(100) / 10 - 4 for _ in range(30)]
        found = estimate(values)
        assert (found.ci95[0] <= 0 <= found.ci95[1]) == (found.p >= 0.05)


def flips(values: list[float]) -> float:
    """The exact p-value: the share of all ways to swap the two bots that go at least as far."""
    far = abs(fmean(values)) - 1e-12
    ways = list(product((1, -1), repeat=len(values)))
    return fmean(
        abs(fmean(s * v for s, v in zip(signs, values, strict=True))) >= far for signs in ways
    )


@pytest.mark.parametrize("seed", range(8))
def test_p_values_are_close_to_those_of_all_swaps(seed: int) -> None:
    """If two bots are alike, swapping them in a deal changes its sign; all swaps can be tried."""
    luck = Fast(seed)
    values = [luck.draw(2001) / 1000 - 1 + 0.2 for _ in range(14)]
    assert estimate(values).p == pytest.approx(flips(values), abs=0.025)


def test_p_values_are_even_when_nothing_but_luck_is_at_work() -> None:
    """Of 2,000 series without a better bot, a twentieth is below 0.05, give or take 4 errors."""
    luck = Fast(77)
    found = []
    for _ in range(2000):
        wins = [luck.draw(5) - 2 for _ in range(40)]  # halves of wins apart, deal by deal
        found.append(estimate(wins).p)
    for level in (0.05, 0.2, 0.5):
        error = (level * (1 - level) / 2000) ** 0.5
        assert fmean(p < level for p in found) == pytest.approx(level, abs=4 * error + 0.01)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    luck = Fast(78)
    hits = 0
    for _ in range(1000):
        low, high = estimate([luck.draw(5) for _ in range(40)]).ci95
        hits += low <= 2 <= high
    assert 0.95 - 4 * 0.0069 <= hits / 1000 <= 0.95 + 4 * 0.0069


def test_few_deals_cannot_prove_much() -> None:
    assert p_value(1.0, 0.0, 3) == 0.25
    assert p_value(1.0, 1e-9, 5) == 0.0625
    assert p_value(0.0, 0.0, 3) == 1
    assert estimate([0.4]).p == 1
    assert estimate([0.4]).ci95 == (-float("inf"), float("inf"))


def test_shares_stay_shares() -> None:
    assert estimate_share([0, 0, 0, 1], 0.5).ci95[0] == 0
    assert estimate_share([1, 1, 1, 0], 0.5).ci95[1] == 1
    assert estimate_share([1] * 10, 0.5).ci95 == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert estimate_share([0.7], 0.5).ci95 == wilson(0.7, 1)


def enumerated(hits: int, count: int, par: Fraction) -> float:
    """The exact test in fractions: everything that is no likelier than what was seen."""
    chances = [comb(count, k) * par**k * (1 - par) ** (count - k) for k in range(count + 1)]
    return float(sum(each for each in chances if each <= chances[hits]))


@pytest.mark.parametrize(("hits", "count"), [(0, 12), (1, 4), (4, 4), (300, 1000), (250, 1000)])
@pytest.mark.parametrize("par", [Fraction(1, 4), Fraction(1, 2), Fraction(1, 3)])
def test_p_values_of_shares_are_exact_where_each_is_all_or_nothing(
    hits: int, count: int, par: Fraction
) -> None:
    """Twelve games in which a seat never wins its quarter are no proof of anything."""
    found = estimate_share([1] * hits + [0] * (count - hits), float(par)).p
    assert found == pytest.approx(enumerated(hits, count, par), rel=1e-6)


def test_shared_wins_prove_no_more_than_so_few_deals_can() -> None:
    assert estimate_share([0.0] * 11 + [0.01], 0.25).p >= 0.75**12


def test_wilson_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_standard_error() -> None:
    assert standard_error([1, 3]) == pytest.approx(1.0)
    assert standard_error([5]) == 0
