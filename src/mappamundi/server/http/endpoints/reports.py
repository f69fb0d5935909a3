"""To tell the operator about somebody at a table."""

from __future__ import annotations

from mappamundi.server.house import Visit
from mappamundi.server.http.router import Endpoints
from mappamundi.server.people.conduct import NewReport
from mappamundi.server.protocol import TableId

ENDPOINTS = Endpoints()


@ENDPOINTS.add("POST", "/api/tables/{table}/reports")
async def report_somebody(visit: Visit, table: TableId, body: NewReport) -> None:
    """Report somebody who was at a table with me; only who runs the server reads it."""
    await visit.house.reports.make(table, visit.person, body)
