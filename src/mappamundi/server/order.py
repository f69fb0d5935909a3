"""A command on its way to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mappamundi.errors import Refusal
from mappamundi.server.audience import Looker
from mappamundi.server.deciding import BotAct, BotFailed, Gather, Own
from mappamundi.server.requests import Act, Command


class Order(NamedTuple):
    """A command and who gave it."""

    command: Command | Own
    person: str | None = None  # None: the table itself
    sender: Looker | None = None
    answered: Callable[[Refusal | None], None] | None = None  # told None when it is kept

    def name(self, version: int) -> str:
        """Under which it is kept in this version: nobody can use up the id of another's command."""
        if isinstance(self.command, BotAct | BotFailed | Gather):
            return f":{version}"
        return f"{self.person}:{self.command.id}"

    @property
    def is_own(self) -> bool:
        """Did the table tell it to itself?"""
        return isinstance(self.command, BotAct | BotFailed | Gather)

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
