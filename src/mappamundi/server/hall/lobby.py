"""The lobby: the newest open tables for everybody, and to each person their own, live."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable

from mappamundi.server.eyes.audience import ENCODE, Looker
from mappamundi.server.line.wire import framed
from mappamundi.server.protocol import LobbyChange, Summary
from mappamundi.server.table.deeds import PLAYING
from mappamundi.server.table.listing import Listing, news, personal

WINDOW = 100  # open tables that are shown, whoever asks


class LobbyRoom:
    """Tells everybody who stands in it what changes at the tables they may sit at."""

    def __init__(self) -> None:
        self.lookers: set[Looker] = set()
        self._behind: set[Looker] = set()  # whose lines are full: they get everything anew
        self._open: dict[str, Listing] = {}  # all that anybody may sit at
        self._order: list[tuple[int, str]] = []  # of those, the oldest first
        self._window: dict[str, Listing] = {}  # the newest of those, which are shown
        self._seated: dict[str, set[str]] = {}  # table -> people seated there when last told
        self._page: tuple[list[Summary], bytes] = ([], b"[]")  # the window, ready to send

    def enter(self, looker: Looker, mine: Iterable[Listing]) -> None:
        """Show somebody the newest tables and all of theirs, and every change from now on."""
        self.lookers.add(looker)
        self._behind.discard(looker)
        person = looker.person.id
        own = {table.id: table for table in mine if table.seat_of(person) is not None}
        shown = [personal(table, person) for table in own.values() if not table.is_over]
        rest = [table.summary for table in self._window.values() if table.id not in own]
        more = len(self._open) - len(self._window)
        page = joined(ENCODE(shown), self._encoded(rest))
        self._push(looker, framed(b'{"type":"lobby","tables":%b,"more":%d}' % (page, more)))

    def gathering(self, game: str) -> list[Listing]:
        """The open tables of a game that begin by themselves, the oldest first."""
        found = [self._open[name] for _, name in self._order]
        settings = ((table, table.summary.setting) for table in found)
        return [table for table, setting in settings if setting.fills and setting.game == game]

    def cares(self, kind: str) -> bool:
        """Does an entry of this kind change anything for anybody who is here?"""
        return bool(self.lookers) or kind not in PLAYING

    def has(self, table: str) -> bool:
        """Is it one that anybody may sit at?"""
        return table in self._open

    def renew(self, table: Listing) -> None:
        """Show an open table as it is now to whoever comes next."""
        self._open[table.id] = table
        self._look()

    def leave(self, looker: Looker) -> None:
        """Remove somebody from the lobby."""
        self.lookers.discard(looker)
        self._behind.discard(looker)

    def is_behind(self, looker: Looker) -> bool:
        """Has somebody missed something because their line was full?"""
        return looker in self._behind

    def change(self, table: Listing, kind: str) -> None:
        """A table has changed: tell those whom it concerns."""
        before = self._window
        if kind not in PLAYING:
            self._file(table)
        if not self.lookers:
            return
        seated = table.people
        concerned = seated | self._seated.get(table.id, set())
        self._seated[table.id] = seated
        for looker in self.lookers:
            if looker.person.id in concerned:
                self._push(looker, framed(ENCODE(news(table, looker.person.id))))
        if kind not in PLAYING and (table.id in before or table.id in self._window):
            self._announce(table, concerned)
        self._shift(before, table.id)

    def take_away(self, table: Listing) -> None:
        """A table was closed: it leaves the lobby of everybody who saw it there."""
        self.forget(table.id)  # which tells all who do not sit there
        frame = framed(ENCODE(LobbyChange(gone=table.id)))
        for looker in self.lookers:
            if table.seat_of(looker.person.id) is not None:
                self._push(looker, frame)

    def forget(self, table: str) -> None:
        """A table that nobody needs any more leaves the lobby."""
        self._seated.pop(table, None)
        before = self._window
        self._remove(table)
        self._shift(before, "")

    def _file(self, table: Listing) -> None:
        """Put a table among the open ones, or take it from there."""
        if table.is_open and table.id not in self._open:
            insort(self._order, (table.summary.made, table.id))
        if table.is_open:
            self._open[table.id] = table
            self._look()
        else:
            self._remove(table.id)

    def _remove(self, name: str) -> None:
        table = self._open.pop(name, None)
        if table is not None:
            del self._order[bisect_left(self._order, (table.summary.made, name))]
            self._look()

    def _look(self) -> None:
        self._window = {name: self._open[name] for _, name in reversed(self._order[-WINDOW:])}

    def _shift(self, before: dict[str, Listing], told: str) -> None:
        """Tell what has come into the window and what has left it, but for one that was told of."""
        for name in (before.keys() ^ self._window.keys()) - {told}:
            table = self._window.get(name) or before[name]
            self._announce(table, table.people)

    def _announce(self, table: Listing, seated: set[str]) -> None:
        """Tell all who do not sit there whether a table is shown, and how it stands."""
        is_shown = table.id in self._window
        change = LobbyChange(table.summary) if is_shown else LobbyChange(gone=table.id)
        frame = framed(ENCODE(change))
        for looker in self.lookers:
            if looker.person.id not in seated:
                self._push(looker, frame)

    def _push(self, looker: Looker, frame: bytes) -> None:
        """Send something, unless it would only pile up."""
        if looker.is_free and looker not in self._behind:
            looker.push(frame)
        else:
            self._behind.add(looker)

    def _encoded(self, shown: list[Summary]) -> bytes:
        """Tables, ready to send; most people ask for the same."""
        last = self._page[0]
        is_same = len(last) == len(shown) and all(a is b for a, b in zip(last, shown, strict=True))
        if not is_same:
            self._page = (shown, ENCODE(shown))
        return self._page[1]


def joined(one: bytes, other: bytes) -> bytes:
    """The elements of two JSON lists in one."""
    between = b"," if len(one) > 2 and len(other) > 2 else b""
    return one[:-1] + between + other[1:]
