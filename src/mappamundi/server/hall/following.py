"""What follows in the hall when something was kept at a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mappamundi.server.store import Entry, patiently

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table


def follow(table: Table, entry: Entry) -> None:
    """The lobbies hear of it, and others if it was the end."""
    hall = table.hall
    hall.alarms.set(table.id, entry.alarm)
    if hall.lobby.cares(entry.kind):
        hall.lobby.change(table.listing, entry.kind)
    hall.cluster.list(table, entry.kind)
    for hear in hall.on_kept:
        hear(table, entry)
    if entry.kind == "rematch" and table.standing.follower is not None:
        hall.take_up(table.standing.follower, announce)
    if entry.kind == "sit" and entry.person:
        hall.spawn(patiently(partial(hall.people.keep, entry.person)))
    if table.standing.status == "over" and entry.state is not None:
        hall.makers.forget(table.id)
        for tell in hall.on_end:
            tell(table)


def announce(table: Table) -> None:
    """Show a table in the lobbies, also a seat there to whom it is kept for."""
    table.hall.lobby.change(table.listing, "make")
    table.hall.cluster.list(table, "make")
