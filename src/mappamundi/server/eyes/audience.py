"""Who looks at a table, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import msgspec

from mappamundi.server.eyes.showing import Showing
from mappamundi.server.eyes.sight import LookBack, Sight
from mappamundi.server.eyes.trail import KnownTrail
from mappamundi.server.line.wire import framed
from mappamundi.server.protocol import Person, Reply
from mappamundi.server.protocol import TableNews as TableMessage
from mappamundi.server.table.clock import now
from mappamundi.server.table.company import Company
from mappamundi.server.table.past import NOTHING
from mappamundi.server.table.standing import Standing
from mappamundi.server.workshop import Work, at_once
from mappamundi.turn import Turn

if TYPE_CHECKING:
    from mappamundi.server.table.place import TablePlace

ENCODE = msgspec.json.Encoder().encode
AT_ONCE = 6  # turns that are told again on the event loop; more of them beside it

# Whoever does some work elsewhere and then says so, when nothing is on its way into the store.
Worker: TypeAlias = Callable[[Work[None], Callable[[], None]], None]


def here(work: Work[None], done: Callable[[], None]) -> None:
    """Call a function here and now."""
    at_once(work)
    done()


class Shown(NamedTuple):
    """A message to viewers, framed: what has happened since a version, up to another."""

    frame: bytes
    since: int  # NOTHING: it is all that there is
    version: int


class Speaker(Protocol):
    """A connection through which somebody gives orders."""

    person: Person

    @property
    def round_trip(self) -> float:
        """Seconds to the person and back."""
        ...

    def send(self, reply: Reply) -> None:
        """Send one message to it alone."""

    def hold(self, reply: Reply) -> None:
        """Send one message to it alone, together with what follows at once."""

    def let_go(self) -> None:
        """Send what was held back: nothing follows it."""


class Looker(Speaker, Protocol):
    """A connection through which somebody looks at tables."""

    @property
    def is_free(self) -> bool:
        """Can the line take more now?"""
        ...

    def push(self, frame: bytes) -> None:
        """Send a ready-made frame."""

    def show(self, table: str, shown: Shown) -> None:
        """Show something of a table."""

    def fall_behind(self, table: str, version: int) -> None:
        """Remember what a slow viewer has seen, to show the rest later at once."""

    def turn_to(self, table: TablePlace) -> bool:
        """Look at this table, which may have been loaded anew, unless it has looked away."""
        ...

    def rules(self, table: str) -> int:
        """By which version of the rules it makes views of a table itself; 0: it does not."""
        ...


class Audience:
    """Sends every looker what its person may see: one message for each pair of eyes.

    Who runs the rules is sent a trail. Eyes through which nobody looks but they are closed.
    """

    def __init__(self, table: str, standing: Standing, worker: Worker = here) -> None:
        self.table = table
        self.standing = standing
        self.worker = worker
        self.company = Company()
        self.showing = Showing(table, standing, self.company)
        self.lookers: dict[Looker, int] = {}  # -> viewer
        self._sights: dict[int, Sight] = {}  # of all who have ever looked: eyes stay open
        self._closed: dict[int, Sight] = {}  # save those that nobody needs
        self._runners: set[Looker] = set()  # who run the rules themselves
        self._trails: dict[int, KnownTrail] = {}  # of their viewers
        self._waiting: dict[int, dict[Looker, int]] = {}  # for eyes to open: viewer -> who, seen
        self._behind: set[Looker] = set()

    def join(self, looker: Looker, seen: int) -> None:
        """Add a viewer, and show it what it has not seen."""
        if looker not in self.lookers:
            self.company.come(looker.person)
        self.lookers[looker] = self.standing.viewer(looker.person.id)
        if looker.rules(self.table) == self.standing.rules:
            self._runners.add(looker)
        else:
            self._runners.discard(looker)
        self.catch_up(looker, seen if seen <= self.standing.version else NOTHING)

    def leave(self, looker: Looker) -> None:
        """Remove a viewer."""
        viewer = self.lookers.pop(looker, None)
        self._behind.discard(looker)
        self._runners.discard(looker)
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
            looker.fall_behind(self.table, seen)
            return
        self._behind.discard(looker)
        is_runner = looker in self._runners
        if (is_runner and seen == self.standing.version) or self._is_open(viewer):
            looker.show(self.table, self._shown(viewer, seen, is_runner))
        else:
            self._wait(looker, viewer, seen)

    def follow(self, turn: Turn) -> None:
        """Show a turn to everybody who looks."""
        self._close_eyes()
        for trail in self._trails.values():
            trail.follow(turn)
        news = self.showing.common.news(turn) if self._sights else None
        for viewer, sight in self._sights.items():
            if news is None or viewer == news.apart:
                sight.follow(self.standing.version, turn)
            else:
                sight.hear(turn, news)

    def show(self, since: int, informed: Collection[Looker] = ()) -> None:
        """Send all others what has happened since a version; equal eyes get equal bytes."""
        frames: dict[tuple[int, bool], Shown] = {}
        for looker, viewer in self.lookers.items():
            if looker in self._behind or looker in informed:
                continue
            if not looker.is_free:
                self._behind.add(looker)
                looker.fall_behind(self.table, since)
                continue
            is_runner = looker in self._runners
            if not ((is_runner and viewer in self._trails) or self._is_open(viewer)):
                self._wait(looker, viewer, since)
                continue
            if (viewer, is_runner) not in frames:
                frames[viewer, is_runner] = self._news(viewer, since, is_runner)
            looker.show(self.table, frames[viewer, is_runner])

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
        shown = Shown(framed(ENCODE(message)), version, version)
        for looker in self.lookers:
            if looker not in self._behind and looker.is_free:
                looker.show(self.table, shown)

    def _is_open(self, viewer: int) -> bool:
        """Are there eyes to show something to a viewer with, or nothing to be seen yet?"""
        if self.standing.play is None or viewer in self._sights:
            return True
        if viewer not in self._waiting:
            closed = self._closed.pop(viewer, None)
            self._look_back(viewer, LookBack(self.standing, viewer, closed))
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

    def _close_eyes(self) -> None:
        """Keep trails for those who run the rules, and eyes closed that only they had needed."""
        if not (self._runners or self._trails):
            return
        running = {self.lookers[looker] for looker in self._runners}
        looking = {viewer for looker, viewer in self.lookers.items() if looker not in self._runners}
        for viewer in self._trails.keys() - running:
            del self._trails[viewer]
        for viewer in (self._sights.keys() & running) - looking:
            self._closed[viewer] = self._sights.pop(viewer)

    def _news(self, viewer: int, since: int, is_runner: bool) -> Shown:
        """The last that has happened."""
        trail = self._trails.get(viewer) if is_runner else None
        if trail is None:
            return self._shown(viewer, since, is_runner)
        frame = framed(self.showing.encoded(viewer, trail, since, now()))
        return Shown(frame, since, self.standing.version)

    def _shown(self, viewer: int, since: int, is_runner: bool) -> Shown:
        """What has happened since a version; where that is forgotten, all that there is."""
        play = self.standing.play
        sight = self._sights.get(viewer) if play else None
        begins = NOTHING if sight is None else sight.since
        if since < max(begins, self.standing.forgotten):
            since = NOTHING
        known = None
        if is_runner and play is not None:
            if viewer not in self._trails:
                self._trails[viewer] = KnownTrail(self.standing.game, viewer, play.state)
            known = self._trails[viewer].whole()
        frame = framed(self.showing.encoded(viewer, sight, since, now(), known))
        return Shown(frame, since, self.standing.version)
