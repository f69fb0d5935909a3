"""What the browser makes of a state is what Python makes of it: shown, told, written and read.

`MAPPAMUNDI_FULL=1` compares 1,000 games of every set-up, every step through every pair of eyes.
"""

from __future__ import annotations

import json
import subprocess
from base64 import b64encode
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from contract.games import SETUPS
from edge import GENERATED, MIRROR, node

from mappamundi.compiling.script import write_all
from mappamundi.draws import draw, stream
from mappamundi.errors import BadNotation
from mappamundi.game import GAMES, Game
from mappamundi.record import HIDDEN, NATURE, SPECTATOR
from mappamundi.testing import Setup
from mappamundi.testing.worlds import FULL, moments
from mappamundi.turn import Step, is_open, stepped, tell

GAMES_COMPARED = 1000 if FULL else 1  # of every set-up
SEED = 20261116
SELDOM = 16  # of the draws that deal one in so many; unless FULL of other steps one in
SOMETIMES = 3
EARLIER = 7  # steps ago, for a notation that may not fit any more
BATCH = 24  # games that are asked about at once
PATIENCE = 300  # seconds for them
NONSENSE = (
    "", " ", "play", "play ", " r7", "lay r7 closed", "lay FR eu", "deal", "first 0", "first ²",
    "guess 10000", "guess ٣", "category area", "constructor", "play constructor", "take __proto__",
)  # fmt: skip


def packed(state: Any) -> str:
    return b64encode(state.to_bytes()).decode()


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def reading(game: Game, state: Any, actor: int, text: str) -> str:
    """The action that a notation stands for, or the mistake."""
    try:
        return encoded(game.present.read(state, actor, text))
    except BadNotation as mistake:
        return encoded({"message": mistake.message, "arguments": mistake.arguments})


class Asking:
    """One random game, as lines for the translation."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.setup, self.game = setup, setup.game
        self.name = f"{setup}, game {number}"
        self.key, self.seed = stream(SEED, number), SEED + number
        self.past: deque[str] = deque(maxlen=EARLIER)

    def lines(self) -> Iterator[dict[str, Any]]:
        """Steps as viewers know them; a draw also as the table itself does, with open cards."""
        for number, here in enumerate(moments(self.setup, self.seed)):
            if not self.game.waiting(here.state):
                return
            step = stepped(self.game, here.state, here.actor, here.action)
            if self.is_passed_over(step, number):
                continue
            if step.actor == NATURE:
                yield self.line(step, SPECTATOR, number)
            for viewer in self.viewers(step, number):
                yield self.line(self.known(step, viewer), viewer, number)

    def is_passed_over(self, step: Step, number: int) -> bool:
        if self.game.is_silent(step.before, step.after):
            return draw(self.key, number, SELDOM) > 0
        return not FULL and draw(self.key, number, SOMETIMES) > 0 and self.is_plain(step)

    def is_plain(self, step: Step) -> bool:
        """Is it one of many alike: neither the end nor the beginning of a phase?"""
        return bool(step.before.phase == step.after.phase)

    def viewers(self, step: Step, number: int) -> list[int]:
        """Everybody; unless FULL somebody, and who acts."""
        every = [*range(self.setup.seats), SPECTATOR]
        if FULL:
            return every
        seat = every[draw(self.key, number, len(every))]
        return [seat] if step.actor in (NATURE, seat) else [seat, step.actor]

    def known(self, step: Step, viewer: int) -> Step:
        """A step as far as a viewer may know it."""
        action = step.action if is_open(self.game, step, viewer) else HIDDEN
        before, after = (self.game.known(each, viewer) for each in (step.before, step.after))
        assert tell(self.game, step, viewer) == self.game.present.tell(
            before, after, step.actor, action
        )
        return Step(before, step.actor, action, after)

    def line(self, step: Step, viewer: int, number: int) -> dict[str, Any]:
        before, actor, action, after = step
        is_actor = actor in (NATURE, viewer) and action != HIDDEN
        present = self.game.present
        return {
            "from": f"{self.name}, step {number}, viewer {viewer}",
            "before": packed(before),
            "after": packed(after),
            "viewer": viewer,
            "actor": actor,
            "action": action,
            "view": encoded(present.view(after, viewer)),
            "told": encoded(present.tell(before, after, actor, action)),
            "written": self.written(step) if is_actor else [],
            "read": self.read(step, number) if is_actor else [],
            "reason": self.reason(step) if actor == viewer else None,
        }

    def written(self, step: Step) -> list[list[Any]]:
        """Some of what could be done, its own action among it."""
        offered = (
            [step.action] if step.actor == NATURE else self.game.legal(step.before, step.actor)
        )
        some = dict.fromkeys([step.action, *offered[:4]])
        return [[each, self.game.present.write(step.before, step.actor, each)] for each in some]

    def read(self, step: Step, number: int) -> list[list[str]]:
        """Its own notation, one of an earlier step, and nonsense."""
        self.past.append(self.game.present.write(step.before, step.actor, step.action))
        given = [self.past[-1], self.past[0], NONSENSE[number % len(NONSENSE)]]
        return [[text, reading(self.game, step.before, step.actor, text)] for text in given]

    def reason(self, step: Step) -> str | None:
        advice = self.game.counsel
        return None if advice is None else encoded(advice(step.before, step.actor, [step.action]))


def batches(slug: str) -> Iterator[list[Asking]]:
    """All games of a kind, some at a time."""
    setups = (setup for setup in SETUPS if setup.slug == slug)
    games = (Asking(setup, number) for setup in setups for number in range(GAMES_COMPARED))
    while batch := list(islice(games, BATCH)):
        yield batch


@pytest.mark.parametrize("slug", GAMES)
def test_the_translation_shows_tells_writes_reads_and_advises_the_same(
    slug: str, tmp_path: Path
) -> None:
    write_all(GAMES, GENERATED)
    for batch in batches(slug):
        with (tmp_path / "asked.jsonl").open("w+", encoding="utf-8") as asked:
            for game in batch:
                asked.writelines(json.dumps(line) + "\n" for line in game.lines())
            asked.seek(0)
            command = [node(), str(MIRROR), slug]
            out = subprocess.check_output(command, stdin=asked, timeout=PATIENCE)
        *different, last = [json.loads(each) for each in out.splitlines()]
        assert not different, different[:3]
        assert last["asked"] > len(batch)
