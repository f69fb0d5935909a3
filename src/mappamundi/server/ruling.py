"""Which question each command asks of a table."""

from __future__ import annotations

from mappamundi.server import absence, deciding, gathering, keeper
from mappamundi.server.clock import Timing
from mappamundi.server.deciding import BotAct, BotFailed, Decision, Gather
from mappamundi.server.order import Order
from mappamundi.server.requests import (
    Act,
    Clear,
    Hold,
    Nudge,
    React,
    Rematch,
    Say,
    SeatBots,
    Sit,
    Stand,
    Start,
)
from mappamundi.server.showing import Company
from mappamundi.server.standing import Standing


def ruling(
    name: str,
    table: Standing,
    order: Order,
    at: int,
    timing: Timing | None,
    company: Company,
) -> Decision:
    """What happens, unless it is refused; whether somebody is there is the company's to say."""
    command, person = order.command, order.person or ""
    match command:
        case Act():
            return deciding.act(table, command, person, at)
        case BotAct():
            return deciding.act_by_bot(table, command)
        case Gather():
            return gathering.gather(name, table, at, timing, company)
        case BotFailed():
            return deciding.replace(table, command)
        case Say() | React():
            return deciding.say(table, command, person)
        case Sit():
            return deciding.sit(table, command, person)
        case Stand():
            return deciding.stand(table, command, person)
        case SeatBots():
            return deciding.seat_bots(table, command, person)
        case Clear():
            return deciding.clear(table, command, person)
        case Start():
            return keeper.start(name, table, person, timing, company.looking)
        case Nudge():
            return absence.nudge(table, command, person, at, company.away_since)
        case Hold():
            return absence.hold(table, command, person, at, company.away_since)
        case Rematch():
            return keeper.rematch(table, person, at)
