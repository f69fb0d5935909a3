"""The bots at one table: they think elsewhere and answer after a while, as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from secrets import randbelow

import structlog

from mappamundi.bots import Bot
from mappamundi.nature import Secure
from mappamundi.server.clock import now
from mappamundi.server.deciding import BotAct, BotFailed, Own
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Level
from mappamundi.server.standing import HOLDER, Standing
from mappamundi.server.thinking import Thinkers, below, decide, decide_late

LOG = structlog.get_logger()

SOONEST = 0.4  # seconds before a bot answers
PER_CHOICE = 0.12  # more for every other thing it could do
LATEST = 2.0
GOING_ON = 0.2  # between the parts of one big choice


class Sitters:
    """Answers for every seat of a table that is a bot's, or whose person's time is up."""

    def __init__(
        self,
        table: Standing,
        thinkers: Thinkers,
        submit: Callable[[Own], None],
        haste: float = 1.0,
    ) -> None:
        self.table = table
        self.thinkers = thinkers
        self.submit = submit
        self.haste = haste  # a factor of the time a bot takes: 0 for at once
        self._bots: dict[int, tuple[Level, Bot]] = {}
        self._busy: dict[int, int] = {}  # seat -> the version it was asked at
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._last: int | None = None  # the seat that acted last

    def wake(self) -> None:
        """Whoever must decide begins to."""
        for seat in self.table.waiting:
            if self.table.chairs[seat].bot is not None:
                self._begin(seat)

    def act_late(self, seat: int) -> None:
        """X6: the time of a person is up, and the weakest bot decides this once."""
        asked = self.table.clock.asked[seat].version
        if self._busy.get(seat) != asked:
            self._busy[seat] = asked
            self._think(seat, asked, 0.0, is_late=True)

    def again(self, seat: int) -> None:
        """The answer came too late for what was asked: it must be thought about once more."""
        self._busy.pop(seat, None)

    def stop(self) -> None:
        """Nobody answers any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _begin(self, seat: int) -> None:
        asked = self.table.clock.asked[seat].version
        if self._busy.get(seat) == asked:
            return
        self._busy[seat] = asked
        if self.table.is_race:
            self._later(seat, self._reaction(seat), partial(self._think, seat, asked, 0.0))
        else:
            self._think(seat, asked, self._pause(seat))

    def _later(self, seat: int, seconds: float, act: Callable[[], None]) -> None:
        if seat in self._timers:
            self._timers[seat].cancel()
        self._timers[seat] = asyncio.get_running_loop().call_later(seconds, act)

    def _pause(self, seat: int) -> float:
        """How long a person would look at such a choice."""
        game, play = self.table.game, self.table.play
        assert play is not None
        if self._last == seat:
            return GOING_ON * self.haste
        choices = len(game.legal(game.known(play.state, seat), seat))
        longest = min(LATEST, SOONEST + PER_CHOICE * choices)
        return (SOONEST + (longest - SOONEST) * randbelow(1000) / 1000) * self.haste

    def _reaction(self, seat: int) -> float:
        """K15: how long a bot takes from the unlocking to its touch."""
        pace, level = self.table.game.pace, self.table.chairs[seat].bot
        assert pace is not None
        opens = self.table.clock.opens - now()
        return max(0.0, opens / 1000) + pace.reaction(level or HOLDER, Secure()) * self.haste

    def _think(self, seat: int, asked: int, pause: float, is_late: bool = False) -> None:
        game, play = self.table.game, self.table.play
        if play is None or seat not in play.waiting:
            return
        known = game.known(play.state, seat)
        chosen = decide_late if is_late else decide
        begun = asyncio.get_running_loop().time()

        def work() -> int:
            return chosen(self._bot(seat), game, known, seat)

        def done(action: int) -> None:
            spent = asyncio.get_running_loop().time() - begun
            act = BotAct(seat, action, asked, is_late)
            self._later(seat, max(0.0, pause - spent), partial(self._answer, act))

        self.thinkers.ask(work, done, partial(self._fail, seat, asked, is_late))

    def _answer(self, act: BotAct) -> None:
        self._last = act.seat
        self.submit(act)

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, which may remember what it has seen of the match."""
        level = self.table.chairs[seat].bot or HOLDER
        if self._bots.get(seat, (None, None))[0] != level:
            bot, is_ready = self.thinkers.bot(self.table.game, level)
            if not is_ready:
                return bot
            self._bots[seat] = (level, bot)
        return self._bots[seat][1]

    def _fail(self, seat: int, asked: int, is_late: bool, error: Exception) -> None:
        """Report it, and let the next weaker one try; under the weakest is only luck."""
        level = self.table.chairs[seat].bot or HOLDER
        METRICS.bot_failures.labels(self.table.game.slug, level).inc()
        LOG.error("bot-failed", game=self.table.game.slug, level=level, error=repr(error))
        weaker = below(level)
        if weaker is not None and not is_late:
            del self._busy[seat]
            self.submit(BotFailed(seat, weaker, asked))
        elif self.table.play is not None and seat in self.table.play.waiting:
            game = self.table.game
            actions = game.legal(game.known(self.table.play.state, seat), seat)
            self._answer(BotAct(seat, actions[randbelow(len(actions))], asked, is_late))
