"""A bot that cheats: it is shown everything, to find out how far skill can reach against luck.

It lives here and nowhere else. The arena shows a bot only what its seat knows; the games of this
module note the full state just before it is redacted, and the oracle reads the note.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any

from mappamundi.arena import Contest
from mappamundi.bots import Level
from mappamundi.bots.catalogue import thinker
from mappamundi.game import GAMES, Game
from mappamundi.nature import Nature

LEVEL = Level("oracle", 3, 800)  # with the simulations and the time of the best
NAME = "oracle"
SIMULATIONS = 1_000  # where the best search nothing


class Peephole:
    """The last full state that was redacted in this process."""

    state: Any = None


def imagine(s: Any, seat: int, seed: int) -> None:
    """There is nothing to imagine: this is the one true world."""


def hide_nothing(s: Any, seat: int) -> None:
    """Nor to hide."""


@cache
def peeping(slug: str) -> Game:
    """The game, played as ever, but noting what it is about to hide."""
    game = GAMES[slug]
    rules = copied(game.rules)

    def redact(s: Any, seat: int) -> None:
        Peephole.state = s.copy()
        game.rules.redact(s, seat)

    rules.redact = redact  # type: ignore[attr-defined]
    return replace(game, rules=rules)  # type: ignore[arg-type]


@cache
def open_world(slug: str) -> Game:
    """The game as the oracle searches it: nothing hidden, no worlds to imagine, no beliefs."""
    game = GAMES[slug]
    rules = copied(game.rules)
    rules.imagine = imagine  # type: ignore[attr-defined]
    rules.redact = hide_nothing  # type: ignore[attr-defined]
    # A network learned from what a seat knows: of a world laid open it knows nothing.
    skill = replace(game.skill, believe=None, forecasts=0)
    if skill.reckon is not None:  # by what a level knows; who sees all of the world can search it
        skill = replace(skill, simulations=SIMULATIONS)
    return replace(game, rules=rules, skill=skill)  # type: ignore[arg-type]


def copied(module: Any) -> ModuleType:
    """A module with the same content, to change something in it."""
    twin = ModuleType(module.__name__)
    vars(twin).update(vars(module))
    return twin


class Oracle:
    """Searches the one true world."""

    def __init__(self, game: Game, nature: Nature) -> None:
        self.thinker = thinker(LEVEL, open_world(game.slug), nature)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        return self.thinker.choose(Peephole.state.copy(), seat, actions)


def oracle(game: Game, nature: Nature) -> Oracle:
    """Under this name it stands in the tables."""
    return Oracle(game, nature)


@dataclass(frozen=True)
class OpenContest(Contest):
    """A contest in which an oracle may sit."""

    @property
    def played(self) -> Game:
        return peeping(self.game)
