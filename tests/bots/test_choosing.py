"""What is chosen after a search: the first choice in the open, a mixture where none sees it."""

from __future__ import annotations

import pytest

from mappamundi.bots.searching.choosing import (
    first_choice,
    mixture,
    pick_mixed,
    weight_of,
    worthiest,
)
from mappamundi.bots.searching.memory import WHOLE, Node
from mappamundi.record import NONE

ROOT = 0


def grown(*tried: tuple[int, float]) -> list[Node]:
    """A tree whose root was followed by actions 1, 2, …, each so often, and worth so much."""
    nodes = [Node()]
    for place, (visits, worth) in enumerate(tried, 1):
        node = Node()
        node.action, node.visits, node.worth = place, visits, round(worth * visits * WHOLE)
        node.sibling = place + 1 if place < len(tried) else NONE
        nodes.append(node)
    nodes[ROOT].child = 1
    return nodes


def weights(nodes: list[Node]) -> list[int]:
    """How often each action is chosen where none sees it."""
    first = first_choice(nodes, ROOT)
    best = worthiest(nodes, ROOT, first)
    found = [weight_of(nodes, place, first, best) for place in range(1, len(nodes))]
    assert mixture(nodes, ROOT, first, best) == sum(found)
    picked = [pick_mixed(nodes, ROOT, first, best, number) for number in range(sum(found))]
    assert [picked.count(place) for place in range(1, len(nodes))] == found
    return found


@pytest.mark.parametrize(
    ("tried", "chosen"),
    [
        ([(60, 0.0), (40, 0.0), (9, 0.0)], [60, 40, 0]),  # only what was tried seriously
        ([(40, 0.300), (30, 0.302), (25, 0.290)], [40, 30, 0]),  # near equals, as often as tried
        ([(40, 0.30), (30, 0.34), (5, 0.50)], [0, 30, 0]),  # what is clearly best of the serious
    ],
)
def test_a_mixture(tried: list[tuple[int, float]], chosen: list[int]) -> None:
    assert weights(grown(*tried)) == chosen


def test_the_first_choice_was_tried_most_or_is_worth_more() -> None:
    assert first_choice(grown((3, 0.9), (8, 0.1), (8, 0.2), (8, 0.2)), ROOT) == 3
