"""How people treat each other: what is reported to the operator, and what he does about it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mappamundi.server.http.api import Body, Reason
from mappamundi.server.protocol import Person, Saying, TableId

LONGEST_REPORT = 400
LONGEST_MEASURE = 24 * 365 * 10  # hours

Sanction = Literal["mute", "ban"]
Id = Annotated[str, Meta(min_length=8, max_length=16, pattern="^[A-Za-z0-9_-]+$")]
# Also of somebody who is only "somebody" any more.
Anybody = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class NewReport(Body, frozen=True):
    """What I have to say about somebody at a table."""

    person: Anybody
    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""


class Report(Body, frozen=True):
    """A report as the operator reads it."""

    id: Id
    table: TableId
    against: Person
    by: Person | None  # None for somebody who is deleted
    reason: Reason
    text: str
    at: int  # milliseconds since 1970
    said: list[Saying]  # the last words of who is reported, at that table
    measures: list[Sanction]  # that hold against who is reported
    is_closed: bool


class NewMeasure(Body, frozen=True):
    """Somebody shall not speak, or not come in: who was reported, a person, or an address."""

    kind: Sanction
    report: Id | None = None
    person: Anybody | None = None
    address: Annotated[str, Meta(min_length=2, max_length=64)] | None = None
    with_address: bool = False  # and nobody else from where that person is now
    hours: Annotated[int, Meta(ge=1, le=LONGEST_MEASURE)] | None = None  # None for good


class Measure(Body, frozen=True):
    """What holds against somebody."""

    id: Id
    kind: Sanction
    what: Literal["person", "address"]
    made: int  # milliseconds since 1970
    until: int | None = None
    address: str | None = None
    report: Id | None = None  # that it was taken because of
