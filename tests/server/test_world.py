"""Games, atlas, cards and decks over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.houses import house as built
from server.houses import visitor

from mappamundi import print as printing
from mappamundi.atlas import COUNTRIES, DECKS
from mappamundi.game import GAMES, SLUGS
from mappamundi.server.store import open_store
from mappamundi.speech import LANGUAGES

pytestmark = pytest.mark.anyio
PLAIN = "null_nichtig"  # a deck without flags and maps


@pytest.fixture
async def who(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    async with visitor(built(store, tmp_path)) as who:
        yield who
    await store.close()


async def test_every_game_is_offered_with_what_can_be_set(who: httpx.AsyncClient) -> None:
    offers = {offer["slug"]: offer for offer in (await who.get("/api/games")).json()}
    assert list(offers) == list(SLUGS)
    for slug, game in GAMES.items():
        offer = offers[slug]
        assert offer["seats"] == [game.seats.start, game.seats.stop - 1]
        assert offer["can_race"] == (game.rhythm is not None)
        for option, offered in zip(game.options, offer["options"], strict=True):
            assert offered["default"] == option.default
            assert offered["words"] or offered["low"] <= int(option.default) <= offered["high"]


async def test_the_atlas_has_every_country_and_deck(who: httpx.AsyncClient) -> None:
    atlas = (await who.get("/api/atlas")).json()
    assert [country["alpha2"] for country in atlas["countries"]] == list(COUNTRIES)
    assert atlas["decks"] == {name: list(codes) for name, codes in DECKS.items()}
    france = next(each for each in atlas["countries"] if each["alpha2"] == "FR")
    assert france["area_km2"] == str(COUNTRIES["FR"].area_km2)  # exact, so no binary fraction


@pytest.mark.parametrize("game", SLUGS)
async def test_every_piece_is_listed_in_every_language(who: httpx.AsyncClient, game: str) -> None:
    decks = [(await who.get(f"/api/cards/{game}?lang={each}")).json() for each in LANGUAGES]
    ids = [[card["id"] for card in deck["cards"]] for deck in decks]
    assert len(set(ids[0])) == len(ids[0]) > 0
    assert all(each == ids[0] for each in ids)
    fronts = {str([card["front"] for card in deck["cards"]]) for deck in decks}
    assert len(fronts) == len(LANGUAGES)


async def test_a_deck_is_made_once_and_kept(
    who: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    write_deck = printing.write_deck

    def counted(*wishes: Any) -> None:
        made.append(wishes)
        write_deck(*wishes)

    monkeypatch.setattr(printing, "write_deck", counted)
    asked = [who.get(f"/api/decks/{PLAIN}.pdf?lang=pl&paper=letter") for _ in range(4)]
    answers = await asyncio.gather(*asked)
    assert len(made) == 1
    for answer in answers:
        assert answer.status_code == 200
        assert answer.content.startswith(b"%PDF-")
        assert answer.headers["content-type"] == "application/pdf"
        assert f"{PLAIN}-pl-letter.pdf" in answer.headers["content-disposition"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/cards/chess", 404),
        ("/api/decks/chess.pdf", 404),
        ("/api/decks/..%2Fsecret.pdf", 404),
        (f"/api/cards/{PLAIN}?lang=xx", 400),
        (f"/api/decks/{PLAIN}.pdf?paper=wall", 400),
    ],
)
async def test_what_is_not_offered_is_refused(
    who: httpx.AsyncClient, path: str, status: int
) -> None:
    assert (await who.get(path)).status_code == status
