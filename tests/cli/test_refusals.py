"""Whatever is wrong: one clear sentence on stderr, exit code 2, and nothing lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mappamundi import GAMES
from mappamundi.speech import LANGUAGES

from .conftest import Command

GAME = "null_nichtig"
WRONG = {
    "unknown game": ("play", "chess"),
    "unknown game in the arena": ("arena", "chess", "--games", "1"),
    "unknown game's rules": ("rules", "chess"),
    "too many seats": ("play", GAME, "--seats", "9"),
    "too few seats": ("play", GAME, "--seats", "-1"),
    "seats that are no number": ("play", GAME, "--seats", "many"),
    "unknown option": ("play", GAME, "--option", "colour=red"),
    "wrong option": ("play", GAME, "--option", "teams=maybe"),
    "option without a value": ("play", GAME, "--option", "teams"),
    "options that do not go together": ("play", GAME, "--seats", "5", "--option", "teams=yes"),
    "unknown bot": ("play", GAME, "--bots", "genius"),
    "unknown bot in the arena": ("arena", GAME, "--bots", "genius,random,random"),
    "too many bots": ("play", GAME, "--seats", "3", "--bots", "random,random,random"),
    "bots that do not fill the seats": (
        "arena",
        GAME,
        "--bots",
        "random,greedy,greedy",
        "--seats",
        "4",
    ),
    "playthroughs where there are none": ("golden", "--folder", "no-such-folder"),
    "no games": ("arena", GAME, "--games", "0"),
    "no jobs": ("arena", GAME, "--jobs", "0", "--games", "1"),
    "unknown command": ("dance",),
    "unknown switch": ("play", "--fast"),
    "a word too many": ("play", GAME, "now"),
    "a word too few": ("arena",),
    "a value too few": ("play", GAME, "--seats"),
    "no log": ("verify", "/nowhere/at/all.json"),
    "a folder for a log": ("replay", "/"),
    "nothing to resume": ("play", "--resume", "yesterday"),
    "both at once": ("golden", "--write", "--check"),
}


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_wish_is_one_sentence(what: str, spoken: str, command: Command, home: Path) -> None:
    done = command(*WRONG[what], "--lang", spoken)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.rstrip("\n").endswith((".", "…"))
    assert not list(home.glob("*"))


def test_each_language_says_it_in_its_own_words(command: Command) -> None:
    said = {command("play", "chess", "--lang", spoken).err for spoken in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_an_unknown_language_is_refused(command: Command) -> None:
    done = command("list", "--lang", "tlh")
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_the_language_may_come_from_the_environment(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert command("play", "chess").err.startswith("Ein Spiel")
    assert command("play", "chess", "--lang=pl").err.startswith("Nie ma gry")


def log(**changes: object) -> str:
    fields: dict[str, object] = {"mappamundi": 1, "game": GAME, "rules": GAMES[GAME].version}
    fields |= {"seats": ["a", "b", "c"], "options": {}}
    return json.dumps(fields | changes)


BROKEN = {
    "empty": "",
    "not JSON": "hello",
    "not an object": "[1, 2]",
    "another program's file": '{"name": "x", "version": 3}',
    "no text at all": "\ufffe\x00\x01",
    "a later format": log(mappamundi=9),
    "another game": log(game="chess"),
    "other rules": log(rules=999),
    "wrong seats": log(seats=["a"], actions=["* dealer 0"]),
    "a line of nonsense": log(actions=["hello \x1b[31m"]),
    "an impossible line": log(actions=["0 play r7"]),
}


@pytest.mark.parametrize("verb", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_log_is_one_sentence_and_stays_as_it_is(
    what: str, verb: tuple[str, ...], command: Command, tmp_path: Path
) -> None:
    path = tmp_path / "log.json"
    path.write_text(BROKEN[what], encoding="utf-8")
    done = command(*verb, str(path))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "\x1b" not in done.err
    assert path.read_text(encoding="utf-8") == BROKEN[what]
