"""Three speeds: compiled with every index checked, and at full speed, equal to the plain rules."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pytest

from mappamundi import loops
from mappamundi.compiling import compiled
from mappamundi.compiling.gpu import CAPABILITY, build
from mappamundi.draws import stream
from mappamundi.game import LARGEST_CHOICE
from mappamundi.record import SPECTATOR
from mappamundi.testing.held import Held
from mappamundi.testing.worlds import FULL, Setup, moments, setups

GAMES_COMPARED = 1000  # of each kind; with MAPPAMUNDI_FULL=1, of every set-up of it
SEED = 20261115
LONGEST = 4096  # steps


def compared(setup: Setup) -> int:
    """The games of one set-up; all set-ups of a kind share its number."""
    return GAMES_COMPARED if FULL else -(-GAMES_COMPARED // len(setups(setup.slug)))


def table(setup: Setup, length: int) -> Any:
    return np.zeros(length, setup.game.rules.State.DTYPE)


def test_compiled_is_interpreted_at_every_step(setup: Setup) -> None:
    """With bounds checks on: the same draws give the same bytes after every single action."""
    twin, rules = compiled(setup.game, checked=True), setup.game.rules
    states, start = table(setup, LONGEST), setup.start().pack()
    actions, room = np.zeros(LONGEST, np.int16), np.zeros(LARGEST_CHOICE, np.int16)
    code, size = np.dtype(rules.State.NUMBER).char, states.itemsize
    for number in range(compared(setup)):
        states[0] = start
        steps = twin.trace(states, actions, stream(SEED, number), room)
        assert 0 < steps < LONGEST - 1
        memory, state = states[: steps + 1].tobytes(), setup.start()
        for step, action in enumerate(actions[:steps].tolist(), 1):
            rules.apply(state, loops.lowest(rules.waiting(state)), action)
            same = memory[step * size : (step + 1) * size] == array(code, state.numbers()).tobytes()
            assert same, f"game {number}, step {step}, action {action}"
        assert rules.waiting(state) == 0


def test_full_speed_is_the_checked_speed(setup: Setup) -> None:
    states, room = table(setup, compared(setup)), np.zeros(LARGEST_CHOICE, np.int16)
    start = np.array([setup.start().pack()])
    decisions = compiled(setup.game).play_many(states, start, SEED, 0, room)
    ended = states.tobytes()
    assert compiled(setup.game, checked=True).play_many(states, start, SEED, 0, room) == decisions
    assert states.tobytes() == ended


def test_every_question_has_the_same_answer_compiled(setup: Setup) -> None:
    game, rules = setup.game, setup.game.rules
    twin = compiled(game, checked=True)
    full, known = table(setup, 1), table(setup, 1)
    for step in list(moments(setup, SEED))[::7]:
        full[0] = step.state.pack()
        assert twin.waiting(full[0]) == rules.waiting(step.state)
        for seat in [*range(setup.seats), SPECTATOR]:
            redacted = game.known(step.state, seat)
            known[0] = full[0]
            twin.redact(known[0], seat)
            assert known.tobytes() == redacted.to_bytes()
            seen = rules.sees(step.state, seat, step.actor, step.action)
            assert twin.sees(full[0], seat, step.actor, step.action) == seen
            if seat != SPECTATOR:
                assert_same_answers(setup, twin, redacted, known, seat)
            twin.imagine(known[0], seat, SEED)
            rules.imagine(redacted, seat, SEED)
            assert known.tobytes() == redacted.to_bytes()


def assert_same_answers(setup: Setup, twin: Any, redacted: Any, known: Any, seat: int) -> None:
    game, rules = setup.game, setup.game.rules
    assert twin.score(known[0], seat) == rules.score(redacted, seat)
    assert twin.place(known[0], seat) == rules.place(redacted, seat)
    for action in range(-3, LARGEST_CHOICE):
        assert twin.is_legal(known[0], seat, action) == rules.is_legal(redacted, seat, action)
    row, plain = np.zeros(game.features.FEATURES, np.int16), [0] * game.features.FEATURES
    twin.features(known[0], seat, row)
    game.features.features(redacted, seat, plain)
    assert row.tolist() == plain
    room = np.zeros(LARGEST_CHOICE, np.int16)
    for action in game.legal(redacted, seat):
        looks = game.bots.prefer(redacted, seat, action)
        assert twin.prefer(known[0], seat, action) == looks
    if rules.waiting(redacted) >> seat & 1:
        count = twin.legal(known[0], seat, room)
        assert room[:count].tolist() == game.legal(redacted, seat)


def test_ptx_builds_without_a_gpu(held: Held) -> None:
    pytest.importorskip("numba_cuda")
    ptx = build(held.game)
    assert f".target sm_{CAPABILITY[0]}{CAPABILITY[1]}" in ptx
    assert ".entry play_many(" in ptx
    assert "call" not in ptx  # everything is inlined; a call would go through slow memory
