"""Regret matching: what is sealed is drawn as it is regretted, what is open is not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from mappamundi.bots import LEVELS
from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.searching.matching import match_regrets, regret_choice
from mappamundi.bots.searching.memory import WHOLE, Desk, Node
from mappamundi.bots.searching.study import Study
from mappamundi.bots.settings import settings
from mappamundi.draws import stream
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE, NONE

GAME = GAMES["null_nichtig"]
STEADY = LEVELS[1].rank
CHOICE = 2  # what promises most


def root_with(*regrets: int) -> list[Node]:
    """A root and its actions, each tried once."""
    nodes = [Node() for _ in range(1 + len(regrets))]
    for place, regret in enumerate(regrets, 1):
        nodes[place].visits, nodes[place].regret = 1, regret
        nodes[place].sibling = nodes[0].child
        nodes[0].child = place
    return nodes


def drawn(regrets: tuple[int, ...], matching: int, times: int = 4_000) -> Counter[int]:
    """How often each action is chosen."""
    desk, nodes = Desk(), root_with(*regrets)
    desk.matching = matching
    desk.node[: len(regrets)] = range(1, len(nodes))
    count = len(regrets)
    keys = (stream(3, number) for number in range(times))
    return Counter(match_regrets(nodes, desk, count, CHOICE, key) for key in keys)


def test_actions_are_drawn_as_they_are_regretted() -> None:
    found = drawn((100, 300, 0), WHOLE)
    assert found[2] == 0
    assert 0.22 < found[0] / 4_000 < 0.28


def test_now_and_then_what_promises_most_is_tried() -> None:
    assert 0.17 < drawn((100, 300, 0), 8_000)[CHOICE] / 4_000 < 0.23


def test_without_any_regret_what_promises_most_is_tried() -> None:
    assert drawn((0, 0, 0), WHOLE) == {CHOICE: 4_000}


def test_an_action_never_tried_has_no_regret() -> None:
    desk, nodes = Desk(), root_with(50)
    desk.matching = WHOLE
    desk.node[:2] = [NONE, 1]
    assert match_regrets(nodes, desk, 2, CHOICE, stream(3, 0)) == 1


def test_what_did_better_is_regretted_and_no_regret_falls_below_nothing() -> None:
    desk, nodes = Desk(), root_with(0, 40)
    desk.payoff[0] = 5_000
    nodes[1].worth, nodes[2].worth = 5_800, 4_000
    regret_choice(nodes, desk)
    assert [nodes[1].regret, nodes[2].regret] == [100, 0]


def searched(game: Game, moves: int) -> Study:
    """A search with regret at a position so many cards into the game."""
    state, nature = game.start(4), Fast(1)
    done = 0
    while done < moves or game.waiting(state) == (NATURE,):
        seat = game.waiting(state)[0]
        if seat == NATURE:
            game.do(state, NATURE, nature.draw(game.rules.outcomes(state)))
        else:
            game.do(state, seat, game.legal(state, seat)[0])
            done += 1
    seat = game.waiting(state)[0]
    few = replace(settings(game, STEADY), simulations=24)
    study = Study(Engine(game, is_compiled=False), few)
    study.sit_down(game.known(state, seat), seat, STEADY, None)
    study.simulate(1, 1, lambda: 0.0, 1.0)
    return study


def test_start_cards_are_regretted_and_tricks_are_not() -> None:
    """N&N: all choose start cards at once, unseen; a trick is played in turn."""
    assert settings(GAME, STEADY).matching > 0
    assert any(node.regret > 0 for _, node in searched(GAME, 0).tried())
    assert all(node.regret == 0 for _, node in searched(GAME, 12).tried())
