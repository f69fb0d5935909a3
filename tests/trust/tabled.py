"""A table in memory without a store, and what it sends to each viewer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from mappamundi.game import GAMES
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.record import SPECTATOR
from mappamundi.server.audience import Audience
from mappamundi.server.happenings import Acted, Made, Occupant, Started
from mappamundi.server.past import NOTHING
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.showing import Showing
from mappamundi.server.sight import Sight
from mappamundi.server.standing import Standing
from mappamundi.turn import Turn

TABLE = "a-table-of-a-test"


class Tabled:
    """A table where somebody sits in every seat, and everybody looks."""

    def __init__(self, slug: str, seats: int, options: dict[str, str], seed: int) -> None:
        names = [f"person-{seat}" for seat in range(seats)]
        setting = Setting(slug, options, seats, "relaxed", False, False, False)
        made = Made(setting, GAMES[slug].version, names[0], [Occupant(name) for name in names])
        self.standing = Standing(made, 0)
        self.audience = Audience(TABLE, self.standing)
        for name in names:
            self.audience.company.come(Person(name, name, "blue"))
        self.luck = random.Random(seed)
        self.viewers = (*range(seats), SPECTATOR)
        play = self.standing.begin(Secure(random.Random(seed).randbytes(SECRET_BYTES)))
        self.turn = play.begin()
        self.standing.take_up(play)
        self.sights = {
            viewer: Sight(self.game, viewer, play.state, NOTHING) for viewer in self.viewers
        }
        self.audience._sights = self.sights
        self.follow(Started("commitment", tuple(self.turn.lines)), self.turn)

    @property
    def game(self) -> Any:
        """The game that is played here."""
        return self.standing.game

    def follow(self, happened: Started | Acted, turn: Turn) -> None:
        """One version on, for the table and for everybody's eyes."""
        version = self.standing.version + 1
        self.standing.fold(version, version, None, happened, turn)
        self.turn = turn
        self.audience.follow(turn)

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

    def afresh(self, viewer: int, sight: Sight) -> str:
        """What a viewer is sent who has seen nothing yet, with nothing known from before."""
        showing = Showing(TABLE, self.standing, self.audience.company)
        return showing.encoded(viewer, sight, NOTHING, 0).decode()
