"""What a master would do in somebody's place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from mappamundi.bots import Bot
from mappamundi.game import Game
from mappamundi.server.eyes.audience import Speaker
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Hint, HintedAction, Level, Refused
from mappamundi.server.requests import AskHint
from mappamundi.server.table.deciding import Denied, need, seated
from mappamundi.server.table.thinking import advise, decide
from mappamundi.told import Told

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table

LOG = structlog.get_logger()
ADVISER: Level = "master"
MOST = 5  # candidates that are told
MOST_PARTS = 3  # of a decision that somebody is told whole at once


def hint(asking: Speaker, request: AskHint, table: Table) -> None:
    """Answer when the bot has thought, unless the question is not allowed."""
    try:
        seat = check(table, asking.person.id)
    except Denied as refusal:
        refuse(asking, request, refusal)
        return
    game, play, version = table.standing.game, table.standing.play, table.standing.version
    assert play is not None
    state = play.state

    def work() -> tuple[list[HintedAction], list[str], Told | None]:
        bot, _ = table.hall.thinkers.bot(game, ADVISER)
        candidates = advise(bot, game, game.known(state, seat), seat)[:MOST]
        parts = whole(bot, game, state, seat, candidates[0].action)
        return candidates, *chosen(game, seat, parts, request.laid)

    def done(thought: tuple[list[HintedAction], list[str], Told | None]) -> None:
        asking.send(Hint(request.id, request.table, version, *thought))

    table.hall.thinkers.ask(work, done, partial(failed, asking, request))


class Part(NamedTuple):
    """One action of a decision, and what its seat knows before it."""

    known: Any
    action: int
    text: str


def whole(bot: Bot, game: Game, state: Any, seat: int, first: str) -> list[Part]:
    """The decision that begins so, part by part."""
    state, action = state.copy(), game.read(state, seat, first)
    parts = [Part(game.known(state, seat), action, first)]
    game.do(state, seat, action)
    while game.is_midway(state, seat):
        known = game.known(state, seat)
        action = decide(bot, game, known, seat)
        parts.append(Part(known, action, game.write(state, seat, action)))
        game.do(state, seat, action)
    return parts


def chosen(
    game: Game, seat: int, parts: Sequence[Part], laid: Sequence[str]
) -> tuple[list[str], Told | None]:
    """What is told of a decision: all of one with few parts, else one part that is still to do."""
    if len(parts) <= MOST_PARTS and not laid:
        actions = [part.action for part in parts]
        return [part.text for part in parts], reason(game, parts[0].known, seat, actions)
    left = [part for part in parts if part.text not in laid]
    if not left:
        return [], Told("hint-laid-well")
    taken = {word for text in laid for word in text.split()[1:]}
    part = min(left, key=lambda each: len(taken.intersection(each.text.split()[1:])))
    return [part.text], reason(game, part.known, seat, [part.action])


def reason(game: Game, known: Any, seat: int, actions: Sequence[int]) -> Told | None:
    """What speaks for it, where the game can say it."""
    return game.counsel(known, seat, actions) if game.counsel is not None else None


def check(table: Table, person: str) -> int:
    """Where somebody sits who may ask now."""
    standing = table.standing
    need(standing.setting.allows_hints and not standing.is_race, "hints-not-allowed")
    seat = seated(standing, person)
    need(seat in standing.waiting, "not-your-turn", seat=seat)
    return seat


def failed(asking: Speaker, request: AskHint, error: Exception) -> None:
    """Answer that the adviser could not think."""
    LOG.error("hint-failed", error=repr(error))
    refuse(asking, request, Denied("hint-failed"))


def refuse(asking: Speaker, request: AskHint, refusal: Denied) -> None:
    """Answer a request for a hint with the reason why there is none."""
    METRICS.refused.labels(refusal.message).inc()
    asking.send(Refused(refusal.message, refusal.arguments, request.id, request.table))
