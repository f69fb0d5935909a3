"""Two bots compared, deal by deal."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from mappamundi.arena.estimate import Estimate, estimate, estimate_share
from mappamundi.arena.haul import WIN, Deal, Haul

PAR = 0.5  # the share of either of two equal bots


class Duel(msgspec.Struct, frozen=True):
    """How two bots did in the same deals; the gaps are the first's seat less the second's."""

    bots: tuple[str, str]
    deals: int
    win_shares: tuple[float, float]  # of one seat of each
    points_means: tuple[float, float]
    win_gap: Estimate
    points_gap: Estimate
    share: Estimate | None  # of the first's in the wins, where the two fill the table half and half


def duel(one: str, other: str, deals: Sequence[Deal], seats: int) -> Duel:
    """Compare by the deals in which both took part."""
    shared = [deal for deal in deals if one in deal and other in deal]
    pairs = [(deal[one], deal[other]) for deal in shared]
    first, second = [mine for mine, _ in pairs], [theirs for _, theirs in pairs]
    are_halves = all(is_halved(deal) for deal in shared)
    return Duel(
        bots=(one, other),
        deals=len(pairs),
        win_shares=(win_share(first), win_share(second)),
        points_means=(points_mean(first), points_mean(second)),
        win_gap=estimate([mine.win_share - theirs.win_share for mine, theirs in pairs]),
        points_gap=estimate([mine.points_mean - theirs.points_mean for mine, theirs in pairs]),
        share=estimate_share([half(*pair, seats) for pair in pairs], PAR) if are_halves else None,
    )


def is_halved(deal: Deal) -> bool:
    """Did two bots sit in equally many seats, and nobody else?"""
    return len(deal) == 2 and len({haul.seats for haul in deal.values()}) == 1


def half(mine: Haul, theirs: Haul, seats: int) -> float:
    """Return the first bot's share of a deal's wins; wins of nobody's are shared."""
    games = (mine.seats + theirs.seats) / seats
    return PAR + (mine.wins - theirs.wins) / (2 * games * WIN)


def win_share(hauls: Sequence[Haul]) -> float:
    """The share of wins of one seat, over all deals."""
    return fmean(haul.win_share for haul in hauls)


def points_mean(hauls: Sequence[Haul]) -> float:
    """The mean of one seat's points, over all deals."""
    return fmean(haul.points_mean for haul in hauls)
