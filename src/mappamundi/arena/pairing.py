"""Every bot against every bot, as `mappamundi arena --all --json` prints it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from mappamundi.arena.duel import Duel, duel
from mappamundi.arena.haul import deals
from mappamundi.arena.profile import BotProfile, Failure, conduct_by_name, failures, profiles
from mappamundi.arena.series import SeriesRecord
from mappamundi.bots import Maker


class CrossTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """The duels of all pairs, over the same deals; what is empty is left out of the JSON."""

    game: str
    seats: int
    games: int
    deals: int  # of each pair
    seconds: float
    profiles: list[BotProfile]  # in the order given
    duels: tuple[Duel, ...]  # every two bots once
    failures: tuple[Failure, ...] = ()


def lineups(one: str | Maker, other: str | Maker, seats: int) -> list[tuple[str | Maker, ...]]:
    """How two bots fill a table: every second seat; with an odd one each has it in turn."""
    both = ((one, other), (other, one))
    tables = [tuple(pair[seat % 2] for seat in range(seats)) for pair in both]
    return tables[:1] if seats % 2 == 0 else tables


def cross_table(record: SeriesRecord, bots: Sequence[str], seconds: float) -> CrossTable:
    """A series of all pairs in figures."""
    first = record.series.contests[0]
    conduct = conduct_by_name(record)
    by_name = {each.name: each for each in profiles(record)}
    return CrossTable(
        game=first.game,
        seats=first.seats,
        games=record.series.games,
        deals=record.series.deals,
        seconds=seconds,
        profiles=[by_name[name] for name in bots],
        duels=tuple(met(record, *pair) for pair in combinations(bots, 2)),
        failures=failures({(entry, name): conduct[name] for entry, name in enumerate(bots)}),
    )


def met(record: SeriesRecord, one: str, other: str) -> Duel:
    """Return the duel of one pair of bots."""
    series = record.series
    places = [
        place for place, contest in enumerate(series.contests) if set(contest.names) == {one, other}
    ]
    games = ((series.contests[place], game) for place in places for game in record.games(place))
    return duel(one, other, deals(games), series.contests[0].seats)
