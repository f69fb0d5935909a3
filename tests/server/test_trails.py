"""Who runs the rules of a game is sent what they may know of it, and nobody else is."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Sequence
from typing import Any

import pytest
from server.guests import Guest, Line, open_hall, table_of, until
from trust.tabled import TABLE, Tabled

from mappamundi.record import SPECTATOR
from mappamundi.server.eyes.sight import LookBack
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.protocol import Person
from mappamundi.server.table.past import Lines
from mappamundi.server.table.standing import Standing
from mappamundi.server.workshop import Work

anyio = pytest.mark.anyio
RULES = 1  # the version of the game's
STRANGER = Person("S" * 22, "Stranger", "blue")
SHOWN = {"view", "legal", "can_take_back"}


class Room:
    """A table at which nobody looks yet."""

    def __init__(self, slug: str = "null_nichtig", seed: int = 3) -> None:
        self.tabled = Tabled(slug, 4, {}, seed)
        self.audience = self.tabled.audience
        self.audience._sights = {}
        self._turns = self.tabled.turns()
        next(self._turns)

    def looker(self, rules: int = RULES, seen: int = -1) -> tuple[Any, Line]:
        """Somebody who comes to look, by a version of the rules."""
        line = Line()
        looker: Any = Connection(line, STRANGER, None, Allowance(1e6, 1e6))  # type: ignore[arg-type]
        looker._rules[TABLE] = rules
        self.audience.join(looker, seen)
        return looker, line

    def play(self, turns: int = 1) -> None:
        """Let the game go on, and everybody see it."""
        for _ in range(turns):
            next(self._turns)
            self.audience.show(self.tabled.standing.version - 1)


def known(standing: Standing, viewer: int = SPECTATOR) -> bytes:
    """What somebody may know now."""
    assert standing.play is not None
    packed: bytes = standing.game.known(standing.play.state, viewer).to_bytes()
    return packed


def test_all_that_is_known_comes_first_and_then_how_it_goes_on() -> None:
    room = Room()
    _, line = room.looker()
    begun = known(room.tabled.standing)
    room.play(3)
    first, *rest = line.messages
    assert b64decode(first["known"]) == begun
    assert first.keys() >= SHOWN
    assert len(rest) == 3
    for news in rest:
        assert "course" in news
        assert not SHOWN & news.keys()
        assert "known" not in news


@pytest.mark.parametrize("rules", [0, RULES + 1])
def test_who_runs_no_rules_or_other_ones_is_shown_everything(rules: int) -> None:
    room = Room()
    _, line = room.looker(rules)
    room.looker()
    room.play(3)
    assert len(line.messages) == 4
    for news in line.messages:
        assert news.keys() >= SHOWN
        assert not {"known", "course"} & news.keys()


def test_who_has_seen_all_is_told_nothing_again() -> None:
    room = Room()
    looker, line = room.looker(rules=0)
    room.play()
    looker._rules[TABLE] = RULES
    room.audience.join(looker, room.tabled.standing.version)
    version = room.tabled.standing.version
    last = {"type": "table", "table": TABLE, "version": version, "since": version}
    assert line.messages[-1].items() >= last.items()
    assert line.messages[-1].keys() == {*last, "known"}


def test_who_comes_back_is_shown_what_they_missed_and_goes_on() -> None:
    room = Room()
    looker, line = room.looker()
    room.audience.leave(looker)
    seen = room.tabled.standing.version
    room.play(30)
    room.audience.join(looker, seen)
    back = line.messages[-1]
    assert back["since"] == seen
    assert back.keys() >= {*SHOWN, "known", "story"}
    assert b64decode(back["known"]) == known(room.tabled.standing)
    room.play()
    assert "course" in line.messages[-1]


def test_who_reads_slowly_is_shown_what_they_missed() -> None:
    room = Room()
    looker, line = room.looker()
    seen = room.tabled.standing.version
    line.is_free = False
    room.play(2)
    line.is_free = True
    room.audience.catch_up(looker, seen)
    room.play()
    assert [each.get("since") for each in line.messages] == [None, seen, seen + 2]
    assert b64decode(line.messages[1]["known"]) != b64decode(line.messages[0]["known"])
    assert "course" in line.messages[2]


def test_eyes_through_which_nobody_looks_are_closed_and_told_the_rest_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, told = Room(), list[Lines]()
    follow = LookBack.follow

    def noted(looking: LookBack, turns: Sequence[Lines]) -> Work[None]:
        told.extend(turns)
        return follow(looking, turns)

    monkeypatch.setattr(LookBack, "follow", noted)
    plain, _ = room.looker(rules=0)
    room.looker()
    room.play(2)
    assert SPECTATOR in room.audience._sights
    room.audience.leave(plain)
    told.clear()
    room.play(3)
    assert SPECTATOR not in room.audience._sights
    assert not told
    _, late = room.looker(rules=0)
    assert len(told) == 3
    assert late.messages[0] == always_open(room.tabled.everything(SPECTATOR), late.messages[0])
    room.play()
    assert late.messages[1].keys() >= SHOWN


def always_open(text: str, shown: dict[str, Any]) -> dict[str, Any]:
    """A message that eyes made which were always open; who is there now is another matter."""
    company = {part: shown[part] for part in ("chairs", "watchers")}
    return {**json.loads(text), **company}


def test_nobody_keeps_a_trail_for_nobody() -> None:
    room = Room()
    looker, _ = room.looker()
    room.play()
    assert SPECTATOR in room.audience._trails
    room.audience.leave(looker)
    room.play()
    assert not room.audience._trails


@anyio
async def test_a_game_is_played_by_what_is_known(tmp_path: Any) -> None:
    """From before the start: what was dealt is shown by the server, and then nothing any more."""
    async with open_hall(tmp_path) as hall:
        host = Guest(hall, "Ada")
        table = await table_of(hall, host, "null_nichtig", 3, "novice")
        host.send("watch", table, seen=0, rules=RULES)
        await host.command("start", table)
        await until(lambda: host.heard(lambda each: "known" in each))
        await until(lambda: 0 in table.kept.waiting)
        begun = host.heard(lambda each: "known" in each)
        assert begun is not None
        assert begun.keys() >= SHOWN
        await host.command("act", table, seen=table.kept.version, actions=begun["legal"][:3])
        await until(lambda: host.heard(lambda each: "course" in each))
        assert not [
            each for each in host.line.messages if each.get("course") and SHOWN & each.keys()
        ]
