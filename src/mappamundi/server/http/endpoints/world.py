"""The world on cards: the atlas, what stands on the pieces, and decks to print."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from starlette.responses import FileResponse, Response

from mappamundi.atlas import COUNTRIES, DECKS, JOKERS
from mappamundi.server.decks import cards
from mappamundi.server.house import Visit
from mappamundi.server.http.api import Atlas, Cards, GameSlug, Language
from mappamundi.server.http.router import Endpoints

ENDPOINTS = Endpoints()
PDF = "application/pdf"
LASTING = {"Cache-Control": "public, max-age=3600"}

Paper = Literal["a4", "letter"]


@ENDPOINTS.add("GET", "/api/atlas", is_public=True)
async def show_atlas(visit: Visit) -> Atlas:
    """Every country with its figures and names, and the decks."""
    decks = {name: list(codes) for name, codes in DECKS.items()}
    return Atlas(list(COUNTRIES.values()), decks, [list(pair) for pair in JOKERS])


@ENDPOINTS.add("GET", "/api/cards/{game}", is_public=True)
async def list_cards(visit: Visit, game: GameSlug, lang: Language = "en") -> Cards:
    """The pieces of a game and what stands on them."""
    return await asyncio.to_thread(cards, game, lang)


@ENDPOINTS.add("GET", "/api/decks/{game}.pdf")
async def print_deck(
    visit: Visit, game: GameSlug, lang: Language = "en", paper: Paper = "a4"
) -> Annotated[Response, PDF]:
    """Return a game to print and cut."""
    path = await visit.house.press.deck(game, lang, paper)
    name = f"{game}-{lang}-{paper}.pdf"
    return FileResponse(path, headers=LASTING, media_type=PDF, filename=name)
