"""How a game is played on from a leaf of the tree: quickly, and not too badly."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.memory import WHOLE
from mappamundi.draws import draw
from mappamundi.loops import draw_outcome
from mappamundi.record import NATURE

DRAWS_EACH = 8  # numbers of draws kept for one decision of a rollout


def roll_out(rules: Any, s: Any, desk: Any, room: Any, key: int) -> None:
    """Play on until the game is over or its `value` can speak."""
    counter = DRAWS_EACH * DRAWS_EACH
    mask = rules.waiting(s)
    while mask != 0 and not rules.is_horizon(s):
        seat = rules.next_seat(mask, desk.seat, key, counter)
        if seat == NATURE:
            action = draw_outcome(rules, s, key, counter)
        else:
            action = quick_choice(rules, s, desk, seat, room, key, counter + 1)
        rules.apply(s, seat, action)
        counter += DRAWS_EACH
        mask = rules.waiting(s)


def quick_choice(
    rules: Any, s: Any, desk: Any, seat: int, room: Any, key: int, counter: int
) -> int:
    """The most preferred of a few legal actions picked at random, or any of them by mistake."""
    count = rules.legal(s, seat, room)
    if count == 1:
        return int(room[0])
    pick = draw(key, counter, count)
    if desk.glances == 0 or draw(key, counter + 1, WHOLE) < desk.blunders:
        return int(room[pick])
    best = int(room[pick])
    most = rules.prefer(s, seat, best)
    # Picked from a random start in even steps: no draw for each, and none is picked twice.
    for _ in range(min(desk.glances, count) - 1):
        pick = pick + 1 if pick + 1 < count else 0
        like = rules.prefer(s, seat, int(room[pick]))
        if like > most:
            most = like
            best = int(room[pick])
    return best
