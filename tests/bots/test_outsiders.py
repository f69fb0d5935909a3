"""Bots of others: a class of somebody's module, a program in any language, an installed package."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from mappamundi import arena
from mappamundi.bots import BOTS, catalogue
from mappamundi.bots.outsider import Failed, Gone
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


def test_two_bots_of_a_match_share_no_process() -> None:
    lodge = Lodge()
    one, other = lodge.take("troublemakers:First"), lodge.take("troublemakers:First")
    assert one is not other
    one.leave()
    assert lodge.take("troublemakers:First") is one
    lodge.close()
    assert not one.is_alive
    assert not other.is_alive


@pytest.mark.parametrize("bot", ["troublemakers:Nobody", "no_such_module:Bot", "./no-such-program"])
def test_a_bot_that_cannot_be_had_is_refused_before_anything_is_played(bot: str) -> None:
    with pytest.raises(BadSetup) as refused:
        arena.run("null_nichtig", ["random", bot, "random"], 3, jobs=1)
    assert refused.value.message == "bot-does-not-load"
    assert refused.value.arguments["bot"] == bot


def test_installed_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [EntryPoint("first", "troublemakers:First", catalogue.PLUG_INS)]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: offered)
    catalogue.plug_ins.cache_clear()
    try:
        result = arena.run("null_nichtig", ["random", "first", "random"], 3, jobs=1)
        assert result.bots[1].name == "first"
        assert not result.failures
        with pytest.raises(BadSetup, match="learned, first"):
            BOTS["deep_thought"]
    finally:
        catalogue.plug_ins.cache_clear()


@pytest.mark.parametrize(
    ("origin", "name"),
    [("my.bots:Cautious", "Cautious"), ("node bots/last.mjs", "last.mjs"), ("./bot", "bot")],
)
def test_names(origin: str, name: str) -> None:
    assert named(origin) == name
