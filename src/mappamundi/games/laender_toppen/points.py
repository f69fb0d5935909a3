"""What the points of a seat in Länder toppen! are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from mappamundi.games.laender_toppen.facts import BOTH, CLOSED, CONTINENTS, PILE_IDS, PILES
from mappamundi.games.laender_toppen.rules import State, majority
from mappamundi.told import Counted, Told

Lying: TypeAlias = list[list[str]]  # where cards lie, as `State.where` counts it -> the cards


def why(s: State, seat: int, spread: Lying) -> list[Counted]:
    """§8 Pile by pile, also those that bring nothing yet."""
    return [*continents(s, seat, spread), *others(seat, spread)]


def continents(s: State, seat: int, spread: Lying) -> Iterator[Counted]:
    """§8.3, §8.4 A continent brings as much as its majority does."""
    for continent in range(CONTINENTS):
        if s.height[seat][continent]:
            yield Counted(majority(s, seat, continent), race(s, seat, continent, spread))


def race(s: State, seat: int, continent: int, spread: Lying) -> Told:
    """How the race for a continent stands for somebody who is in it."""
    heights = [s.height[each][continent] for each in range(s.seats)]
    mine = heights[seat]
    about: dict[str, str | int | list[str]] = {
        "continent": PILE_IDS[continent],
        "cards": spread[seat * PILES + continent],
    }
    if mine < max(heights):
        return Told("laender-toppen-why-behind", {**about, "most": max(heights)})
    if heights.count(mine) > 1:
        return Told("laender-toppen-why-shared", {**about, "sharers": heights.count(mine)})
    return Told("laender-toppen-why-most", about)


def others(seat: int, spread: Lying) -> Iterator[Counted]:
    """§8.5 The closed pile, a point a card; §7.1 what is not assigned counts nowhere yet."""
    if undecided := spread[seat * PILES + BOTH]:
        yield Counted(0, Told("laender-toppen-why-undecided", {"cards": undecided}))
    if closed := spread[seat * PILES + CLOSED]:
        yield Counted(len(closed), Told("laender-toppen-why-closed", {"cards": closed}))
