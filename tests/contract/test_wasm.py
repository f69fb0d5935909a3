"""The fourth speed: in WebAssembly, every game is what it is compiled and interpreted."""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from edge import ENGINE, node

from mappamundi.compiling import compiled
from mappamundi.compiling.wasm import assemble
from mappamundi.draws import stream
from mappamundi.edge.module import module_of
from mappamundi.game import GAMES, LARGEST_CHOICE, TAKE_BACK
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.testing.speeds import compared
from mappamundi.testing.worlds import Setup, moments, setups

ANSWERS = ENGINE / "test" / "answers.ts"
GAMES_COMPARED = 1000  # of every set-up to the end, and of every kind after each action
SEED = 20261116
LONGEST = 4096  # steps
MOMENTS = 60  # of all set-ups of a game together that are asked about
PATIENCE = 240


def asked(slug: str, folder: Path, checked: bool, **wanted: Any) -> Any:
    """What the module of a game answers in Node.js."""
    made = module_of(GAMES[slug], checked)
    path = folder / f"{slug}.wasm"
    path.write_bytes(assemble(made.source))
    features = GAMES[slug].features.FEATURES
    asking = {"module": str(path), "layout": made.layout, "features": features}
    asking |= {"traces": [], "moments": [], **wanted}
    command = [node(), "--disable-warning=ExperimentalWarning", str(ANSWERS)]
    said = subprocess.run(
        command, input=json.dumps(asking).encode(), capture_output=True, timeout=PATIENCE
    )
    assert said.returncode == 0, said.stderr.decode()
    return json.loads(said.stdout)


def traced(setup: Setup) -> list[str]:
    """The same games compiled: a hash of all actions and states of each."""
    twin = compiled(setup.game)
    states = np.zeros(LONGEST, setup.game.rules.State.DTYPE)
    actions, room = np.zeros(LONGEST, np.int16), np.zeros(LARGEST_CHOICE, np.int16)
    start, found = setup.start().pack(), []
    for number in range(compared(setup)):
        states[0] = start
        steps = twin.trace(states, actions, stream(SEED, number), room)
        seen = hashlib.sha256(actions[:steps].tobytes())
        seen.update(states[: steps + 1].tobytes())
        found.append(f"{steps} {seen.hexdigest()[:16]}")
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_action_of_every_game_is_the_same(slug: str, tmp_path: Path) -> None:
    """Every set-up, to the last byte: after every single action, and at the end of many games."""
    wanted = [
        {
            "seats": setup.seats,
            "settings": setup.game.numbers(dict(setup.options)),
            "keys": [str(stream(SEED, number)) for number in range(compared(setup))],
            "longest": LONGEST,
            "seed": str(SEED),
            "games": GAMES_COMPARED,
        }
        for setup in setups(slug)
    ]
    found = asked(slug, tmp_path, checked=False, traces=wanted)["traces"]
    for setup, (ended, games) in zip(setups(slug), found, strict=True):
        assert games == traced(setup), str(setup)
        assert ended == played(setup), str(setup)


def played(setup: Setup) -> str:
    """Many games compiled: the decisions, and a hash of how they ended."""
    states = np.zeros(GAMES_COMPARED, setup.game.rules.State.DTYPE)
    start, room = np.array([setup.start().pack()]), np.zeros(LARGEST_CHOICE, np.int16)
    decisions = compiled(setup.game).play_many(states, start, SEED, 0, room)
    return f"{decisions} {hashlib.sha256(states.tobytes()).hexdigest()[:16]}"


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_has_the_same_answer(slug: str, tmp_path: Path) -> None:
    """As they are written, with every index looked at."""
    met = [(setup, each) for setup in setups(slug) for each in moments(setup, SEED)]
    steps = met[:: len(met) // MOMENTS]
    wanted = [
        {
            "state": text(step.state),
            "seats": setup.seats,
            "actor": step.actor,
            "action": step.action,
            "seed": str(SEED),
        }
        for setup, step in steps
    ]
    found = asked(slug, tmp_path, checked=True, moments=wanted)["moments"]
    for (setup, step), answers in zip(steps, found, strict=True):
        assert answers == answered(setup, step), str(setup)


def answered(setup: Setup, step: Any) -> list[Any]:
    """Everything that can be asked about a state, as the rules are written."""
    game, s = setup.game, step.state
    chance = game.rules.outcomes(s) if NATURE in game.waiting(s) else 0
    reason = None if game.rules.waiting(s) or not game.reasons else game.reasons.of(s)
    after = s.copy()
    if game.rules.waiting(s):
        game.rules.apply(after, step.actor, step.action)
    seen = [known(setup, step, viewer) for viewer in [*range(setup.seats), SPECTATOR]]
    return [game.rules.waiting(s), chance, reason, text(after), *seen]


def known(setup: Setup, step: Any, seat: int) -> list[Any]:
    game, rules = setup.game, setup.game.rules
    redacted = game.known(step.state, seat)
    sees = rules.sees(step.state, seat, step.actor, step.action)
    world = redacted.copy()
    rules.imagine(world, seat, SEED)
    own = [] if seat == SPECTATOR else questions(setup, redacted, seat)
    return [text(redacted), sees, text(world), *own]


def questions(setup: Setup, redacted: Any, seat: int) -> list[Any]:
    game = setup.game
    row = [0] * game.features.FEATURES
    game.features.features(redacted, seat, row)
    actions = game.legal(redacted, seat)
    may = [game.can(redacted, seat, action) for action in range(TAKE_BACK, LARGEST_CHOICE)]
    return [
        game.rules.score(redacted, seat),
        game.rules.place(redacted, seat),
        game.is_midway(redacted, seat),
        actions,
        game.timely(redacted, seat),
        "".join(str(int(each)) for each in may),
        row,
        [game.bots.prefer(redacted, seat, action) for action in actions],
    ]


def text(state: Any) -> str:
    return base64.b64encode(state.to_bytes()).decode()
