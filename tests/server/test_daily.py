"""A deal a day: the same for everybody, played once, and nobody knows it beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.daily import GAME, NOON, Player, Wall, lines, ordered, sheet, taken_up_again
from server.fair import is_fair
from server.guests import Guest, until
from server.houses import house as built
from server.houses import visitor
from server.servers import CROWDED
from sqlalchemy import select

from mappamundi.game import SLUGS
from mappamundi.server.app import close_house, open_house
from mappamundi.server.contests.days import begins, day_at, ends, later
from mappamundi.server.contests.ranking import DealFinish, rank_of, ranked
from mappamundi.server.house import House
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store
from mappamundi.server.store.contests import DEALS, TRIES
from mappamundi.server.store.schema import SECRETS, TABLES
from mappamundi.server.table import clock
from mappamundi.server.table.deeds.rematch import Rematch
from mappamundi.server.table.deeds.stand import Stand

pytestmark = pytest.mark.anyio


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr(clock, "time", wall)
    return wall


async def opened(home: Path, address: str) -> House:
    """Bots answer at once; nothing is compiled."""
    settings = ServerSettings(home=home, bot_haste=0.0, bot_search=False, **CROWDED)
    house = built(open_store(address), home, settings=settings)
    await open_house(house)
    return house


@pytest.fixture
async def house(address: str, tmp_path: Path, wall: Wall) -> AsyncIterator[House]:
    house = await opened(tmp_path, address)
    yield house
    await close_house(house)


@pytest.mark.parametrize("game", SLUGS)
async def test_the_same_moves_meet_the_same_answers(house: House, game: str) -> None:
    """Byte for byte, also when the table was taken up again from its log half-way."""
    today = day_at(clock.now())
    tables = []
    for is_cut in (False, True):
        async with visitor(house) as http:
            player = Player(house, http, taste=1)
            table = await player.begin(game, today)
            await player.play(table, most=3)
            if is_cut:
                table = await taken_up_again(house, table)
            await player.play(table)
            tables.append(table.id)
    one, other = [await lines(house, table) for table in tables]
    assert one == other
    assert len(one) > 4


async def test_other_moves_lead_elsewhere_and_another_day_has_another_deal(
    house: House, wall: Wall
) -> None:
    games = []
    for taste, days in ((0, 0), (1, 0), (0, 1)):
        wall.at = NOON + days * 24 * clock.HOUR
        async with visitor(house) as http:
            games.append(
                await lines(house, await Player(house, http, taste).finish(GAME, day_at(wall.at)))
            )
    assert games[0][:2] == games[1][:2] != games[2][:2]
    assert games[0] != games[1]


async def test_nobody_plays_it_twice(house: House) -> None:
    """However often it is asked for at once; whoever did is shown the way to it."""
    today = day_at(clock.now())
    async with visitor(house) as http:
        await http.get("/api/me")
        asked = (http.post(f"/api/deals/{GAME}/{today}") for _ in range(5))
        answers = await asyncio.gather(*asked)
        assert sorted(each.status_code for each in answers) == [201] + [400] * 4
        refused = {each.json()["message"] for each in answers if each.status_code == 400}
        assert refused == {"deal-played"}
        made = next(each.json()["table"] for each in answers if each.status_code == 201)
        assert (await sheet(http, today))["mine"]["table"] == made
        assert (await http.post(f"/api/deals/countries/{today}")).status_code == 201
    assert len(await house.store.fetch(select(TRIES))) == 2
    assert len(await house.store.fetch(select(TABLES.c.id))) == 2


async def test_who_may_still_play_it_learns_nothing(house: House, wall: Wall) -> None:
    """Neither the secret nor a card, by the API or at somebody's table, before the day is over."""
    today = day_at(clock.now())
    async with visitor(house) as one, visitor(house) as other:
        table = await Player(house, one).finish(GAME, today)
        rows = await house.store.fetch(select(DEALS.c.secret).where(DEALS.c.game == GAME))
        hidden = {row.secret.hex() for row in rows}
        told = ""
        for way in ("log", "game", "replay", "draws", "replay?as=0"):
            answer = await other.get(f"/api/tables/{table}/{way}")
            assert (answer.status_code, answer.json()["message"]) == (403, "deal-is-others")
            told += (await one.get(f"/api/tables/{table}/{way}")).text
        for http in (one, other):
            for path in (f"/{GAME}/{today}", f"/{GAME}", ""):
                told += (await http.get(f"/api/deals{path}")).text
            told += (await http.get("/api/me/export")).text
            me = (await http.get("/api/me")).json()["person"]["id"]
            told += (await http.get(f"/api/people/{me}")).text
        assert not [secret for secret in hidden if secret in told]
        assert (await sheet(other, today))["results"] is None
        assert (await sheet(one, today))["results"][0]["table"] == table
        assert (await sheet(other, later(today)))["message"] == "deal-unknown"
        early = await other.post(f"/api/deals/{GAME}/{later(today)}")
        assert early.json()["message"] == "deal-unknown"
        wall.at = ends(today)
        assert (await other.get(f"/api/tables/{table}/log")).status_code == 200
        assert (await sheet(other, today))["results"][0]["table"] == table


