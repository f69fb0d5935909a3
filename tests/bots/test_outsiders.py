"""Bots of others: a class of somebody's module, a program in any language, an installed package."""

from __future__ import annotations

import json
import os
import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from mappamundi import arena, plugins
from mappamundi.bots import BOTS, catalogue
from mappamundi.bots.outsider import Failed, Gone, Outsider
from mappamundi.bots.visitor import Lodge, named
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.nature import Fast
from mappamundi.record import NATURE

GAME = GAMES["null_nichtig"]

LAST = """
    import json, sys
    for line in sys.stdin:
        position = json.loads(line)
        assert position["game"] == "null_nichtig"
        assert "hand" in position["view"]
        print(position["legal"][-1], flush=True)
"""


def program(folder: Path, text: str) -> str:
    """A command that runs a program of somebody's."""
    path = folder / "bot.py"
    path.write_text(dedent(text), encoding="utf-8")
    return f"{sys.executable} {path}"


def decision() -> tuple[Any, int, list[int]]:
    """What a seat knows at the first decision of a game."""
    state, luck = GAME.start(3), Fast(1)
    while GAME.waiting(state) == (NATURE,):
        GAME.do(state, NATURE, luck.draw(GAME.rules.outcomes(state)))
    known = GAME.known(state, 0)
    return known, 0, GAME.legal(known, 0)


def test_a_program_that_speaks_lines_plays_whole_games(tmp_path: Path) -> None:
    command = program(tmp_path, LAST)
    result = arena.run("null_nichtig", ["random", command, "random"], 3, jobs=1)
    assert [each.name for each in result.bots] == ["random", "bot.py", "random"]
    assert not result.failures


def test_a_program_chooses_by_notation(tmp_path: Path) -> None:
    known, seat, actions = decision()
    bot = BOTS[program(tmp_path, LAST)](GAME, Fast(1))
    assert bot.choose(known, seat, actions) == actions[-1]


def test_a_program_that_writes_nonsense_is_named(tmp_path: Path) -> None:
    known, seat, actions = decision()
    bot = BOTS[program(tmp_path, "import sys\nfor line in sys.stdin: print('pass', flush=True)")]
    with pytest.raises(Failed, match=r"IllegalAction\('pass'\)"):
        bot(GAME, Fast(1)).choose(known, seat, actions)


def test_a_program_that_ends_is_not_asked_again(tmp_path: Path) -> None:
    known, seat, actions = decision()
    bot = BOTS[program(tmp_path, "raise SystemExit(5)")](GAME, Fast(1))
    for _ in range(2):
        with pytest.raises(Gone, match=r"ProcessEnded\(5\)"):
            bot.choose(known, seat, actions)


TALKATIVE = LAST.replace("[-1]", '[-1] + "\\nI like that"')


def test_a_program_that_says_more_than_it_is_asked_is_named(tmp_path: Path) -> None:
    """Its later answers would be to earlier questions; it is in step again after that."""
    known, seat, actions = decision()
    bot = BOTS[program(tmp_path, TALKATIVE)](GAME, Fast(1))
    assert isinstance(bot, Outsider)
    for _ in range(2):
        assert bot.choose(known, seat, actions) == actions[-1]
        lines = bot.visitor._lines
        lines.put(lines.get(timeout=60))  # the second line has come, too
        with pytest.raises(Failed, match=r"UnaskedLine\('I like that'\)"):
            bot.choose(known, seat, actions)


DIARIST = """
    import json, os, pathlib
    given = pathlib.Path(__file__).with_name("given")
    given.write_text(json.dumps(dict(os.environ)), encoding="utf-8")
    print(json.loads(input())["legal"][-1], flush=True)
"""
SECRETS = {
    "MAPPAMUNDI_ADMIN_TOKEN": "open sesame",
    "MAPPAMUNDI_STORE": "postgresql://tables:secret@store/tables",
    "AWS_SECRET_ACCESS_KEY": "secret",
    "PGPASSWORD": "secret",
}
NEEDED = {"LC_TIME": "C.UTF-8", "TMPDIR": "/tmp", "VIRTUAL_ENV": sys.prefix, "NODE_PATH": "/lib"}


def test_a_bot_of_others_is_given_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**SECRETS, **NEEDED}.items():
        monkeypatch.setenv(name, value)
    known, seat, actions = decision()
    bot = BOTS[program(tmp_path, DIARIST)](GAME, Fast(1))
    assert bot.choose(known, seat, actions) == actions[-1]
    given = json.loads((tmp_path / "given").read_text(encoding="utf-8"))
    assert {name: given.get(name) for name in NEEDED} == NEEDED
    assert given["PATH"] == os.environ["PATH"]
    assert not SECRETS.keys() & given.keys()


def test_two_bots_of_a_match_share_no_process() -> None:
    lodge = Lodge()
    one, other = lodge.take("troublemakers:First"), lodge.take("troublemakers:First")
    assert one is not other
    one.leave()
    assert lodge.take("troublemakers:First") is one
    lodge.close()
    assert not one.is_alive
    assert not other.is_alive


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("troublemakers:Nobody", "bot-does-not-load"),
        ("no_such_module:Bot", "bot-does-not-load"),
        ("./no-such-program", "bot-no-program"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_before_anything_is_played(
    bot: str, message: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        arena.run("null_nichtig", ["random", bot, "random"], 3, jobs=1)
    assert refused.value.message == message
    assert refused.value.arguments["bot"] == bot


def test_installed_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    first = EntryPoint("first", "troublemakers:First", catalogue.PLUG_INS)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [first])
    plugins.offered.cache_clear()
    try:
        result = arena.run("null_nichtig", ["random", "first", "random"], 3, jobs=1)
        assert result.bots[1].name == "first"
        assert not result.failures
        with pytest.raises(BadSetup, match="learned, first"):
            BOTS["deep_thought"]
    finally:
        plugins.offered.cache_clear()


@pytest.mark.parametrize(
    ("origin", "name"),
    [("my.bots:Cautious", "Cautious"), ("node bots/last.mjs", "last.mjs"), ("./bot", "bot")],
)
def test_names(origin: str, name: str) -> None:
    assert named(origin) == name


def test_the_bot_of_the_documentation_plays_as_it_stands_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```python\n(class Cautious.*?)```", page, re.DOTALL)
    (tmp_path / "my_bots.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = arena.run("null_nichtig", ["random", "my_bots:Cautious", "random"], 3, jobs=1)
    assert [each.name for each in result.bots] == ["random", "Cautious", "random"]
    assert not result.failures
