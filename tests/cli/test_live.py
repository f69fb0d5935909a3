"""The terminal table in real time, with keys and a clock of the tests' own; once with real ones."""

from __future__ import annotations

import io
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from bootstrap import at_terminal
from rich.console import Console

from mappamundi import GAMES, Match
from mappamundi.bots import BOTS, catalogue
from mappamundi.game import Game
from mappamundi.log import load
from mappamundi.nature import Fast, Nature
from mappamundi.record import SPECTATOR
from mappamundi.speech import Speech
from mappamundi.terminal.live import LiveTable, is_race, settings_here
from mappamundi.terminal.screen import Screen

RACES = [slug for slug, game in GAMES.items() if game.rhythm is not None]
OPENING = 1.7  # seconds after which the dice surely lie still
pytestmark = pytest.mark.parametrize("slug", RACES)


class Fingers:
    """Types given keys at given times, on a clock that runs only while somebody waits."""

    def __init__(self, *typed: tuple[float, str]) -> None:
        self.typed = list(typed)
        self.time = 0.0

    def __enter__(self) -> Fingers:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def wait(self, seconds: float) -> str:
        end = self.time + max(0.0, seconds)
        if self.typed and self.typed[0][0] <= end:
            moment, keys = self.typed.pop(0)
            self.time = max(self.time, moment)
            return keys
        self.time = end
        return ""

    def now(self) -> float:
        return self.time


class Sitting:
    """A live table with a person in seat 0, or none, and what was shown."""

    def __init__(self, slug: str, path: Path, *typed: tuple[float, str], people: int = 1) -> None:
        game = GAMES[slug]
        assert game.rhythm is not None
        self.fingers = Fingers(*typed)
        self.out = io.StringIO()
        console = Console(file=self.out, force_terminal=True, width=80, height=30)
        names = ["Ada", "Bo", "Cy"]
        self.match = Match.start(slug, names, dict(game.rhythm.OPTIONS), Fast(2))
        self.bots = {seat: BOTS["greedy"](game, Fast(seat)) for seat in range(people, 3)}
        self.table = LiveTable(
            *(self.match, self.bots, Screen(console, Speech("en"), game, names)),
            path / "race.json",
            "race",
            kinds=["" if seat < people else "greedy" for seat in range(3)],
            keys=self.fingers,
            now=self.fingers.now,
            luck=Fast(9),
        )

    @property
    def grabs(self) -> list[str]:
        return [line for line in self.match.log.actions if not line.startswith("* ")]


def test_a_key_takes_at_once_and_bots_follow_in_their_time(slug: str, tmp_path: Path) -> None:
    """K11 The person is first here, and the others act when their reaction time is over."""
    sitting = Sitting(slug, tmp_path, (OPENING, "2"))
    first = sitting.match.legal(0)[1]
    sitting.table.roll()
    sitting.table.race()
    assert sitting.grabs[0] == f"0 {first}"
    assert {line[0] for line in sitting.grabs} == {"0", "1", "2"}
    rhythm = GAMES[slug].rhythm
    assert rhythm is not None
    assert sitting.fingers.time < rhythm.ROLLING + rhythm.LIMIT


def test_a_code_takes_when_it_is_whole(slug: str, tmp_path: Path) -> None:
    """In small letters too, and a slip can be erased."""
    sitting = Sitting(slug, tmp_path)
    move = sitting.match.legal(0)[3]
    code = move.split()[1].lower()
    slip = [(OPENING, "§"), (OPENING, "\x7f"), (OPENING, code[0]), (OPENING + 0.1, code[1:])]
    sitting.fingers.typed = slip
    sitting.table.roll()
    sitting.table.race()
    assert sitting.grabs[0] == f"0 {move}"


def test_what_is_typed_too_early_does_nothing(slug: str, tmp_path: Path) -> None:
    """K10 Until all dice lie still."""
    sitting = Sitting(slug, tmp_path, (0.5, "1"), (OPENING, "3"))
    third = sitting.match.legal(0)[2]
    sitting.table.roll()
    assert sitting.grabs == []
    assert "Too early" in sitting.out.getvalue()
    sitting.table.race()
    assert sitting.grabs[0] == f"0 {third}"


def test_who_comes_too_late_hears_it_at_once_and_takes_another(slug: str, tmp_path: Path) -> None:
    """K11 The one who was faster is named; a lost touch is not logged."""
    plain = Sitting(slug, tmp_path)
    plain.table.roll()
    plain.table.race()
    winner, gone = plain.grabs[0].split(" ", 1)
    late = plain.table.moves.index(gone) + 1
    free = next(
        number
        for number, move in enumerate(plain.table.moves, 1)
        if move not in [line.split(" ", 1)[1] for line in plain.grabs]
    )
    sitting = Sitting(slug, tmp_path, (19.0, str(late)), (19.5, str(free)))
    sitting.table.roll()
    sitting.table.race()
    name = {"1": "Bo", "2": "Cy"}[winner]
    assert f"Too late: {name} was faster." in sitting.out.getvalue()
    assert sitting.grabs[-1] == f"0 {sitting.table.moves[free - 1]}"
    assert len(sitting.grabs) == 3


