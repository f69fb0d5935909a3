"""What a master would do in somebody's place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import structlog

from mappamundi.server.deciding import Denied, need, seated
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import AskHint, Candidate, Hint, Level, Refused
from mappamundi.server.thinking import advise

if TYPE_CHECKING:
    from mappamundi.server.connection import Connection
    from mappamundi.server.table import Table

LOG = structlog.get_logger()
ADVISER: Level = "master"
MOST = 5  # candidates that are told


def hint(asking: Connection, request: AskHint, table: Table) -> None:
    """Answer when the bot has thought, unless the question is not allowed."""
    try:
        seat = check(table, asking.person.id)
    except Denied as refusal:
        refuse(asking, request, refusal)
        return
    game, play, version = table.standing.game, table.standing.play, table.standing.version
    assert play is not None
    known = game.known(play.state, seat)

    def work() -> list[Candidate]:
        bot, _ = table.hall.thinkers.bot(game, ADVISER)
        return advise(bot, game, known, seat)[:MOST]

    def done(candidates: list[Candidate]) -> None:
        asking.send(Hint(request.id, request.table, version, candidates))

    table.hall.thinkers.ask(work, done, partial(failed, asking, request))


def check(table: Table, person: str) -> int:
    """Where somebody sits who may ask now."""
    standing = table.standing
    need(standing.setting.allows_hints and not standing.is_race, "hints-not-allowed")
    seat = seated(standing, person)
    need(seat in standing.waiting, "not-your-turn", seat=seat)
    return seat


def failed(asking: Connection, request: AskHint, error: Exception) -> None:
    """The adviser could not think."""
    LOG.error("hint-failed", error=repr(error))
    refuse(asking, request, Denied("hint-failed"))


def refuse(asking: Connection, request: AskHint, refusal: Denied) -> None:
    """Say why not."""
    METRICS.refused.labels(refusal.message).inc()
    asking.send(Refused(refusal.message, refusal.arguments, request.id, request.table))
