"""Every way a game can end has a fixture, a whole game that still ends that way."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import msgspec

from mappamundi.game import GAMES
from mappamundi.log import FORMAT, Log, replay
from mappamundi.record import SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.testing.held import Held
from mappamundi.testing.worlds import Moment, Setup, moments
from mappamundi.turn import entry


class Ending(msgspec.Struct):
    """A finished game and what came of it."""

    log: Log
    scores: list[int]
    places: list[int]
    hash: str  # of the last state

    @classmethod
    def of(cls, log: Log) -> Ending:
        """What comes of a log."""
        game, state, seats = GAMES[log.game], replay(log), range(len(log.seats))
        return cls(
            log,
            game.points(state, seats),
            game.places(state, seats),
            hashlib.sha256(state.to_bytes()).hexdigest(),
        )


def load(path: Path) -> Ending:
    """The ending in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Ending)


def write(held: Held) -> list[Path]:
    """Play at random until there is a fixture for every ending; those that were missing."""
    held.fixtures.mkdir(parents=True, exist_ok=True)
    missing = [name for name in held.own.ENDINGS if not path(held, name).exists()]
    for name in missing:
        text = msgspec.json.format(msgspec.json.encode(find(held, name)), indent=1)
        path(held, name).write_bytes(text + b"\n")
    return [path(held, name) for name in missing]


def path(held: Held, name: str) -> Path:
    """Where the fixture of an ending lies."""
    return held.fixtures / f"{name}.json"


def find(held: Held, name: str) -> Ending:
    """The first random game that ends so."""
    seats, options, ends_so = held.own.ENDINGS[name]
    setup = Setup(held.slug, seats, tuple(options.items()))
    for seed in count():
        steps = list(moments(setup, seed))
        if ends_so(steps[-1].state):
            return Ending.of(log_of(setup, steps[:-1]))
    raise AssertionError


def log_of(setup: Setup, steps: Sequence[Moment]) -> Log:
    """A random game as a log."""
    game = setup.game
    lines = [entry(s.actor, game.write(s.state, s.actor, s.action)) for s in steps]
    names = [f"seat {seat}" for seat in range(setup.seats)]
    settings = game.settings(dict(setup.options))
    return Log(FORMAT, setup.slug, game.version, names, settings, lines)


def test_a_game_ends_so_and_with_the_same_result(held: Held, ending: str) -> None:
    kept = load(path(held, ending))
    _, _, ends_so = held.own.ENDINGS[ending]
    final = replay(kept.log)
    assert held.game.rules.waiting(final) == 0
    assert ends_so(final)
    assert Ending.of(kept.log) == kept


def test_every_reason_to_end_has_a_fixture_and_a_sentence(held: Held) -> None:
    reasons = held.game.reasons
    assert reasons is not None
    finals = [replay(load(path(held, name)).log) for name in held.own.ENDINGS]
    assert {held.game.reason(final) for final in finals} == set(reasons.names)
    for final in finals:
        seen = held.game.known(final, SPECTATOR)
        assert held.game.reason(seen) == held.game.reason(final)  # everybody may know it
    assert all(Speech(language).say(name) for language in LANGUAGES for name in reasons.names)


def test_every_fixture_is_an_ending(held: Held) -> None:
    kept = {each.stem for each in held.fixtures.glob("*.json")}
    assert kept == set(held.own.ENDINGS)
