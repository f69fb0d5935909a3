"""A terminal that knows no signs but ASCII's shows plain ones instead of question marks."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from mappamundi import GAMES
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.terminal.answer import COMMANDS, command
from mappamundi.terminal.plain import PLAINLY, plain

SOURCE = Path(__file__).parents[2] / "src" / "mappamundi"


@pytest.mark.parametrize("game", GAMES)
def test_signs_of_a_game_stay_different(game: str) -> None:
    signs = getattr(import_module(f"mappamundi.games.{game}.drawing"), "SYMBOLS", {}).values()
    twins = [plain(sign) for sign in signs]
    assert len(set(twins)) == len(twins)
    assert all(len(twin) == 1 for twin in twins)


def test_every_sign_that_we_write_has_a_plain_one() -> None:
    places = [*SOURCE.glob("locale/*/*.ftl"), *SOURCE.glob("games/*/drawing.py")]
    written = {sign for path in places for sign in path.read_text(encoding="utf-8")}
    assert [sign for sign in sorted(written) if plain(sign) == "?" and sign != "?"] == []


def test_lines_are_drawn_with_plain_strokes() -> None:
    assert "".join(map(plain, "╭─┬╮│║┼═╰")) == "+-++||+-+"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_words_to_the_table_need_no_accents(spoken: str) -> None:
    for each in COMMANDS:
        word = "".join(plain(sign) for sign in Speech(spoken).say(f"command-{each}"))
        assert command(word.upper(), Speech(spoken)) == each


def test_a_game_at_a_plain_terminal_reads_as_one(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "mappamundi", "play", "null_nichtig", "--seed", "3"]
    here = {**os.environ, "MAPPAMUNDI_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*words, "--lang", "fr", "--name", "Zoé"],
        input="1 2 3\nquitter\n",
        env={**here, "COLUMNS": "80"},
        capture_output=True,
        encoding="ascii",
        timeout=120,
    )
    assert done.returncode == 0
    assert "o b   ^ g   # v   + r   * y" in done.stdout
    assert "Zoe" in done.stdout
    assert "?" not in done.stdout.replace("? .", "")  # the word for help, before the other words


def test_what_cannot_be_read_is_no_sign_to_replace() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", PLAINLY)
