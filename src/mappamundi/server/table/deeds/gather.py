"""A table begins by itself: who has gone makes room, bots take what is free, and it starts."""

from __future__ import annotations

from mappamundi.server.protocol import Level
from mappamundi.server.table.deciding import Denied
from mappamundi.server.table.deed import Decision, Deed, Occasion, Ordered, OwnCommand
from mappamundi.server.table.deeds.clear import Cleared
from mappamundi.server.table.deeds.seat_bots import BotsSat
from mappamundi.server.table.deeds.start import begun
from mappamundi.server.table.standing import ARRIVING, Standing

LEVEL: Level = "steady"


class Gather(OwnCommand, frozen=True):
    """The time has come at which a table begins by itself."""


def decide(table: Standing, command: Gather, occasion: Occasion) -> Decision:
    """One step of it; whoever is there must be somebody."""
    begins, at, company = table.gathers(), occasion.at, occasion.company
    if begins is None or begins > at:
        raise Denied("version-stale")
    if table.setting.deal:  # a round of a contest waits for nobody: who is away is played for
        return begun(table, table.host, occasion.timing, table.agreed)
    people = {chair.person: seat for seat, chair in enumerate(table.chairs) if chair.person}
    here = [person for person in people if company.away_since(person) is None]
    if not here:
        raise Denied("seats-are-empty")
    for person, seat in people.items():
        since = company.away_since(person)
        if since is not None and at - since >= ARRIVING:
            return Decision(Cleared(seat))
    if len(here) < len(people):
        raise Denied("people-away", count=len(people) - len(here))
    empty = [seat for seat, chair in enumerate(table.chairs) if not chair.person and not chair.bot]
    if empty:
        return Decision(BotsSat(empty, LEVEL))
    leader = table.host if table.host in here else here[0]
    return begun(table, leader, occasion.timing, here)


DEED = Deed(Ordered(Gather, decide))  # logged as a `clear`, as `bots`, and as a `start`
