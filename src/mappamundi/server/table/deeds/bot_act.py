"""A bot acts for a seat: its own, one that it holds, or one whose person's time is up."""

from __future__ import annotations

from mappamundi.server.table.deciding import Denied, need
from mappamundi.server.table.deed import Decision, Deed, Occasion, Ordered, OwnCommand
from mappamundi.server.table.deeds.act import BOT, CLOCK, Acted
from mappamundi.server.table.standing import Standing


class BotAct(OwnCommand, frozen=True):
    """A bot has decided for a seat, asked at that version."""

    seat: int
    actions: tuple[int, ...]  # all the parts of one decision
    asked: int
    is_late: bool = False  # decided for a person whose time was up


def decide(table: Standing, command: BotAct, occasion: Occasion) -> Decision:
    """A bot's decision, unless the seat is asked something else by now."""
    chair, play = table.chairs[command.seat], table.play
    asked = table.clock.asked.get(command.seat)
    if play is None or asked is None or asked.version != command.asked:
        raise Denied("version-stale")
    need((chair.bot is None) == command.is_late, "version-stale")
    mark = CLOCK if command.is_late else BOT if chair.person else ""
    turn = play.attempt(command.seat, command.actions, mark)
    return Decision(Acted(command.seat, tuple(turn.lines), mark), turn)


DEED = Deed(Ordered(BotAct, decide))  # logged as an `act`
