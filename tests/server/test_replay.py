"""Stepping through games: everything when they are over, never more than one's own before."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from server.houses import visitor
from server.kept import ALL, keep_table, played

from mappamundi.game import GAMES, SLUGS
from mappamundi.log import Log, loads, replay
from mappamundi.match import seen_log, story
from mappamundi.record import SPECTATOR
from mappamundi.server.house import House
from mappamundi.server.http import router
from mappamundi.server.http.api import ReplayStep
from mappamundi.server.http.replay import cut, draws, viewer
from mappamundi.server.people import runs
from mappamundi.server.people.chronicle import Chronicle, TableHeading
from mappamundi.server.people.identity import new_person
from mappamundi.server.people.runs import MOST, PAGE, Runs, run
from mappamundi.server.workshop import at_once
from mappamundi.turn import Step

anyio = pytest.mark.anyio


def replay_steps(log: Log, seat: int | None) -> list[ReplayStep]:
    """All steps of a game, page by page."""
    game, found = at_once(run(log)), list[ReplayStep]()
    while len(found) < game.length:
        page = at_once(cut(game, seat, len(found)))
        assert 0 < len(page) <= PAGE
        found += [msgspec.json.decode(step, type=ReplayStep) for step in page]
    return found


@pytest.mark.parametrize("game", SLUGS)
def test_a_replay_tells_and_shows_what_was_told_and_shown(game: str) -> None:
    match, _ = played(game, GAMES[game].seats.start, seed=1)
    for seat in (0, 1, SPECTATOR):
        steps = replay_steps(match.log, seat)
        told = [told for step in steps for told in step.story]
        assert told == [each for _, each in story(match.log, seat)]
        known = match.game.known(replay(match.log), seat)
        assert steps[-1].view == plain(match.game.present.view(known, seat))
        assert steps[-1].waiting == []


@pytest.mark.parametrize("game", SLUGS)
def test_draws_in_a_row_are_one_step(game: str) -> None:
    match, _ = played(game, GAMES[game].seats.start, seed=2)
    steps = replay_steps(match.log, SPECTATOR)
    decisions = [step for step in steps if step.actor is not None]
    lines = [line for line in match.log.actions if not line.startswith("*")]
    assert len(decisions) == len(lines)
    for one, next_ in pairwise(steps):
        assert one.actor is not None or next_.actor is not None
    assert len(at_once(draws(match.log))) == len(match.log.actions) - len(lines)


@pytest.mark.parametrize("game", SLUGS)
def test_with_open_cards_every_seat_is_seen(game: str) -> None:
    match, _ = played(game, GAMES[game].seats.start, seed=3)
    steps = replay_steps(match.log, viewer("all"))
    assert [step.action for step in steps if step.actor is not None] == [
        line.partition(" ")[2] for line in match.log.actions if not line.startswith("*")
    ]
    for seat in match.seats:
        own = replay_steps(match.log, seat)
        assert [step.views[seat] for step in steps if step.views] == [step.view for step in own]


@pytest.mark.parametrize("game", SLUGS)
def test_a_replay_of_a_running_game_is_what_the_seat_knew(game: str) -> None:
    """Another seat's sealed choice, changed for another legal one, changes nothing to be seen."""
    match, _ = played(game, GAMES[game].seats.start, actions=7, seed=4)
    for seat in (*match.seats, SPECTATOR):
        steps = replay_steps(match.log, seat)
        shown = [step.action for step in steps if step.actor is not None]
        read = [line.partition(" ")[2] for line in seen_log(match.log, seat) if line[0] != "*"]
        assert shown == read
        states = [replay(match.log, stop + 1) for stop in range(len(match.log.actions))]
        known = [match.game.known(state, seat) for state in states]
        views = plain([match.game.present.view(each, seat) for each in known])
        assert isinstance(views, list)
        assert all(step.view in views for step in steps)


