"""`mappamundi train`: what it leaves in its folder, what it says, and what no kill undoes."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mappamundi.bots.networks.weights import read
from mappamundi.cli import main
from mappamundi.game import GAMES
from mappamundi.training import schooling
from mappamundi.training.diary import Diary

WORDS = ["train", "null_nichtig", "--decisions", "2000", "--size", "24", "--width", "16"]
PATIENCE = 240  # seconds that a course may take to its first line, where others work as well
TEACH = (
    "import sys\n"
    "from mappamundi.cli import main\n"
    "from mappamundi.training import schooling\n"
    "schooling.TRIED, schooling.RIVALLED, schooling.SHOWN = 8, 4, 1\n"
    "sys.exit(main(sys.argv[1:]))\n"
)


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("TRIED", 8), ("RIVALLED", 4), ("EXPLOITED", 16), ("SHOWN", 1)):
        monkeypatch.setattr(schooling, name, number)


def test_the_command_leaves_a_network_that_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*WORDS, "--out", str(tmp_path), "--against", "greedy,novice", "--plots"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "100.0%" in said
    assert "Rounded to bytes" in said
    first, *lines = (tmp_path / "course.csv").read_text().splitlines()
    assert first == "decisions,random,greedy,novice"
    assert len(lines) == said.count("against novice")
    assert (tmp_path / "course.svg").stat().st_size > 1000
    with (tmp_path / "network.npz").open("rb") as file:
        assert read(file).fits(GAMES["null_nichtig"])
    kinds = [each.suffix for each in tmp_path.iterdir()]
    assert sorted(kinds) == [".csv", ".npz", ".npz", ".png", ".svg"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--width", "600"], "512"),
        (["--past", "1.5"], "--past"),
        (["--beside", "teams=yes"], "0.2:NAME=VALUE"),
        (["--beside", "0.6:teams=yes", "--beside", "0.6:end=target"], "1.2"),
        (["--against", "master"], "master would do without its network"),
        (["--exploit", "grandmaster"], "former"),
        (["--from", "nowhere.npz"], "nowhere.npz"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = WORDS[:-2] if words[0] == "--width" else WORDS
    assert main([*rest, "--out", str(tmp_path), *words]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_another_course_in_the_folder_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*WORDS, "--out", str(tmp_path), "--against", "random"]
    assert main(words) == 0
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert main([*words, "--rate", "0.001"]) == 2
    assert "rate" in capsys.readouterr().err
    assert main(["train", "panstwa", *words[2:]]) == 2
    assert "game" in capsys.readouterr().err
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before
    words[words.index("2000")] = "4000"
    assert main(words) == 0
    assert "Going on after" in capsys.readouterr().out


def test_a_network_is_learned_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its width is that of the one it began with."""
    words = [*WORDS, "--out", str(tmp_path), "--from", "learned", "--against", "random"]
    assert main(words) == 0
    with (tmp_path / "network.npz").open("rb") as file:
        assert len(read(file).first_bias) == 512
    again = [*WORDS, "--out", str(tmp_path / "on"), "--from", str(tmp_path), "--against", "random"]
    assert main(again) == 0
    foreign = ["train", "panstwa", *again[2:]]
    foreign[foreign.index("--out") + 1] = str(tmp_path / "other")
    assert main(foreign) == 2
    assert "does not fit" in capsys.readouterr().err


@pytest.mark.parametrize("rival", ["random", "learned"])
def test_a_bot_is_exploited(rival: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--out", str(tmp_path), "--exploit", rival]) == 0
    said = capsys.readouterr().out
    assert f"against {rival} wins" in said
    assert "16 games" in said
    assert "25.0% would be even" in said


def started(folder: Path) -> subprocess.Popen[bytes]:
    """The same command in a process of its own."""
    command = [sys.executable, "-c", TEACH, *WORDS, "--out", str(folder), "--against", "random"]
    command[command.index("2000")] = "16000"
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def test_a_course_that_is_killed_at_any_moment_comes_to_the_same_end(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    unbroken = started(whole)
    luck = random.Random(16)
    kept = broken / "pupil.npz"
    for _ in range(2):
        seen = stamp(kept)
        course = started(broken)
        await_change(kept, seen, course)
        time.sleep(luck.random() / 2)  # any moment: between two files, or within one
        os.kill(course.pid, signal.SIGKILL)
        course.wait()
    assert started(broken).wait(PATIENCE) == 0
    assert unbroken.wait(PATIENCE) == 0
    assert (broken / "network.npz").read_bytes() == (whole / "network.npz").read_bytes()
    assert (broken / "course.csv").read_text().splitlines()[-1].startswith("16")


def stamp(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


def await_change(path: Path, seen: int, course: subprocess.Popen[Any]) -> None:
    """Wait until a course has kept something, or is over."""
    limit = time.monotonic() + PATIENCE
    while stamp(path) == seen and course.poll() is None:
        assert time.monotonic() < limit, "it keeps nothing"
        time.sleep(0.01)


def test_what_a_kill_has_undone_is_written_down_once(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    for made, share in ((100, 0.25), (200, 0.5), (300, 0.75)):
        diary.add(made, {"random": share})
    again = Diary(tmp_path)
    again.add(200, {"random": 0.625, "greedy": 0.125})  # taken up where 100 had been kept
    assert Diary(tmp_path).lines == [
        {"decisions": 100, "random": 0.25},
        {"decisions": 200, "random": 0.625, "greedy": 0.125},
    ]
