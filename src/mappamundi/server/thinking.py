"""Where bots think: in threads of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, get_args

from mappamundi.bots import BOTS, Bot
from mappamundi.game import Game
from mappamundi.nature import Secure
from mappamundi.server.protocol import Candidate, Level

LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first
PATIENCE = 10.0  # seconds after which a bot has failed
FALLBACK = "greedy"  # where a level is not on offer, and where a bot may not do what it wants
Answer = TypeVar("Answer")


def below(level: Level) -> Level | None:
    """The next weaker level."""
    rank = LEVELS.index(level)
    return LEVELS[rank - 1] if rank else None


def make_bot(game: Game, level: Level) -> Bot:
    """A bot of that level for one seat of one match."""
    return BOTS[level if level in BOTS else FALLBACK](game, Secure())


def decide(bot: Bot, game: Game, known: Any, seat: int) -> int:
    """What the bot does; one that breaks the rules has failed."""
    actions = game.legal(known, seat)
    action = bot.choose(known, seat, actions)
    if action not in actions:
        raise ValueError(f"{action} is none of {actions}")
    return action


def decide_late(bot: Bot, game: Game, known: Any, seat: int) -> int:
    """The same for a person whose time is up: what would hurt others is not done for them."""
    timely = getattr(game.bots, "timely", None)
    actions = game.legal(known, seat)
    allowed = [each for each in actions if timely is None or timely(known, seat, each)] or actions
    action = bot.choose(known, seat, allowed)
    if action in allowed:
        return action
    return BOTS[FALLBACK](game, Secure()).choose(known, seat, allowed)


def advise(bot: Bot, game: Game, known: Any, seat: int) -> list[Candidate]:
    """What a bot thinks of the actions of a seat, best first; or just what it would do."""
    actions = game.legal(known, seat)
    think = getattr(bot, "think", None)
    if think is None:
        chosen = bot.choose(known, seat, actions)
        points = game.rules.score(known, seat)
        return [Candidate(game.write(known, seat, chosen), points, 1.0)]
    return weighed(think(known, seat, actions).candidates, game, known, seat)


def weighed(found: Sequence[Any], game: Game, known: Any, seat: int) -> list[Candidate]:
    """The candidates of a search, in notation, with their share of it."""
    total = sum(each.visits for each in found) or 1
    return [
        Candidate(game.write(known, seat, each.action), each.points, each.visits / total)
        for each in found
    ]


class Thinkers:
    """The threads in which bots think; compiled search lets the event loop run meanwhile."""

    def __init__(self, threads: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "bot")

    def ask(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Have something thought about; exactly one of the two hears of it, on the loop."""
        loop = asyncio.get_running_loop()
        is_settled = False

        def settle(answer: Answer | None, error: Exception | None) -> None:
            nonlocal is_settled
            if is_settled:
                return
            is_settled = True
            alarm.cancel()
            if error is None:
                done(answer)  # type: ignore[arg-type]
            else:
                failed(error)

        def think() -> None:
            try:
                outcome = (work(), None)
            except Exception as error:
                outcome = (None, error)  # type: ignore[assignment]
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, *outcome)

        alarm = loop.call_later(PATIENCE, settle, None, TimeoutError())
        self.pool.submit(think)

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
