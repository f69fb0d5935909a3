"""Who runs the server: known by a token, and what he does is in the log."""

from __future__ import annotations

import hmac
from typing import Protocol

import structlog
from sqlalchemy import update
from starlette.requests import Request

from mappamundi.server.contests.leagues import Leagues
from mappamundi.server.contests.organiser import Organiser
from mappamundi.server.contests.roster import Roster
from mappamundi.server.hall.closing import shut
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.leaving import see_off
from mappamundi.server.http.declining import Declined
from mappamundi.server.line.hub import Hub
from mappamundi.server.people.conduct import Measure, NewMeasure
from mappamundi.server.people.measures import Measures
from mappamundi.server.people.names import guest_name
from mappamundi.server.people.people import People, now
from mappamundi.server.people.reports import Reports
from mappamundi.server.store import Store
from mappamundi.server.store.schema import TABLES
from mappamundi.server.visitors.reception import Reception

LOG = structlog.get_logger()
BEARER = "Bearer "


class Premises(Protocol):
    """What the operator needs of a house."""

    store: Store
    people: People
    reports: Reports
    measures: Measures
    hall: Hall
    hub: Hub
    reception: Reception
    leagues: Leagues
    roster: Roster
    organiser: Organiser


class Operator:
    """Does what only who runs the server may do; without a token nobody may."""

    def __init__(self, house: Premises, token: str) -> None:
        self.house = house
        self.token = token

    def check(self, request: Request) -> None:
        """Is it the operator who asks?"""
        if not self.token:
            raise Declined("api-not-found", status=404)
        given = request.headers.get("authorization", "").removeprefix(BEARER)
        if not hmac.compare_digest(given.encode(), self.token.encode()):
            LOG.warning("operator-refused")
            raise Declined("admin-only", status=403)

    async def take(self, wish: NewMeasure) -> list[Measure]:
        """Mute or ban somebody, an address, or both."""
        taken = []
        person = wish.person
        if wish.report is not None:
            person = await self.house.reports.accused(wish.report)
        places = {wish.address} if wish.address else set[str]()
        if person is not None:
            if wish.with_address:
                places |= self.house.hub.whereabouts(person)
                places |= await self.house.hall.cluster.whereabouts(person)
            taken.append(await self._take_person(wish, person))
        if wish.kind == "ban":
            taken += [await self._take_address(wish, place) for place in sorted(places)]
        if not taken:
            raise Declined("measure-against-nobody", status=400)
        return taken

    async def lift(self, measure: str) -> None:
        """Lift a measure: somebody may speak or come in again."""
        if not await self.house.measures.lift(measure):
            raise Declined("measure-unknown", status=404)
        LOG.info("operator", deed="lift", measure=measure)

    async def dismiss(self, report: str) -> None:
        """Close a report about which nothing more is to be done."""
        await self.house.reports.close(report)
        LOG.info("operator", deed="dismiss", report=report)

    async def close_table(self, table: str) -> None:
        """Send everybody away from a table, for good."""
        closed = update(TABLES).where(TABLES.c.id == table, TABLES.c.closed.is_(None))
        if not await self.house.store.write(closed.values(closed=now())):
            raise Declined("no-such-table", status=404)
        self.house.hall.closed.add(table)
        await shut(self.house.hall, table, "table-is-closed")
        LOG.info("operator", deed="close", table=table)

    async def close_contest(self, contest: str) -> None:
        """End a contest for good, with the tables that are played."""
        await self.house.organiser.close(contest)
        for row in await self.house.roster.pairings(contest):
            if row.seat is None and row.closed is None:
                await self.close_table(row.table)
        LOG.info("operator", deed="close", contest=contest)

    async def dissolve_league(self, league: str) -> None:
        """Take a league away; its contests stay."""
        await self.house.leagues.dissolve(league)
        LOG.info("operator", deed="dissolve", league=league)

    async def _take_person(self, wish: NewMeasure, person: str) -> Measure:
        house = self.house
        taken = await house.measures.take_person(wish.kind, person, wish.hours, wish.report)
        LOG.info("operator", deed=wish.kind, measure=taken.id, report=wish.report)
        if wish.kind == "ban":
            house.hub.send_away(person)
            await see_off(house.hall, person)
            for bot in await house.reception.send_away(person):
                await see_off(house.hall, bot)
        elif await house.people.row(person) is not None:  # a name is said at every table too
            await house.people.change(person, name=guest_name(person))
            house.hub.rename(await house.people.person(person))
        return taken

    async def _take_address(self, wish: NewMeasure, place: str) -> Measure:
        taken = await self.house.measures.take_address(place, wish.hours, wish.report)
        LOG.info("operator", deed="ban", measure=taken.id, report=wish.report)
        self.house.hub.clear(taken.address or "")
        return taken
