"""All that decides how a course goes: who goes on with it says the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

LENGTH = "decisions"  # a course may be made longer
# What parts of a plan are called where somebody makes one.
CALLED = {"options": "option", "rival": "exploit", "origin": "from"}


@dataclass(frozen=True)
class TableKind:
    """Some of the games have options of their own."""

    share: float  # of all games
    options: Mapping[str, str]


@dataclass(frozen=True)
class Plan:
    """A course of training: what is played, and how it is learned from."""

    game: str
    decisions: int  # made in all
    size: int = 1024  # games at a time
    options: Mapping[str, str] = field(default_factory=dict)
    beside: tuple[TableKind, ...] = ()  # other options, each for a share of the games
    steps: int = 64  # of every game between two lessons
    width: int = 512  # of the network
    passes: int = 2  # over what was played
    portion: int = 65_536  # decisions that a step down the slope goes by
    rate: float = 5e-4
    curiosity: float = 0.02
    points: float = 0.0  # of the reward is for points ahead at first, later for none
    past: float = 0.0  # of the games are played against what the network was before
    rival: str = ""  # who has all other seats, where one bot is to be beaten
    origin: str = ""  # the hash of the network that it begins with
    seed: int = 0

    def dumps(self) -> str:
        """Write it down as JSON."""
        return json.dumps(asdict(self))

    def differing(self, kept: str) -> list[str]:
        """Return what was different in a plan that was written down, but for its length."""
        before, now = json.loads(kept), json.loads(self.dumps())
        names: list[str] = [*now, *(name for name in before if name not in now)]
        differ = [name for name in names if before.get(name, ...) != now.get(name, ...)]
        return [CALLED.get(name, name) for name in differ if name != LENGTH]
