"""Makes the deals of days, and lets everybody play each of them once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Executable, insert, select

from mappamundi.errors import Refusal
from mappamundi.game import GAMES
from mappamundi.nature import SECRET_BYTES
from mappamundi.server.contests.days import begins, day_at, is_day, later, name_of
from mappamundi.server.hall.hall import Hall
from mappamundi.server.http.declining import Declined
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Level, Setting
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.contests import DEALS, TRIES
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.make import Made
from mappamundi.server.table.deeds.start import Start
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.order import Order

LEVEL: Level = "steady"  # of all bots: one that needs no compiler plays the same on any machine


class DayDeal(msgspec.Struct, frozen=True):
    """The deal of a day in a game. It alone holds the secret, and is never sent to anybody."""

    day: str
    game: str
    secret: bytes

    @property
    def seats(self) -> int:
        """How many play it: as many as usual."""
        return GAMES[self.game].usual_seats

    @property
    def seat(self) -> int:
        """The seat of whoever plays it: another every day."""
        return begins(self.day) // begins("1970-01-02") % self.seats


class DayDealer:
    """Keeps the deals of days: today's are there, and tomorrow's, to be committed to."""

    def __init__(self, store: Store, people: People, hall: Hall) -> None:
        self.store = store
        self.people = people
        self.hall = hall

    async def prepare(self) -> str:
        """See that today's and tomorrow's deals are made; which day it is."""
        today = day_at(now())
        for day in (today, later(today)):
            found = await self.store.fetch(select(DEALS.c.game).where(DEALS.c.day == day))
            for game in GAMES.keys() - {row.game for row in found}:
                await self._make(day, game)
        return today

    async def _make(self, day: str, game: str) -> None:
        values = {"secret": secrets.token_bytes(SECRET_BYTES), "made": now()}
        try:
            await self.store.write(insert(DEALS).values(day=day, game=game, **values))
        except Conflict:
            return  # another request of the same moment was first, perhaps of another node

    async def deal(self, day: str, game: str) -> DayDeal:
        """A deal that may be played or looked at; those to come may not."""
        slug = GAMES[game].slug
        if not is_day(day) or day > await self.prepare():
            raise Declined("deal-unknown", status=404)
        question = select(DEALS).where(DEALS.c.day == day, DEALS.c.game == slug)
        rows = await self.store.fetch(question)
        if not rows:
            raise Declined("deal-unknown", status=404)
        return DayDeal(day, slug, rows[0].secret)

    async def begin(self, person: str, day: str, game: str, address: str) -> str:
        """A table for somebody among bots: on the day once, later as often as one likes."""
        deal = await self.deal(day, game)
        await self.people.keep(person)
        note = partial(_noted, deal, person) if day == day_at(now()) else None
        return await self._sit(deal, person, address, note)

    async def _sit(
        self, deal: DayDeal, person: str, address: str, note: Callable[[str], Executable] | None
    ) -> str:
        host = await self.people.person(person)
        try:
            table = await self.hall.found(made(deal, person), host, address, deal.secret, note)
        except Conflict:
            raise Refusal("deal-played") from None
        table.submit(Order(Start(table.id, "start-at-once"), person))
        return table.id


def made(deal: DayDeal, person: str) -> Made:
    """The table: all options as usual, no clock, no hints, and the same bots for everybody."""
    game = GAMES[deal.game]
    chairs = [Occupant(bot=LEVEL)] * deal.seats
    chairs[deal.seat] = Occupant(person)
    setting = Setting(
        game=deal.game,
        options=game.settings({}),
        seats=deal.seats,
        pace="relaxed",
        is_public=False,
        is_rated=False,
        allows_hints=False,
        patience=0,
        deal=name_of(deal.day),
    )
    return Made(setting, game.version, person, chairs)


def _noted(deal: DayDeal, person: str, table: str) -> Executable:
    """That somebody plays a deal, which is kept together with the table or not at all."""
    key = {"day": deal.day, "game": deal.game, "person": person}
    return insert(TRIES).values(**key, table=table, begun=now())
