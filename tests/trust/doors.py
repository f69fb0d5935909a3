"""What is asked for at the later doors: games brought along, exports, advice, errands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import cycle

import msgspec
from server.kept import played
from trust.lines import END
from trust.rascal import Rascal, crowd, said

from mappamundi.atlas import COUNTRIES
from mappamundi.server.hall.bringing import LONGEST_LOG
from mappamundi.server.http.account import MOST_FACTS

LONG, SEATS = "laender_toppen", 6  # the game whose logs are the longest
BROUGHT = 3  # such games that an exported person has
ADVISED = "null_nichtig"  # the game whose advice is the dearest
TOPICS = ["area", "people", "density", "gdp"]


def game_so_far() -> str:
    """A game to go on with, as long as one can be, in as many bytes as are read."""
    match, nature = played(LONG, SEATS)
    lines = match.log.actions
    last = max(i for i, line in enumerate(lines) if not line.startswith("*"))
    names = ["Ada", *["novice"] * (SEATS - 1)]
    log = msgspec.structs.replace(
        match.log, seats=names, actions=lines[:last], secret=nature.secret.hex()
    )
    text = msgspec.json.encode({"log": log, "seat": 0}).decode()
    return text + " " * (LONGEST_LOG - len(text))


async def bringing(rascal: Rascal) -> None:
    """Each is run and drawn again before anybody knows whether there is a table for it."""
    game = game_so_far()
    await crowd(rascal, lambda cookie: rascal.ask("POST", "/api/brought", game, cookie))


async def exporting(rascal: Rascal) -> None:
    """All that is kept of somebody who has long games at their tables."""
    game, known = game_so_far(), set[str]()

    async def export(cookie: str) -> None:
        if cookie not in known:
            known.add(cookie)
            for _ in range(BROUGHT):
                await rascal.ask("POST", "/api/brought", game, cookie)
        await rascal.ask("GET", "/api/me/export", cookie=cookie)

    await crowd(rascal, export)


async def table_for_advice(rascal: Rascal, cookie: str) -> str:
    """A table of theirs, beside bots; the one that is attacked where they may have no more."""
    wish = json.dumps({"game": ADVISED, "seats": 4, "bots": "novice"})
    made = (await rascal.ask("POST", "/api/tables", wish, cookie)).partition(END)[2]
    table: str = json.loads(made).get("table", rascal.table)
    return table


async def hints(rascal: Rascal) -> None:
    """What would a master do? Asked without end, at a table where it is their turn."""

    async def ask(cookie: str) -> None:
        table = await table_for_advice(rascal, cookie)
        start = said(type="start", table=table, id="let-us-begin")
        question = said(type="ask-hint", table=table, id="what-now")
        await rascal.flood(cookie, start, said(type="watch", table=table), *[question] * 100)

    await crowd(rascal, ask)


def memories() -> str:
    """As much as can be remembered of the world."""
    facts = [f"{topic} {code}" for topic in TOPICS for code in COUNTRIES][:MOST_FACTS]
    return json.dumps({"memories": [{"fact": fact, "first": 1_700_000_000} for fact in facts]})


def wishes() -> Sequence[tuple[str, str, str]]:
    contest = json.dumps({"game": "panstwa", "rounds": 9})
    bot = json.dumps({"name": "Rascal", "about": "w" * 200})
    return (
        ("POST", "/api/me/world", memories()),
        ("GET", "/api/me/world", ""),
        ("POST", "/api/contests", contest),
        ("GET", "/api/contests", ""),
        ("POST", "/api/me/bots", bot),
        ("GET", "/api/bots", ""),
        ("GET", "/api/people/{me}/games/panstwa/highlights", ""),
        ("GET", "/api/people/{me}/games/panstwa", ""),
    )


async def name_of(rascal: Rascal, cookie: str) -> str:
    """By what id others know them."""
    answer = (await rascal.ask("GET", "/api/me", cookie=cookie)).partition(END)[2]
    name: str = json.loads(answer)["person"]["id"]
    return name


async def errands(rascal: Rascal) -> None:
    """Contests, bots of theirs, what they remember, and their finest moments, in turn."""
    turns = cycle(wishes())
    names: dict[str, str] = {}

    async def ask(cookie: str) -> None:
        if cookie not in names:
            names[cookie] = await name_of(rascal, cookie)
        method, path, body = next(turns)
        await rascal.ask(method, path.replace("{me}", names[cookie]), body, cookie)

    await crowd(rascal, ask)
