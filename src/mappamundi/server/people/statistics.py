"""What somebody has played of one game, a line for each: plots are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Row, select

from mappamundi.server.http.profile import BestDeal, FavouriteCard, Highlights, PlayedGame
from mappamundi.server.protocol import Level
from mappamundi.server.store import Store
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, TABLES

MOST = 200  # games, the last ones
FAVOURITES = 5  # cards
BEST = 3  # deals


class Statistics:
    """Reads results; of private tables others learn how they ended, not which they were."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def played(self, person: str, game: str, is_own: bool) -> list[PlayedGame]:
        """Return the last games of a kind, the oldest of them first."""
        rows = await self._rows(person, game)
        levels = await self._levels([row.table for row in rows])
        return [PlayedGame(**self._game(row, levels, is_own)) for row in reversed(rows)]

    async def highlights(self, person: str, game: str, is_own: bool) -> Highlights:
        """Return the cards somebody has played most in these games, and the best to be seen.

        They themselves get all cards: their browser adds those of the games that it has.
        """
        rows = await self._rows(person, game)
        levels = await self._levels([row.table for row in rows])
        seen = [row for row in rows if is_own or row.is_public]
        best = sorted(seen, key=lambda row: (row.place, -row.points))[:BEST]
        deals = [
            BestDeal(**self._game(row, levels, is_own), cards=list(cards_of(row))) for row in best
        ]
        return Highlights(favourites(rows, None if is_own else FAVOURITES), deals)

    async def _rows(self, person: str, game: str) -> Sequence[Row[Any]]:
        """The last games of a kind, the newest first."""
        question = (
            select(RESULTS, TABLES.c.seats, TABLES.c.is_public)
            .join(TABLES, TABLES.c.id == RESULTS.c.table)
            .where(RESULTS.c.person == person, RESULTS.c.game == game)
            .order_by(RESULTS.c.ended.desc())
            .limit(MOST)
        )
        return await self.store.fetch(question)

    def _game(self, row: Row[Any], levels: Mapping[str, Level], is_own: bool) -> dict[str, Any]:
        return {
            "ended": row.ended,
            "place": row.place,
            "points": row.points,
            "seats": row.seats,
            "level": levels.get(row.table),
            "table": row.table if is_own or row.is_public else None,
        }

    async def _levels(self, tables: Sequence[str]) -> dict[str, Level]:
        """How strong the bots of each table were that had any."""
        seated = (CHAIRS.c.table.in_(tables), CHAIRS.c.bot.is_not(None), CHAIRS.c.person.is_(None))
        rows = await self.store.fetch(select(CHAIRS.c.table, CHAIRS.c.bot).where(*seated))
        return {row.table: cast("Level", row.bot) for row in rows}


def cards_of(row: Row[Any]) -> dict[str, int]:
    """What was played in a game; nothing where that was not counted yet."""
    return msgspec.json.decode(row.cards, type=dict[str, int]) if row.cards else {}


def favourites(rows: Sequence[Row[Any]], most: int | None) -> list[FavouriteCard]:
    """The cards played most often, so many or all, the ones that won more before others."""
    played, won = Counter[str](), Counter[str]()
    for row in rows:
        cards = cards_of(row)
        played.update(cards)
        won.update(dict.fromkeys(cards, int(row.place == 1)))
    order = sorted(played, key=lambda card: (-played[card], -won[card], card))
    return [FavouriteCard(card, played[card], won[card]) for card in order[:most]]
