"""Finished games as fixtures, one for each way a game can end.

`python -m contract.endings` in the folder `tests` finds the ones that are missing by playing at
random until a game ends that way.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from contract.worlds import Setup, laws, moments

from mappamundi.game import GAMES
from mappamundi.log import FORMAT, Log, replay
from mappamundi.turn import entry

FOLDER = Path(__file__).parents[1] / "fixtures"


class Ending(msgspec.Struct):
    """A finished game and what came of it."""

    log: Log
    scores: list[int]
    places: list[int]
    hash: str  # of the last state

    @classmethod
    def of(cls, log: Log) -> Ending:
        rules, state, seats = GAMES[log.game].rules, replay(log), range(len(log.seats))
        return cls(
            log,
            [rules.score(state, seat) for seat in seats],
            [rules.place(state, seat) for seat in seats],
            hashlib.sha256(state.to_bytes()).hexdigest(),
        )


def path(slug: str, name: str) -> Path:
    return FOLDER / slug / f"{name}.json"


def load(slug: str, name: str) -> Ending:
    return msgspec.json.decode(path(slug, name).read_bytes(), type=Ending)


def find(slug: str, name: str) -> Ending:
    """Play at random until a game ends so."""
    seats, options, ends_so = laws(slug).ENDINGS[name]
    setup = Setup(slug, seats, tuple(options.items()))
    for seed in count():
        steps = list(moments(setup, seed))
        if ends_so(steps[-1].state):
            return Ending.of(log_of(setup, steps[:-1]))
    raise AssertionError


def log_of(setup: Setup, steps: list[Any]) -> Log:
    game = setup.game
    lines = [entry(s.actor, game.write(s.state, s.actor, s.action)) for s in steps]
    names = [f"seat {seat}" for seat in range(setup.seats)]
    settings = game.settings(dict(setup.options))
    return Log(FORMAT, setup.slug, game.version, names, settings, lines)


if __name__ == "__main__":
    for slug in GAMES:
        for name in laws(slug).ENDINGS:
            if not path(slug, name).exists():
                sys.stderr.write(f"{slug} {name}\n")
                path(slug, name).parent.mkdir(parents=True, exist_ok=True)
                text = msgspec.json.format(msgspec.json.encode(find(slug, name)), indent=1)
                path(slug, name).write_bytes(text + b"\n")