async def test_what_was_promised_the_day_before_is_what_was_dealt(house: House, wall: Wall) -> None:
    today = day_at(clock.now())
    tomorrow = later(today)
    async with visitor(house) as http:
        offers = (await http.get("/api/deals")).json()["deals"]
        promised = next(each["tomorrow"] for each in offers if each["game"] == GAME)
        wall.at = begins(tomorrow)
        offers = (await http.get("/api/deals")).json()["deals"]
        assert promised == next(each["commitment"] for each in offers if each["game"] == GAME)
        table = await Player(house, http).finish(GAME, tomorrow)
        log = (await http.get(f"/api/tables/{table}/log")).json()
        assert log["commitment"] == promised
        assert log.get("secret") is None
        wall.at = ends(tomorrow)
        secret = (await http.get(f"/api/tables/{table}/log")).json()["secret"]
        assert secret == (await sheet(http, tomorrow))["secret"]
        draws = (await http.get(f"/api/tables/{table}/draws")).json()
        assert is_fair(promised, secret, draws)


async def test_only_what_is_played_on_the_day_and_to_its_end_counts(
    house: House, wall: Wall
) -> None:
    today = day_at(clock.now())
    async with visitor(house) as timely, visitor(house) as late, visitor(house) as gone:
        await Player(house, timely).finish(GAME, today)
        left = await Player(house, gone).begin(GAME, today)
        me = (await gone.get("/api/me")).json()["person"]["id"]
        await until(lambda: left.standing.status == "running")
        await ordered(left, Stand(left.id, "leave-it-all"), me)
        await until(lambda: left.kept.status == "over")
        await house.recorder.record(left.id)
        table = await Player(house, late).begin(GAME, today)
        wall.at = ends(today)
        await Player(house, late).play(table)
        await house.recorder.record(table.id)
        again = await Player(house, timely, taste=1).finish(GAME, today)  # out of competition
        results = (await sheet(timely, today))["results"]
        assert [(each["rank"], each["table"]) for each in results] != [(1, again)]
        assert len(results) == (await sheet(late, today))["played"] == 1
        assert not (await sheet(late, today))["mine"]["counts"]
        assert not (await sheet(gone, today))["mine"]["counts"]
        past = (await timely.get(f"/api/deals/{GAME}")).json()
        assert [(each["day"], each["mine"]["counts"]) for each in past] == [(today, True)]


async def test_others_cannot_look_on(house: House) -> None:
    """They may have it still to play."""
    own, stranger = Guest(house.hall, "Anna"), Guest(house.hall, "Zoe")
    name = await house.dealer.begin(own.person.id, day_at(clock.now()), GAME, "")
    table = await house.hall.table(name)
    for each in (own, stranger):
        await each.watch(table)
    assert {each["type"] for each in own.line.messages} == {"table"}
    (refused,) = stranger.line.messages
    assert (refused["type"], refused["message"]) == ("refused", "deal-is-others")


async def test_a_rematch_is_an_ordinary_game_and_nobody_puts_a_deal_away(house: House) -> None:
    today = day_at(clock.now())
    async with visitor(house) as http:
        name = await Player(house, http).finish(GAME, today)
        table = await house.hall.table(name)
        me = (await http.get("/api/me")).json()["person"]["id"]
        await ordered(table, Rematch(name, "once-again"), me)
        assert table.standing.follower is not None
        follower = await house.hall.table(table.standing.follower)
        assert follower.standing.setting.deal == ""
        put_away = await Player(house, http).begin("countries", today)
        await until(lambda: put_away.kept.status == "running")
        answer = await http.delete(f"/api/tables/{put_away.id}")
        assert answer.json()["message"] == "deal-stays"


async def test_what_is_kept_of_me_can_be_had_and_be_gone(house: House) -> None:
    today = day_at(clock.now())
    async with visitor(house) as mine, visitor(house) as other:
        table = await Player(house, mine).finish(GAME, today)
        await Player(house, other).finish(GAME, today)
        notes = (await mine.get("/api/me/export")).json()["deals"]
        assert [(each["day"], each["game"], each["table"]) for each in notes] == [
            (today, GAME, table)
        ]
        assert (await sheet(other, today))["played"] == 2
        await mine.delete("/api/me")
        assert (await sheet(other, today))["played"] == 1
        assert len(await house.store.fetch(select(TRIES))) == 1


async def test_the_secret_of_a_table_is_kept_once(house: House) -> None:
    today = day_at(clock.now())
    async with visitor(house) as http:
        table = await Player(house, http).finish(GAME, today)
    (kept,) = await house.store.fetch(select(SECRETS.c.secret).where(SECRETS.c.table == table))
    dealt = select(DEALS.c.secret).where(DEALS.c.day == today, DEALS.c.game == GAME)
    assert kept.secret == (await house.store.fetch(dealt))[0].secret


def test_equals_share_a_rank() -> None:
    finishes = [
        DealFinish("a", "1", 10, 2),
        DealFinish("b", "2", 12, 2),
        DealFinish("c", "3", 12, 1),
        DealFinish("d", "4", 12, 2),
    ]
    assert [(rank, each.person) for rank, each in ranked(finishes)] == [
        (1, "c"),
        (2, "b"),
        (2, "d"),
        (4, "a"),
    ]
    assert [rank_of(person, finishes) for person in "abcde"] == [4, 2, 1, 2, None]
