"""Our networks as they are asked in a forecast, at positions of games at random."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

import numpy as np

from mappamundi.bots.forecaster import rules_asked
from mappamundi.bots.networks.asking import ANSWER, COARSE, FINE, like
from mappamundi.bots.networks.learned import KINDS, Adviser, adviser_of
from mappamundi.compiling.runner import Runner
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE

POSITIONS = 64
APART = 7  # decisions between two positions of a game


def version() -> str:
    """Of what compiles it."""
    return version_of("numba")


def evaluate(
    rules: Any, states: Any, movers: Any, room: Any, out: Any, inner: Any, sums: Any, first: Any,
    first_scale: Any, first_bias: Any, deeper: Any, deeper_scale: Any, deeper_bias: Any,
    answers: Any, answers_scale: Any, answers_bias: Any, likings: Any, count: int,
) -> int:  # fmt: skip
    """Ask about every position: what is shown there, how each legal action is liked, the hope."""
    total = 0
    for i in range(count):
        seat = int(movers[i])
        choices = rules.legal(states[i], seat, room)
        total += like(
            rules, states[i], seat, out, inner, sums, first, first_scale, first_bias, deeper,
            deeper_scale, deeper_bias, answers, answers_scale, answers_bias, room, choices, likings,
        )  # fmt: skip
    return total


def positions(game: Game) -> list[tuple[Any, int]]:
    """What seats know where they have a choice, in games at random."""
    found: list[tuple[Any, int]] = []
    number = 0
    while len(found) < POSITIONS * APART:
        state, nature = game.start(game.usual_seats), Fast(number)
        while waiting := game.waiting(state):
            seat = waiting[nature.draw(len(waiting))]
            actions = game.legal(state, seat)
            if seat != NATURE and len(actions) > 1:
                found.append((game.known(state, seat), seat))
            game.do(state, seat, actions[nature.draw(len(actions))])
        number += 1
    return found[: POSITIONS * APART : APART]


@cache
def evaluating(game: Game) -> Any:
    """The function that asks, compiled."""
    runner = Runner(game, is_compiled=True)
    told = {**KINDS, "movers": "int64[]"}
    return runner.functions(rules_asked(game), [evaluate], told, has_long_loops=True).evaluate


def loop(slug: str) -> Callable[[], int]:
    """Asks about all positions, one after the other; counted are the answers."""
    return prepared(slug)[0]


def prepared(slug: str) -> tuple[Callable[[], int], Adviser]:
    """Something that asks about all positions, and in whose memory the last answer lies."""
    game = GAMES[slug]
    adviser, runner, asked = adviser_of(game), Runner(game, is_compiled=True), positions(game)
    states = runner.row(game.rules.State, len(asked))
    for i, (known, _) in enumerate(asked):
        runner.put(states, i, known)
    movers = np.array([seat for _, seat in asked])
    given = (states, movers, runner.room(), *adviser.network, adviser.arrays["likings"])

    def ask() -> int:
        evaluating(game)(*given, len(asked))
        return len(asked)

    return ask, adviser


def hand_over(slug: str, folder: str) -> list[list[float]]:
    """Write the network in fractions and what is shown; what ours answers, actions and hope."""
    game = GAMES[slug]
    adviser, asked = adviser_of(game), positions(game)
    rows = [shown(game, known, seat) for known, seat in asked]
    np.savez(Path(folder) / f"{slug}.npz", shown=np.array(rows, np.float32), **fractions(adviser))
    everything = list(range(game.features.ACTIONS))
    return [answered(adviser, known, seat, everything) for known, seat in asked]


def shown(game: Game, known: Any, seat: int) -> list[int]:
    """What a seat is shown."""
    out = [0] * game.features.FEATURES
    game.features.features(known, seat, out)
    return out


def answered(adviser: Adviser, known: Any, seat: int, actions: list[int]) -> list[float]:
    """How much every action is liked, legal or not, and at last the hope."""
    likings, hope = adviser.ask(known, seat, actions)
    return [float(each) for each in (*likings, hope)]


def fractions(adviser: Adviser) -> dict[str, Any]:
    """The same network in fractions, as frameworks keep it, by inputs and outputs."""
    kept = {name: np.asarray(each, np.float64) for name, each in adviser.arrays.items()}
    one = float(1 << FINE)
    return {
        "first": np.float32(kept["first"] * kept["first_scale"][:, None] / one),
        "first_bias": np.float32(kept["first_bias"] / one),
        "deeper": np.float32(kept["deeper"] * kept["deeper_scale"][:, None, :] / one),
        "deeper_bias": np.float32(kept["deeper_bias"] / (1 << COARSE)),
        "answers": np.float32((kept["answers"] * kept["answers_scale"][:, None]).T / one),
        "answers_bias": np.float32(kept["answers_bias"] / (1 << ANSWER)),
    }
