"""What a table shows to each who looks at it: one message for each pair of eyes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import asdict, replace

from mappamundi.record import SPECTATOR
from mappamundi.server.eyes.common import ENCODE, Common, written
from mappamundi.server.eyes.sight import Sight
from mappamundi.server.eyes.trail import KnownTrail
from mappamundi.server.protocol import (
    Chair,
    Clock,
    Outcome,
    Person,
    Saying,
    Status,
    Summary,
    TableNews,
)
from mappamundi.server.table.clock import now
from mappamundi.server.table.company import Company
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.past import NOTHING
from mappamundi.server.table.standing import Standing

SightOrTrail: TypeAlias = Sight | KnownTrail


class KeptState(NamedTuple):
    """Where a table stood when something was last kept: that much may be shown at any moment."""

    version: int
    status: Status
    chairs: list[Occupant]
    waiting: tuple[int, ...]
    invited: tuple[int, ...]


class Showing:
    """Puts together the messages of one table."""

    def __init__(self, table: str, standing: Standing, company: Company) -> None:
        self.table = table
        self.standing = standing
        self.company = company
        self.common = Common(standing)

    def encoded(
        self, viewer: int, eyes: SightOrTrail | None, since: int, now: int,
        known: bytes | None = None,
    ) -> bytes:  # fmt: skip
        """A message, ready to be framed; with all that is known, for who runs the rules."""
        message = self.message(viewer, eyes, since, now)
        return ENCODE(message if known is None else replace(message, known=known))

    def _is_asked(self, viewer: int) -> bool:
        """Must the viewer decide something, and no bot for them?"""
        standing = self.standing
        return viewer in standing.waiting and standing.chairs[viewer].bot is None

    def message(self, viewer: int, eyes: SightOrTrail | None, since: int, now: int) -> TableNews:
        """All that is new to a viewer since a version; to one who has seen nothing, all."""
        standing = self.standing
        parts: dict[str, Any] = {}
        if since == NOTHING:
            parts = self.first(viewer)
        else:
            parts["since"] = since
        changed = standing.changed
        if changed.get("game", 0) > since and eyes is not None:
            parts |= self.game(eyes)
        if changed.get("clock", 0) > since:
            parts["clock"] = self.clock(now)
        if standing.rearranged > since:
            parts |= self.rest(since)
            parts["seat"] = None if viewer == SPECTATOR else viewer
        if eyes is not None:
            parts["story"] = self.story(eyes, since)
            if since == NOTHING:
                parts["begins"] = eyes.since
        if standing.speeches and standing.speeches[-1].version > since:
            parts["sayings"] = self.sayings(since)
        return TableNews(self.table, standing.version, **parts)

    def first(self, viewer: int) -> dict[str, Any]:
        """Return what stays as it is while a table lasts."""
        return {
            "setting": self.standing.setting,
            "host": self.people()[self.standing.host],
            "is_brought": self.standing.brought is not None,
            "seat": None if viewer == SPECTATOR else viewer,
            "status": self.standing.status,
            "commitment": self.standing.commitment,
            "waiting": [],
            "legal": [],
            "can_take_back": False,
            "clock": None,
            "outcome": self.outcome(),
            **self.following(),
            **self.presence(),
        }

    def rest(self, since: int) -> dict[str, Any]:
        """Return what changes seldom."""
        standing = self.standing
        parts: dict[str, Any] = {}
        new = {part for part, version in standing.changed.items() if version > since}
        if "status" in new:
            parts["status"] = standing.status
        if "commitment" in new:
            parts["commitment"] = standing.commitment
        if "outcome" in new:
            parts["outcome"] = self.outcome()
        if "rematch" in new:
            parts |= self.following()
        if "chairs" in new:
            parts |= self.presence()
        return parts

    def following(self) -> dict[str, Any]:
        """The table that follows this one, and who wished for it."""
        follower, asker = self.standing.follower, self.standing.asker
        return {"rematch": follower, "rematch_by": self.company.faces[asker] if asker else None}

    def presence(self) -> dict[str, Any]:
        """Return who sits where and who is there."""
        seated = {chair.person for chair in self.standing.chairs}
        return {
            "chairs": [self._missed(chair) for chair in self._chairs_now()],
            "watchers": len(self.company.looking.keys() - seated),
            **self.gathering(),
        }

    def gathering(self) -> dict[str, int]:
        """How long it takes until a table begins by itself."""
        begins = self.standing.gathers()
        return {} if begins is None else {"gathers": max(0, begins - now())}

    def _chairs_now(self) -> list[Chair]:
        return self.chairs(self.standing.chairs, self.standing.invited)

    def _missed(self, chair: Chair) -> Chair:
        """A chair, with how long its person has not been here."""
        since = self.company.away_since(chair.person.id) if chair.person else None
        return chair if since is None else replace(chair, away=max(0, now() - since))

    def people(self, others: Sequence[Occupant] = ()) -> dict[str, Person]:
        """Return everybody named here: the host, those in their seats, whoever has spoken."""
        table = self.standing
        seated = [each.person for each in (*table.chairs, *others) if each.person]
        spoken = [each.person for each in table.speeches]
        return self.company.shown([table.host, *seated, *spoken])

    def chairs(self, occupants: Sequence[Occupant], invited: Collection[int]) -> list[Chair]:
        """Every seat and who has it, or for whom it is kept."""
        faces, looking = self.people(occupants), self.company.looking
        return [
            Chair(faces[each.person], each.bot, each.person in looking, seat in invited)
            if each.person
            else Chair(None, each.bot)
            for seat, each in enumerate(occupants)
        ]

    def game(self, eyes: SightOrTrail) -> dict[str, Any]:
        """What the game shows, and what it asks of the viewer."""
        waiting, is_asked = self.standing.waiting, self._is_asked(eyes.viewer)
        if isinstance(eyes, KnownTrail):
            return {"waiting": waiting, "course": eyes.course(is_asked)}
        view = eyes.view(self.common.public())
        return {"waiting": waiting, "view": view, **asdict(eyes.choice(is_asked))}

    def story(self, eyes: SightOrTrail, since: int) -> list[Any]:
        """What the game tells the viewer, and what the table tells everybody."""
        news = self.standing.news
        since = max(since, eyes.since)
        lines = []  # whose time was up is told before what was decided then, and what followed
        if news and news[-1][0] > since:
            for version, told in news:
                if version > since:
                    lines += written(version, [told])
        lines += eyes.lines_after(since)
        lines.sort(key=attrgetter("version"))
        return [each.line for each in lines]

    def clock(self, now: int) -> Clock | None:
        """The deadlines, where there are any."""
        clock = self.standing.clock
        if clock.timing is None:
            return None
        reserves = dict(enumerate(clock.reserves)) if clock.timing.reserve else {}
        unlocks = clock.opens if clock.opens > now else None
        return Clock(now, self.standing.deadlines(), reserves, unlocks)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; the secret of a deal that others have is told elsewhere."""
        play = self.standing.play
        if play is None or play.secret is None:
            return None
        secret = play.secret if self.standing.dealt is None else ""
        return Outcome(play.points, play.places, secret, play.reason, play.begun)

    def sayings(self, since: int) -> list[Saying]:
        """Return what was said after a version."""
        faces = self.people()
        return [
            Saying(each.version, faces[each.person], each.at, each.text, each.reaction)
            for each in self.standing.speeches
            if each.version > since
        ]

    def summary(self, kept: KeptState) -> Summary:
        """The table as a lobby shows it to anybody."""
        table = self.standing
        chairs = self.chairs(kept.chairs, kept.invited)
        return Summary(self.table, kept.version, kept.status, table.setting, chairs, table.made)
