"""Who looks at a table, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

import msgspec

from mappamundi.server.clock import now
from mappamundi.server.play import Turn
from mappamundi.server.protocol import Person, Reply
from mappamundi.server.protocol import Table as TableMessage
from mappamundi.server.showing import NOTHING, Company, Showing
from mappamundi.server.sight import Sight, look_back
from mappamundi.server.standing import Standing
from mappamundi.server.wire import framed

if TYPE_CHECKING:
    from mappamundi.server.table import Table

ENCODE = msgspec.json.Encoder().encode


class Looker(Protocol):
    """A connection through which somebody looks at tables."""

    person: Person

    @property
    def is_free(self) -> bool:
        """Can it take more now?"""

    @property
    def round_trip(self) -> float:
        """Seconds to the person and back."""

    def send(self, reply: Reply) -> None:
        """Send one message to it alone."""

    def push(self, frame: bytes) -> None:
        """Send a ready-made frame."""

    def hold(self, reply: Reply) -> None:
        """Send one message to it alone, together with what follows at once."""

    def let_go(self) -> None:
        """Nothing follows any more."""

    def fall_behind(self, audience: Audience, version: int) -> None:
        """It cannot take more: remember what it has seen, and show the rest later at once."""

    def turn_to(self, table: Table) -> bool:
        """Look at this table, which may have been loaded anew, unless it has looked away."""


class Audience:
    """Sends every looker what its person may see: one message for each pair of eyes."""

    def __init__(self, table: str, standing: Standing) -> None:
        self.table = table
        self.standing = standing
        self.company = Company()
        self.showing = Showing(table, standing, self.company)
        self.lookers: dict[Looker, int] = {}  # -> viewer
        self._sights: dict[int, Sight] = {}
        self._behind: set[Looker] = set()

    def join(self, looker: Looker, seen: int) -> None:
        """Somebody looks from now on, and is shown what they have not seen."""
        if looker not in self.lookers:
            self.company.come(looker.person)
        self.lookers[looker] = self.standing.viewer(looker.person.id)
        self.catch_up(looker, seen if seen <= self.standing.version else NOTHING)

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more."""
        viewer = self.lookers.pop(looker, None)
        self._behind.discard(looker)
        if viewer is None:
            return
        self.company.go(looker.person.id)
        if viewer not in self.lookers.values():
            self._sights.pop(viewer, None)

    def catch_up(self, looker: Looker, seen: int) -> None:
        """Show one looker what has happened since a version, unless it has looked away."""
        self._behind.discard(looker)
        viewer = self.lookers.get(looker)
        if viewer is None:
            return
        looker.push(self._frame(viewer, self._sight(viewer, seen), seen))

    def follow(self, turn: Turn) -> None:
        """Whoever looks learns of a turn."""
        news = self.showing.common.news(turn) if self._sights else None
        for viewer, sight in self._sights.items():
            if news is None or viewer == news.apart:
                sight.follow(self.standing.version, turn)
            else:
                sight.hear(turn, news)

    def show(self, since: int, informed: Collection[Looker] = ()) -> None:
        """Send all others what has happened since a version; equal eyes get equal bytes."""
        frames: dict[int, bytes] = {}
        for looker, viewer in self.lookers.items():
            if looker in self._behind or looker in informed:
                continue
            if not looker.is_free:
                self._behind.add(looker)
                looker.fall_behind(self, since)
                continue
            if viewer not in frames:
                frames[viewer] = self._frame(viewer, self._sight(viewer, since), since)
            looker.push(frames[viewer])

    def reseat(self) -> list[Looker]:
        """Who sits down or stands up sees the table with other eyes, and all of it anew."""
        moved = []
        for looker, viewer in list(self.lookers.items()):
            if self.standing.viewer(looker.person.id) != viewer:
                self.lookers[looker] = self.standing.viewer(looker.person.id)
                self.catch_up(looker, NOTHING)
                moved.append(looker)
        for viewer in self._sights.keys() - set(self.lookers.values()):
            del self._sights[viewer]
        return moved

    def show_company(self) -> None:
        """Tell everybody who is there now."""
        version = self.standing.version
        message = TableMessage(self.table, version, since=version, **self.showing.presence())
        frame = framed(ENCODE(message))
        for looker in self.lookers:
            if looker not in self._behind and looker.is_free:
                looker.push(frame)

    def _sight(self, viewer: int, since: int) -> Sight | None:
        """The eyes of a viewer, which must have been open since then."""
        if self.standing.play is None:
            return None
        sight = self._sights.get(viewer)
        if sight is None or sight.since > since:
            sight = look_back(self.standing, viewer, since)
            self._sights[viewer] = sight
        return sight

    def _frame(self, viewer: int, sight: Sight | None, since: int) -> bytes:
        return framed(self.showing.encoded(viewer, sight, since, now()))
