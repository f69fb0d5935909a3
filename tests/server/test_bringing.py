"""Games that were begun on somebody's own device go on here, with friends, and nobody is misled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.guests import Guest, open_hall, until
from server.houses import visitor
from server.kept import played

from mappamundi.errors import BadLog
from mappamundi.game import GAMES, SLUGS
from mappamundi.log import Log, loads, verify
from mappamundi.match import seen_log
from mappamundi.nature import SECRET_BYTES, Secure
from mappamundi.server.hall.bringing import LONGEST_LOG, bring
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import load
from mappamundi.server.house import House
from mappamundi.server.http.api import BroughtGame
from mappamundi.server.people.chronicle import Chronicles
from mappamundi.server.settings import ServerSettings
from mappamundi.server.table.table import Table

pytestmark = pytest.mark.anyio
GAME = "panstwa"


def begun(game: str = GAME, actions: int = 5, seats: int = 2) -> Log:
    """A log as a browser has it: one person, bots, and the secret it draws from."""
    match, nature = played(game, seats, actions)
    log, bots = match.log, ["novice"] * (seats - 1)
    return msgspec.structs.replace(log, seats=["Ada", *bots], secret=nature.secret.hex())


async def brought(hall: Hall, log: Log) -> tuple[Table, Guest]:
    """A table to which Ada has brought a game, and at which she looks."""
    ada = Guest(hall, "Ada")
    table = await bring(hall, BroughtGame(log, 0), ada.person, "here")
    await ada.watch(table)
    return table, ada


async def joined(hall: Hall, log: Log) -> tuple[Table, Guest, Guest]:
    """The same, with Ben in the seat of the bot, and the game going on."""
    table, ada = await brought(hall, log)
    ben = Guest(hall, "Ben")
    await ben.watch(table)
    assert (await ben.command("sit", table))["type"] == "done"
    assert (await ada.command("start", table))["type"] == "done"
    return table, ada, ben


async def play_out(table: Table, *guests: Guest) -> None:
    while table.kept.status != "over":
        guest = guests[table.kept.waiting[0]]
        move, seen = guest.seen(table, "legal")[0], table.kept.version
        assert (await guest.command("act", table, seen=seen, actions=[move]))["type"] == "done"


async def log_of(hall: Hall, table: str) -> Log:
    chronicle = await Chronicles(hall.store, hall.people, hall.workshop).read(table)
    assert chronicle is not None
    return chronicle.log


@pytest.mark.parametrize("game", SLUGS)
async def test_two_people_play_on_to_the_end(tmp_path: Path, game: str) -> None:
    log = begun(game, 4, GAMES[game].seats.start)
    async with open_hall(tmp_path) as hall:
        table, ada, ben = await joined(hall, log)
        assert ada.seen(table, "is_brought") is True
        told = {"message": "game-brought", "arguments": {"seat": 0}}
        for guest in (ada, ben):
            assert guest.heard(
                lambda each: told in [line["told"] for line in each.get("story", [])]
            )
        while table.kept.status != "over":
            for guest, seat in ((ada, 0), (ben, 1)):
                if seat in table.kept.waiting:
                    move, seen = guest.seen(table, "legal")[0], table.kept.version
                    await guest.command("act", table, seen=seen, actions=[move])
            await until(lambda: table.kept.status == "over" or {0, 1} & {*table.kept.waiting})
        whole = await log_of(hall, table.id)
        outcome = ada.seen(table, "outcome")
    assert whole.actions[: len(log.actions)] == log.actions
    assert whole.begun
    assert (whole.begun.commitment, whole.begun.secret) == (log.commitment, log.secret)
    assert whole.commitment != log.commitment
    assert outcome["begun"] == msgspec.to_builtins(whole.begun)
    assert outcome["secret"] == whole.secret
    again = loads(whole.dumps())
    draws = sum(line.startswith("*") for line in again.actions)
    assert verify(again) == draws > whole.begun.draws > 0


async def test_who_knew_the_old_secret_does_not_know_the_draws_to_come(tmp_path: Path) -> None:
    log = begun("pingvasion", 2)  # most draws are still to come
    async with open_hall(tmp_path) as hall:
        table, *guests = await joined(hall, log)
        await play_out(table, *guests)
        whole = await log_of(hall, table.id)
    old = {"commitment": log.commitment, "secret": log.secret, "begun": msgspec.UNSET}
    assert unverified(msgspec.structs.replace(whole, **old)) == "log-draw"
    assert whole.begun
    for change, message in (
        ({"draws": 0}, "log-draw"),
        ({"draws": len(whole.actions)}, "log-draw"),
        ({"secret": whole.secret}, "log-commitment"),
        ({"secret": None}, "log-unsealed"),
    ):
        begun_so = msgspec.structs.replace(whole.begun, **change)
        assert unverified(msgspec.structs.replace(whole, begun=begun_so)) == message


def unverified(log: Log) -> str:
    """Why a log is not as promised."""
    with pytest.raises(BadLog) as why:
        verify(log)
    return why.value.message


@pytest.mark.parametrize("game", SLUGS)
async def test_nobody_is_shown_more_than_their_seat_knows(tmp_path: Path, game: str) -> None:
    """Before it goes on, nothing at all; then what every table shows, and no secret."""
    log = begun(game, 6, GAMES[game].seats.start)
    async with open_hall(tmp_path) as hall:
        table, ada = await brought(hall, log)
        assert not any("view" in each for each in ada.line.messages)
        ben, eve = Guest(hall, "Ben"), Guest(hall, "Eve")
        await ben.watch(table)
        await eve.watch(table)
        await ben.command("sit", table, seat=1)
        await ada.command("start", table)
        await until(lambda: eve.heard(lambda each: "view" in each))
        sent = msgspec.json.encode([*ada.line.messages, *ben.line.messages, *eve.line.messages])
        assert (log.secret or "").encode() not in sent
        shown = await log_of(hall, table.id)
        assert shown.begun
        assert shown.begun.secret is shown.secret is None
        assert seen_log(shown, 1)[: len(log.actions)] == seen_log(log, 1)


async def test_a_table_is_taken_up_again_before_and_after_it_goes_on(tmp_path: Path) -> None:
    log = begun()
    async with open_hall(tmp_path) as hall:
        table, ada = await brought(hall, log)
        loaded = await load(hall.store, table.id, hall.workshop)
        assert loaded.standing.status == "open"
        hall.reload([table.id])
        await until(lambda: hall.tables.get(table.id) not in (None, table))
        again = hall.tables[table.id]
        assert (await ada.command("start", again))["type"] == "done"
        await until(lambda: again.kept.waiting == (0,))  # the bot has done what it had to do
        loaded = await load(hall.store, table.id, hall.workshop)
        play, kept = loaded.standing.play, again.standing.play
        assert play is not None
        assert kept is not None
        assert play.state.to_bytes() == kept.state.to_bytes()
        assert kept.begun is not None
        assert play._nature.drawn == kept._nature.drawn >= kept.begun.draws > 0
        assert play._nature.secret == kept._nature.secret != bytes.fromhex(log.secret or "")


async def test_nobody_is_ever_rated_by_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        table, _ = await brought(hall, begun())
        assert not table.standing.setting.is_rated
        assert not table.standing.setting.is_public


def lose(line: str) -> str:
    return line.replace("*", "0", 1)


REFUSED: dict[str, tuple[Callable[[Log], dict[str, Any]], str]] = {
    "over": (lambda log: msgspec.to_builtins(begun(actions=10**9)), "bring-nothing"),
    "not begun": (lambda log: {"actions": []}, "bring-nothing"),
    "a line lost": (lambda log: {"actions": log.actions[1:]}, "log-illegal"),
    "a line by another": (lambda log: {"actions": [lose(log.actions[0])]}, "log-illegal"),
    "no line": (lambda log: {"actions": ["x"]}, "log-line"),
    "other draws": (lambda log: {"actions": redrawn(log.actions)}, "log-draw"),
    "no secret": (lambda log: {"secret": None}, "log-unsealed"),
    "another secret": (lambda log: {"secret": Secure().secret.hex()}, "log-commitment"),
    "no number": (lambda log: {"secret": "x"}, "log-commitment"),
    "a short secret": (lambda log: short(log), "log-draw"),
    "an unknown edition": (lambda log: {"rules": 99}, "log-version"),
    "an unknown game": (lambda log: {"game": "chess"}, "log-unknown-game"),
    "another format": (lambda log: {"mappamundi": 2}, "log-format"),
    "too many seats": (lambda log: {"seats": ["Ada"] + ["novice"] * 11}, "bad-seats"),
    "two people": (lambda log: {"seats": ["Ada", "Ben"]}, "bring-not-bots"),
    "a second time": (
        lambda log: {"begun": {"draws": 1, "commitment": log.commitment, "secret": log.secret}},
        "bring-again",
    ),
}


def redrawn(actions: list[str]) -> list[str]:
    """Two of the first cards have changed places."""
    return [actions[0], actions[2], actions[1], *actions[3:]]


def short(log: Log) -> dict[str, Any]:
    nature = Secure(b"short")
    return {"secret": nature.secret.hex(), "commitment": nature.commitment}


@pytest.mark.parametrize("why", REFUSED)
async def test_what_strays_is_refused_with_the_reason(house: House, why: str) -> None:
    log = begun()
    change, message = REFUSED[why]
    body = {"log": msgspec.to_builtins(log) | change(log), "seat": 0}
    async with visitor(house) as who:
        answer = await who.post("/api/brought", json=body)
        assert (answer.status_code, answer.json()["message"]) == (400, message)
        assert house.hall.tables == {}


async def test_a_secret_of_another_length_is_refused(house: House) -> None:
    """Two of them are kept side by side, and must be told apart."""
    match, _ = played(GAME, 2, 0)
    nature = Secure(bytes(SECRET_BYTES - 1))
    fresh = type(match).start(GAME, 2, nature=nature).log
    log = msgspec.structs.replace(fresh, seats=["Ada", "novice"], secret=nature.secret.hex())
    async with visitor(house) as who:
        answer = await who.post("/api/brought", json={"log": msgspec.to_builtins(log), "seat": 0})
        assert answer.json()["message"] == "log-commitment"


async def test_what_is_enormous_or_no_log_is_not_read(house: House) -> None:
    log = msgspec.to_builtins(begun())
    async with visitor(house) as who:
        body = {"log": log | {"actions": ["x" * LONGEST_LOG]}, "seat": 0}
        assert (await who.post("/api/brought", json=body)).status_code == 413
        for wrong in ({"log": log, "seat": 12}, {"log": {}, "seat": 0}, {"log": log}):
            answer = await who.post("/api/brought", json=wrong)
            assert answer.json()["message"] == "api-bad-body"
        answer = await who.post("/api/brought", json={"log": log, "seat": 2})
        assert answer.json()["message"] == "no-such-seat"


async def test_it_counts_among_the_tables_that_one_may_make(house: House) -> None:
    settings = ServerSettings(home=house.settings.home, tables_per_person=1)
    few = type(house)(house.store, house.signer, house.origins, house.settings.home, settings)
    body = {"log": msgspec.to_builtins(begun()), "seat": 0}
    async with visitor(few) as who:
        assert (await who.post("/api/brought", json=body)).status_code == 201
        answer = await who.post("/api/brought", json=body)
        assert answer.json()["message"] == "too-many-tables"
