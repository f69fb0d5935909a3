"""Where a table stands: everything that follows from its log, and nothing that does not."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from mappamundi.game import GAMES, TAKE_BACK_TEXT
from mappamundi.nature import Secure
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.clock import SECOND, TableClock, Timing
from mappamundi.server.happenings import (
    Acted,
    AnyHappening,
    BotsSat,
    Cleared,
    Followed,
    Made,
    Nudged,
    Occupant,
    Reacted,
    Replaced,
    Said,
    Sat,
    Started,
    Stood,
    WarmKept,
)
from mappamundi.server.past import NOTHING, Past
from mappamundi.server.play import Brought, Play
from mappamundi.server.protocol import Level, Reaction, Status
from mappamundi.told import Told
from mappamundi.turn import Turn, parse

HOLDER: Level = "novice"  # X6: a strong one would be a reason to let the clock run out
ARRIVING = 5 * SECOND  # that who has just sat down may take to look at the table
STRIKES = 2  # time-outs in a row after which a bot holds the seat
CLOCK = "clock"  # the mark of an action that was made because the time was up
BOT = "bot"  # the mark of one made by a bot that holds a person's seat
EMPTY = Occupant()
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

    def __init__(self, made: Made, at: int) -> None:
        self.game = GAMES.edition(made.setting.game, made.rules)
        self.setting = made.setting
        self.rules = made.rules
        self.host = made.host
        self.made = at
        self.version = 0
        self.status: Status = "open"
        self.chairs = list(made.chairs)
        self.agreed = {made.host}  # people who have said themselves that they play here
        self.seated_at = at  # when somebody last sat down
        self.strikes = [0] * made.setting.seats
        self.warm: set[int] = set()  # seats that a bot holds for people who were away
        self.nudged: dict[int, int] = {}  # seat -> when its person was last reminded
        self.brought: Brought | None = None  # what is to be gone on with here
        self.play: Play | None = None
        self.clock = TableClock(None, made.setting.seats)
        self.is_race = False  # is the first touch what counts?
        self.commitment: str | None = None
        self.follower: str | None = None
        self.asker: str | None = None  # who wished for that one
        self.speeches: deque[Utterance] = deque()
        self.letters = 0  # in all of them
        self.forgotten = NOTHING  # the last version of which a speech or news is not here any more
        self.past = Past(is_whole=not made.lines)  # what a story is made of
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

    def fold(
        self,
        version: int,
        at: int,
        person: str | None,
        happened: AnyHappening,
        turn: Turn | None = None,
    ) -> None:
        """Go one version on; `turn` is what the happening does to the game."""
        self.version = version
        match happened:
            case Sat():
                self._sit(happened, at)
            case Stood():
                self._stand(happened.seat)
            case BotsSat():
                for seat in happened.seats:
                    self._put(seat, Occupant(bot=happened.level))
            case Cleared():
                self._put(happened.seat, EMPTY)
            case WarmKept():
                self._hold(happened.seat)
                self.warm.add(happened.seat)
            case Nudged():
                self.nudged[happened.seat] = at
                self._tell(Told("seat-nudged", {"seat": happened.seat}))
            case Replaced():
                self._put(
                    happened.seat, Occupant(self.chairs[happened.seat].person, happened.level)
                )
                self._tell(Told("bot-replaced", {"seat": happened.seat}))
            case Started() | Acted() if turn is not None:
                self._move(happened, turn, at)
            case Said() | Reacted():
                self._say(happened, person or self.host, at)
            case Followed():
                self.follower, self.asker = happened.table, person
                self._rearrange("rematch")

    def _put(self, seat: int, occupant: Occupant) -> None:
        before = self.chairs[seat].person
        if before is not None and occupant.person is None:
            self.agreed.discard(before)
        self.chairs[seat] = occupant
        self.strikes[seat] = 0
        self.warm.discard(seat)
        self.changed["clock"] = self.version
        self._rearrange("chairs")

    def _rearrange(self, *parts: str) -> None:
        self.rearranged = self.version
        for part in parts:
            self.changed[part] = self.version

    def _tell(self, told: Told) -> None:
        self.news.append((self.version, told))
        if len(self.news) > NEWS:
            self.forgotten = max(self.forgotten, self.news.popleft()[0])

    def _sit(self, happened: Sat, at: int) -> None:
        if self.status == "running":
            self._tell(Told("seat-returned", {"seat": happened.seat}))
        self.agreed.add(happened.person)
        self.seated_at = at
        self._put(happened.seat, Occupant(happened.person))
        self.clock.restart(happened.seat, self.version, at)

    def _stand(self, seat: int) -> None:
        if self.status == "running":
            self._hold(seat)
        else:
            self._put(seat, EMPTY)

    def _hold(self, seat: int) -> None:
        """X6: a bot plays on until the person comes back."""
        self._put(seat, Occupant(self.chairs[seat].person, HOLDER))
        self._tell(Told("seat-held", {"seat": seat}))

    def _say(self, happened: Said | Reacted, person: str, at: int) -> None:
        text = happened.text if isinstance(happened, Said) else None
        reaction = happened.reaction if isinstance(happened, Reacted) else None
        self.speeches.append(Utterance(self.version, person, at, text, reaction))
        self.letters += len(text or "")
        while len(self.speeches) > SPEECHES or self.letters > LETTERS:
            gone = self.speeches.popleft()
            self.letters -= len(gone.text or "")
            self.forgotten = max(self.forgotten, gone.version)

    def _move(self, happened: Started | Acted, turn: Turn, at: int) -> None:
        """Let the game go on by a turn."""
        assert self.play is not None
        self.past.add(self.version, happened.lines, self.play.state)
        self.play.adopt(turn)
        self.changed["game"] = self.changed["clock"] = self.version
        if isinstance(happened, Started):
            self._start(happened)
        else:
            self._answer(happened, at)
        self._roll(happened, turn, at)
        self.clock.ask(self.play.waiting, self.version, at)
        if self.play.is_over:
            self.status = "over"
            self._rearrange("status", "outcome")

    def _start(self, happened: Started) -> None:
        self.commitment = happened.commitment
        self.status = "running"
        self._rearrange("status", "commitment")
        owner = self.seat_of(self.host)
        if self.brought is not None and owner is not None:
            self._tell(Told("game-brought", {"seat": owner}))
        if happened.decision is not None:
            timing = Timing(happened.decision, happened.reserve)
            self.clock = TableClock(timing, self.setting.seats)

    def _answer(self, happened: Acted, at: int) -> None:
        assert self.play is not None
        seat = happened.seat
        is_midway = self.game.is_midway(self.play.state, seat)
        self.clock.answer(seat, at)
        if is_midway or parse(happened.lines[0])[1] == TAKE_BACK_TEXT:
            self.clock.reopen(seat, self.version)
        if happened.mark == CLOCK:
            self.strikes[seat] += 1
            self._tell(Told("seat-timed-out", {"seat": seat}))
            if self.strikes[seat] >= STRIKES:
                self._hold(seat)
        elif not happened.mark and not is_midway:
            self.strikes[seat] = 0

    def _roll(self, happened: Started | Acted, turn: Turn, at: int) -> None:
        """K12: after chance has moved nobody may act until what rolls lies still."""
        rhythm = self.game.rhythm
        if rhythm is None or not self.is_race or turn.actor != NATURE:
            return
        counting = rhythm.COUNTING if isinstance(happened, Acted) else 0
        self.clock.opens = at + int((rhythm.ROLLING + counting) * SECOND)
