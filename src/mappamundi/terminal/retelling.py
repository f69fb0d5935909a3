"""The story of a log, as somebody at the table knew it, or with open cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from mappamundi.errors import BadSetup
from mappamundi.log import Log, game_of, replay
from mappamundi.match import story
from mappamundi.record import SPECTATOR
from mappamundi.speech import Speech
from mappamundi.terminal.screen import Screen


def cut(log: Log, at: int | None) -> Log:
    """Return the log up to an action."""
    if at is None:
        return log
    if not 0 <= at <= len(log.actions):
        raise BadSetup("no-such-action", number=at, count=len(log.actions))
    return msgspec.structs.replace(log, actions=log.actions[:at])


def retell(
    log: Log, seat: int | None, is_open: bool, console: Console, speech: Speech
) -> Iterator[RenderableType]:
    """Sentence by sentence what happened, then the table as it lies."""
    if seat is not None and not 0 <= seat < len(log.seats):
        raise BadSetup("no-such-seat", seat=seat, high=len(log.seats) - 1)
    game = game_of(log)
    screen = Screen(console, speech, game, log.seats)
    viewer = SPECTATOR if seat is None else seat
    told = story(log, None if is_open else viewer)
    width = len(str(len(log.actions)))
    for number, each in told:
        yield Text.assemble((f"{number + 1:>{width}}  ", "dim"), screen.sentence(each))
    state = replay(log)
    reason = game.reason(state)
    if reason is not None:
        yield Text.assemble(" " * (width + 2), speech.say(reason))
    known = state if is_open else game.known(state, viewer)
    yield Text()
    yield screen.table(game.present.view(known, viewer), viewer, {})
