"""The bots at one table: they think elsewhere and answer after a while, as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import structlog

from mappamundi.bots import Bot
from mappamundi.bots.outsider import Outsider
from mappamundi.nature import Nature, Secure
from mappamundi.server.clock import now
from mappamundi.server.deciding import BotAct, BotFailed, Own
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Level
from mappamundi.server.standing import HOLDER, Standing
from mappamundi.server.thinking import Thinkers, allowed, below, decide

LOG = structlog.get_logger()

# Seconds before a bot answers. The same whatever it holds and whatever it may do: others see them.
SOONEST = 0.5
LATEST = 1.7
FINENESS = 1000  # pauses there are between the two
OVERTIME = 0.25  # before one answers for a person whose time is up
BEAT = 2.0  # between two moments at which one may answer that has thought for longer than that


class Question(NamedTuple):
    """A decision that a bot is asked for."""

    seat: int
    asked: int  # version of the table
    due: float | None  # when to answer, by the loop's clock; None: as soon as it is known
    is_late: bool = False  # for a person whose time is up


class Sitters:
    """Answers for every seat of a table that is a bot's, or whose person's time is up."""

    def __init__(
        self,
        table: Standing,
        thinkers: Thinkers,
        submit: Callable[[Own], None],
        haste: float = 1.0,
        luck: Nature | None = None,
    ) -> None:
        self.table = table
        self.thinkers = thinkers
        self.submit = submit
        self.haste = haste  # a factor of the time a bot takes: 0 for at once
        self.luck = luck or Secure()
        self._bots: dict[int, tuple[Level, Bot]] = {}
        self._busy: dict[int, int] = {}  # seat -> the version it was asked at
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def wake(self) -> None:
        """Let every bot that must decide begin to think."""
        for seat in self.table.waiting:
            if self.table.chairs[seat].bot is not None:
                self._begin(seat)

    def act_late(self, seat: int) -> None:
        """X6: the time of a person is up, and the weakest bot makes this one decision."""
        asked = self.table.clock.asked[seat].version
        if self._busy.get(seat) != asked:
            self._busy[seat] = asked
            self._think(Question(seat, asked, self._time() + OVERTIME * self.haste, True))

    def again(self, seat: int, asked: int) -> None:
        """An answer was not taken: if that is still asked, it must be thought about once more."""
        if self._busy.get(seat) == asked:
            del self._busy[seat]

    def stop(self) -> None:
        """Stop all bots: nobody answers any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for seat in list(self._bots):
            self._dismiss(seat)

    def _begin(self, seat: int) -> None:
        asked = self.table.clock.asked[seat].version
        if self._busy.get(seat) == asked:
            return
        self._busy[seat] = asked
        if self.table.is_race:
            touch = partial(self._think, Question(seat, asked, None))
            self._later(seat, self._reaction(seat), touch)
        else:
            self._think(Question(seat, asked, self._time() + self._pause()))

    def _later(self, seat: int, seconds: float, act: Callable[[], None]) -> None:
        if seat in self._timers:
            self._timers[seat].cancel()
        self._timers[seat] = asyncio.get_running_loop().call_later(seconds, act)

    def _time(self) -> float:
        return asyncio.get_running_loop().time()

    def _pause(self) -> float:
        """How long a bot seems to think, drawn from nothing that only its seat knows."""
        share = self.luck.draw(FINENESS) / FINENESS
        return (SOONEST + (LATEST - SOONEST) * share) * self.haste

    def _reaction(self, seat: int) -> float:
        """K15: how long a bot takes from the unlocking to its touch."""
        rhythm, level = self.table.game.rhythm, self.table.chairs[seat].bot
        assert rhythm is not None
        opens = self.table.clock.opens - now()
        return max(0.0, opens / 1000) + rhythm.reaction(level or HOLDER, self.luck) * self.haste

    def _think(self, question: Question, actions: tuple[int, ...] = ()) -> None:
        """Have the next part of a decision thought about, after those that are made."""
        seat, is_late = question.seat, question.is_late
        state = self._state(question, actions)
        if state is None:
            return
        game = self.table.game
        known = game.known(state, seat)

        def work() -> int:
            return decide(self._bot(seat), game, known, seat, is_late=is_late)

        def done(action: int) -> None:
            self._go_on(question, (*actions, action))

        self.thinkers.ask(work, done, partial(self._fail, question, actions))

    def _state(self, question: Question, actions: tuple[int, ...]) -> Any | None:
        """Where a decision has got to, if it is still asked for."""
        play, asked = self.table.play, self.table.clock.asked.get(question.seat)
        if play is None or asked is None or asked.version != question.asked:
            return None
        return play.midway(question.seat, actions) if actions else play.state

    def _go_on(self, question: Question, actions: tuple[int, ...]) -> None:
        """A part is decided: the next one, or all of it is answered together."""
        if self._state(question, actions) is not None:
            self._think(question, actions)
        else:
            act = BotAct(question.seat, actions, question.asked, question.is_late)
            self._later(question.seat, self._rest(question.due), partial(self.submit, act))

    def _rest(self, due: float | None) -> float:
        """Seconds until an answer: nobody shall see by how much a thought took longer."""
        if due is None:
            return 0.0
        late, beat = self._time() - due, BEAT * self.haste
        if late <= 0:
            return -late
        return beat - late % beat if beat > 0 else 0.0

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, which may remember what it has seen of the match."""
        level = self.table.chairs[seat].bot or HOLDER
        if self._bots.get(seat, (None, None))[0] != level:
            bot, is_ready = self.thinkers.sitter(self.table.game, level)
            if not is_ready:
                return bot
            self._dismiss(seat)
            self._bots[seat] = (level, bot)
        return self._bots[seat][1]

    def _dismiss(self, seat: int) -> None:
        """Let the bot of a seat go: one of others leaves its process to the next."""
        _, bot = self._bots.pop(seat, (None, None))
        if isinstance(bot, Outsider):
            bot.leave()

    def _fail(self, question: Question, actions: tuple[int, ...], error: Exception) -> None:
        """Report it, and let the next weaker one try; under the weakest is only luck."""
        seat = question.seat
        level = self.table.chairs[seat].bot or HOLDER
        METRICS.bot_failures.labels(self.table.game.slug, level).inc()
        LOG.error("bot-failed", game=self.table.game.slug, level=level, error=repr(error))
        weaker = below(level)
        if weaker is not None and not question.is_late:
            self._busy.pop(seat, None)
            self.submit(BotFailed(seat, weaker, question.asked))
        else:
            self._guess(question, actions)

    def _guess(self, question: Question, actions: tuple[int, ...]) -> None:
        """The rest of a decision by luck alone, within what may be done for its person."""
        game, seat = self.table.game, question.seat
        state = self._state(question, actions)
        while state is not None:
            choices = allowed(game, game.known(state, seat), seat, is_late=question.is_late)
            actions = (*actions, choices[self.luck.draw(len(choices))])
            state = self._state(question, actions)
        if actions:
            self._go_on(question, actions)
