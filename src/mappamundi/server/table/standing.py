"""Where a table stands: everything that follows from its log, and nothing that does not.

What the deeds of `deeds` do to it when they are folded; it knows none of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from mappamundi.game import GAMES
from mappamundi.nature import Secure
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.protocol import Level, Reaction, Setting, Status
from mappamundi.server.table.clock import SECOND, TableClock
from mappamundi.server.table.occupant import EMPTY, Occupant
from mappamundi.server.table.past import NOTHING, Past
from mappamundi.server.table.play import Brought, Play
from mappamundi.told import Told
from mappamundi.turn import Turn

HOLDER: Level = "novice"  # X6: a strong one would be a reason to let the clock run out
ARRIVING = 5 * SECOND  # that who has just sat down may take to look at the table
SPEECHES, LETTERS = 100, 8_000  # that are shown to who comes later, at most
NEWS = 100  # things that the table itself has told last


class Utterance(NamedTuple):
    """A word or a reaction, as it was said."""

    version: int
    person: str
    at: int
    text: str | None
    reaction: Reaction | None


class Standing:
    """A table as its log has made it; every happening takes it one version further."""

    def __init__(
        self, setting: Setting, rules: int, host: str, chairs: Sequence[Occupant], at: int
    ) -> None:
        self.game = GAMES.edition(setting.game, rules)
        self.setting = setting
        self.rules = rules
        self.host = host
        self.made = at
        self.version = 0
        self.status: Status = "open"
        self.chairs = list(chairs)
        self.agreed = {host}  # people who have said themselves that they play here
        if setting.deal:  # whoever plays a deal that others have, too, has entered for it
            self.agreed |= {chair.person for chair in chairs if chair.person}
        self.seated_at = at  # when somebody last sat down
        self.strikes = [0] * setting.seats  # time-outs in a row
        self.warm: set[int] = set()  # seats that a bot holds for people who were away
        self.nudged: dict[int, int] = {}  # seat -> when its person was last reminded
        self.brought: Brought | None = None  # what is to be gone on with here
        self.dealt: bytes | None = None  # what the draws of a deal come from that others have, too
        self.play: Play | None = None
        self.clock = TableClock(None, setting.seats)
        self.is_race = False  # is the first touch what counts?
        self.commitment: str | None = None
        self.follower: str | None = None
        self.asker: str | None = None  # who wished for that one
        self.speeches: deque[Utterance] = deque()
        self.letters = 0  # in all of them
        self.greeted: set[str] = set()  # who has said something in words
        self.forgotten = NOTHING  # the last version of which a speech or news is not here any more
        self.past = Past()  # what a story is made of
        self.news: deque[tuple[int, Told]] = deque()  # what the table itself has to tell, to all
        self.changed: dict[str, int] = {}  # part of a `Table` message -> version it is of
        self.rearranged = 0  # the version at which one of those changed that seldom do

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide."""
        return self.play.waiting if self.play else ()

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, or None."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    @property
    def invited(self) -> tuple[int, ...]:
        """The seats that are kept, before the start, for people who have not agreed yet."""
        if self.status != "open":
            return ()
        seats = range(len(self.chairs))
        return tuple(seat for seat in seats if self.chairs[seat].person not in {None, *self.agreed})

    def viewer(self, person: str) -> int:
        """Through whose eyes somebody sees the game."""
        seat = self.seat_of(person)
        return SPECTATOR if seat is None else seat

    def deadlines(self) -> dict[int, int]:
        """When the time of each person who must decide is up."""
        found = {}
        for seat in self.waiting:
            due = self.clock.deadline(seat)
            if due is not None and self.chairs[seat].bot is None:
                found[seat] = due
        return found

    def gathers(self) -> int | None:
        """When a table begins by itself: a while after it was made, or soon if it is full."""
        if self.status != "open" or not self.setting.fills:
            return None
        if self.setting.deal:
            return self.made
        is_full = all(chair.person or chair.bot for chair in self.chairs)
        due = self.made if is_full else self.made + self.setting.fills * SECOND
        return max(due, self.seated_at + ARRIVING)

    def alarm(self, at: int) -> int | None:
        """When this table must do something by itself: at once where a bot is to move."""
        if self.status == "open":
            return self.gathers()
        if any(self.chairs[seat].bot for seat in self.waiting):
            return at
        return min(self.deadlines().values(), default=None)

    def begin(self, nature: Secure) -> Play:
        """Set up the game before its first draw."""
        setting = self.setting
        return Play(self.game, setting.seats, setting.options, nature, self.brought)

    def take_up(self, play: Play) -> None:
        """From now on this game is played here."""
        self.play = play
        self.is_race = play.is_race

    def put(self, seat: int, occupant: Occupant) -> None:
        """A seat has another holder from now on, or none."""
        before = self.chairs[seat].person
        if before is not None and occupant.person is None:
            self.agreed.discard(before)
        self.chairs[seat] = occupant
        self.strikes[seat] = 0
        self.warm.discard(seat)
        self.changed["clock"] = self.version
        self.rearrange("chairs")

    def clear(self, seat: int) -> None:
        """Make a seat free."""
        self.put(seat, EMPTY)

    def hold(self, seat: int) -> None:
        """X6: a bot plays on until the person comes back."""
        self.put(seat, Occupant(self.chairs[seat].person, HOLDER))
        self.tell(Told("seat-held", {"seat": seat}))

    def rearrange(self, *parts: str) -> None:
        """Note that parts have changed that seldom do."""
        self.rearranged = self.version
        for part in parts:
            self.changed[part] = self.version

    def tell(self, told: Told) -> None:
        """Tell everybody something that is not of the game."""
        self.news.append((self.version, told))
        if len(self.news) > NEWS:
            self.forgotten = max(self.forgotten, self.news.popleft()[0])

    def hear(self, person: str, at: int, text: str | None, reaction: Reaction | None) -> None:
        """Keep what somebody says, and forget what was said long ago."""
        if text:
            self.greeted.add(person)
        self.speeches.append(Utterance(self.version, person, at, text, reaction))
        self.letters += len(text or "")
        while len(self.speeches) > SPEECHES or self.letters > LETTERS:
            gone = self.speeches.popleft()
            self.letters -= len(gone.text or "")
            self.forgotten = max(self.forgotten, gone.version)

    def go_on(self, play: Play, turn: Turn, lines: tuple[str, ...]) -> None:
        """Let the game go on by a turn."""
        self.past.add(self.version, lines, play.state)
        play.adopt(turn)
        self.changed["game"] = self.changed["clock"] = self.version

    def ask(self, play: Play, turn: Turn, at: int, looking: float) -> None:
        """Ask whoever must decide after a turn, or end the game.

        K12: after chance has moved nobody may act until there was time to look,
        and what rolls lies still.
        """
        rhythm = self.game.rhythm
        if rhythm is not None and self.is_race and turn.actor == NATURE:
            self.clock.opens = at + int((rhythm.ROLLING + looking) * SECOND)
        self.clock.ask(play.waiting, self.version, at)
        if play.is_over:
            self.status = "over"
            self.rearrange("status", "outcome")