@anyio
async def test_a_finished_table_is_open_to_everybody(house: House) -> None:
    people = [new_person(), new_person()]
    table, match = await keep_table(house.store, people, "laender_toppen")
    async with visitor(house) as who:
        for eyes in ("spectator", "all", "0", "1"):
            answer = await who.get(f"/api/tables/{table}/replay", params={"as": eyes})
            assert answer.status_code == 200
            shown = answer.json()
            assert shown["outcome"]["places"] == match.places
            assert shown["outcome"]["points"] == match.scores
            assert shown["outcome"]["secret"] == match.log.secret
            assert shown["outcome"]["reason"] == match.reason is not None
            assert len(shown["sayings"]) == 2
            assert (shown["steps"][0]["views"] is not None) == (eyes == "all")
        assert (await who.get(f"/api/tables/{table}/replay?as=2")).status_code == 404
        assert (await who.get(f"/api/tables/{table}/replay?as=x")).status_code == 400
        game = (await who.get(f"/api/tables/{table}/game")).json()
        assert game["setting"]["game"] == "laender_toppen"
        assert [chair["person"]["id"] for chair in game["chairs"]] == people
        log = loads((await who.get(f"/api/tables/{table}/log")).content)
        assert loads(msgspec.json.encode(game["log"])).actions == log.actions
        assert game["log"]["secret"] == log.secret
        assert log.actions == match.log.actions
        assert log.secret == match.log.secret
        assert log.commitment == match.log.commitment


@anyio
@pytest.mark.parametrize("game", SLUGS)
async def test_a_running_table_shows_no_more_than_one_may_see(house: House, game: str) -> None:
    async with visitor(house) as mine, visitor(house) as stranger:
        me = (await mine.get("/api/me")).json()["person"]["id"]
        people = [new_person() for _ in range(GAMES[game].seats.start - 1)] + [me]
        table, match = await keep_table(house.store, people, game, actions=5, seed=6)
        assert not match.is_over
        seat = len(people) - 1
        path = f"/api/tables/{table}"
        for who, own in ((mine, seat), (stranger, None)):
            for eyes in ("all", *map(str, match.seats)):
                answer = await who.get(f"{path}/replay", params={"as": eyes})
                assert answer.status_code == (200 if eyes == str(own) else 403), eyes
            shown = (await who.get(f"{path}/replay")).json()
            assert shown["outcome"] is None
            assert shown["steps"] == plain(replay_steps(match.log, SPECTATOR))
            content = (await who.get(f"{path}/log")).content
            log = loads(content)
            assert log.actions == seen_log(match.log, SPECTATOR if own is None else own)
            assert log.secret is None
            assert log.commitment == match.log.commitment
            for what in ("draws", "game"):
                answer = await who.get(f"{path}/{what}")
                assert (answer.status_code, answer.json()["message"]) == (403, "replay-running")


def plain(steps: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(steps))


@anyio
async def test_a_long_replay_is_sent_small(house: House) -> None:
    table, _ = await keep_table(house.store, [new_person(), new_person()], "laender_toppen")
    path = f"/api/tables/{table}/replay?as=all"
    async with visitor(house) as who:
        plain = await who.get(path, headers={"Accept-Encoding": "identity"})
        small = await who.get(path, headers={"Accept-Encoding": "gzip"})
        game = await who.get(f"/api/tables/{table}/game")
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(plain.content) / 10
    assert small.json() == plain.json()
    assert len(game.content) < len(plain.content) / 100, "the log is all that is needed"


