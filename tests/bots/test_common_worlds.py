"""Actions are compared in the same worlds, and only near equals are left to chance."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.searching.search import search
from mappamundi.bots.searching.study import Study
from mappamundi.bots.searching.wits import written
from mappamundi.bots.settings import SearchSettings
from mappamundi.compiling.runner import callable_rules
from mappamundi.draws import stream
from mappamundi.game import GAMES
from mappamundi.nature import Fast
from mappamundi.record import NATURE

SEED = 7
SETTINGS = SearchSettings(
    simulations=24, exploring=5_000, liking=0, glances=1, blunders=0, worlds=0
)


def test_every_first_action_meets_the_same_worlds_in_the_same_order() -> None:
    game = GAMES["pingvasion"]
    state, nature = game.start(3), Fast(1)
    while game.waiting(state) == (NATURE,):
        game.rules.apply(state, NATURE, nature.draw(game.rules.outcomes(state)))
    wits, keys = callable_rules(written(game)), []
    imagine = wits.imagine

    def recorded(s: Any, seat: int, key: int) -> None:
        keys.append(key)
        imagine(s, seat, key)

    wits.imagine = recorded
    engine = Engine(game, is_compiled=False)
    engine.search = partial(search, wits)
    study = Study(engine, SETTINGS)
    study.sit_down(game.known(state, 0), 0, 3, None)
    study.simulate(SEED, 0, lambda: 0.0, 1.0)
    visits = [node.visits for _, node in study.tried()]
    met = Counter(keys[1::2])  # the second world of each simulation is the one that it plays in
    assert sum(visits) == SETTINGS.simulations
    assert met == Counter(stream(SEED, world) for each in visits for world in range(1, each + 1))