def test_when_the_time_is_up_the_clock_takes(slug: str, tmp_path: Path) -> None:
    """K13 One of those left, and the log says who chose."""
    sitting = Sitting(slug, tmp_path)
    sitting.table.roll()
    sitting.table.race()
    (line,) = [line for line in sitting.grabs if line.startswith("0 ")]
    assert line.endswith(" @clock")
    rhythm = GAMES[slug].rhythm
    assert rhythm is not None
    assert sitting.fingers.time == pytest.approx(rhythm.ROLLING + rhythm.LIMIT, abs=0.3)


def test_who_chooses_when_the_time_is_up_is_a_novice(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """X6, as at a table of the server."""
    offered: list[list[str]] = []

    class Novice:
        def __init__(self, game: Game, nature: Nature) -> None:
            self.game = game

        def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
            offered.append([self.game.write(known, seat, action) for action in actions])
            return actions[-1]

    monkeypatch.setitem(catalogue.MAKERS, "novice", Novice)
    sitting = Sitting(slug, tmp_path)
    sitting.table.roll()
    sitting.table.race()
    (line,) = [line for line in sitting.grabs if line.startswith("0 ")]
    assert line == f"0 {offered[0][-1]} @clock"


def test_leaving_in_the_middle_keeps_the_game(slug: str, tmp_path: Path) -> None:
    sitting = Sitting(slug, tmp_path, (OPENING, "quit\n"))
    sitting.table.run()
    assert "--resume" in sitting.out.getvalue()
    assert load(tmp_path / "race.json").actions == sitting.match.log.actions
    assert sitting.grabs == []


def test_a_whole_race_is_played_to_its_end(slug: str, tmp_path: Path) -> None:
    """A person who grabs once and then only presses Enter; the clock does the rest."""
    enters = [(3.0 * each, "\n") for each in range(3, 200)]
    sitting = Sitting(slug, tmp_path, (OPENING, "1"), *enters)
    sitting.table.run()
    assert sitting.match.is_over
    assert "winner" in sitting.out.getvalue()
    assert Speech("en").say(sitting.match.reason or "") in sitting.out.getvalue()


def test_bots_can_be_watched(slug: str, tmp_path: Path) -> None:
    sitting = Sitting(slug, tmp_path, people=0)
    assert sitting.table.seat == SPECTATOR
    sitting.table.run()
    assert sitting.match.is_over
    assert not [line for line in sitting.grabs if "@" in line]


def test_without_a_terminal_it_is_no_race(slug: str) -> None:
    """From a pipe everybody takes turns, unless told otherwise."""
    game = GAMES[slug]
    pipe = Console(file=io.StringIO())
    assert settings_here(game, {}, pipe) == {}
    assert not is_race(Match.start(slug), Screen(pipe, Speech("en"), game, ["a"]))


@pytest.fixture
def terminal(slug: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """`mappamundi play` in a terminal of its own: its process and our end of the line."""
    here = {**os.environ, "TERM": "xterm", "MAPPAMUNDI_HOME": str(tmp_path), "LC_ALL": "C"}
    code = "import sys; from mappamundi.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", code, "play", slug, "--seed", "1", "--lang", "en"]
    process, line = at_terminal(words, here)
    yield process, line
    process.kill()
    process.wait()
    os.close(line)


def test_it_is_in_real_time_at_a_real_terminal(
    slug: str, terminal: tuple[subprocess.Popen[bytes], int], tmp_path: Path
) -> None:
    """Without being asked to: the dice roll, one key takes, and the game can be left."""
    process, line = terminal
    read_until(line, "Now!")
    os.write(line, b"1")
    read_until(line, "Done.")
    os.write(line, b"quit\n")
    read_until(line, "--resume")
    assert process.wait(timeout=60) == 0
    (path,) = (tmp_path / "games").glob("*.json")
    log = load(path)
    assert dict(GAMES[slug].rhythm.OPTIONS) == log.options  # type: ignore[union-attr]
    assert log.actions[-1].startswith("0 ")


def read_until(line: int, words: str) -> None:
    """Read what the terminal shows until it says this."""
    shown, end = "", time.monotonic() + 30
    while words not in shown:
        assert time.monotonic() < end, shown[-2000:]
        if select.select([line], [], [], 0.2)[0]:
            shown += os.read(line, 65536).decode(errors="replace")
