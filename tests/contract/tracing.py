"""Whole random games for WebAssembly: what is asked of it, and what compiled rules make of it."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from typing import Any

import numpy as np

from mappamundi.compiling import compiled
from mappamundi.compiling.wasm import assemble
from mappamundi.draws import stream
from mappamundi.edge.module import module_of
from mappamundi.game import GAMES, LARGEST_CHOICE
from mappamundi.testing.worlds import Setup, setups

SEED = 20261116
LONGEST = 4096  # steps


def asking(slug: str, checked: bool = False, **wanted: Any) -> dict[str, Any]:
    """What `answering.ts` is told: a module, and what to do with it."""
    made = module_of(GAMES[slug], checked)
    code = b64encode(assemble(made.source)).decode()
    told = {"code": code, "layout": made.layout, "features": GAMES[slug].features.FEATURES}
    return {**told, "traces": [], "moments": [], **wanted}


def tracing(setup: Setup, traced: int, played: int) -> dict[str, Any]:
    """So many games whose every action is kept, and so many of which only the end is."""
    return {
        "seats": setup.seats,
        "settings": setup.game.numbers(dict(setup.options)),
        "keys": [str(stream(SEED, number)) for number in range(traced)],
        "longest": LONGEST,
        "seed": str(SEED),
        "games": played,
    }


def assert_same(slug: str, found: list[Any], traced: int, played: int) -> None:
    """Compare answers about all set-ups of a game with the same games compiled."""
    for setup, (ended, games) in zip(setups(slug), found, strict=True):
        assert games == traces(setup, traced), str(setup)
        assert ended == endings(setup, played), str(setup)


def traces(setup: Setup, count: int) -> list[str]:
    """A hash of all actions and states of each game."""
    twin = compiled(setup.game)
    states = np.zeros(LONGEST, setup.game.rules.State.DTYPE)
    actions, room = np.zeros(LONGEST, np.int16), np.zeros(LARGEST_CHOICE, np.int16)
    start, found = setup.start().pack(), []
    for number in range(count):
        states[0] = start
        steps = twin.trace(states, actions, stream(SEED, number), room)
        seen = hashlib.sha256(actions[:steps].tobytes())
        seen.update(states[: steps + 1].tobytes())
        found.append(f"{steps} {seen.hexdigest()[:16]}")
    return found


def endings(setup: Setup, count: int) -> str:
    """The decisions of many games, and a hash of how they ended."""
    states = np.zeros(count, setup.game.rules.State.DTYPE)
    start, room = np.array([setup.start().pack()]), np.zeros(LARGEST_CHOICE, np.int16)
    decisions = compiled(setup.game).play_many(states, start, SEED, 0, room)
    return f"{decisions} {hashlib.sha256(states.tobytes()).hexdigest()[:16]}"
