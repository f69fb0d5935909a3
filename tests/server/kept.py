"""Tables written into a store as the server keeps them, played to the end or half-way."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from sqlalchemy import insert

from mappamundi.game import GAMES
from mappamundi.log import replay
from mappamundi.match import Match
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.server.protocol import Setting
from mappamundi.server.store import Entry, Store
from mappamundi.server.store.schema import CHAIRS, SECRETS, TABLES
from mappamundi.server.table.deed import write
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import Made
from mappamundi.server.table.deeds.say import Said
from mappamundi.server.table.deeds.sit import Sat
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.play import fingerprint

ALL = 10**9
AT = 1_700_000_000_000


def played(game: str, seats: int, actions: int = ALL, seed: int = 0) -> tuple[Match, Secure]:
    """A game at random, to its end or so far; by the same seed the same again."""
    chance = Random(seed)
    nature = Secure(chance.randbytes(SECRET_BYTES))
    match = Match.start(game, seats, nature=nature)
    for _ in range(actions):
        if match.is_over:
            break
        seat = chance.choice(match.waiting)
        match.act(seat, chance.choice(match.legal(seat)))
    return match, nature


async def keep_table(
    store: Store,
    people: Sequence[str | None],
    game: str = "panstwa",
    *,
    actions: int = ALL,
    seed: int = 0,
    is_public: bool = True,
    is_rated: bool = False,
    left: Sequence[int] = (),
    ended: int = AT,
) -> tuple[str, Match]:
    """A table of these people (None for a bot), and the game that was played there."""
    match, nature = played(game, len(people), actions, seed)
    wishes: dict[str, Any] = {"is_public": is_public, "is_rated": is_rated}
    return await keep_match(store, people, match, nature, left, ended, **wishes), match


async def keep_match(
    store: Store,
    people: Sequence[str | None],
    match: Match,
    nature: Secure,
    left: Sequence[int] = (),
    ended: int = AT,
    *,
    is_public: bool = True,
    is_rated: bool = False,
) -> str:
    """A table where these people have played this."""
    table, game, options = secrets.token_urlsafe(16), match.game.slug, match.log.options
    setting = Setting(game, options, len(people), "relaxed", is_public, is_rated, False)
    status = "over" if match.is_over else "running"
    row = msgspec.structs.asdict(setting) | {"options": msgspec.json.encode(options).decode()}
    row |= {"id": table, "rules": GAMES[game].version, "host": people[0], "made": AT}
    row |= {"status": status, "ended": ended if match.is_over else None}
    chairs = [
        {"table": table, "seat": seat, "person": person}
        | {"bot": "novice" if person is None or seat in left else None}
        for seat, person in enumerate(people)
    ]
    await store.append(
        entries(table, setting, people, match),
        insert(TABLES).values(**row, commitment=nature.commitment),
        insert(CHAIRS).values(chairs),
        insert(SECRETS).values(table=table, secret=nature.secret),
    )
    return table


def entries(
    table: str, setting: Setting, people: Sequence[str | None], match: Match
) -> list[Entry]:
    """The log of such a table: everybody sits down, somebody speaks, the game is played."""
    host = people[0] or ""
    empty = [Occupant() for _ in people]
    happenings: list[tuple[str, str | None, Any]] = [
        ("make", host, Made(setting, match.game.version, host, empty))
    ]
    for seat, person in enumerate(people):
        if person:
            happenings.append(("sit", person, Sat(seat, person)))
            happenings.append(("say", person, Said(f"hello from {person}")))
    happenings += moves(people, match)
    last, state = len(happenings) - 1, fingerprint(replay(match.log))
    return [
        Entry(table, number, f"command-{number}", who, kind, write(what), kept, AT, None)
        for number, (kind, who, what) in enumerate(happenings)
        for kept in [state if number == last else b""]
    ]


def moves(people: Sequence[str | None], match: Match) -> list[tuple[str, str | None, Any]]:
    """Every decision with the draws that follow it."""
    found: list[tuple[str, str | None, Any]] = []
    lines: list[str] = []
    for line in match.log.actions:
        if not line.startswith("*"):
            found.append(_move(people, match, lines))
            lines = []
        lines.append(line)
    return [*found, _move(people, match, lines)]


def _move(
    people: Sequence[str | None], match: Match, lines: list[str]
) -> tuple[str, str | None, object]:
    if lines[0].startswith("*"):
        return "start", None, Started(match.log.commitment or "", tuple(lines))
    seat = int(lines[0].split()[0])
    return "act", people[seat], Acted(seat, tuple(lines))
