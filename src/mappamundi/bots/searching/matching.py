"""Regret matching: where others choose at once, unseen, what is played must not be guessed.

After each simulation every action tried is regretted as far as it has brought more than what was
chosen this time; the next choice is drawn from them, as likely as each is regretted (RM+).
"""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.memory import WHOLE
from mappamundi.draws import draw, stream
from mappamundi.record import NONE

REGRET_PART = 8  # of what it missed, an action regrets an eighth: so the sum fits a cell


def match_regrets(nodes: Any, desk: Any, count: int, choice: int, key: int) -> int:
    """Where in `room` an action is, as likely as it is regretted, or `choice` now and then."""
    total = 0
    for i in range(count):
        if desk.node[i] != NONE:
            total += nodes[desk.node[i]].regret
    own = stream(key, 0)  # the world was imagined with the draws of `key` itself
    if total == 0 or draw(own, 0, WHOLE) >= desk.matching:
        return choice
    rest = draw(own, 1, total)
    for i in range(count):
        if desk.node[i] != NONE:
            rest -= nodes[desk.node[i]].regret
            if rest < 0:
                return i
    return choice


def regret_choice(nodes: Any, desk: Any) -> None:
    """Compare what came of the path with what comes of each action at the root on average."""
    came = desk.payoff[desk.seat]
    child = nodes[desk.root].child
    while child != NONE:
        node = nodes[child]
        if node.visits > 0:
            missed = node.worth // node.visits - came
            node.regret = max(0, node.regret + missed // REGRET_PART)
        child = node.sibling
