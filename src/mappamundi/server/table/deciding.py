"""What several deeds ask of a table before they are decided: questions without effects."""

from __future__ import annotations

from mappamundi.errors import Refusal
from mappamundi.server.table.company import Company
from mappamundi.server.table.standing import Standing


class Denied(Refusal):
    """A command that a table does not take from this person, or not now."""


def need(is_so: bool, message: str, **arguments: str | int) -> None:
    """Refuse with this reason unless a condition holds."""
    if not is_so:
        raise Denied(message, **arguments)


def seated(table: Standing, person: str) -> int:
    """The seat of somebody who must have one."""
    seat = table.seat_of(person)
    if seat is None:
        raise Denied("not-seated")
    return seat


def leading(table: Standing, person: str) -> None:
    """The host arranges an open table; if he does not sit there, anybody who does."""
    need(table.status == "open", "table-has-begun")
    is_host = person == table.host
    own = table.seat_of(person)
    is_seated = own is not None and own not in table.invited
    is_heir = table.seat_of(table.host) is None and is_seated
    need(is_host or is_heir, "only-the-host")


def may_speak(table: Standing, person: str) -> None:
    """Those who sit here speak, and the host."""
    need(person == table.host or table.seat_of(person) is not None, "not-seated")


def missing(table: Standing, seat: int, company: Company) -> int:
    """Since when somebody is away who must decide."""
    need(seat < table.setting.seats, "no-such-seat", seat=seat)
    chair = table.chairs[seat]
    if chair.person is None or chair.bot is not None or seat not in table.waiting:
        raise Denied("nobody-waits-for", seat=seat)
    since = company.away_since(chair.person)
    if since is None:
        raise Denied("person-is-here")
    return since
