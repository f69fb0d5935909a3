"""Which branches of the rules no game goes through; a process of its own, so that none is missed.

Every fixture of an ending is replayed, every set-up played at random, and on the way all that the
contract lets one ask is asked; tests of what hardly ever happens see to the rest.
`python branches.py` in the folder `tests` prints what is left.
"""

from __future__ import annotations

import json
from importlib import import_module
from inspect import signature
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import coverage

if TYPE_CHECKING:
    from mappamundi.game import Game

SOURCE = Path(__file__).parents[1] / "src/mappamundi"
GROUND = ("rows", "masks", "circle", "sealing")
ACTIONS = (-1, 0, 3, 40, 300)  # asked about by anybody, whether they mean anything or not
# Tests of what hardly ever happens.
RARE = ("countries.test_running_out", "pingvasion.test_troops", "pingvasion.test_scoring")
STRIDE = 11  # moments from one at which everything is asked to the next


def missing() -> list[str]:
    """What nothing went through: a line, or a way from one to another."""
    files = [*SOURCE.glob("games/*/rules.py"), *(SOURCE / f"{name}.py" for name in GROUND)]
    measured = coverage.Coverage(data_file=None, branch=True, include=[str(each) for each in files])
    measured.start()
    play_everything()
    measured.stop()
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        measured.json_report(outfile=str(report))
        found = json.loads(report.read_text(encoding="utf-8"))["files"]
    assert len(found) == len(files)
    return [
        f"{name}:{line} -> {to}" if to else f"{name}:{line}"
        for name, figures in found.items()
        for line, to in (
            *((each, 0) for each in figures["missing_lines"]),
            *figures["missing_branches"],
        )
    ]


def play_everything() -> None:
    """Games of every kind; the rules are imported only here, while they are measured."""
    from contract.games import HELD, SETUPS

    from mappamundi.log import steps as logged
    from mappamundi.testing.endings import load
    from mappamundi.testing.worlds import steps

    for held in HELD:
        for path in sorted(held.fixtures.glob("*.json")):
            log = load(path).log
            for number, step in enumerate(logged(log), 1):
                if number % STRIDE == 0 or number == len(log.actions):
                    ask(held.game, step.after, len(log.seats), step.actor, step.action)
    for name in RARE:
        for title, test in vars(import_module(f"games.{name}")).items():
            if title.startswith("test_") and not signature(test).parameters:
                test()
    for setup in SETUPS:
        for number, moment in enumerate(steps(setup, 1)):
            if number % STRIDE == 0:
                ask(setup.game, moment.state, setup.seats, moment.actor, moment.action)


def ask(game: Game, state: Any, seats: int, actor: int, action: int) -> None:
    """All that the contract lets one ask about a state."""
    from mappamundi.record import NATURE, SPECTATOR

    rules: Any = game.rules
    game.is_midway(state, 0)
    if game.reasons is not None and not rules.waiting(state):
        game.reasons.of(state)
    for seat in (*range(seats), NATURE):
        for wish in ACTIONS:
            rules.is_legal(state, seat, wish)
    for seat in (*range(seats), SPECTATOR):
        rules.sees(state, seat, actor, action)
        known = game.known(state, seat)
        if seat < seats:
            rules.score(state, seat)
            rules.place(state, seat)
            rules.imagine(known, seat, action)


if __name__ == "__main__":
    print("\n".join(missing()))
