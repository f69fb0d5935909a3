"""What a master would do in somebody's place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from mappamundi.bots import Bot
from mappamundi.game import Game
from mappamundi.server.deciding import Denied, need, seated
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import AskHint, Hint, HintedAction, Level, Refused
from mappamundi.server.thinking import advise, decide

if TYPE_CHECKING:
    from mappamundi.server.connection import Connection
    from mappamundi.server.table import Table

LOG = structlog.get_logger()
ADVISER: Level = "master"
MOST = 5  # candidates that are told
MOST_PARTS = 3  # of a decision that somebody is told whole


def hint(asking: Connection, request: AskHint, table: Table) -> None:
    """Answer when the bot has thought, unless the question is not allowed."""
    try:
        seat = check(table, asking.person.id)
    except Denied as refusal:
        refuse(asking, request, refusal)
        return
    game, play, version = table.standing.game, table.standing.play, table.standing.version
    assert play is not None
    state = play.state

    def work() -> tuple[list[HintedAction], list[str]]:
        bot, _ = table.hall.thinkers.bot(game, ADVISER)
        candidates = advise(bot, game, game.known(state, seat), seat)[:MOST]
        return candidates, whole(bot, game, state, seat, candidates[0].action)

    def done(thought: tuple[list[HintedAction], list[str]]) -> None:
        asking.send(Hint(request.id, request.table, version, *thought))

    table.hall.thinkers.ask(work, done, partial(failed, asking, request))


def whole(bot: Bot, game: Game, state: Any, seat: int, first: str) -> list[str]:
    """The decision that begins so, part by part; of one with many parts only the beginning."""
    state, parts, action = state.copy(), [first], game.read(state, seat, first)
    game.do(state, seat, action)
    while game.is_midway(state, seat):
        if len(parts) == MOST_PARTS:
            return [first]
        action = decide(bot, game, game.known(state, seat), seat)
        parts.append(game.write(state, seat, action))
        game.do(state, seat, action)
    return parts


def check(table: Table, person: str) -> int:
    """Where somebody sits who may ask now."""
    standing = table.standing
    need(standing.setting.allows_hints and not standing.is_race, "hints-not-allowed")
    seat = seated(standing, person)
    need(seat in standing.waiting, "not-your-turn", seat=seat)
    return seat


def failed(asking: Connection, request: AskHint, error: Exception) -> None:
    """Answer that the adviser could not think."""
    LOG.error("hint-failed", error=repr(error))
    refuse(asking, request, Denied("hint-failed"))


def refuse(asking: Connection, request: AskHint, refusal: Denied) -> None:
    """Answer a request for a hint with the reason why there is none."""
    METRICS.refused.labels(refusal.message).inc()
    asking.send(Refused(refusal.message, refusal.arguments, request.id, request.table))
