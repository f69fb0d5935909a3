"""Solves a tiny variant of a game: CFR of OpenSpiel, and how far what it found can be exploited.

pip install "mappamundi[openspiel]"
python examples/solve.py tiny_null_nichtig --rounds 400
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import pyspiel

from mappamundi.envs.openspiel import name

SOLVERS = {"cfr": pyspiel.CFRSolver, "cfr+": pyspiel.CFRPlusSolver}
MARKS = (1, 10, 50, 100, 200, 400, 1000)


def tree(game: Any) -> Any:
    """The same game as a tree in OpenSpiel's own memory, in which a walk costs no Python."""
    numbers: tuple[dict[str, int], ...] = ({}, {})  # of each player's information states
    heading = 'EFG 2 R "tree" { "0" "1" }'
    return pyspiel.load_efg_game("\n".join([heading, *nodes(game.new_initial_state(), numbers)]))


def nodes(state: Any, numbers: tuple[dict[str, int], ...]) -> Iterator[str]:
    """A state and all that may follow, depth first, a line each as Gambit writes them."""
    if state.is_terminal():
        mine, theirs = state.returns()
        yield f't "" {int(mine) + 2} "" {{ {mine} {theirs} }}'
        return
    actions = state.legal_actions()
    if state.is_chance_node():
        likely = " ".join(f'"{action}" {1 / len(actions):.15f}' for action in actions)
        yield f'c "" 1 "" {{ {likely} }} 0'
    else:
        player = state.current_player()
        known = numbers[player]
        number = known.setdefault(state.information_state_string(), len(known) + 1)
        choice = " ".join(f'"{action}"' for action in actions)
        yield f'p "" {player + 1} {number} "" {{ {choice} }} 0'
    for action in actions:
        yield from nodes(state.child(action), numbers)


def solved(game: Any, rounds: int, solver: str = "cfr+") -> Iterator[tuple[int, float, float]]:
    """After some rounds: how many, how far their average can be exploited, and what it is worth."""
    learner = SOLVERS[solver](game)
    yield 0, *judged(game, pyspiel.UniformRandomPolicy(game))
    for done in range(1, rounds + 1):
        learner.evaluate_and_update_policy()
        if done in MARKS or done == rounds:
            yield done, *judged(game, learner.average_policy())


def judged(game: Any, policy: Any) -> tuple[float, float]:
    """How far a policy can be exploited, and what it wins for the first player against itself."""
    returns = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    return pyspiel.exploitability(game, policy), returns[0]


def main() -> None:
    """Build the tree, and say how near to exact play each mark is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tiny_null_nichtig")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--solver", choices=SOLVERS, default="cfr+")
    asked = parser.parse_args()
    game = tree(pyspiel.load_game(name(asked.game)))
    for done, gap, worth in solved(game, asked.rounds, asked.solver):
        print(f"{done} rounds: exploitability {gap:.6f}, worth {worth:+.4f}")


if __name__ == "__main__":
    main()
