"""A wish on its way to a table: it changes nothing, but must wait for what is being kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from mappamundi.server.eyes.audience import Looker

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table

# Told the table, which may be another one by then, loaded anew.
Wish: TypeAlias = Callable[["Table"], None]


@dataclass(frozen=True, slots=True)
class Look:
    """The wish to see a table."""

    looker: Looker
    seen: int

    def __call__(self, table: Table) -> None:
        table.visitors.let_in(self.looker, self.seen)
