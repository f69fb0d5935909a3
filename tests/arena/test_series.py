"""Series kept in a file: interrupted or not, on one core or several, the same comes out."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from mappamundi.arena import AmountPlayed, Contest, GameSetup, Terms, run_pairs
from mappamundi.arena.ledger import Ledger, heading
from mappamundi.arena.pairing import CrossTable
from mappamundi.arena.series import Series, SeriesRecord
from mappamundi.arena.sheet import GamesSheet
from mappamundi.errors import BadSetup

GAME = "null_nichtig"
SETTING = GameSetup(GAME, seats=3, seed=4)
BOTS = ["random", "greedy"]
WORDS = ("arena", GAME, "--bots", ",".join(BOTS), "--all", "--seats", "3", "--seed", "4")


def contests(seed: int = 0) -> tuple[Contest, ...]:
    return tuple(
        Contest(GAME, lineup, {}, seed)
        for lineup in (("random",) * 3, ("greedy", "random", "random"))
    )


def outcome(table: CrossTable) -> object:
    """All but the times it took."""
    profiles = [(each.name, each.rating, each.deviation) for each in table.profiles]
    return table.games, table.deals, table.duels, table.failures, profiles


def games(record: SeriesRecord) -> list[object]:
    return [record.games(place) for place in range(len(record.series.contests))]


def test_a_killed_series_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    deals, path = 60, tmp_path / "series.jsonl"
    command = [sys.executable, "-c", "import sys; from mappamundi.cli import main; main()"]
    words = (*WORDS, "--deals", str(deals), "--jobs", "1", "--json", "--out", str(path))
    killed = subprocess.Popen([*command, *words], stdout=subprocess.PIPE)
    deadline = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert killed.poll() is None, "it was over before it could be killed"
        assert time.monotonic() < deadline
        time.sleep(0.002)
    killed.kill()
    killed.communicate(timeout=60)
    lines = path.read_bytes().count(b"\n")
    again = run_pairs(SETTING, BOTS, AmountPlayed(deals=deals), Terms(jobs=1, out=path))
    whole = run_pairs(SETTING, BOTS, AmountPlayed(deals=deals), Terms(jobs=1))
    assert path.read_bytes().count(b"\n") > lines, "there was nothing left to play"
    assert outcome(again) == outcome(whole)


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    Ledger(path, heading(contests()))
    first = path.read_bytes()
    for content in (first[:-1], first[:5], b""):
        path.write_bytes(content)
        assert not Ledger(path, heading(contests())).sheets
        assert path.read_bytes() == first


@pytest.mark.parametrize("cut", [1, 7, 100])
def test_a_line_that_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    whole = Series(contests(), 10).play(Terms(jobs=1, out=path))
    path.write_bytes(path.read_bytes()[:-cut])
    again = Series(contests(), 10).play(Terms(jobs=1, out=path))
    assert games(again) == games(whole)
    last = path.read_bytes().splitlines()[-1]
    assert msgspec.json.decode(last, type=GamesSheet).games


def test_what_lies_there_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    whole = Series(contests(), 10).play(Terms(jobs=1, out=path))
    content = path.read_bytes()
    heard: list[tuple[int, int]] = []
    terms = Terms(jobs=1, out=path, progress=lambda *done: heard.append(done))
    again = Series(contests(), 10).play(terms)
    assert path.read_bytes() == content
    assert not heard
    assert games(again) == games(whole)


def test_a_series_can_grow_and_be_asked_for_less(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    Series(contests(), 4).play(Terms(jobs=1, out=path))
    heard: list[tuple[int, int]] = []
    terms = Terms(jobs=1, out=path, progress=lambda *done: heard.append(done))
    grown = Series(contests(), 10).play(terms)
    assert heard[0][0] > 16
    assert heard[-1] == (40, 40)
    assert games(grown) == games(Series(contests(), 10).play(Terms(jobs=1)))
    less = Series(contests(), 2).play(Terms(jobs=1, out=path))
    assert games(less) == games(Series(contests(), 2).play(Terms(jobs=1)))


def test_cores_change_nothing(tmp_path: Path) -> None:
    """Begun on two, ended on one, against all on one."""
    path = tmp_path / "series.jsonl"
    Series(contests(), 6).play(Terms(jobs=2, out=path))
    mixed = Series(contests(), 12).play(Terms(jobs=1, out=path))
    assert games(mixed) == games(Series(contests(), 12).play(Terms(jobs=1)))


@pytest.mark.parametrize("jobs", [1, 3, 16])
def test_all_games_are_played_once(jobs: int) -> None:
    for deals in (1, 7, 400, 1667):
        work = SeriesRecord(Series(contests(), deals), []).missing(jobs)
        for place, turns in ((0, 1), (1, 3)):
            numbers = [number for each in work if each.contest == place for number in each.numbers]
            assert numbers == list(range(deals * turns))


def test_another_series_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    Series(contests(), 2).play(Terms(jobs=1, out=path))
    content = path.read_bytes()
    for other in (contests(seed=1), contests()[:1], contests()[::-1]):
        with pytest.raises(BadSetup) as refused:
            Series(other, 2).play(Terms(jobs=1, out=path))
        assert refused.value.message == "other-series"
    assert path.read_bytes() == content


def test_a_file_that_is_no_series_is_refused_by_line(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    for text in ("a shopping list\n", "a shopping list"):
        path.write_text(text)
        with pytest.raises(BadSetup) as refused:
            Ledger(path, heading(contests()))
        assert refused.value.message == "series-broken"
        assert path.read_text() == text
    path.unlink()
    Series(contests(), 2).play(Terms(jobs=1, out=path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[2:]]))
    with pytest.raises(BadSetup) as refused:
        Ledger(path, heading(contests()))
    assert refused.value.arguments["number"] == 3


def test_pairs_are_compared_over_the_same_deals() -> None:
    table = run_pairs(SETTING, [*BOTS, "novice"], AmountPlayed(deals=2), Terms(jobs=1))
    assert [duel.bots for duel in table.duels] == [
        ("random", "greedy"),
        ("random", "novice"),
        ("greedy", "novice"),
    ]
    assert (table.deals, table.games) == (2, 3 * 2 * 6)
    assert [each.name for each in table.profiles] == [*BOTS, "novice"]
    for duel in table.duels:
        assert duel.deals == 2
        assert duel.share is not None
        assert sum(duel.win_shares) == pytest.approx(2 / 3)
        assert duel.share.mean == pytest.approx(duel.win_shares[0] * 3 / 2)


def test_pairs_need_two_different_bots() -> None:
    for bots in (["random"], [], ["random", "random"]):
        with pytest.raises(BadSetup) as refused:
            run_pairs(SETTING, bots, AmountPlayed(deals=1), Terms(jobs=1))
        assert refused.value.message == "bots-for-pairs"


def test_amounts() -> None:
    both = contests()  # one and three games a deal
    assert AmountPlayed(deals=5).deals_of(both) == 5
    assert AmountPlayed(games=8).deals_of(both) == 2
    assert AmountPlayed(games=9).deals_of(both) == 3
    assert AmountPlayed().deals_of(both) == 25
    with pytest.raises(BadSetup):
        AmountPlayed(games=1, deals=1)
