"""Tables of every kind, as a batch of them and as matches of the same draws."""

from __future__ import annotations

from dataclasses import dataclass, field

from mappamundi import Match
from mappamundi.envs import Batch
from mappamundi.nature import Fast

SEED = 20261115
SIZE = 2


@dataclass(frozen=True)
class Table:
    """What is played, and by how many."""

    slug: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def batch(self, size: int = SIZE, threads: int = 1) -> Batch:
        return Batch(self.slug, size, self.seats, self.options, SEED, threads)

    def match(self, number: int) -> Match:
        return Match.start(self.slug, self.seats, self.options, nature=Fast(SEED, number))

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *self.options.values()])


TABLES = (
    Table("laender_toppen", 2),
    Table("laender_toppen", 4, {"variant": "quick"}),
    Table("pingvasion", 2),  # with dummies, who take places too
    Table("pingvasion", 5),
    Table("null_nichtig", 3),
    Table("null_nichtig", 4, {"teams": "yes"}),
    Table("panstwa", 4),
    Table("panstwa", 3, {"mode": "race"}),
    Table("countries", 2),
    Table("countries", 3, {"start": "guess", "rows": "4"}),
)
