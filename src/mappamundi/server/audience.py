"""Who looks at a table, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from mappamundi.server.clock import now
from mappamundi.server.past import NOTHING
from mappamundi.server.protocol import Person, Reply
from mappamundi.server.protocol import TableNews as TableMessage
from mappamundi.server.showing import Company, Showing
from mappamundi.server.sight import LookBack, Sight
from mappamundi.server.standing import Standing
from mappamundi.server.wire import framed
from mappamundi.server.workshop import Work, at_once
from mappamundi.turn import Turn

if TYPE_CHECKING:
    from mappamundi.server.table import Table

ENCODE = msgspec.json.Encoder().encode
AT_ONCE = 6  # turns that are told again on the event loop; more of them beside it

# Whoever does some work elsewhere and then says so, when nothing is on its way into the store.
Worker: TypeAlias = Callable[[Work[None], Callable[[], None]], None]


def here(work: Work[None], done: Callable[[], None]) -> None:
    """Call a function here and now."""
    at_once(work)
    done()


class Looker(Protocol):
    """A connection through which somebody looks at tables."""

    person: Person

    @property
    def is_free(self) -> bool:
        """Can the line take more now?"""
        ...

    @property
    def round_trip(self) -> float:
        """Seconds to the person and back."""
        ...

    def send(self, reply: Reply) -> None:
        """Send one message to it alone."""

    def push(self, frame: bytes) -> None:
        """Send a ready-made frame."""

    def hold(self, reply: Reply) -> None:
        """Send one message to it alone, together with what follows at once."""

    def let_go(self) -> None:
        """Forget the viewer: nothing follows any more."""

    def fall_behind(self, audience: Audience, version: int) -> None:
        """Remember what a slow viewer has seen, to show the rest later at once."""

    def turn_to(self, table: Table) -> bool:
        """Look at this table, which may have been loaded anew, unless it has looked away."""
        ...


class Audience:
    """Sends every looker what its person may see: one message for each pair of eyes."""

    def __init__(self, table: str, standing: Standing, worker: Worker = here) -> None:
        self.table = table
        self.standing = standing
        self.worker = worker
        self.company = Company()
        self.showing = Showing(table, standing, self.company)
        self.lookers: dict[Looker, int] = {}  # -> viewer
        self._sights: dict[int, Sight] = {}  # of all who have ever looked: eyes stay open
        self._waiting: dict[int, dict[Looker, int]] = {}  # for eyes to open: viewer -> who, seen
        self._behind: set[Looker] = set()

    def join(self, looker: Looker, seen: int) -> None:
        """Add a viewer, and show it what it has not seen."""
        if looker not in self.lookers:
            self.company.come(looker.person)
        self.lookers[looker] = self.standing.viewer(looker.person.id)
        self.catch_up(looker, seen if seen <= self.standing.version else NOTHING)

    def leave(self, looker: Looker) -> None:
        """Remove a viewer."""
        viewer = self.lookers.pop(looker, None)
        self._behind.discard(looker)
        if viewer is None:
            return
        self.company.go(looker.person.id)
        for waiting in self._waiting.values():
            waiting.pop(looker, None)

    def catch_up(self, looker: Looker, seen: int) -> None:
        """Show one looker what has happened since a version, as soon as there are eyes for it."""
        viewer = self.lookers.get(looker)
        if viewer is None:
            return  # it has looked away
        if not looker.is_free:
            self._behind.add(looker)
            looker.fall_behind(self, seen)
            return
        self._behind.discard(looker)
        if self._is_open(viewer):
            looker.push(self._frame(viewer, seen))
        else:
            self._wait(looker, viewer, seen)

    def follow(self, turn: Turn) -> None:
        """Show a turn to everybody who looks."""
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
            if not self._is_open(viewer):
                self._wait(looker, viewer, since)
                continue
            if viewer not in frames:
                frames[viewer] = self._frame(viewer, since)
            looker.push(frames[viewer])

    def reseat(self) -> list[Looker]:
        """Who sits down or stands up sees the table with other eyes, and all of it anew."""
        moved = []
        for looker, viewer in list(self.lookers.items()):
            if self.standing.viewer(looker.person.id) != viewer:
                self.lookers[looker] = self.standing.viewer(looker.person.id)
                self.catch_up(looker, NOTHING)
                moved.append(looker)
        return moved

    def show_company(self) -> None:
        """Tell everybody who is there now."""
        version = self.standing.version
        message = TableMessage(self.table, version, since=version, **self.showing.presence())
        frame = framed(ENCODE(message))
        for looker in self.lookers:
            if looker not in self._behind and looker.is_free:
                looker.push(frame)

    def _is_open(self, viewer: int) -> bool:
        """Are there eyes to show something to a viewer with, or nothing to be seen yet?"""
        if self.standing.play is None or viewer in self._sights:
            return True
        if viewer not in self._waiting:
            self._look_back(viewer, LookBack(self.standing, viewer))
        return viewer in self._sights

    def _wait(self, looker: Looker, viewer: int, seen: int) -> None:
        """Show it later, and nothing until then."""
        self._behind.add(looker)
        self._waiting.setdefault(viewer, {})[looker] = seen

    def _look_back(self, viewer: int, looking: LookBack) -> None:
        """Open eyes: at once where there is little to tell, else beside everything else."""
        turns = looking.missing()
        if turns is None:  # more has happened meanwhile than is remembered: begin with the present
            looking.sight = self._present(viewer)
        elif len(turns) > AT_ONCE:
            self._waiting.setdefault(viewer, {})
            self.worker(looking.follow(turns), partial(self._look_back, viewer, looking))
            return
        else:
            at_once(looking.follow(turns))
        self._sights[viewer] = looking.sight
        for looker, seen in self._waiting.pop(viewer, {}).items():
            if self.lookers.get(looker) == viewer:  # and has not changed seats meanwhile
                self.catch_up(looker, seen)

    def _present(self, viewer: int) -> Sight:
        """Eyes that know nothing of what was."""
        play = self.standing.play
        assert play is not None
        return Sight(self.standing.game, viewer, play.state, self.standing.version)

    def _frame(self, viewer: int, since: int) -> bytes:
        """What has happened since a version; where that is forgotten, all that there is."""
        sight = self._sights.get(viewer) if self.standing.play else None
        begins = NOTHING if sight is None else sight.since
        if since < max(begins, self.standing.forgotten):
            since = NOTHING
        return framed(self.showing.encoded(viewer, sight, since, now()))
