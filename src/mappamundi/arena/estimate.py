"""A mean over deals, how sure it is, and whether chance alone could have made it.

A deal is played with every turn of the circle, so the luck of its cards falls on all bots alike,
and the deals are independent of each other: the mean of each deal is one observation. Intervals
and p-values are Student's, two-sided, for the mean of those observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan, cos, exp, fsum, lgamma, log, log1p, pi, sin, sqrt
from statistics import fmean, stdev

import msgspec

SURE = 0.95
ROUNDING = 1e-9  # by which two equal chances may differ
SQUARE = 1.959964**2  # of the deviations within which 95 % of a normal distribution lie


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and the p-value of its being par."""

    mean: float
    ci95: tuple[float, float]
    p: float


def estimate(values: Sequence[float], par: float = 0.0) -> Estimate:
    """The mean of independent observations, against what it would be if nothing made a bent."""
    mean, error = fmean(values), standard_error(values)
    reach = quantile(SURE, len(values) - 1) * error if len(values) > 1 else float("inf")
    return Estimate(mean, (mean - reach, mean + reach), p_value(mean - par, error, len(values)))


def estimate_share(values: Sequence[float], par: float) -> Estimate:
    """Estimate a mean of shares of one: its interval stays within 0 and 1."""
    plain, p = estimate(values, par), share_p_value(values, par)
    if standard_error(values) == 0:  # all deals alike say nothing about how far they may spread
        return Estimate(plain.mean, wilson(plain.mean, len(values)), p)
    low, high = plain.ci95
    return Estimate(plain.mean, (max(0.0, low), min(1.0, high)), p)


def share_p_value(values: Sequence[float], par: float) -> float:
    """How likely chance alone takes a share so far from par: exactly, where each is all or nothing.

    Where a deal can also be shared it is Student's, but not less than the chance that all of so
    few fall on the same side: a rare win is missed many times over without anything being bent.
    """
    count = len(values)
    if all(each in (0, 1) for each in values):
        return binomial(round(sum(values)), count, par)
    same_side = par**count + (1 - par) ** count
    return max(estimate(values, par).p, min(1.0, same_side))


def binomial(hits: int, count: int, par: float) -> float:
    """The exact test, two-sided: the chance of anything that is no likelier than what was seen."""
    chances = [likelihood(each, count, par) for each in range(count + 1)]
    seen = chances[hits] * (1 + ROUNDING)
    return min(1.0, fsum(each for each in chances if each <= seen))


def likelihood(hits: int, count: int, par: float) -> float:
    """Return how likely exactly so many hits are."""
    ways = lgamma(count + 1) - lgamma(hits + 1) - lgamma(count - hits + 1)
    return exp(ways + hits * log(par) + (count - hits) * log1p(-par))


def standard_error(values: Sequence[float]) -> float:
    """How far the mean may be off, as one deviation."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def p_value(gap: float, error: float, count: int) -> float:
    """How likely chance alone takes a mean at least so far from par.

    Not less than the chance that all deals of so few fall on the same side.
    """
    if gap == 0:
        return 1.0
    least = 2.0 ** (1 - count)
    if error == 0:
        return least
    return max(least, 1 - within(abs(gap) / error, count - 1))


def within(deviations: float, freedom: int) -> float:
    """The share of Student's distribution between minus and plus so many deviations."""
    angle = atan(deviations / sqrt(freedom))
    square = cos(angle) ** 2
    is_odd = freedom % 2
    term = cos(angle) if is_odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + is_odd, freedom - 1, 2):
        term *= square * (k - 1) / k
        total += term
    total *= sin(angle)
    return min(1.0, 2 * (angle + total) / pi if is_odd else total)


def quantile(inner: float, freedom: int) -> float:
    """The deviations between which this share of Student's distribution lies."""
    low, high = 0.0, 1.0
    while within(high, freedom) < inner:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < inner else (low, middle)
    return high


def wilson(mean: float, count: int) -> tuple[float, float]:
    """Wilson's score interval of a share."""
    middle = (mean + SQUARE / (2 * count)) / (1 + SQUARE / count)
    inner = mean * (1 - mean) / count + SQUARE / (4 * count * count)
    reach = sqrt(SQUARE * inner) / (1 + SQUARE / count)
    return max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach))
