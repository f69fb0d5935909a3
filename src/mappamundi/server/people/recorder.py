"""Finds out how finished tables ended, and has it recorded."""

from __future__ import annotations

import structlog
from sqlalchemy import exists, select

from mappamundi.errors import BadLog
from mappamundi.log import game_of, steps
from mappamundi.server.people.chronicle import Chronicle, Chronicles
from mappamundi.server.people.favourites import CardCount
from mappamundi.server.people.results import Results, SeatEnd, TableEnd
from mappamundi.server.store import Store
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import TABLES
from mappamundi.server.workshop import Work

LOG = structlog.get_logger()


class Recorder:
    """Turns finished tables into results."""

    def __init__(self, store: Store, chronicles: Chronicles, results: Results) -> None:
        self.store = store
        self.chronicles = chronicles
        self.results = results

    async def record(self, table: str) -> None:
        """Record a table that is over; as often as one likes."""
        chronicle = await self.chronicles.read(table)
        if chronicle is not None and chronicle.is_over:
            end = await self.chronicles.workshop.do(ending(chronicle))
            for person in filter(None, (seat.person for seat in end.seats)):
                await self.chronicles.people.keep(person)
            await self.results.record(end)

    async def catch_up(self) -> None:
        """Record every table that ended while nobody was there to do it."""
        recorded = exists().where(RESULTS.c.table == TABLES.c.id)
        question = select(TABLES.c.id).where(TABLES.c.status == "over", ~recorded)
        for row in await self.store.fetch(question.order_by(TABLES.c.ended)):
            try:
                await self.record(row.id)
            except BadLog as error:  # of rules that nobody has here; others can be recorded
                LOG.warning("not-recorded", table=row.id, reason=error.message)


def ending(chronicle: Chronicle) -> Work[TableEnd]:
    """How a table ended, found by running its log."""
    game, state = game_of(chronicle.log), None
    rules, count = game.rules, CardCount(game, len(chronicle.chairs))
    for line, step in zip(chronicle.log.actions, steps(chronicle.log), strict=True):
        state = step.after
        count.follow(line, step)
        yield
    seats = [
        SeatEnd(
            person=chair.person.id if chair.person else None,
            place=rules.place(state, seat),
            points=rules.score(state, seat),
            has_left=chair.person is not None and chair.bot is not None,
            cards=count.cards(seat),
        )
        for seat, chair in enumerate(chronicle.chairs)
    ]
    setting = chronicle.setting
    ended = chronicle.ended or chronicle.made
    return TableEnd(chronicle.table, setting.game, ended, setting.is_rated, seats)
