"""What people tell the operator about somebody at a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Row, delete, func, insert, select, update

from mappamundi.server.http.account import ReportNote
from mappamundi.server.http.declining import Declined
from mappamundi.server.ids import drawn_id
from mappamundi.server.people.chronicle import Chronicles
from mappamundi.server.people.conduct import NewReport, Report
from mappamundi.server.people.measures import Measures
from mappamundi.server.people.people import People, now
from mappamundi.server.protocol import Saying
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import REPORTS
from mappamundi.server.store.schema import CHAIRS, LOG
from mappamundi.server.writing import harmless

ID_BYTES = 8
DAY = 86_400_000  # milliseconds
MOST_A_DAY = 20  # that one person can make
MOST_LISTED = 200
MOST_WORDS = 10  # of who is reported


class Reports:
    """Takes reports in, and shows them to the operator."""

    def __init__(
        self, store: Store, people: People, chronicles: Chronicles, measures: Measures
    ) -> None:
        self.store = store
        self.people = people
        self.chronicles = chronicles
        self.measures = measures

    async def make(self, table: str, by: str, report: NewReport) -> str:
        """Keep a report, if both were at the table; its id."""
        if by == report.person:
            raise Declined("report-self", status=400)
        for person in (by, report.person):
            if not await self._was_at(table, person):
                raise Declined("report-not-here", status=403)
        if await self._made(by, now() - DAY) >= MOST_A_DAY:
            raise Declined("report-enough", status=429, most=MOST_A_DAY)
        row = {"id": drawn_id(ID_BYTES), "table": table, "by": by, "at": now()}
        row |= {"against": report.person, "reason": report.reason, "text": harmless(report.text)}
        try:
            await self.store.write(insert(REPORTS).values(row))
        except Conflict as error:
            raise Declined("report-made", status=409) from error
        return str(row["id"])

    async def listed(self, is_closed: bool) -> list[Report]:
        """Return the reports that are open, or those that are done; the newest first."""
        chosen = REPORTS.c.closed.is_not(None) if is_closed else REPORTS.c.closed.is_(None)
        question = select(REPORTS).where(chosen).order_by(REPORTS.c.at.desc()).limit(MOST_LISTED)
        rows = await self.store.fetch(question)
        return [await self._shown(row) for row in rows]

    async def accused(self, report: str) -> str:
        """Return who is reported."""
        rows = await self.store.fetch(select(REPORTS).where(REPORTS.c.id == report))
        if not rows:
            raise Declined("report-unknown", status=404)
        return str(rows[0].against)

    async def close(self, report: str) -> None:
        """Mark a report as done."""
        done = update(REPORTS).where(REPORTS.c.id == report).values(closed=now())
        if not await self.store.write(done):
            raise Declined("report-unknown", status=404)

    async def notes(self, person: str) -> list[ReportNote]:
        """Return what somebody has reported."""
        question = select(REPORTS).where(REPORTS.c.by == person).order_by(REPORTS.c.at)
        rows = await self.store.fetch(question)
        return [ReportNote(row.table, row.reason, row.text, row.at) for row in rows]

    def forget(self, person: str) -> list[Executable]:
        """What to run so that no report names somebody any more."""
        own = update(REPORTS).where(REPORTS.c.by == person)
        return [delete(REPORTS).where(REPORTS.c.against == person), own.values(by=None, text="")]

    async def _was_at(self, table: str, person: str) -> bool:
        logged = select(LOG.c.table).where(LOG.c.table == table, LOG.c.person == person)
        seated = select(CHAIRS.c.table).where(CHAIRS.c.table == table, CHAIRS.c.person == person)
        return bool(await self.store.fetch(logged.union(seated)))

    async def _made(self, by: str, since: int) -> int:
        question = select(func.count().label("n")).where(REPORTS.c.by == by, REPORTS.c.at > since)
        return int((await self.store.fetch(question))[0].n)

    async def _shown(self, row: Row[Any]) -> Report:
        people = await self.people.persons(each for each in (row.against, row.by) if each)
        return Report(
            id=row.id,
            table=row.table,
            against=people[row.against],
            by=people.get(row.by),
            reason=row.reason,
            text=row.text,
            at=row.at,
            said=await self._words(row.table, row.against),
            measures=self.measures.against(row.against),
            is_closed=row.closed is not None,
        )

    async def _words(self, table: str, person: str) -> list[Saying]:
        heading = await self.chronicles.heading(table)
        said = await self.chronicles.said(heading) if heading is not None else []
        return [each for each in said if each.person.id == person and each.text][-MOST_WORDS:]
