"""The lobby: open tables for everybody, and to each person their own, live."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from mappamundi.server.audience import Looker
from mappamundi.server.protocol import Lobby as LobbyMessage
from mappamundi.server.protocol import LobbyChange, Summary
from mappamundi.server.table import Table


class Lobby:
    """Tells everybody who stands in it what changes at the tables they may sit at."""

    def __init__(self) -> None:
        self.lookers: set[Looker] = set()
        self._shown: dict[str, set[str]] = {}  # table -> people seated there when last told

    def enter(self, looker: Looker, tables: Iterable[Table], aside: Iterable[Summary] = ()) -> None:
        """Show somebody everything there is, and every change from now on."""
        self.lookers.add(looker)
        person = looker.person.id
        shown = [personal(table, person) for table in tables if concerns(table, person)]
        looker.send(LobbyMessage([*shown, *aside]))

    def leave(self, looker: Looker) -> None:
        """Somebody goes."""
        self.lookers.discard(looker)

    def change(self, table: Table, kind: str) -> None:
        """Something happened at a table: tell those whom it concerns."""
        if not self.lookers:
            return
        seated = {chair.person for chair in table.kept.chairs if chair.person}
        before = self._shown.get(table.id, set())
        self._shown[table.id] = seated
        is_seen_by_all = table.standing.setting.is_public and kind not in ("act", "say", "react")
        for looker in self.lookers:
            person = looker.person.id
            if is_seen_by_all or person in seated or person in before:
                looker.send(news(table, person))

    def forget(self, table: Table) -> None:
        """A table that nobody needs any more leaves the lobby."""
        self._shown.pop(table.id, None)
        if table.kept.status == "open" and table.standing.setting.is_public:
            for looker in self.lookers:
                looker.send(LobbyChange(gone=table.id))


def concerns(table: Table, person: str) -> bool:
    """Does somebody see this table in the lobby?"""
    if table.kept.status == "over":
        return False
    is_open = table.kept.status == "open" and table.standing.setting.is_public
    return is_open or seat_of(table, person) is not None


def seat_of(table: Table, person: str) -> int | None:
    """Where somebody sits."""
    for seat, chair in enumerate(table.kept.chairs):
        if chair.person == person:
            return seat
    return None


def personal(table: Table, person: str) -> Summary:
    """A table as one person sees it."""
    seat = seat_of(table, person)
    if seat is None:
        return table.summary
    return replace(table.summary, mine=True, my_turn=seat in table.kept.waiting)


def news(table: Table, person: str) -> LobbyChange:
    """What changes in the lobby for one person."""
    if concerns(table, person):
        return LobbyChange(personal(table, person))
    return LobbyChange(gone=table.id)
