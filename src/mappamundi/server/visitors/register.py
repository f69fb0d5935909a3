"""The guest bots of this server: whose they are, what they say of themselves, and their tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Executable, Row, delete, insert, select, update

from mappamundi.game import GAMES
from mappamundi.server.http.bots import NewBot
from mappamundi.server.http.declining import Declined
from mappamundi.server.people.identity import Signer
from mappamundi.server.people.names import guest_colour, proper_name
from mappamundi.server.people.people import now
from mappamundi.server.store import Store
from mappamundi.server.store.people import GUEST_BOTS, PEOPLE
from mappamundi.server.visitors.known import new_bot, write_token
from mappamundi.server.writing import harmless


class Register:
    """Keeps guest bots; of a token nothing is kept, only when it was made."""

    def __init__(self, store: Store, signer: Signer, most: int) -> None:
        self.store = store
        self.signer = signer
        self.most = most  # bots that one person may bring
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def add(self, author: str, wish: NewBot) -> tuple[str, str]:
        """A bot that there was not, and its first token."""
        bot, words = new_bot(), _written(wish)
        person = {"id": bot, "name": proper_name(wish.name), "colour": guest_colour(bot)}
        async with self._turns.setdefault(author, asyncio.Lock()):
            if len(await self.of(author)) >= self.most:
                raise Declined("too-many-guest-bots", status=409, most=self.most)
            await self.store.write(
                insert(PEOPLE).values(**person, since=now(), epoch=0),
                insert(GUEST_BOTS).values(id=bot, author=author, made=now(), token=now(), **words),
            )
        return bot, write_token(self.signer, bot, 0)

    async def change(self, bot: str, wish: NewBot) -> None:
        """Let a bot be called otherwise, and say something else of itself."""
        await self.store.write(
            update(PEOPLE).where(PEOPLE.c.id == bot).values(name=proper_name(wish.name)),
            update(GUEST_BOTS).where(GUEST_BOTS.c.id == bot).values(**_written(wish)),
        )

    async def renew(self, bot: str) -> str:
        """Another token for a bot; the one before is worthless."""
        await self._retire_tokens(bot, now())
        rows = await self.store.fetch(select(PEOPLE.c.epoch).where(PEOPLE.c.id == bot))
        return write_token(self.signer, bot, rows[0].epoch)

    async def revoke(self, bot: str) -> None:
        """Let no token of a bot open anything any more."""
        await self._retire_tokens(bot, None)

    async def _retire_tokens(self, bot: str, made: int | None) -> None:
        await self.store.write(
            update(PEOPLE).where(PEOPLE.c.id == bot).values(epoch=PEOPLE.c.epoch + 1),
            update(GUEST_BOTS).where(GUEST_BOTS.c.id == bot).values(token=made),
        )

    async def of(self, author: str) -> Sequence[Row[Any]]:
        """Return the bots of somebody, the oldest first."""
        question = select(GUEST_BOTS).where(GUEST_BOTS.c.author == author)
        return await self.store.fetch(question.order_by(GUEST_BOTS.c.made, GUEST_BOTS.c.id))

    async def find(self, bots: Iterable[str]) -> Sequence[Row[Any]]:
        """Return what is kept of these, the oldest first."""
        question = select(GUEST_BOTS).where(GUEST_BOTS.c.id.in_(set(bots)))
        return await self.store.fetch(question.order_by(GUEST_BOTS.c.made, GUEST_BOTS.c.id))

    async def one(self, bot: str) -> Row[Any]:
        """Return what is kept of a bot, or refuse."""
        rows = await self.find([bot])
        if not rows:
            raise Declined("bot-unknown", status=404)
        return rows[0]

    async def owned(self, bot: str, author: str) -> Row[Any]:
        """Return a bot of this author's; of another's it is not said that there is one."""
        row = await self.one(bot)
        if row.author != author:
            raise Declined("bot-unknown", status=404)
        return row

    def forget(self, bot: str) -> list[Executable]:
        """What to run so that there is no such bot."""
        return [delete(GUEST_BOTS).where(GUEST_BOTS.c.id == bot)]


def games_of(row: Row[Any]) -> list[str]:
    """Which games a bot plays, of those that there are."""
    named = msgspec.json.decode(row.games, type=list[str])
    return [slug for slug in GAMES if slug in named or not named]


def _written(wish: NewBot) -> dict[str, str]:
    """What a bot says of itself, as it is kept."""
    about = harmless(" ".join(wish.about.split()))
    slugs = sorted({GAMES[slug].slug for slug in wish.games})  # an unknown one is refused by name
    return {"about": about, "link": wish.link, "games": msgspec.json.encode(slugs).decode()}
