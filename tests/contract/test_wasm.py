"""The fourth speed: in WebAssembly, every game is what it is compiled and interpreted."""

from __future__ import annotations

import base64
import gzip
import json
import subprocess
from typing import Any

import pytest
from contract.tracing import SEED, asking, assert_same, tracing
from edge import ENGINE, node

from mappamundi.compiling.wasm import assemble
from mappamundi.edge.module import module_of
from mappamundi.edge.network import asks_network
from mappamundi.game import GAMES, LARGEST_CHOICE, TAKE_BACK
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.testing.speeds import compared
from mappamundi.testing.worlds import FULL, Setup, moments, setups

ANSWERS = ENGINE / "test" / "answers.ts"
LARGEST = 20_000  # bytes of a module
ENDED = 1000  # games of every set-up of which only the end is compared
MOMENTS = 60  # of all set-ups of a game together that are asked about
PATIENCE = 3600 if FULL else 240


def answers(slug: str, checked: bool, **wanted: Any) -> Any:
    """What the module of a game answers in Node.js."""
    command = [node(), "--disable-warning=ExperimentalWarning", str(ANSWERS)]
    asked = json.dumps(asking(slug, checked, **wanted)).encode()
    said = subprocess.run(command, input=asked, capture_output=True, timeout=PATIENCE)
    assert said.returncode == 0, said.stderr.decode()
    return json.loads(said.stdout)


@pytest.mark.parametrize("slug", GAMES)
def test_every_action_of_every_game_is_the_same(slug: str) -> None:
    """Every set-up, to the last byte: after every single action, and at the end of many games."""
    traced = compared(setups(slug)[0])
    wanted = [tracing(setup, traced, ENDED) for setup in setups(slug)]
    found = answers(slug, checked=False, traces=wanted)["traces"]
    assert_same(slug, found, traced, ENDED)


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_has_the_same_answer(slug: str) -> None:
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
    found = answers(slug, checked=True, moments=wanted)["moments"]
    for (setup, step), said in zip(steps, found, strict=True):
        assert said == answered(setup, step), str(setup)


@pytest.mark.parametrize("slug", GAMES)
def test_a_module_is_soon_there(slug: str) -> None:
    """With its search and all, as it is sent."""
    module = assemble(module_of(GAMES[slug]).source, asks_network(GAMES[slug]))
    assert len(gzip.compress(module, 9)) <= LARGEST


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
