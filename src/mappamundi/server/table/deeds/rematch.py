"""The same people go on at another table."""

from __future__ import annotations

from msgspec.structs import replace

from mappamundi.game import GAMES
from mappamundi.server.protocol import TableId
from mappamundi.server.table.deciding import need, seated
from mappamundi.server.table.deed import (
    Command,
    Decision,
    Deed,
    Effect,
    Happening,
    Logged,
    Occasion,
    Ordered,
)
from mappamundi.server.table.deeds.make import Made, new_id, opened, proper
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.standing import Standing


class Rematch(Command, frozen=True, tag="rematch"):
    """Open a table with the same bots, options and pace, and seats kept for the same people."""


class Followed(Happening, frozen=True):
    """The same people go on at another table."""

    table: TableId


def decide(table: Standing, command: Rematch, occasion: Occasion) -> Decision:
    """Another table with the same bots, and the seats kept for the same people if they agree."""
    need(table.status == "over", "table-is-not-over")
    seated(table, occasion.person)
    need(table.follower is None, "rematch-is-open")
    chairs = [
        Occupant(each.person) if each.person else Occupant(bot=each.bot) for each in table.chairs
    ]
    follower, setting = new_id(), replace(table.setting, deal="")  # by other draws
    version = GAMES[setting.game].version  # what is new is played by today's rules
    made = Made(proper(setting), version, occasion.person, chairs)
    entry, changes = opened(follower, made, occasion.at)
    return Decision(Followed(follower), changes=changes, entries=(entry,))


def fold(table: Standing, happened: Followed, effect: Effect) -> None:
    """Everybody is shown the way there."""
    table.follower, table.asker = happened.table, effect.person
    table.rearrange("rematch")


DEED = Deed(
    Ordered(Rematch, decide, cost=5.0),
    Logged("rematch", Followed, fold, emptied=None),
)
