"""A batch compiled to PTX, on any machine; `device` steps it where there is a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from mappamundi.compiling import gather, gpu
from mappamundi.envs.device import ENTRIES, ORDER, Kernels
from mappamundi.envs.stepper import FUNCTIONS, KINDS, written
from mappamundi.game import GAMES, LARGEST_CHOICE, Game

# One thread a game. What its seat knows lies in the thread's own memory while it is written down.
BODIES = {
    "step_games": f"""
def kernel(states, start, chosen, counts, is_over, results, features, legal, seed):
    i = cuda.grid(1)
    if i < len(states):
        known = cuda.local.array(1, STATE)
        room = cuda.local.array({LARGEST_CHOICE}, numpy.int16)
        step_games(
            states, start, known, chosen, counts, is_over, results, features, legal, room, seed,
            i, i + 1,
        )
""",
    "find_illegal": """
def kernel(states, chosen, refused):
    i = cuda.grid(1)
    if i < len(states):
        refused[i] = find_illegal(states, chosen, i, i + 1) == i
""",
    "choose_at_random": f"""
def kernel(states, chosen, counts, seed):
    i = cuda.grid(1)
    if i < len(states):
        room = cuda.local.array({LARGEST_CHOICE}, numpy.int16)
        choose_at_random(states, chosen, counts, room, seed, i, i + 1)
""",
}


def build(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Kernels:
    """All that a GPU needs to step games of this kind; none is needed here, nor a driver."""
    played = GAMES[game]
    seats = played.usual_seats if seats is None else seats
    return Kernels(
        ptx={name: ptx_of(played, name) for name in ENTRIES},
        start=played.start(seats, options).to_bytes(),
        seats=seats,
        features=played.features.FEATURES,
        actions=played.features.ACTIONS,
    )


def ptx_of(game: Game, name: str) -> str:
    """One function of `stepping`, a thread for each game."""
    function = next(each for each in FUNCTIONS if each.__name__ == name)
    unit = gather(written(game), [function])
    source = unit.source(gpu.HEADER, lambda _: gpu.DEVICE) + BODIES[name]
    state: np.dtype[Any] = game.rules.State.DTYPE
    shown = {shown: KINDS[shown] + ORDER for shown in ("features", "legal")}
    kinds: dict[str, np.dtype[Any] | str]
    kinds = {**KINDS, **shown, "refused": "boolean[]", "seed": "int64"}
    arguments = [kinds.get(argument, state) for argument in ENTRIES[name]]
    return gpu.compile_kernel(f"{game.slug}_{name}", source, arguments, state=state)
