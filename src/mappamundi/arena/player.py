"""A bot at work: what it chooses, how long it takes, and what happens when it fails."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Protocol

from mappamundi.arena.contest import Contest
from mappamundi.arena.patience import OutOfPatience, Patience
from mappamundi.arena.sheet import Conduct
from mappamundi.bots import Bot, Random


class Desk(Protocol):
    """Where a process notes who is deciding, for whoever watches over it from outside."""

    def open(self, entry: int, number: int, patience: float, /) -> None: ...
    def close(self) -> None: ...


class NoDesk:
    """Nobody watches."""

    def open(self, entry: int, number: int, patience: float, /) -> None:
        """Note nothing."""

    def close(self) -> None:
        """Note nothing."""


class Player:
    """A bot in one game; a decision it cannot make is made at random, and counted."""

    def __init__(
        self, contest: Contest, entry: int, number: int, conduct: Conduct, desk: Desk
    ) -> None:
        self.contest = contest
        self.entry = entry
        self.number = number
        self.conduct = conduct
        self.desk = desk
        self.limit = contest.limit(entry)
        self.spare = Random(contest.played, contest.spare(number))
        self.bot: Bot | None = None
        self.gone: str | None = None  # why it is not asked any more in this game

    def choose(self, known: Any, seat: int, actions: tuple[int, ...]) -> int:
        """What the bot chooses, if it is one of the actions."""
        error = self.gone
        if error is None:
            try:
                action = self.decide(known, seat, actions)
                if action in actions:
                    return int(action)
                error = f"IllegalAction({action!r})"
            except Exception as exception:
                error = repr(exception)
            except OutOfPatience:
                error = self.gone = f"OutOfPatience({self.contest.patience:g} s)"
        self.conduct.miss(self.number, error)
        return self.spare.choose(known, seat, actions)

    def decide(self, known: Any, seat: int, actions: tuple[int, ...]) -> int:
        """Ask the bot, by the clock."""
        bot = self.sit_down()
        self.desk.open(self.entry, self.number, self.contest.patience)
        begun = perf_counter()
        try:
            with Patience(self.contest.patience):
                return bot.choose(known, seat, actions)
        finally:
            self.conduct.clock.note(perf_counter() - begun, self.limit)
            self.desk.close()

    def sit_down(self) -> Bot:
        """The bot, made when it is first needed."""
        if self.bot is None:
            luck = self.contest.luck(self.entry, self.number)
            self.bot = self.contest.maker(self.entry)(self.contest.played, luck)
        return self.bot
