"""Where bots think: in threads of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar, get_args

import structlog

from mappamundi.bots import BOTS, Bot, Maker, Thoughtful
from mappamundi.bots.steadfast import FALLBACK as PLAIN_LEVEL
from mappamundi.bots.steadfast import PLAIN, steadfast
from mappamundi.compiling import can_compile
from mappamundi.game import Game
from mappamundi.nature import Nature, Secure
from mappamundi.server.protocol import HintedAction, Level
from mappamundi.turn import dealt

LOG = structlog.get_logger()
LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first
PATIENCE = 20.0  # seconds of thinking after which a bot has failed
LONGEST = 300.0  # seconds after which it has failed whatever held it up
FALLBACK = "greedy"  # plays while a level is being prepared, or may not do what it wants
Answer = TypeVar("Answer")


def below(level: Level) -> Level | None:
    """Return the next weaker level."""
    rank = LEVELS.index(level)
    return LEVELS[rank - 1] if rank else None


def allowed(game: Game, known: Any, seat: int, *, is_late: bool) -> list[int]:
    """What a bot may choose from, for itself or for a person whose time is up."""
    return game.timely(known, seat) if is_late else game.legal(known, seat)


def decide(bot: Bot, game: Game, known: Any, seat: int, *, is_late: bool = False) -> int:
    """What the bot does; one that breaks the rules has failed."""
    actions = allowed(game, known, seat, is_late=is_late)
    action = bot.choose(known, seat, actions)
    if action in actions:
        return action
    if action not in game.legal(known, seat):
        raise ValueError(f"{action} is none of {actions}")
    return BOTS[FALLBACK](game, Secure()).choose(known, seat, actions)


def advise(bot: Bot, game: Game, known: Any, seat: int) -> list[HintedAction]:
    """What a bot thinks of the actions of a seat, best first; or just what it would do."""
    actions = game.legal(known, seat)
    if not isinstance(bot, Thoughtful):
        chosen = bot.choose(known, seat, actions)
        points = game.rules.score(known, seat)
        return [HintedAction(game.write(known, seat, chosen), points, 1.0)]
    return weighed(bot.think(known, seat, actions).candidates, game, known, seat)


def weighed(found: Sequence[Any], game: Game, known: Any, seat: int) -> list[HintedAction]:
    """The candidates of a search, in notation, with their share of it."""
    total = sum(each.visits for each in found) or 1
    return [
        HintedAction(game.write(known, seat, each.action), each.points, each.visits / total)
        for each in found
    ]


class Thinkers:
    """The threads in which bots think; compiled search lets the event loop run meanwhile."""

    def __init__(
        self,
        threads: int | None = None,
        *,
        is_searching: bool = True,
        others: Mapping[Level, Maker] | None = None,
    ) -> None:
        self._is_searching = is_searching
        self._others = others or {}  # bots that play for a level of ours
        self._work: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._lessons: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._ready: set[Game] = set()  # games whose bots have been compiled
        self._asked: set[Game] = set()
        self._taught: set[Game] = set()  # those of which that has been tried, with success or not
        self._is_learning = False  # is anything being compiled?
        for queue in [self._work] * (threads or os.cpu_count() or 1) + [self._lessons]:
            # A search that is being compiled must not keep the server from stopping.
            threading.Thread(target=run, args=(queue,), name="bot", daemon=True).start()

    def bot(self, game: Game, level: Level) -> tuple[Bot, bool]:
        """A bot for one seat of one match, and whether it is as good as its level says.

        The search of a game is compiled when somebody first needs it, which may take a while;
        until then a bot goes by what it sees at first sight.
        """
        if game in self._ready:
            return BOTS[level](game, Secure()), True
        if self._is_searching:
            self._teach(game)
        return BOTS[FALLBACK](game, Secure()), False

    def sitter(self, game: Game, level: Level) -> tuple[Bot, bool]:
        """The same for a seat at a table, where a bot of others may play for a level."""
        if level in self._others:
            return self._others[level](game, Secure()), True
        return self.bot(game, level)

    def steadfast(self, game: Game, level: Level, nature: Nature) -> Bot:
        """A bot that decides alike at every table of a deal: its level, or one that can be had."""
        is_there = level in PLAIN or game in self._ready
        return steadfast(level if is_there else PLAIN_LEVEL, game, nature)

    def must_wait(self, game: Game, level: Level, ready: Callable[[], None]) -> bool:
        """Is what such a bot needs still being compiled? Then say on the loop when it is done.

        A weaker one meanwhile would play otherwise here than at another table of the deal.
        """
        can_learn = self._is_searching and can_compile()
        if level in PLAIN or not can_learn or game in self._taught:
            return False
        self._teach(game)
        loop = asyncio.get_running_loop()
        self._lessons.put(partial(_tell, loop, ready))
        return True

    def _teach(self, game: Game) -> None:
        if game not in self._asked:
            self._asked.add(game)
            self._lessons.put(partial(self._learn, game))

    def ask(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Have something thought about; exactly one of the two hears of it, on the loop."""
        thought = Thinking(asyncio.get_running_loop(), lambda: self._is_learning)

        def think() -> None:
            thought.is_begun = True
            try:
                tell = partial(done, work())
            except Exception as error:  # a bot may fail in any way; the table replaces it
                tell = partial(failed, error)
            thought.end(tell)

        thought.wait(partial(failed, TimeoutError()))
        self._work.put(think)

    def _learn(self, game: Game) -> None:
        """Think about a first decision with every level, so that all is compiled."""
        self._is_learning = True
        try:
            state = first_decision(game)
            seat = game.waiting(state)[0]
            for level in LEVELS:
                decide(BOTS[level](game, Secure()), game, game.known(state, seat), seat)
        except Exception as error:  # the thread outlives it: other games are learnt too
            LOG.error("bots-not-ready", game=game.slug, error=repr(error))
        else:
            self._ready.add(game)
        finally:
            self._taught.add(game)
            self._is_learning = False


class Thinking:
    """One thing that is thought about: it is told once, in time or not."""

    def __init__(self, loop: asyncio.AbstractEventLoop, is_held_up: Callable[[], bool]) -> None:
        self.is_begun = False
        self._loop = loop
        self._is_held_up = is_held_up
        self._alarm: asyncio.TimerHandle | None = None
        self._end = loop.time() + LONGEST

    def wait(self, give_up: Callable[[], None]) -> None:
        """Give up when it takes too long; what has not begun yet, or shares the interpreter with
        a compiler, may still be in time."""

        def ring() -> None:
            is_timely = not self.is_begun or self._is_held_up()
            if not is_timely or self._loop.time() > self._end:
                self._settle(give_up)
            else:
                self.wait(give_up)

        self._alarm = self._loop.call_later(PATIENCE, ring)

    def end(self, tell: Callable[[], None]) -> None:
        """Hand over what was thought, from the thread in which it was."""
        _tell(self._loop, partial(self._settle, tell))

    def _settle(self, tell: Callable[[], None]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            tell()


def _tell(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
        loop.call_soon_threadsafe(call)


def run(queue: SimpleQueue[Callable[[], None]]) -> None:
    """A thread: one thing after the other, as long as the server runs."""
    while True:
        queue.get()()


def first_decision(game: Game) -> Any:
    """A game in which somebody has to decide."""
    return dealt(game, game.usual_seats, None, Secure())
