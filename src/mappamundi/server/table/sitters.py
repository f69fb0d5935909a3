"""The bots at one table: they think elsewhere and answer after a while, as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import structlog

from mappamundi.bots import Bot
from mappamundi.bots.outsider import Outsider
from mappamundi.bots.thinker import Thinker
from mappamundi.nature import Nature, Secure, luck
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Level
from mappamundi.server.table.clock import now
from mappamundi.server.table.deed import OwnCommand
from mappamundi.server.table.deeds.bot_act import BotAct
from mappamundi.server.table.deeds.replace import BotFailed
from mappamundi.server.table.pauses import BEAT, OVERTIME, drawn, longest, soonest
from mappamundi.server.table.standing import HOLDER, Standing
from mappamundi.server.table.thinking import Thinkers, allowed, below, decide

LOG = structlog.get_logger()


class Question(NamedTuple):
    """A decision that a bot is asked for."""

    seat: int
    asked: int  # version of the table
    due: float | None  # when to answer, by the loop's clock; None: as soon as it is known
    left: float  # seconds that it may still be thought about
    is_late: bool = False  # for a person whose time is up


class PartDecided(NamedTuple):
    """A part of a decision that has been made."""

    action: int
    seconds: float  # that it took


class Sitters:
    """Answers for every seat of a table that is a bot's, or whose person's time is up."""

    def __init__(
        self,
        table: Standing,
        thinkers: Thinkers,
        submit: Callable[[OwnCommand], None],
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
        for seat in self._next():
            self._begin(seat)

    def _next(self) -> list[int]:
        """The bots that may begin to think.

        Of a deal that other tables have, too, people go first and then one bot after the other, so
        that the same moves meet the same answers in the same order.
        """
        table = self.table
        bots = [seat for seat in table.waiting if table.chairs[seat].bot is not None]
        if table.dealt is None or table.is_race:
            return bots
        return bots[:1] if len(bots) == len(table.waiting) else []

    def act_late(self, seat: int) -> None:
        """X6: the time of a person is up, and the weakest bot makes this one decision."""
        asked = self.table.clock.asked[seat].version
        if self._busy.get(seat) != asked:
            self._busy[seat] = asked
            due = self._time() + OVERTIME * self.haste
            self._think(Question(seat, asked, due, self._share(seat), True))

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
        if self.table.dealt is not None and self._must_wait(seat, asked):
            return
        if self.table.is_race:
            touch = partial(self._think, Question(seat, asked, None, self._share(seat)))
            self._later(seat, self._reaction(seat), touch)
        else:
            due = self._time() + self._pause(seat)
            self._think(Question(seat, asked, due, self._share(seat)))

    def _must_wait(self, seat: int, asked: int) -> bool:
        """Is the bot of a seat still being prepared? Then it begins when it is there."""
        level = self.table.chairs[seat].bot or HOLDER

        def ready() -> None:
            self.again(seat, asked)
            self.wake()

        return self.thinkers.must_wait(self.table.game, level, ready)

    def _later(self, seat: int, seconds: float, act: Callable[[], None]) -> None:
        if seat in self._timers:
            self._timers[seat].cancel()
        self._timers[seat] = asyncio.get_running_loop().call_later(seconds, act)

    def _time(self) -> float:
        return asyncio.get_running_loop().time()

    def _longest(self, seat: int) -> float:
        """How long whoever sits there may think."""
        table = self.table
        level = table.chairs[seat].bot or HOLDER
        return longest(table.game, level, is_dealt=table.dealt is not None)

    def _share(self, seat: int) -> float:
        """How long it may, so that all who are asked at once are in time, in one thread, too."""
        table = self.table
        bots = sum(1 for each in table.waiting if table.chairs[each].bot is not None)
        return self._longest(seat) / max(1, bots)

    def _pause(self, seat: int) -> float:
        """How long a bot seems to think: its level says it, and luck."""
        turns = 1 if self.table.dealt is None else len(self.table.waiting)
        return (soonest(self._longest(seat)) + drawn(self.luck, turns)) * self.haste

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
        game, is_dealt = self.table.game, self.table.dealt is not None
        known, clock = game.known(state, seat), asyncio.get_running_loop().time

        def work() -> PartDecided:
            begun, bot = clock(), self._bot(seat, known)
            if isinstance(bot, Thinker) and not is_dealt:  # for who plays a deal no time runs out
                bot.limit = question.left
            action = decide(bot, game, known, seat, is_late=is_late)
            return PartDecided(action, clock() - begun)

        def done(thought: PartDecided) -> None:
            left = question.left - thought.seconds
            self._go_on(question._replace(left=left), (*actions, thought.action))

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
        """Seconds until an answer: nobody shall see by how much who was slow thought longer."""
        if due is None:
            return 0.0
        late, beat = self._time() - due, BEAT * self.haste
        if late <= 0:
            return -late
        return beat - late % beat if beat > 0 else 0.0

    def _bot(self, seat: int, known: Any) -> Bot:
        """The bot of a seat, which may remember what it has seen of the match."""
        level = self.table.chairs[seat].bot or HOLDER
        if self.table.dealt is not None:
            nature = luck(self.table.dealt, seat, known)
            return self.thinkers.steadfast(self.table.game, level, nature)
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
