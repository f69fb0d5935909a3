"""A table in memory without a store, and what it sends to each viewer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from mappamundi.game import GAMES
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.record import SPECTATOR
from mappamundi.server.eyes.audience import Audience
from mappamundi.server.eyes.showing import Showing
from mappamundi.server.eyes.sight import Sight
from mappamundi.server.eyes.trail import KnownTrail
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.table.deed import Effect
from mappamundi.server.table.deeds import fold
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import Made, set_up
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.past import NOTHING
from mappamundi.turn import Turn

TABLE = "a-table-of-a-test"


class Tabled:
    """A table where somebody sits in every seat, and everybody looks."""

    def __init__(self, slug: str, seats: int, options: dict[str, str], seed: int) -> None:
        names = [f"person-{seat}" for seat in range(seats)]
        setting = Setting(slug, options, seats, "relaxed", False, False, False)
        made = Made(setting, GAMES[slug].version, names[0], [Occupant(name) for name in names])
        self.standing = set_up(made, 0)
        self.audience = Audience(TABLE, self.standing)
        for name in names:
            self.audience.company.come(Person(name, name, "blue"))
        self.luck = random.Random(seed)
        self.viewers = (*range(seats), SPECTATOR)
        self.play = play = self.standing.begin(Secure(random.Random(seed).randbytes(SECRET_BYTES)))
        self.turn = play.begin()
        self.sights = {
            viewer: Sight(self.game, viewer, play.state, NOTHING) for viewer in self.viewers
        }
        self.trails = {viewer: KnownTrail(self.game, viewer, play.state) for viewer in self.viewers}
        self.known = {viewer: trail.whole() for viewer, trail in self.trails.items()}
        self.audience._sights = self.sights
        self.follow(Started("commitment", tuple(self.turn.lines)), self.turn)

    @property
    def game(self) -> Any:
        """The game that is played here."""
        return self.standing.game

    def follow(self, happened: Started | Acted, turn: Turn) -> None:
        """One version on, for the table and for everybody's eyes."""
        version = self.standing.version + 1
        fold(self.standing, version, happened, Effect(version, None, turn, self.play))
        self.turn = turn
        self.audience.follow(turn)
        for trail in self.trails.values():
            trail.follow(turn)

    def turns(self) -> Iterator[Turn]:
        """Play to the end at random, from the deal on."""
        yield self.turn
        while waiting := self.standing.waiting:
            play = self.standing.play
            assert play is not None
            seat = self.luck.choice(waiting)
            action = self.luck.choice(play.game.offers(play.state, seat))
            turn = play.attempt(seat, [action])
            self.follow(Acted(seat, tuple(turn.lines)), turn)
            yield turn

    def news(self, viewer: int) -> str:
        """What a viewer is sent after the last turn."""
        return self.message(viewer, self.standing.version - 1)

    def everything(self, viewer: int) -> str:
        """What a viewer is sent who has seen nothing yet."""
        return self.message(viewer, NOTHING)

    def message(self, viewer: int, since: int) -> str:
        """As it goes over the line."""
        return self.audience.showing.encoded(viewer, self.sights[viewer], since, 0).decode()

    def course(self, viewer: int) -> str:
        """What a viewer is sent after the last turn who runs the rules."""
        since = self.standing.version - 1
        return self.audience.showing.encoded(viewer, self.trails[viewer], since, 0).decode()

    def known_by(self, viewer: int) -> bytes:
        """What a viewer may know now, packed."""
        assert self.standing.play is not None
        packed: bytes = self.game.known(self.standing.play.state, viewer).to_bytes()
        return packed

    def afresh(self, viewer: int, sight: Sight) -> str:
        """What a viewer is sent who has seen nothing yet, with nothing known from before."""
        showing = Showing(TABLE, self.standing, self.audience.company)
        return showing.encoded(viewer, sight, NOTHING, 0).decode()
