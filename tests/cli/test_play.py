"""A person at the terminal table, typing."""

from __future__ import annotations

import os
import re
import select
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from bootstrap import at_terminal

from mappamundi import GAMES, Match
from mappamundi.log import load
from mappamundi.nature import Secure
from mappamundi.speech import LANGUAGES
from mappamundi.terminal.answer import command as spoken_command
from mappamundi.terminal.answer import understand
from mappamundi.terminal.seating import seeded

from .conftest import Command

START = ("play", "null_nichtig", "--seats", "3", "--seed", "7", "--name", "Ada")
FIRST = "".join(f"{number}\n" for number in range(1, 13)) * 60  # one of the first that is allowed


def only_log(home: Path) -> Path:
    (path,) = home.glob("*.json")
    return path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_whole_game_can_be_played_and_verified(
    game: str, seats: str, command: Command, home: Path
) -> None:
    span = GAMES[game].seats
    count = span.start if seats == "fewest" else span.stop - 1
    done = command("play", game, "--seats", count, "--seed", "3", typed=FIRST)
    assert done.code == 0
    log = load(only_log(home))
    assert log.secret
    assert "mappamundi verify" in done.out
    assert str(log.commitment) in done.out
    assert Match.resume(log).is_over
    assert not list(home.glob("*.secret"))
    checked = command("verify", str(only_log(home)))
    assert (checked.code, checked.err) == (0, "")


