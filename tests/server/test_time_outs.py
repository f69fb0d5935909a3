"""X6: when somebody's time is up a novice makes the whole decision, and it counts once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server.guests import Guest, acts, moves, open_hall, table_of, until

from mappamundi.game import GAMES, SLUGS, Game
from mappamundi.nature import Secure
from mappamundi.server.table import sitters
from mappamundi.server.table.deeds import act
from mappamundi.server.table.deeds.act import CLOCK, STRIKES, Acted
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.play import Play
from mappamundi.server.table.table import Table
from mappamundi.turn import parse

pytestmark = pytest.mark.anyio
SHORT = {"live_seconds": 0.2, "live_reserve_seconds": 0.0}
SEATS = 3


def is_held(table: Table) -> bool:
    return table.kept.chairs[0].bot is not None


def told(guest: Guest) -> list[tuple[int, str]]:
    """What a guest was told, with the version of each."""
    lines = [line for each in guest.line.messages for line in each.get("story", ())]
    return [(line["version"], line["told"]["message"]) for line in lines]


def parts(game: Game, play: Play, happened: Acted) -> int:
    """The parts of a decision, which must be whole when the last of them is made."""
    own = [parse(line) for line in happened.lines if line.startswith(f"{happened.seat} ")]
    state = play.state.copy()
    for number, (seat, text, _) in enumerate(own):
        assert number == 0 or game.is_midway(state, seat)
        game.do(state, seat, game.read(state, seat, text))
    assert not game.is_midway(state, happened.seat)
    return len(own)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_missed_decision_is_made_whole_and_is_one_strike(slug: str, tmp_path: Path) -> None:
    """With a real clock: the second one in a row, and not the second part of one, is too many."""
    async with open_hall(tmp_path, **SHORT) as hall:
        anna = Guest(hall, "Anna")
        table = await table_of(hall, anna, slug, SEATS, "novice", pace="live")
        await until(lambda: is_held(table))
        late = await acts(hall, table, CLOCK)
        assert len(late) == STRIKES
        game = table.standing.game
        play = Play(game, SEATS, {}, Secure())
        most = 0
        for happened in await moves(hall, table):
            if isinstance(happened, Acted) and happened in late:
                most = max(most, parts(game, play, happened))
            play.adopt(play.rerun(happened.lines))
        assert most == MANY[slug]
        messages = [message for _, message in told(anna)]
        assert messages.count("seat-timed-out") == STRIKES
        assert messages.count("seat-held") == 1


# Slug -> the parts of the largest decision among the first two of a game for three.
MANY = {
    "laender_toppen": 10,  # the whole hand is placed
    "pingvasion": 2,  # a card for the left and one for the right
    "null_nichtig": 3,  # the start cards
    "panstwa": 1,
    "countries": 2,  # a card is named and placed
}


async def test_half_a_decision_is_no_decision(tmp_path: Path) -> None:
    """Its clock runs on, the rest is made at the end of it, and it counts as missed."""
    async with open_hall(tmp_path, live_seconds=2.0, live_reserve_seconds=0.5) as hall:
        anna = Guest(hall, "Anna")
        table = await table_of(hall, anna, "laender_toppen", SEATS, "novice", pace="live")
        await until(lambda: 0 in table.kept.waiting)
        clock = table.standing.clock
        due, version = clock.deadline(0), table.standing.version
        move = anna.seen(table, "legal")[0]
        answer = await anna.command("act", table, seen=version, actions=[move])
        assert answer["type"] == "done"
        assert table.standing.strikes[0] == 0
        assert clock.deadline(0) == due
        assert clock.since(0) == answer["version"]
        await until(lambda: "seat-timed-out" in [message for _, message in told(anna)])
        (late, *_) = await acts(hall, table, CLOCK)
        assert len([line for line in late.lines if line.startswith("0 ")]) == 10 - 1
        assert table.standing.strikes[0] == 1
        assert clock.reserves[0] == 0


async def test_half_decisions_do_not_wipe_out_a_strike(tmp_path: Path) -> None:
    """Who names cards and never places them has missed decision after decision."""
    async with open_hall(tmp_path, **SHORT | {"live_seconds": 0.5}) as hall:
        anna = Guest(hall, "Anna")
        table = await table_of(hall, anna, "countries", 2, "novice", pace="live")
        seen = -1
        while not is_held(table):
            await until(partial(is_held_or_asked, table, seen))
            if not is_held(table):
                seen = table.standing.version
                await anna.command("act", table, seen=seen, actions=[name(table)])
        assert len(await acts(hall, table, CLOCK)) == STRIKES


def is_held_or_asked(table: Table, seen: int) -> bool:
    return is_held(table) or is_asked(table, seen)


def goes_beyond(table: Table, version: int) -> bool:
    return table.kept.version > version


def is_asked(table: Table, seen: int) -> bool:
    """Must Anna begin a decision that she has not begun before?"""
    play = table.standing.play
    is_new = table.kept.version == table.standing.version > seen
    if play is None or 0 not in play.waiting:
        return False
    return is_new and not table.standing.game.is_midway(play.state, 0)


def name(table: Table) -> str:
    game, play = table.standing.game, table.standing.play
    assert play is not None
    return game.offers(game.known(play.state, 0), 0)[0]


async def test_whose_time_was_up_is_told_before_what_followed(tmp_path: Path) -> None:
    """The last one's choice opens the next round: the news belongs to the one before."""
    async with open_hall(tmp_path, **SHORT) as hall:
        anna = Guest(hall, "Anna")
        table = await table_of(hall, anna, "null_nichtig", SEATS, "novice", pace="live")
        await until(lambda: is_held(table))
        await until(lambda: "seat-held" in [message for _, message in told(anna)])
        lines = told(anna)
        (first, *_) = [version for version, message in lines if message == "seat-timed-out"]
        assert next(message for version, message in lines if version == first) == "seat-timed-out"
        assert len([version for version, _ in lines if version == first]) > 1


class Last:
    """Luck that always draws the last, which in Countries is to doubt."""

    def draw(self, outcomes: int) -> int:
        return outcomes - 1


def only_late(decide: Callable[..., int]) -> Callable[..., int]:
    def broken(*question: Any, is_late: bool) -> int:
        if is_late:
            raise ZeroDivisionError
        return decide(*question)

    return broken


async def test_if_the_stand_in_fails_too_nobody_is_doubted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C37: luck decides, but never to doubt."""
    monkeypatch.setattr(sitters, "decide", only_late(sitters.decide))
    monkeypatch.setattr(act, "STRIKES", 1000)
    async with open_hall(tmp_path, **SHORT | {"live_seconds": 0.05}) as hall:
        anna = Guest(hall, "Anna")
        options = {"rows": "0"}
        table = await table_of(hall, anna, "countries", 2, "novice", pace="live", options=options)
        table.sitters.luck = Last()
        doubtful: list[Acted] = []
        while not doubtful:
            done = await moves(hall, table)
            doubtful = [each for each in await acts(hall, table, CLOCK) if could_doubt(done, each)]
            await until(partial(goes_beyond, table, table.kept.version))
        for each in await acts(hall, table, CLOCK):
            words = [parse(line)[1] for line in each.lines if line.startswith("0 ")]
            assert len(words) == 2
            assert "doubt" not in words


def could_doubt(done: list[Started | Acted], happened: Acted) -> bool:
    """Did a card lie there that somebody had placed?"""
    game = GAMES["countries"]
    play = Play(game, 2, {"rows": "0"}, Secure())
    for each in done:
        if each == happened:
            return "doubt" in game.offers(play.state, happened.seat)
        play.adopt(play.rerun(each.lines))
    return False
