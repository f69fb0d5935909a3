"""Reading games: verify, replay, rules, list, games."""

from __future__ import annotations

from pathlib import Path

import pytest

from mappamundi import GAMES, Match
from mappamundi.log import load
from mappamundi.nature import Fast, Secure
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.terminal.seating import seeded

from .conftest import Command


@pytest.fixture(scope="module")
def played() -> str:
    """The log of a game between bots, in which the first was called You."""
    match = Match.start("null_nichtig", ["You", "Bo", "Cy"], nature=Secure(seeded(7, "draws")))
    luck = Fast(1)
    while not match.is_over:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.act(seat, moves[luck.draw(len(moves))])
    return match.log.dumps()


@pytest.fixture
def finished(played: str, home: Path) -> Path:
    home.mkdir(parents=True)
    path = home / "finished.json"
    path.write_text(played)
    return path


def test_verify_finds_a_changed_draw(command: Command, finished: Path) -> None:
    assert command("verify", finished.stem).code == 0
    text = finished.read_text()
    for old, new in (('"* dealer 0"', '"* dealer 1"'), ('"* dealer 2"', '"* dealer 0"')):
        text = text.replace(old, new, 1) if old in text else text
    changed = finished.with_name("changed.json")
    changed.write_text(text.replace('"* dealer 1"', '"* dealer 2"'))
    done = command("verify", str(changed))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_verify_finds_a_changed_secret(field: str, command: Command, finished: Path) -> None:
    text = finished.read_text()
    start = text.index(f'"{field}": "') + len(f'"{field}": "')
    other = "0" if text[start] != "0" else "1"
    changed = finished.with_name("changed.json")
    changed.write_text(text[:start] + other + text[start + 1 :])
    done = command("verify", str(changed))
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_a_running_game_cannot_be_verified_yet(command: Command, home: Path) -> None:
    command("play", "null_nichtig", typed="quit\n")
    (path,) = home.glob("*.json")
    done = command("verify", path.stem)
    assert (done.code, done.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_replay_tells_the_story(spoken: str, command: Command, finished: Path) -> None:
    done = command("replay", finished.stem, "--lang", spoken)
    assert done.code == 0
    assert len(done.out.splitlines()) > 100
    assert Speech(spoken).say("null-nichtig-end-rounds") in done.out


def test_replay_keeps_secrets_unless_open(command: Command, finished: Path) -> None:
    assert "picked" not in command("replay", finished.stem).out
    mine = command("replay", finished.stem, "--seat", "1", "--at", "50").out
    assert "You picked" not in mine
    assert "You picked" in command("replay", finished.stem, "--open").out


def test_replay_stops_where_asked(command: Command, finished: Path) -> None:
    short = command("replay", finished.stem, "--at", "45").out
    assert len(short.splitlines()) < 20
    assert Speech("en").say("null-nichtig-end-rounds") not in short
    count = len(load(finished).actions)
    for words in (("--at", str(count + 1)), ("--at", "-1"), ("--seat", "3"), ("--seat", "-1")):
        done = command("replay", finished.stem, *words)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_can_be_read(game: str, spoken: str, command: Command) -> None:
    done = command("rules", game, "--lang", spoken)
    assert done.code == 0
    assert GAMES[game].title in done.out


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_list_shows_every_game_and_option(spoken: str, command: Command) -> None:
    out = command("list", "--lang", spoken).out
    for slug, game in GAMES.items():
        assert slug in out
        assert all(f"{option.name}=" in out for option in game.options)


def test_games_lists_what_can_be_resumed(command: Command, home: Path) -> None:
    assert command("games").out == "No game is unfinished.\n"
    command("play", "null_nichtig", typed="quit\n")
    (path,) = home.glob("*.json")
    assert f"mappamundi play --resume {path.stem}" in command("games").out
    path.write_text("broken")
    assert command("games").code == 0


def test_help_and_version_help(command: Command) -> None:
    assert "0." in command("--version").out
    for name in (
        "play",
        "arena",
        "metrics",
        "hint",
        "analyse",
        "golden",
        "verify",
        "replay",
        "rules",
        "list",
    ):
        done = command(name, "--help")
        assert done.code == 0
        assert "--lang" in done.out
