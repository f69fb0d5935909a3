"""A bot at work: what it chooses, how long it takes, and what happens when it fails."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from mappamundi.arena.contest import Contest
from mappamundi.arena.sheet import Conduct
from mappamundi.bots import Bot, Random
from mappamundi.bots.outsider import Gone, Outsider


class Player:
    """A bot in one game; a decision it cannot make is made at random, and counted."""

    def __init__(self, contest: Contest, entry: int, number: int, conduct: Conduct) -> None:
        self.contest = contest
        self.entry = entry
        self.number = number
        self.conduct = conduct
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
                    return action
                error = f"IllegalAction({action!r})"
            except Gone as gone:
                error = self.gone = repr(gone)
            except Exception as exception:  # a bot may fail in any way; it is written down
                error = repr(exception)
        self.conduct.miss(self.number, error)
        return self.spare.choose(known, seat, actions)

    def decide(self, known: Any, seat: int, actions: tuple[int, ...]) -> int:
        """Ask the bot, by the clock."""
        bot = self.sit_down()
        begun = perf_counter()
        try:
            return bot.choose(known, seat, actions)
        finally:
            self.conduct.clock.note(perf_counter() - begun, self.limit)

    def sit_down(self) -> Bot:
        """The bot, made when it is first needed."""
        if self.bot is None:
            luck = self.contest.luck(self.entry, self.number)
            self.bot = self.contest.maker(self.entry)(self.contest.played, luck)
            if isinstance(self.bot, Outsider):
                self.bot.patience = self.contest.patience
        return self.bot

    def leave(self) -> None:
        """Tell the bot that its game is over."""
        if isinstance(self.bot, Outsider):
            self.bot.leave()