@pytest.mark.parametrize("spoken", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_every_language(spoken: str, game: str, command: Command) -> None:
    words = ("--seats", GAMES[game].seats.start, "--lang", spoken)
    done = command("play", game, *words, typed="?\nlog\nscore\nmoves\n" + FIRST)
    assert done.code == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(
    game: str, width: int, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    done = command("play", game, "--seed", "1", "--name", "Maximilian the Great", typed="1\n1\n1\n")
    lines = [line for line in done.out.splitlines() if "mappamundi" not in line]
    assert max(map(len, lines[3:])) <= width


def test_what_was_typed_wrong_is_explained_and_loses_nothing(command: Command, home: Path) -> None:
    done = command(*START, typed="nonsense\nb99\nback\n99\nquit\n")
    assert done.code == 0
    assert "“nonsense” is not a move I understand." in done.out
    assert "There is nothing you could take back." in done.out
    assert "--resume" in done.out
    assert not [line for line in load(only_log(home)).actions if line.startswith("0 ")]


def test_leaving_and_coming_back_gives_the_same_position(command: Command, home: Path) -> None:
    command(*START, typed="1 2 3\n1\nquit\n")
    before = load(only_log(home))
    private = only_log(home).with_suffix(".secret")
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    assert before.secret is None
    command("play", "--resume", only_log(home).stem, typed="quit\n")
    assert load(only_log(home)) == before
    command("play", "--resume", str(only_log(home)), typed=FIRST)
    after = load(only_log(home))
    assert after.actions[: len(before.actions)] == before.actions
    assert command("verify", str(only_log(home))).code == 0


def test_the_end_of_the_input_keeps_the_game(command: Command, home: Path) -> None:
    done = command(*START, typed="1 2 3\n")
    assert done.code == 0
    assert "--resume" in done.out
    assert only_log(home).stem in command("games").out


def test_ctrl_c_keeps_the_game(
    command: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = command(*START)
    assert done.code == 0
    assert load(only_log(home)).actions


def test_a_lost_secret_is_no_reason_to_stop(command: Command, home: Path) -> None:
    command(*START, typed="1 2 3\n")
    only_log(home).with_suffix(".secret").unlink()
    assert command("play", "--resume", only_log(home).stem, typed=FIRST).code == 0
    assert load(only_log(home)).commitment is None


def test_a_foreign_secret_is_refused(command: Command, home: Path) -> None:
    command(*START, typed="1 2 3\n")
    private = only_log(home).with_suffix(".secret")
    private.write_text(private.read_text().replace('"secret":"', '"secret":"00'))
    kept = only_log(home).read_text()
    done = command("play", "--resume", only_log(home).stem)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert only_log(home).read_text() == kept


def test_question_mark_shows_the_rules(command: Command) -> None:
    done = command(*START, typed="?\nquit\n")
    assert "The highest number wins the trick" in " ".join(done.out.split())


def test_the_menu_offers_the_games(command: Command, home: Path) -> None:
    done = command("play", typed="7up\n1\nquit\n")
    assert all(GAMES[slug].title in done.out for slug in GAMES)
    assert only_log(home).exists()
    assert command("play", typed="").code == 0


@pytest.mark.parametrize(
    "typed", ["Null & Nichtig", "null", "NULL_NICHTIG", "lander", "Länder toppen!", "panst", "3"]
)
def test_a_game_is_chosen_by_its_name_too(typed: str, command: Command, home: Path) -> None:
    done = command("play", typed=f"p\n{typed}\nquit\n")
    assert done.out.count("There is no") == 1  # two begin with p
    assert only_log(home).exists()


def test_a_game_may_be_written_as_it_is_called(command: Command) -> None:
    assert command("rules", "null & nichtig").out == command("rules", "null_nichtig").out
    assert command("rules", "p").code == 2


def test_bots_may_play_alone(command: Command, home: Path) -> None:
    done = command("play", "null_nichtig", "--seats", "3", "--watch", "--bots", "random,greedy")
    assert done.code == 0
    assert "Mercator played" in done.out
    assert Match.resume(load(only_log(home))).is_over


@pytest.fixture
def match() -> Match:
    return Match.start("null_nichtig", 3, nature=Secure(seeded(7, "draws")))


def shown(match: Match, seat: int) -> list[str]:
    known = match.known(seat)
    return [match.game.write(known, seat, each) for each in sorted(match.game.legal(known, seat))]


def test_a_move_may_be_typed_in_three_ways(match: Match) -> None:
    moves = shown(match, 0)
    card = moves[4].split()[1]
    for text in (moves[4], card, "5", f"  LAY   {card.upper()} "):
        assert understand(match, 0, moves, text) == [moves[4]]


def test_a_big_choice_is_all_or_none(match: Match) -> None:
    moves = shown(match, 0)
    cards = [move.split()[1] for move in moves[:3]]
    assert understand(match, 0, moves, " ".join(cards)) == moves[:3]
    assert understand(match, 0, moves, "1, 2, 3") == moves[:3]
    assert understand(match, 0, moves, " ".join(moves[:3])) == moves[:3]


def test_fields_keep_their_numbers(command: Command, home: Path) -> None:
    """Länder toppen!: one numbering, which stays as it is when some fields are taken."""
    start = ("play", "laender_toppen", "--seats", "2", "--seed", "3", "--name", "Ada")
    done = command(*start, typed="2 12 5\n2\nquit\n")
    assert "“2” is not allowed now." in done.out
    placed = [line for line in load(only_log(home)).actions if line.startswith("0 place")]
    assert [line.split()[-1] for line in placed] == ["2", "12", "5"]
    strips = done.out.split("\n")
    assert any("[1]" in line and "[3]" in line and "[11]" in line for line in strips)
    assert not any("[2]" in line for line in strips[-30:])


def test_a_table_taken_up_again_speaks_as_before(command: Command, home: Path) -> None:
    command(*START, "--lang", "fr", typed="1 2 3\n")
    resumed = ("play", "--resume", only_log(home).stem)
    assert "Pour la reprendre" in command(*resumed, typed="quitter\n").out
    assert "To go on" in command(*resumed, "--lang", "en", typed="quit\n").out


def test_the_end_says_how_to_check_the_draws_without_a_wall_of_digits(command: Command) -> None:
    done = command("play", "null_nichtig", "--seats", "3", "--watch", "--bots", "random")
    assert "mappamundi verify" in done.out
    beginning, *others = re.findall(r"[0-9a-f]{16,}", done.out)
    assert others == []
    assert done.out.index(beginning) < 200 < len(done.out)  # the commitment, before all else


def test_a_card_twice_or_too_many_is_refused(command: Command, home: Path) -> None:
    done = command(*START, typed="1 1 2\n1 2 3 4 5\nquit\n")
    assert "is not allowed now" in done.out
    assert "none of it was done" in done.out
    assert not [line for line in load(only_log(home)).actions if line.startswith("0 ")]


def test_sealed_choices_can_be_taken_back(command: Command, home: Path) -> None:
    command(*START, typed="1 2\nback\nquit\n")
    mine = [line for line in load(only_log(home)).actions if line.startswith("0 ")]
    assert mine[-1] == "0 take back"
    assert len(mine) == 3


def test_commands_are_understood_in_both_languages() -> None:
    from mappamundi.speech import Speech

    assert spoken_command(" Zurück ", Speech("de")) == "back"
    assert spoken_command("back", Speech("de")) == "back"
    assert spoken_command("r7", Speech("de")) is None


def test_playing_starts_without_the_compiler() -> None:
    script = (
        "import sys, mappamundi.cli, mappamundi.terminal.table, mappamundi.terminal.seating;"
        "sys.exit('numba' in sys.modules or 'mappamundi.arena' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=120).returncode == 0


def listen(table: subprocess.Popen[bytes]) -> None:
    """Wait until it waits for keys: between its question and that, Python hears no Ctrl-C."""
    for _ in range(2000):
        state = Path(f"/proc/{table.pid}/stat").read_text().rpartition(")")[2].split()[0]
        if state == "S":  # asleep, not about to run
            return
        time.sleep(0.01)
    raise AssertionError("it never listens")


def test_a_real_terminal_gets_the_whole_screen_and_its_own_back(home: Path) -> None:
    """Rules page by page, a mistake, a move, Ctrl-C: all kept."""
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    code = "from mappamundi.cli import main; main()"
    table, near = at_terminal([sys.executable, "-c", code, *START], environment)
    try:
        for typed in ("?\n", "q\n", "nonsense\n", "1 2 3\n", "\x03"):
            seen = ""
            while not seen.endswith("› "):
                assert select.select([near], [], [], 20)[0], seen
                seen += os.read(near, 4096).decode(errors="replace")
            listen(table)
            os.write(near, typed.encode())
        assert table.wait(timeout=60) == 0
    finally:
        table.kill()
        table.wait()
        os.close(near)
    assert [line for line in load(only_log(home)).actions if line.startswith("0 lay")]
