"""What other libraries test environments with, on every game: suites.py pettingzoo|openspiel."""

from __future__ import annotations

import sys
import warnings

from mappamundi import GAMES

CYCLES, SEEDED = 100, 20
SHORT = {"countries": {"rows": 2}}


def pettingzoo() -> None:
    """The tests of its two interfaces, and of seeds."""
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from mappamundi.envs.parallel import parallel_env
    from mappamundi.envs.pettingzoo import env

    # It warns of every environment whose observation holds a mask.
    warnings.simplefilter("ignore", UserWarning)
    for slug in GAMES:
        options = {name: str(value) for name, value in SHORT.get(slug, {}).items()}
        api_test(env(slug, options=options), num_cycles=CYCLES)
        seed_test(lambda slug=slug, options=options: env(slug, options=options), SEEDED)  # type: ignore[misc]
        parallel_api_test(parallel_env(slug, options=options), num_cycles=CYCLES)


def openspiel() -> None:
    """Random games with all that it checks of a state on the way, serialised too."""
    import pyspiel

    from mappamundi.envs.openspiel import name

    for slug in GAMES:
        game = pyspiel.load_game(name(slug), SHORT.get(slug, {}))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


if __name__ == "__main__":
    (which,) = sys.argv[1:]
    {"pettingzoo": pettingzoo, "openspiel": openspiel}[which]()
    print(f"{len(GAMES)} games")
