"""A table that begins by itself: who has gone makes room, bots take what is free, and it starts."""

from __future__ import annotations

from mappamundi.server import keeper
from mappamundi.server.clock import Timing
from mappamundi.server.deciding import Decision, Denied
from mappamundi.server.happenings import BotsSat, Cleared
from mappamundi.server.protocol import Level
from mappamundi.server.showing import Company
from mappamundi.server.standing import ARRIVING, Standing

LEVEL: Level = "steady"


def gather(
    name: str, table: Standing, at: int, timing: Timing | None, company: Company
) -> Decision:
    """One step of it; whoever is there must be somebody."""
    begins = table.gathers()
    if begins is None or begins > at:
        raise Denied("version-stale")
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
    return keeper.start(name, table, leader, timing, here)
