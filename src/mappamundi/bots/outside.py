"""The process of a bot that is not ours: it imports its class and answers line by line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from operator import index
from typing import Any, BinaryIO

import msgspec
import numpy as np

from mappamundi.bots.bot import Bot
from mappamundi.bots.outsider import Answer, Begin, Decide, Find
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast


class OutsiderSeat:
    """Where the one bot of this process sits, match after match."""

    game: Game
    bot: Bot

    def take(self, request: Find | Begin | Decide) -> Answer:
        """Do what is asked; whatever the bot raises is its answer, also that it wants to exit."""
        try:
            match request:
                case Find():
                    found(request.origin)
                    return Answer()
                case Begin():
                    return self._begin(request)
                case Decide():
                    return self._decide(request)
        except BaseException as error:  # a stranger's code may even exit; the parent is told
            return Answer(error=repr(error))

    def _begin(self, request: Begin) -> Answer:
        self.game = GAMES[request.game]
        self.bot = found(request.origin)(self.game, Fast(request.seed))
        return Answer()

    def _decide(self, request: Decide) -> Answer:
        state = self.game.rules.State
        known = state.unpack(np.frombuffer(request.known, state.DTYPE)[0])
        chosen: Any = self.bot.choose(known, request.seat, request.actions)
        try:
            return Answer(index(chosen))
        except TypeError:
            return Answer(error=f"IllegalAction({chosen!r})")


def found(origin: str) -> Callable[..., Bot]:
    """The class, or whatever else makes a bot."""
    module, _, path = origin.partition(":")
    thing: Any = import_module(module)
    for name in path.split("."):
        thing = getattr(thing, name)
    maker: Callable[..., Bot] = thing
    return maker


def answer(asked: BinaryIO, answers: BinaryIO) -> None:
    """One line for each line, until nothing comes any more."""
    table, read = OutsiderSeat(), msgspec.json.Decoder(Find | Begin | Decide).decode
    for line in asked:
        answers.write(msgspec.json.encode(table.take(read(line))) + b"\n")
        answers.flush()


def main() -> None:
    """Answer on what was standard output; what a bot prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answer(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
