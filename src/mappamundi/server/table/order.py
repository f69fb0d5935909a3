"""A command on its way to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import Speaker
from mappamundi.server.protocol import Person
from mappamundi.server.table.deed import Command, OwnCommand
from mappamundi.server.table.deeds.act import Act
from mappamundi.server.table.deeds.bot_act import BotAct


class Order(NamedTuple):
    """A command and who gave it."""

    command: Command | OwnCommand
    person: str | None = None  # None: the table itself
    sender: Speaker | None = None
    answered: Callable[[Refusal | None], None] | None = None  # told None when it is kept
    face: Person | None = None  # of whom it is, where nobody at a line gives it

    def name(self, version: int) -> str:
        """Under which it is kept in this version: nobody can use up the id of another's command."""
        if isinstance(self.command, OwnCommand):
            return f":{version}"
        return f"{self.person}:{self.command.id}"

    @property
    def who(self) -> Person | None:
        """Who gave it, or whom it concerns, as they are called now."""
        return self.face if self.sender is None else self.sender.person

    @property
    def is_own(self) -> bool:
        """Did the table tell it to itself?"""
        return isinstance(self.command, OwnCommand)

    @property
    def is_claim(self) -> bool:
        """Where the first touch counts: does it reach out for something?"""
        return isinstance(self.command, Act | BotAct) and not self.is_late

    @property
    def is_late(self) -> bool:
        """Does a bot act for a person whose time is up?"""
        return isinstance(self.command, BotAct) and self.command.is_late

    @property
    def round_trip(self) -> float:
        """Seconds to the sender and back."""
        return self.sender.round_trip if self.sender is not None else 0.0


class Taker(Protocol):
    """Whatever orders can be given to."""

    def order(self, order: Order) -> None:
        """Take an order."""


async def given(table: Taker, order: Order) -> Refusal | None:
    """Give an order; when this returns it is kept, or was refused for the reason returned."""
    answer: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()

    def answered(refusal: Refusal | None) -> None:
        if not answer.done():
            answer.set_result(refusal)

    table.order(order._replace(answered=answered))
    return await answer
