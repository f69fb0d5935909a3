"""What only who runs the server may ask, with the token; without one there is nothing here."""

from __future__ import annotations

from mappamundi.server.contests.contest import ContestId, LeagueId
from mappamundi.server.house import Visit
from mappamundi.server.http.router import Endpoints
from mappamundi.server.operator import Operator
from mappamundi.server.people.conduct import Id, Measure, NewMeasure, Report
from mappamundi.server.protocol import TableId

ENDPOINTS = Endpoints()


def operator(visit: Visit) -> Operator:
    """Who runs the server, if that is who asks."""
    visit.house.operator.check(visit.request)
    return visit.house.operator


@ENDPOINTS.add("GET", "/api/admin/reports")
async def list_reports(visit: Visit, closed: bool = False) -> list[Report]:
    """What people have reported, the newest first."""
    return await operator(visit).house.reports.listed(closed)


@ENDPOINTS.add("POST", "/api/admin/reports/{report}/close")
async def close_report(visit: Visit, report: Id) -> None:
    """Close a report about which nothing more is to be done."""
    await operator(visit).dismiss(report)


@ENDPOINTS.add("GET", "/api/admin/measures")
async def list_measures(visit: Visit) -> list[Measure]:
    """Who may not speak and who may not come in."""
    return operator(visit).house.measures.all()


@ENDPOINTS.add("POST", "/api/admin/measures", status=201)
async def take_measure(visit: Visit, body: NewMeasure) -> list[Measure]:
    """Mute or ban who was reported, a person, or an address."""
    return await operator(visit).take(body)


@ENDPOINTS.add("DELETE", "/api/admin/measures/{measure}")
async def lift_measure(visit: Visit, measure: Id) -> None:
    """Lift a measure: somebody may speak or come in again."""
    await operator(visit).lift(measure)


@ENDPOINTS.add("DELETE", "/api/admin/tables/{table}")
async def close_table(visit: Visit, table: TableId) -> None:
    """Close a table for good."""
    await operator(visit).close_table(table)


@ENDPOINTS.add("DELETE", "/api/admin/contests/{contest}")
async def close_contest(visit: Visit, contest: ContestId) -> None:
    """Close a contest for good."""
    await operator(visit).close_contest(contest)


@ENDPOINTS.add("DELETE", "/api/admin/leagues/{league}")
async def dissolve_league(visit: Visit, league: LeagueId) -> None:
    """Take a league away; its contests stay."""
    await operator(visit).dissolve_league(league)
