"""The networks of the package answer alike at every speed: as a sum of whole numbers, they must."""

from __future__ import annotations

import os
from itertools import islice
from typing import Any

import numpy as np
import pytest
from bots.test_learned import LEARNED, positions

from mappamundi.bots.networks.asking import ANSWER, COARSE, FINE, LARGEST, like
from mappamundi.bots.networks.learned import KINDS, Adviser, adviser_of, written
from mappamundi.bots.networks.weights import weights_of
from mappamundi.compiling import gather, gpu
from mappamundi.game import GAMES, Game

FULL = os.environ.get("MAPPAMUNDI_FULL") == "1"
EVERY = 5  # decisions from one position to the next
MOST = 40  # of a game
KERNEL = """
def kernel(
    states, seats, out, inner, sums, first, first_scale, first_bias, deeper, deeper_scale,
    deeper_bias, answers, answers_scale, answers_bias, actions, counts, likings, hopes
):
    i = cuda.grid(1)
    if i < len(states):
        hopes[i] = like(
            states[i], seats[i], out[i], inner[i], sums[i], first, first_scale, first_bias,
            deeper, deeper_scale, deeper_bias, answers, answers_scale, answers_bias, actions[i],
            counts[i], likings[i],
        )
"""
SHARED = [name for name in KINDS if name not in ("inner", "sums", "likings")]


def summed(game: Game, known: Any, seat: int, actions: list[int]) -> tuple[list[int], int]:
    """The same answer by matrices of 64 bits; what a layer of ours adds up fits into 32."""
    weights = {name: each.astype(np.int64) for name, each in weights_of(game).arrays.items()}
    out = [0] * game.features.FEATURES
    game.features.features(known, seat, out)
    inner = weights["first_bias"] + (np.array(out) * weights["first_scale"]) @ weights["first"]
    inner = fitting(inner).clip(0) >> (FINE - COARSE)
    inner = inner.clip(max=LARGEST)
    for layer, scale, bias in zip(
        weights["deeper"], weights["deeper_scale"], weights["deeper_bias"], strict=True
    ):
        more = bias + (fitting(inner @ layer) * scale >> FINE)
        inner = (inner + more.clip(0)).clip(max=LARGEST)
    totals = weights["answers"] @ inner * weights["answers_scale"]
    answers = weights["answers_bias"] + (totals >> FINE + COARSE - ANSWER)
    return answers[actions].tolist(), int(answers[-1])


def fitting(sums: Any) -> Any:
    assert np.abs(sums).max() < 1 << 31
    return sums


@pytest.mark.parametrize("slug", LEARNED)
def test_compiled_it_answers_what_matrices_do(slug: str) -> None:
    game, answers = GAMES[slug], set[str]()
    for seed in range(4):
        for state, seat in islice(positions(game, seed), 0, MOST, EVERY):
            known, actions = game.known(state, seat), list(game.legal(state, seat))
            answer = adviser_of(game).ask(known, seat, actions)
            assert answer == summed(game, known, seat, actions)
            answers.add(repr(answer))
    assert len(answers) > 20


@pytest.mark.parametrize("slug", LEARNED)
def test_as_it_is_written_it_answers_the_same(slug: str) -> None:
    """Once a game: as it is written it counts for seconds."""
    game = GAMES[slug]
    state, seat = next(islice(positions(game, seed=7), EVERY, None))
    known, actions = game.known(state, seat), game.legal(state, seat)
    plain = Adviser(game, weights_of(game), is_compiled=False)
    assert plain.ask(known, seat, actions) == adviser_of(game).ask(known, seat, actions)


@pytest.mark.parametrize("slug", LEARNED if FULL else LEARNED[-1:])
def test_it_builds_for_a_gpu_where_there_is_none(slug: str) -> None:
    """The same functions as PTX, with nothing in them that only a core has."""
    game = GAMES[slug]
    unit = gather(written(game), [like])
    own = ("int64[]", "int16[,]", "int32[,]", "int32[,]")
    asked = ("int16[,]", "int64[]", "int64[,]", "int64[]")
    kinds = (game.rules.State.DTYPE, *own, *(KINDS[name] for name in SHARED), *asked)
    ptx = gpu.compile_kernel(
        f"{slug}_network", unit.source(gpu.HEADER, lambda _: gpu.DEVICE) + KERNEL, kinds
    )
    assert ptx.count(".entry") == 1
    assert "ld.global.s8" in ptx or "ld.s8" in ptx or "ld.u8" in ptx  # weights stay bytes
    floats = {word for word in ptx.split() if word.startswith((".f32", ".f64"))}
    assert not floats
