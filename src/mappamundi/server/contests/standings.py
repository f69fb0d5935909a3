"""How a contest stands: all of it follows from the results of its tables.

Of everybody a person sits with, beating one is two halves of a point and a draw is one. Equals are
told apart by how they did with the cards that others had in the same seat at other tables, then by
the points of those they met, then by tables won; who is equal in all of it shares a place.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

HALF = Fraction(1, 2)


class SeatResult(NamedTuple):
    """How one seat at one table of a contest ended."""

    number: int  # of the round
    table: str
    seat: int
    person: str | None  # None for a bot
    place: int
    points: int
    has_left: bool = False


class Merit(NamedTuple):
    """What somebody is ranked by, the first thing first; the more, the better."""

    halves: int = 0  # of points
    duplicate: Fraction = Fraction()  # share beaten of those with the same cards, round by round
    opponents: int = 0  # halves of points of those they met
    won: int = 0  # tables


def merits(people: Iterable[str], results: Sequence[SeatResult]) -> dict[str, Merit]:
    """What everybody has earned so far."""
    tables: dict[str, list[SeatResult]] = defaultdict(list)
    alike: dict[tuple[int, int], list[SeatResult]] = defaultdict(list)
    for each in results:
        tables[each.table].append(each)
        alike[each.number, each.seat].append(each)
    halves: Counter[str] = Counter()
    duplicate: dict[str, Fraction] = defaultdict(Fraction)
    won: Counter[str] = Counter()
    for each in results:
        if each.person is not None:
            others = [other for other in tables[each.table] if other.seat != each.seat]
            halves[each.person] += sum(_against(-each.place, -other.place) for other in others)
            duplicate[each.person] += _duplicate(each, alike[each.number, each.seat])
            won[each.person] += each.place == 1
    opponents = {
        person: sum(halves[other] * times for other, times in met_by(person, results).items())
        for person in people
    }
    return {
        person: Merit(halves[person], duplicate[person], met, won[person])
        for person, met in opponents.items()
    }


def _against(mine: int, theirs: int) -> int:
    """Two for more, one for as much."""
    return 2 if mine > theirs else int(mine == theirs)


def _duplicate(own: SeatResult, alike: Sequence[SeatResult]) -> Fraction:
    """What share of those with the same cards one has beaten; half where there are none.

    Rounds have different numbers of tables: rounding here would decide who is before whom.
    """
    others = [each for each in alike if each.table != own.table]
    if not others:
        return HALF
    return HALF * Fraction(sum(_against(own.points, each.points) for each in others), len(others))


def met_by(person: str, results: Sequence[SeatResult]) -> Counter[str]:
    """Whom somebody has met, and how often."""
    own = {each.table for each in results if each.person == person}
    there = [each.person for each in results if each.table in own]
    return Counter(each for each in there if each is not None and each != person)


def meetings(results: Sequence[SeatResult]) -> Counter[frozenset[str]]:
    """How often each two have met."""
    tables: dict[str, list[str]] = defaultdict(list)
    for each in results:
        if each.person is not None:
            tables[each.table].append(each.person)
    pairs = (
        frozenset((one, other))
        for people in tables.values()
        for i, one in enumerate(people)
        for other in people[:i]
    )
    return Counter(pairs)


def ordered(found: dict[str, Merit], order: Sequence[str]) -> list[str]:
    """People by what they have earned; equals in the order that was drawn for them."""
    drawn = {person: i for i, person in enumerate(order)}
    return sorted(found, key=lambda each: (*(-part for part in found[each]), drawn[each]))


def place_of(person: str, found: dict[str, Merit]) -> int:
    """The place of somebody; equals share it."""
    return 1 + sum(merit > found[person] for merit in found.values())


def quitters(results: Sequence[SeatResult]) -> set[str]:
    """Who did not play the last of their tables to its end: they are not paired any more."""
    last: dict[str, SeatResult] = {}
    for each in results:
        if each.person is not None and (
            each.person not in last or last[each.person].number < each.number
        ):
            last[each.person] = each
    return {person for person, each in last.items() if each.has_left}
