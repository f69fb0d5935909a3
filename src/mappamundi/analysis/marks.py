"""What a decision is called, by what it cost and by how sure that is."""

from __future__ import annotations

from enum import StrEnum


class Mark(StrEnum):
    """From what nobody would do better to what costs a good part of the game."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    BLUNDER = "blunder"


# The chance to win that must have been lost, and by how many standard errors it must stand out:
# what is within the noise of the estimate was never a mistake.
SLIP_COST, SLIP_ERRORS = 0.04, 2.5
BLUNDER_COST, BLUNDER_ERRORS = 0.1, 4.0


def mark_of(cost: float, error: float, is_best: bool) -> Mark:
    """How a decision is marked that lost this much, as far as the estimate can tell."""
    if is_best:
        return Mark.BEST
    if cost >= BLUNDER_COST and cost >= BLUNDER_ERRORS * error:
        return Mark.BLUNDER
    if cost >= SLIP_COST and cost >= SLIP_ERRORS * error:
        return Mark.SLIP
    return Mark.GOOD


def is_mistake(cost: float, error: float) -> bool:
    """Was something lost, as far as the estimate can tell?"""
    return mark_of(cost, error, is_best=False) is not Mark.GOOD


def is_glanced(cost: float, error: float) -> bool:
    """Is a first look enough: does it seem a mistake, or would more games hardly make it one?"""
    return is_mistake(cost, error) or cost + SLIP_ERRORS * error < SLIP_COST


def is_settled(cost: float, error: float) -> bool:
    """Is a second look enough: is it a blunder, or no mistake as far as it goes?

    Whoever is accused goes free sooner than guilty: a mistake must stand out to the end.
    """
    return cost < SLIP_COST or mark_of(cost, error, is_best=False) is Mark.BLUNDER