@anyio
async def test_an_answer_that_may_hold_a_secret_is_never_packed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its length would tell of it: what others may say and what only I may know stand together."""
    monkeypatch.setattr(router, "LARGE", 0)
    wish = {"Accept-Encoding": "gzip"}
    async with visitor(house) as mine:
        me = (await mine.get("/api/me")).json()["person"]["id"]
        table, _ = await keep_table(house.store, [me, new_person()], "laender_toppen", actions=9)
        own = [f"/api/tables/{table}/{what}" for what in ("log", "replay?as=0", "replay")]
        for path in ("/api/me", "/api/me/export", f"/api/people/{me}", *own):
            answer = await mine.get(path, headers=wish)
            assert answer.content
            assert "content-encoding" not in answer.headers, path
        for path in ("/api/atlas", "/api/games", "/api/cards/panstwa", "/api/openapi.json"):
            assert (await mine.get(path, headers=wish)).headers["content-encoding"] == "gzip"


@anyio
async def test_what_is_not_there_cannot_be_seen(house: House) -> None:
    async with visitor(house) as who:
        for what in ("log", "replay", "draws", "game"):
            answer = await who.get(f"/api/tables/{'x' * 22}/{what}")
            assert answer.status_code == 404
            assert answer.json()["message"] == "no-such-table"
            assert (await who.get(f"/api/tables/short/{what}")).status_code == 404


@anyio
async def test_a_replay_is_read_page_by_page(house: House) -> None:
    """Who asks for everything gets no more than a page, and is told where to go on."""
    table, match = await keep_table(house.store, [new_person(), new_person()], "laender_toppen")
    whole = plain(replay_steps(match.log, SPECTATOR))
    assert isinstance(whole, list)
    assert len(whole) > PAGE
    found: list[object] = []
    async with visitor(house) as who:
        path = f"/api/tables/{table}/replay?as=spectator"
        everything = (await who.get(path)).json()
        assert len(everything["steps"]) == everything["next"] == PAGE
        assert everything["length"] == len(whole)
        following: int | None = 0
        while following is not None:
            answer = (await who.get(f"{path}&from={following}&count=70")).json()
            assert answer["first"] == len(found)
            assert len(answer["steps"]) <= 70
            found += answer["steps"]
            following = answer["next"]
        assert found == whole
        for first, count in ((99, 3), (137, 1), (len(whole) - 1, 10_000)):
            answer = (await who.get(f"{path}&from={first}&count={count}")).json()
            assert answer["steps"] == whole[first : first + count]
        beyond = (await who.get(f"{path}&from={len(whole)}")).json()
        assert (beyond["steps"], beyond["next"]) == ([], None)
        assert (await who.get(f"{path}&from=-1")).status_code == 400
        assert (await who.get(f"{path}&count=0")).status_code == 400


@anyio
@pytest.mark.parametrize("is_over", [True, False])
async def test_to_turn_all_pages_is_to_run_a_game_twice(
    house: House, monkeypatch: pytest.MonkeyPatch, is_over: bool
) -> None:
    """Once to see where it goes, and once page by page; not once a page."""
    table, match = await keep_table(
        house.store, [new_person(), new_person()], "countries", actions=ALL if is_over else 60
    )
    assert match.is_over == is_over
    monkeypatch.setattr(runs, "PAGE", 10)
    stepped, reading = list[int](), house.chronicles.recount
    read, steps_of = list[str](), runs.steps

    def counted(log: Log, first: int = 0, begin: object = None) -> Iterator[Step]:
        for step in steps_of(log, first, begin):
            stepped.append(1)
            yield step

    async def recount(heading: TableHeading) -> Chronicle:
        read.append(heading.table)
        return await reading(heading)

    monkeypatch.setattr(runs, "steps", counted)
    monkeypatch.setattr(house.chronicles, "recount", recount)
    async with visitor(house) as who:
        following, pages = 0, 0
        while following is not None:
            answer = await who.get(f"/api/tables/{table}/replay?from={following}&count=10")
            following, pages = answer.json()["next"], pages + 1
    assert pages > 5
    assert len(stepped) < 3 * len(match.log.actions)
    assert len(read) == (1 if is_over else pages)


@anyio
async def test_only_the_last_games_are_kept(house: House) -> None:
    match, _ = played("panstwa", 2)
    kept, untold = Runs(house.workshop), msgspec.structs.replace(match.log, secret=None)
    for number in range(MOST + 1):
        await kept.of(str(number), match.log)
        await kept.of("again", untold)
    assert kept.finished("1") is None
    assert kept.finished("again") is None  # something of it may still change
    assert kept.finished("2") is await kept.of("2", match.log)
    assert len(kept._kept) == MOST


def test_a_page_of_large_steps_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played("countries", 4, seed=1)
    monkeypatch.setattr("mappamundi.server.http.replay.LARGEST", 100_000)
    steps = at_once(cut(at_once(run(match.log)), None, 0))
    assert 100_000 < sum(map(len, steps)) < 200_000
    assert len(steps) < PAGE
