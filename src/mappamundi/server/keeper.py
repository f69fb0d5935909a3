"""What happens around the games: tables are made, taken, started, ended, and followed by others.

Each answer says what happens, and what the store must change together with the log.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Executable, insert, update

from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.nature import Secure
from mappamundi.server import deciding
from mappamundi.server.clock import SECOND, Timing
from mappamundi.server.deciding import Decision
from mappamundi.server.happenings import Followed, Made, Occupant, Started, write
from mappamundi.server.ids import drawn_id
from mappamundi.server.protocol import Level, Setting
from mappamundi.server.standing import EMPTY, Standing
from mappamundi.server.store import Entry
from mappamundi.server.store.schema import CHAIRS, SECRETS, TABLES

ID_BYTES = 15  # 120 random bits: nobody finds a table by guessing

Changes: TypeAlias = Sequence[Executable]


def new_id() -> str:
    """The name of a table, which is also the invitation to it."""
    return drawn_id(ID_BYTES)


def proper(setting: Setting) -> Setting:
    """The setting with every option said; what the game does not offer is refused."""
    game = GAMES[setting.game]
    game.start(setting.seats, setting.options)
    if setting.is_rated and setting.allows_hints:
        raise BadSetup("rated-without-hints")
    return msgspec.structs.replace(setting, options=game.settings(setting.options))


def made(setting: Setting, host: str, bots: Level | None) -> Made:
    """A new table: the host in the first seat, bots in all others if wished."""
    if bots is not None and setting.is_rated:
        raise BadSetup("rated-without-bots")
    rest = Occupant(bot=bots) if bots else EMPTY
    chairs = [Occupant(host)] + [rest] * (setting.seats - 1)
    return Made(proper(setting), GAMES[setting.game].version, host, chairs)


def opened(
    table: str, happened: Made, at: int, secret: bytes | None = None
) -> tuple[Entry, Changes]:
    """The first line of a table's log, and its rows; with the secret of what began elsewhere."""
    setting, host = happened.setting, happened.host
    row = {
        "id": table,
        "rules": happened.rules,
        "host": host,
        "made": at,
        "status": "open",
        **msgspec.structs.asdict(setting),
        "options": msgspec.json.encode(setting.options).decode(),
    }
    chairs = [row_of(table, seat, chair) for seat, chair in enumerate(happened.chairs)]
    begins = at + setting.fills * SECOND if setting.fills else None
    entry = Entry(table, 0, f"{host}:make", host, "make", write(happened), None, at, begins)
    kept = (insert(SECRETS).values(table=table, secret=secret),) if secret else ()
    return entry, (insert(TABLES).values(row), insert(CHAIRS).values(chairs), *kept)


def row_of(table: str, seat: int, chair: Occupant) -> dict[str, Any]:
    """Who sits there, as the store has it."""
    return {"table": table, "seat": seat, "person": chair.person, "bot": chair.bot}


def reseated(table: str, before: Sequence[Occupant], after: Sequence[Occupant]) -> Changes:
    """The rows of the seats that change hands."""
    return [
        update(CHAIRS)
        .where(CHAIRS.c.table == table, CHAIRS.c.seat == seat)
        .values(person=new.person, bot=new.bot)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]


def start(
    table: str, standing: Standing, person: str, timing: Timing | None, present: Collection[str]
) -> Decision:
    """The game begins, if everybody wants it to: a secret is drawn, and its hash shown."""
    deciding.check_start(standing, person)
    nature = Secure()
    play = standing.begin(nature)
    if play.is_race or standing.setting.pace == "live":
        deciding.check_presence(standing, {person, *present})
    turn = play.begin()
    standing.take_up(play)
    if standing.is_race and standing.game.rhythm is not None:
        timing = Timing(int(standing.game.rhythm.LIMIT * SECOND), 0)
    happened = Started(nature.commitment, tuple(turn.lines), *(timing or ()))
    row = update(TABLES).where(TABLES.c.id == table)
    changes = (
        row.values(status="running", commitment=nature.commitment),
        sealed(table, standing, nature),
    )
    return Decision(happened, turn, changes=changes)


def sealed(table: str, standing: Standing, nature: Secure) -> Executable:
    """Keep a secret, after that of where the game was begun."""
    if standing.brought is None:
        return insert(SECRETS).values(table=table, secret=nature.secret)
    both = standing.brought.nature.secret + nature.secret
    return update(SECRETS).where(SECRETS.c.table == table).values(secret=both)


def rematch(standing: Standing, person: str, at: int) -> Decision:
    """Another table with the same bots, and the seats kept for the same people if they agree."""
    deciding.check_rematch(standing, person)
    if standing.follower is not None:
        raise deciding.Denied("rematch-is-open")
    chairs = [
        Occupant(each.person) if each.person else Occupant(bot=each.bot) for each in standing.chairs
    ]
    follower, setting = new_id(), standing.setting
    version = GAMES[setting.game].version  # what is new is played by today's rules
    entry, changes = opened(follower, Made(proper(setting), version, person, chairs), at)
    return Decision(Followed(follower), entries=(entry,), changes=changes)


def ended(table: str, at: int) -> Changes:
    """Keep how a game ended."""
    return (update(TABLES).where(TABLES.c.id == table).values(status="over", ended=at),)
