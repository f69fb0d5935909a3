"""K12: who was first, through the real code on a clock of the tests' own."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from server.virtual import VirtualLoop, Wall, run

from mappamundi.game import GAMES
from mappamundi.server.hall.cluster import Alone
from mappamundi.server.hall.lobby import LobbyRoom
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.line.talk import Talk
from mappamundi.server.line.turns import Turns
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.store.store import Job
from mappamundi.server.table import clock, race
from mappamundi.server.table.deeds.make import Made, set_up
from mappamundi.server.table.deeds.start import Start
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.order import Order
from mappamundi.server.table.table import Table

(SLUG,) = [slug for slug, game in GAMES.items() if game.rhythm is not None]
NAME = "a-table-of-the-tests"
MILLISECOND = 0.001
TRIES = 12
ROUNDS = 8  # of probes before the touch
HOLDING = 0.3  # seconds that somebody keeps a probe back


class Hall:
    """One table, and a store that takes a while."""

    def __init__(self) -> None:
        self.settings = SimpleNamespace(bot_haste=1.0, timing=lambda pace: None)
        self.thinkers = None
        self.store = self
        self.trouble = None  # in the store
        self.turns = Turns()
        self.talk = Talk(1.0, 1.0)
        self.alarms = SimpleNamespace(set=lambda name, at: None)
        self.lasting = 0.0  # seconds that keeping something takes
        self.tables: dict[str, Table] = {}
        self.cluster = Alone(self)  # type: ignore[arg-type]
        self.lobby = LobbyRoom()

    def keep(self, job: Job) -> None:
        asyncio.get_running_loop().call_later(self.lasting, job.done, None)

    def visit(self, name: str, then: Any, sorry: Any, is_patient: bool = False) -> None:
        then(self.tables[name])

    def is_muted(self, person: str) -> bool:
        return False

    def kept(self, table: Table, entry: Any) -> None: ...


class Racer:
    """Somebody at the end of a line, who may keep the server's probes back for a while."""

    is_open = is_free = True

    def __init__(
        self, hall: Hall, seat: int, way: float, *holding: float, least: float | None = None
    ) -> None:
        self.person = Person("AB"[seat] * 22, "AB"[seat], "red")
        self.way = way
        self.holding = holding or (0.0,)  # how long each probe is kept, over and over
        self.least = least  # what the system of the server has measured
        self.probes = 0
        self.talkative = 1000  # probes that are answered at all
        self.answers: list[dict[str, Any]] = []
        allowance = Allowance(1e6, 1e6)
        self.connection = Connection(self, self.person, hall, allowance)  # type: ignore[arg-type]

    def least_trip(self) -> float | None:
        return self.least

    def push(self, frame: bytes) -> None:
        while frame:
            start = {126: 4, 127: 10}.get(frame[1], 2)
            end = start + (frame[1] if start == 2 else int.from_bytes(frame[2:start], "big"))
            self.hear(msgspec.json.decode(frame[start:end]))
            frame = frame[end:]

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "probe":
            kept = self.holding[self.probes % len(self.holding)]
            self.probes += 1
        if message["type"] == "probe" and self.probes <= self.talkative:
            self.send(2 * self.way + kept, type="echo", number=message["number"])
        self.answers.append(message)

    def send(self, after: float, **message: Any) -> None:
        """Something arrives at the server after so many seconds."""
        text = msgspec.json.encode(message)
        asyncio.get_running_loop().call_later(after, self.connection.hear, text)

    def touch(self, tile: str, after: float) -> None:
        """Reach for a tile after so many seconds, by the touch itself, not by its arrival."""
        act = {"type": "act", "table": NAME, "id": f"touch-{self.person.id}", "actions": [tile]}
        seen = self.connection.hall.tables[NAME].standing.version
        self.send(after + self.way, **act, seen=seen)

    @property
    def has_won(self) -> bool:
        """Was the touch the first?"""
        kinds = [each["type"] for each in self.answers if each.get("id", "").startswith("touch-")]
        assert len(kinds) == 1
        return kinds == ["done"]


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> VirtualLoop:
    loop = VirtualLoop()
    for module in (clock, race):
        monkeypatch.setattr(module, "time", Wall(loop))
    return loop


