"""What a leaf is worth to each seat: mostly the chance to win, and a little the lead in points."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.memory import WHOLE
from mappamundi.bots.searching.tables import CHANCE_BEHIND, NO_CHANCE, SWING_STEPS

WIN_PART = 8_500  # part of the chance to win in the worth; the rest is the lead


def pay_seats(rules: Any, s: Any, desk: Any) -> None:
    """Note down points and payoff of every seat."""
    sum_of_points = 0
    best = 0
    for seat in range(s.seats):
        points = rules.value(s, seat)
        desk.points[seat] = points
        sum_of_points += points
        best = points if seat == 0 else max(best, points)
    average = sum_of_points // s.seats
    for seat in range(s.seats):
        desk.span = max(desk.span, abs(desk.points[seat] - average))
    if rules.waiting(s) == 0:
        share_by_place(rules, s, desk)
    else:
        share_by_points(rules, s, desk, best)
    for seat in range(s.seats):
        lead = WHOLE // 2 + (desk.points[seat] - average) * WHOLE // (2 * desk.span)
        desk.payoff[seat] = (desk.payoff[seat] * WIN_PART + lead * (WHOLE - WIN_PART)) // WHOLE


def share_by_place(rules: Any, s: Any, desk: Any) -> None:
    """The winners share the win."""
    winners = 0
    for seat in range(s.seats):
        desk.payoff[seat] = 1 if rules.place(s, seat) == 1 else 0
        winners += desk.payoff[seat]
    winners = max(1, winners)  # a dummy may have won alone
    for seat in range(s.seats):
        desk.payoff[seat] = desk.payoff[seat] * WHOLE // winners


def share_by_points(rules: Any, s: Any, desk: Any, best: int) -> None:
    """Share out the chances to win by points: the less, the farther a seat is behind."""
    reach = rules.swing(s)
    if reach == 0:
        reach = desk.span
    total = 0
    for seat in range(s.seats):
        behind = min((best - desk.points[seat]) * SWING_STEPS // reach, NO_CHANCE)
        desk.payoff[seat] = CHANCE_BEHIND[behind]
        total += CHANCE_BEHIND[behind]
    for seat in range(s.seats):
        desk.payoff[seat] = desk.payoff[seat] * WHOLE // total
