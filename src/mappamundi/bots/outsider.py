"""A bot that is not ours: in a process of its own it has nothing but what its seat knows."""

from __future__ import annotations

import hashlib
import shlex
import shutil
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from mappamundi.bots.visitor import BotProcess, Failed, Gone, lodging
from mappamundi.errors import BadSetup
from mappamundi.game import Game
from mappamundi.nature import Nature

PATIENCE = 20.0  # seconds after which a decision is given up
ARRIVAL = 60.0  # seconds to import a bot and make the first one
SEEDS = 1 << 31


class Find(msgspec.Struct, tag="find", frozen=True):
    """Is there a bot of this origin?"""

    origin: str


class Begin(msgspec.Struct, tag="begin", frozen=True):
    """A match begins: make a bot of this origin, with this luck."""

    origin: str
    game: str
    seed: int


class Decide(msgspec.Struct, tag="decide", frozen=True):
    """Decide for a seat that knows this."""

    seat: int
    known: bytes
    actions: Sequence[int]


class Answer(msgspec.Struct, frozen=True):
    """What a bot answers: an action, or why there is none."""

    action: int | None = None
    error: str | None = None


class Position(msgspec.Struct, frozen=True):
    """What a bot in any language is asked: what its seat sees, and what it may do, in notation."""

    game: str
    match: int  # a number that changes when a new match begins
    seat: int
    view: Any
    legal: Sequence[str]


@dataclass(frozen=True)
class PythonBot:
    """Makes bots of a class that another process imports: `module:Class`."""

    origin: str

    def __call__(self, game: Game, nature: Nature) -> PythonOutsider:
        return PythonOutsider(self.origin, game, nature)

    def check(self) -> None:
        """Refuse a class that cannot be imported."""
        visitor = lodging(self.origin)
        try:
            asked(visitor, Find(self.origin), ARRIVAL)
        except Failed as error:
            raise BadSetup("bot-does-not-load", bot=self.origin, reason=error.reason) from None
        visitor.leave()


@dataclass(frozen=True)
class CommandBot:
    """Makes bots of a program that reads and writes lines."""

    command: str

    def __call__(self, game: Game, nature: Nature) -> CommandOutsider:
        return CommandOutsider(self.command, game, nature)

    def check(self) -> None:
        """Refuse a program that there is not."""
        program = shlex.split(self.command)[0]
        if shutil.which(program) is None:
            raise BadSetup("bot-no-program", bot=self.command, program=program)


class Outsider(ABC):
    """The half of such a bot that sits at the table and asks the other half."""

    patience = PATIENCE

    def __init__(self, visitor: BotProcess, game: Game, nature: Nature) -> None:
        self.visitor = visitor
        self.game = game
        # Hashed: nobody finds the stream of the deals from the stream of his own luck.
        drawn = f"{nature.draw(SEEDS)} {nature.draw(SEEDS)}".encode()
        self.seed = int.from_bytes(hashlib.blake2b(drawn, digest_size=7).digest())

    @abstractmethod
    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """One of the legal actions, as every bot is asked for it."""

    def leave(self) -> None:
        """The match is over, or the bot is not asked any more: the next may have its process."""
        self.visitor.leave()


class PythonOutsider(Outsider):
    """Asks a bot of a class."""

    def __init__(self, origin: str, game: Game, nature: Nature) -> None:
        super().__init__(lodging(origin), game, nature)
        try:
            asked(self.visitor, Begin(origin, game.slug, self.seed), ARRIVAL)
        except Failed:
            self.leave()
            raise

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Return the bot's answer, if that is a whole number."""
        request = Decide(seat, known.to_bytes(), tuple(actions))
        action = asked(self.visitor, request, self.patience).action
        assert action is not None
        return action


class CommandOutsider(Outsider):
    """Asks a program: a line with what its seat sees, and a line back with what it does."""

    def __init__(self, command: str, game: Game, nature: Nature) -> None:
        super().__init__(lodging(command), game, nature)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The action whose notation it writes."""
        game = self.game
        texts = [game.write(known, seat, action) for action in actions]
        view = game.present.view(known, seat)
        position = Position(game.slug, self.seed, seat, view, texts)
        line = self.visitor.ask(msgspec.json.encode(position), self.patience)
        text = line.decode(errors="replace").strip()
        if text not in texts:
            raise Failed(self.visitor.origin, f"IllegalAction({text!r})")
        return actions[texts.index(text)]


def asked(visitor: BotProcess, request: Find | Begin | Decide, patience: float) -> Answer:
    """What the process of a class answers."""
    line = visitor.ask(msgspec.json.encode(request), patience)
    answer = msgspec.json.decode(line, type=Answer)
    if answer.error is not None:
        raise Failed(visitor.origin, answer.error)
    return answer


__all__ = ["CommandBot", "Failed", "Gone", "Outsider", "PythonBot"]
