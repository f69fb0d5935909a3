"""`mappamundi arena`, for people and for machines."""

from __future__ import annotations

import json

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
    assert {"game", "seats", "games", "seconds", "bots"} <= set(result)
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
    assert done.out.count("random") == 2


def test_the_same_seed_gives_the_same_games(command: Command) -> None:
    def play(seed: str) -> list[object]:
        words = ("--games", "4", "--jobs", "1", "--json", "--seats", "3", "--seed", seed)
        bots: list[object] = json.loads(command("arena", "null_nichtig", *words).out)["bots"]
        return bots

    assert play("5") == play("5")
    assert play("5") != play("6")