class Contest:
    """Two at a table that has begun, each with a line of its own."""

    def __init__(self, hall: Hall, first: Racer, second: Racer) -> None:
        self.hall, self.first, self.second = hall, first, second
        rhythm = GAMES[SLUG].rhythm
        assert rhythm is not None
        setting = Setting(SLUG, dict(rhythm.OPTIONS), 2, "live", False, True, False)
        chairs = [Occupant(each.person.id) for each in (first, second)]
        standing = set_up(Made(setting, GAMES[SLUG].version, first.person.id, chairs), 0)

        faces = {each.person.id: each.person for each in (first, second)}
        standing.agreed.update(faces)
        self.table = hall.tables[NAME] = Table(NAME, standing, hall, faces)  # type: ignore[arg-type]

    async def prepare(self) -> None:
        """Begin, measure the lines, and wait until tiles may be touched."""
        for each in (self.first, self.second):
            each.connection.hear(msgspec.json.encode({"type": "watch", "table": NAME}))
        while len(self.table.audience.lookers) < 2:  # each has its turn
            await asyncio.sleep(MILLISECOND)
        self.table.submit(Order(Start(NAME, "let-us-begin"), self.first.person.id))
        for _ in range(ROUNDS):
            for each in (self.first, self.second):
                each.connection.probe()
            await asyncio.sleep(1)

    async def touch(self, first: float, second: float) -> bool:
        """Both want the same; is it the first one's, who touches it after so many seconds?"""
        play = self.table.standing.play
        assert play is not None
        tile = self.table.standing.game.offers(play.state, 0)[0]
        self.first.touch(tile, first)
        self.second.touch(tile, second)
        await asyncio.sleep(5)
        assert self.first.has_won != self.second.has_won
        return self.first.has_won


def wins(
    loop: VirtualLoop,
    after: float,
    *lines: dict[str, Any],
    busy: tuple[float, float] = (0.0, 0.0),  # when the store begins to keep something, how long
    tries: int = TRIES,
) -> int:
    """How often the first wins who touches so many seconds after the second."""

    async def contests() -> int:
        won = 0
        for _ in range(tries):
            hall = Hall()
            racers = [
                Racer(hall, seat, line["way"], *line.get("holding", ()), least=line.get("least"))
                for seat, line in enumerate(lines)
            ]
            contest = Contest(hall, *racers)
            await contest.prepare()
            begun, hall.lasting = busy
            racers[1].send(begun, type="say", table=NAME, id="a-word-to-all", text="well")
            won += await contest.touch(0.1 + after, 0.1)
        return won

    return run(loop, contests())


NEAR = {"way": 0.005}
FAR = {"way": 0.05}
VERY_FAR = {"way": 0.4}
HOLDS_BACK = {"way": 0.005, "holding": (HOLDING,)}


def test_a_long_line_is_no_disadvantage(loop: VirtualLoop) -> None:
    """Touched 20 ms sooner and arrived 25 ms later."""
    assert wins(loop, -0.020, FAR, NEAR) == TRIES


def test_it_is_no_advantage_either(loop: VirtualLoop) -> None:
    assert wins(loop, 0.010, FAR, NEAR) == 0


def test_among_equals_the_lot_decides(loop: VirtualLoop) -> None:
    many = 40
    assert 0 < wins(loop, 0.0, NEAR, NEAR, tries=many) < many


def test_who_holds_probes_back_is_measured_by_the_system_as_well(loop: VirtualLoop) -> None:
    """No proxy between: what a program sends later does not make its line longer."""
    assert wins(loop, 0.020, {**HOLDS_BACK, "least": 0.010}, NEAR) == 0


def test_one_honest_answer_is_enough_to_be_found_out(loop: VirtualLoop) -> None:
    """Where the system knows nothing, the quickest of many probes counts."""
    held = (*[HOLDING] * 7, 0.0)
    assert wins(loop, 0.020, {**NEAR, "holding": held}, NEAR) == 0


def test_nobody_gains_more_than_the_window(loop: VirtualLoop) -> None:
    """Behind a proxy, with every probe held back: told in docs/security.md."""
    assert wins(loop, race.WINDOW + MILLISECOND, HOLDS_BACK, NEAR) == 0


def test_that_much_can_be_gained(loop: VirtualLoop) -> None:
    assert wins(loop, race.WINDOW - 5 * MILLISECOND, HOLDS_BACK, NEAR) == TRIES


def test_a_busy_store_makes_the_window_no_longer(loop: VirtualLoop) -> None:
    """Both touches wait for it, and the later one came too late all the same."""
    late = race.WINDOW + 20 * MILLISECOND
    assert wins(loop, late, HOLDS_BACK, NEAR, busy=(0.0, 0.4)) == 0


def test_a_busy_store_makes_it_no_shorter_either(loop: VirtualLoop) -> None:
    """It begins after the first touch, and lasts until the window is over."""
    assert wins(loop, -0.020, FAR, NEAR, busy=(0.110, 0.1)) == TRIES


def test_a_very_long_line_is_made_up_for_in_part(loop: VirtualLoop) -> None:
    """Touched at the same time: it came long after the window."""
    assert wins(loop, 0.0, VERY_FAR, NEAR) == 0


def test_few_probes_are_not_believed(loop: VirtualLoop) -> None:
    """Who answers some of them and then no more has a line like everybody's."""

    async def measure() -> list[float]:
        found = []
        for talkative in (2, 100):
            racer = Racer(Hall(), 0, 0.05)
            racer.talkative = talkative
            racer.connection.probe()
            await asyncio.sleep(1)
            found.append(racer.connection.round_trip)
        return found

    assert run(loop, measure()) == [0.0, pytest.approx(0.1)]
