"""Claim: what showing a move costs, and what it saves when browsers make views themselves.

One process, no sockets and no store: a move is made, folded, and shown to four who sit there and
look, as frames. Views and stories by the server, by the browsers that run the rules, and nobody
who looks, in turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

import msgspec

from mappamundi.game import GAMES
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.server.eyes.audience import Audience, Shown
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.table.deed import Effect
from mappamundi.server.table.deeds import fold
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import Made, set_up
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.past import NOTHING

SEATS = 4
TABLE = "a-table-of-a-benchmark"


class Shows(msgspec.Struct, frozen=True):
    """A game: CPU µs a move, and bytes to all four."""

    game: str
    by_server: float
    by_browser: float
    to_nobody: float
    server_bytes: float
    browser_bytes: float


class Looker:
    """Somebody who looks and counts what they are sent."""

    is_free = True
    round_trip = 0.0

    def __init__(self, person: Person, version: int) -> None:
        self.person = person
        self.version = version
        self.bytes = 0

    def rules(self, table: str) -> int:
        """By which version of the rules they make views themselves."""
        return self.version

    def show(self, table: str, shown: Shown) -> None:
        """Take a frame."""
        self.bytes += len(shown.frame)


def measure(say: Callable[[str], None], moves: int, rounds: int) -> list[Shows]:
    """Every game, in every way in turn."""
    found = []
    for slug in GAMES:
        say(f"{slug} …")
        runs = [
            [run(slug, moves, way, seed) for way in (0, GAMES[slug].version, None)]
            for seed in range(rounds)
        ]
        cpu = [median(times[way][0] for times in runs) for way in range(3)]
        sent = [median(times[way][1] for times in runs) for way in range(2)]
        found.append(Shows(slug, *cpu, *sent))
    return found


def run(slug: str, moves: int, rules: int | None, seed: int) -> tuple[float, float]:
    """CPU µs and bytes a move; four look who run these rules, or nobody."""
    spent, sent, made = 0.0, 0, 0
    while made < moves:
        lookers = [] if rules is None else [
            Looker(Person(name, name, "blue"), rules) for name in names()
        ]  # fmt: skip
        game = played(slug, lookers, seed + made)
        next(game)
        sent -= sum(each.bytes for each in lookers)
        begun = process_time()
        made += sum(1 for _ in game)
        spent += process_time() - begun
        sent += sum(each.bytes for each in lookers)
    return spent / made * 1e6, sent / made


def names() -> list[str]:
    """Those who sit there."""
    return [f"person-{seat}" for seat in range(SEATS)]


def played(slug: str, lookers: list[Any], seed: int) -> Iterator[None]:
    """A game at random, shown to all who look."""
    luck = random.Random(seed)
    setting = Setting(slug, {}, SEATS, "relaxed", False, False, False)
    chairs = [Occupant(name) for name in names()]
    standing = set_up(Made(setting, GAMES[slug].version, names()[0], chairs), 0)
    audience = Audience(TABLE, standing)
    for name in names():
        audience.company.meet(Person(name, name, "blue"))
    play = standing.begin(Secure(luck.randbytes(SECRET_BYTES)))
    turn = play.begin()
    fold(standing, 1, Started("commitment", tuple(turn.lines)), Effect(1, None, turn, play))
    for looker in lookers:
        audience.join(looker, NOTHING)
    yield
    while standing.waiting:
        seat = luck.choice(standing.waiting)
        action = luck.choice(play.game.offers(play.state, seat))
        turn, version = play.attempt(seat, [action]), standing.version + 1
        fold(standing, version, Acted(seat, tuple(turn.lines)), Effect(version, None, turn, play))
        audience.follow(turn)
        audience.show(version - 1)
        yield
