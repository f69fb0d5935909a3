"""`mappamundi arena`, for people and for machines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mappamundi import GAMES
from mappamundi.speech import LANGUAGES

from .conftest import Command

NUMBERS = ("games", "wins", "win_share", "points_mean", "place_mean")


@pytest.mark.parametrize("game", GAMES)
def test_json_is_one_object(game: str, command: Command) -> None:
    words = ("--bots", "greedy,random,random", "--games", "6", "--jobs", "1", "--json")
    done = command("arena", game, *words)
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    result = json.loads(done.out)
    assert {"game", "seats", "games", "deals", "seconds", "bots", "profiles"} <= set(result)
    assert (result["game"], result["seats"], result["games"]) == (game, 3, 6)
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random", "random"]
    for bot in result["bots"]:
        assert set(bot) == {"name", "ci95", *NUMBERS}
        assert all(isinstance(bot[name], int | float) for name in NUMBERS)
        assert bot["ci95"][0] <= bot["win_share"] <= bot["ci95"][1]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_people_get_a_table(spoken: str, command: Command) -> None:
    words = ("--bots", "greedy,random,random", "--games", "3", "--jobs", "1", "--lang", spoken)
    done = command("arena", "null_nichtig", *words)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("random") == 2 + 1 + 1  # in both seats, rated once, compared once


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_two_bots_are_compared_on_one_line(spoken: str, command: Command) -> None:
    words = ("--bots", "greedy,random,random", "--games", "12", "--jobs", "1")
    done = command("arena", "null_nichtig", *words, "--lang", spoken)
    (compared,) = (line for line in done.out.splitlines() if " : " in line)
    assert len(re.findall(r"… [+-]?\d", compared)) == 2  # both intervals, within 80 signs


def test_the_same_seed_gives_the_same_games(command: Command) -> None:
    def play(seed: str) -> list[object]:
        words = ("--games", "4", "--jobs", "1", "--json", "--seats", "3", "--seed", seed)
        bots: list[object] = json.loads(command("arena", "null_nichtig", *words).out)["bots"]
        return bots

    assert play("5") == play("5")
    assert play("5") != play("6")


def test_every_bot_against_every_bot(command: Command) -> None:
    words = ("--bots", "random,greedy", "--all", "--deals", "3", "--jobs", "1", "--seats", "3")
    done = command("arena", "null_nichtig", *words, "--json")
    table = json.loads(done.out)
    assert (table["deals"], table["games"]) == (3, 18)
    (duel,) = table["duels"]
    assert duel["bots"] == ["random", "greedy"]
    share = duel["share"]["mean"]
    printed = command("arena", "null_nichtig", *words).out
    assert f"{100 * share:.1f}%" in printed
    assert f"{100 - 100 * share:.1f}%" in printed


def test_a_series_is_kept_and_gone_on_with(command: Command, home: Path) -> None:
    path = home.parent / "series.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    words = ("arena", "null_nichtig", "--bots", "greedy,random,random", "--jobs", "1", "--json")
    short = json.loads(command(*words, "--deals", "2", "--out", path).out)
    whole = json.loads(command(*words, "--deals", "5", "--resume", path).out)
    fresh = json.loads(command(*words, "--deals", "5").out)
    assert short["games"] == 6
    assert whole["bots"] == fresh["bots"]
    assert whole["duels"] == fresh["duels"]
    other = command(*words, "--deals", "5", "--seed", "9", "--out", path)
    assert (other.code, other.out, other.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_game_in_figures(spoken: str, command: Command, home: Path) -> None:
    folder = home.parent / "plots"
    words = ("--bots", "random,greedy", "--deals", "2", "--jobs", "1", "--seats", "3")
    plotted = ("--plots", folder, "--lang", spoken)
    done = command("metrics", "panstwa", *words, *plotted)
    assert (done.code, done.err) == (0, "")
    assert {path.suffix for path in folder.iterdir()} == {".png", ".svg"}
    assert "panstwa-3.png" in done.out.replace("\n", "")
    assert "rolled" in done.out


def test_figures_for_machines(command: Command) -> None:
    words = ("--bots", "random", "--deals", "2", "--jobs", "1", "--seats", "3", "--json")
    printed = json.loads(command("metrics", "panstwa", *words).out)
    (portrait,) = printed["portraits"]
    assert (portrait["bot"], portrait["games"]) == ("random", 2)
    assert sum(portrait["decisions"]["counts"].values()) == 2


@pytest.mark.parametrize(
    "words",
    [
        ("--games", "3", "--deals", "3"),
        ("--all", "--bots", "greedy"),
        ("--all",),
        ("--deals", "0"),
    ],
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], command: Command) -> None:
    done = command("arena", "null_nichtig", *words, "--jobs", "1")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
