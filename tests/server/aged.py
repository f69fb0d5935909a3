"""A table that has grown old: somebody chose and took back, over and over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from server.kept import AT
from sqlalchemy import insert

from mappamundi.game import GAMES, TAKE_BACK_TEXT
from mappamundi.nature import Secure
from mappamundi.server.protocol import Setting
from mappamundi.server.store import Entry, Store
from mappamundi.server.store.changes import statements
from mappamundi.server.store.schema import SECRETS, TABLES
from mappamundi.server.table.deed import write
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import Made, opened
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.play import Play, fingerprint

GAME = "laender_toppen"


async def keep_aged(store: Store, table: str, people: Sequence[str], versions: int) -> None:
    """Write such a table into a store as if all of it had been played."""
    nature = Secure()
    made = setting(people)
    first, rows = opened(table, made, AT)
    await store.append([first, *aged(table, made, nature, versions)], *statements(table, rows))
    await store.write(
        TABLES.update().values(status="running", commitment=nature.commitment),
        insert(SECRETS).values(table=table, secret=nature.secret),
    )


def setting(people: Sequence[str]) -> Made:
    """What the table was made to be; everybody sits there from the beginning."""
    game = GAMES[GAME]
    wish = Setting(GAME, game.settings({}), len(people), "relaxed", True, False, False)
    return Made(wish, game.version, people[0], [Occupant(person) for person in people])


def aged(table: str, made: Made, nature: Secure, versions: int) -> Iterator[Entry]:
    """The log from the start of the game on."""
    play = Play(GAMES[GAME], made.setting.seats, made.setting.options, nature)
    turn = play.begin()
    play.adopt(turn)
    started = Started(nature.commitment, tuple(turn.lines))
    yield line(table, 1, None, "start", write(started), play)
    seat = play.waiting[0]
    for version in range(2, versions):
        moves = play.game.offers(play.state, seat)
        move = moves[version % len(moves)] if version % 2 == 0 else TAKE_BACK_TEXT
        turn = play.attempt(seat, [move])
        play.adopt(turn)
        acted = Acted(seat, tuple(turn.lines))
        yield line(table, version, made.host, "act", write(acted), play)


def line(table: str, version: int, person: str | None, kind: str, text: str, play: Play) -> Entry:
    name = f"command-{version}"
    return Entry(table, version, name, person, kind, text, fingerprint(play.state), AT, None)
