"""`scripts/bench bots`: what it plays, that only the oracle sees everything, and what it prints."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import monotonic, thread_time
from typing import Any, ClassVar

import pytest
from troublemakers import First

from benchmarks import oracle as oracles
from benchmarks import strength
from benchmarks.bots import (
    Claim,
    Teller,
    TimeUp,
    arguments,
    claims,
    kept,
    main,
    play,
    playable,
    wanted,
)
from benchmarks.former import former
from benchmarks.secrecy import Secrecy, bots_of, compare, permute
from mappamundi.arena.core import CompiledSeries
from mappamundi.arena.series import Series, SeriesRecord, Terms
from mappamundi.arena.sheet import Conduct
from mappamundi.bots import Insider
from mappamundi.bots import Searcher as Searching
from mappamundi.bots.catalogue import MAKERS
from mappamundi.bots.level import MASTER
from mappamundi.bots.networks.weights import has_network
from mappamundi.bots.settings import settings
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast, Nature
from mappamundi.record import HIDDEN

ROOT = Path(__file__).parents[2]
CLAIM = Claim("panstwa", 3, "greedy", "random")


class Searcher(First):
    """In place of the search: takes the first action and keeps what it was shown."""

    seen: ClassVar[list[Any]] = []

    def __init__(self, level: Any, game: Game, nature: Nature) -> None:
        super().__init__(game, nature)
        self.game = game

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        self.seen.append((self.game.known(known, seat), seat))
        return super().choose(known, seat, actions)


class Spy(First):
    seen: ClassVar[list[Any]] = []

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        self.seen.append((known.copy(), seat))
        return super().choose(known, seat, actions)


@pytest.mark.parametrize("slug", GAMES)
def test_only_the_oracle_sees_everything(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracles, "thinker", Searcher)
    Searcher.seen.clear()
    Spy.seen.clear()
    game = GAMES[slug]
    contest = oracles.OpenContest(
        slug, (Insider(oracles.oracle), Insider(Spy), Insider(Spy)), {}, 1
    )
    record = Series((contest,), 1).play(Terms(jobs=1))
    assert not any(each.misses for each in record.conduct(0))
    assert all(HIDDEN not in state.numbers() for state, _ in Searcher.seen)
    assert any(HIDDEN in known.numbers() for known, _ in Spy.seen)
    for known, seat in Spy.seen:
        assert known == game.known(known, seat)
    for state, seat in Searcher.seen:
        world = game.known(state, seat)
        game.rules.imagine(world, seat, 1)
        if world != state:
            break
    else:
        raise AssertionError("there was nothing to hide")


@pytest.mark.parametrize("slug", GAMES)
def test_the_oracle_searches_or_judges_what_it_sees(slug: str) -> None:
    own = settings(oracles.open_world(slug), oracles.LEVEL.rank)
    assert own.simulations or own.worlds
    if before := settings(GAMES[slug], oracles.LEVEL.rank).simulations:
        assert own.simulations == before


def test_an_open_contest_is_the_same_game() -> None:
    bots = ("greedy", "random", "random")
    plain = Series((CLAIM.seated(bots),), 2).play(Terms(jobs=1))
    peeped = Series((oracles.OpenContest("panstwa", bots, {}, 2026),), 2).play(Terms(jobs=1))
    assert plain.games(0) == peeped.games(0)


def test_every_level_meets_the_one_below_at_every_table_up_to_four() -> None:
    found = list(claims())
    assert len({claim.name for claim in found}) == len(found)
    ladder = [(claim.seats, claim.pair) for claim in found if claim.game == "null_nichtig"]
    for seats in (3, 4):
        for pair in ("novice:random", "steady:novice", "strong:steady", "master:strong"):
            assert (seats, pair) in ladder
        assert (seats, "grandmaster:master") in ladder
    assert (4, "master:greedy") in ladder
    assert (4, "oracle:greedy") in ladder
    assert {claim.seats for claim in found if claim.game == "panstwa"} == {2, 3, 4}


def test_master_meets_what_it_was_where_it_asks_a_network_now() -> None:
    met = {(claim.game, claim.seats) for claim in claims() if claim.pair == "master:former"}
    sizes = [("pingvasion", seats) for seats in (2, 3, 4)]
    assert met == {*sizes, ("null_nichtig", 3), ("null_nichtig", 4)}
    game = GAMES["null_nichtig"]
    before = former(game, Fast(1))
    assert isinstance(before, Searching)
    assert before.settings.simulations == settings(game, MASTER.rank).simulations


def test_a_busy_machine_cuts_no_decision_short() -> None:
    """Levels are timed by what they work: a minute in which others had the core is none of it."""
    (contest,) = Claim("null_nichtig", 4, "steady", "former").contests
    luck = Fast(1)
    for entry in (0, 1):
        bot: Any = contest.maker(entry)(contest.played, luck)
        assert bot.clock is thread_time
    assert contest.names == ["steady", "former", "steady", "former"]


def test_pieces_can_be_chosen() -> None:
    words = ("--game", "countries", "--pair", "master:strong", "--seats", "2")
    (claim,) = wanted(arguments(words))
    assert claim == Claim("countries", 2, "master", "strong")


def test_a_crowd_is_one_against_the_rest() -> None:
    (contest,) = Claim("countries", 4, "master", "greedy", is_crowd=True).contests
    assert contest.names == ["master", "greedy", "greedy", "greedy"]
    (contest,) = Claim("countries", 4, "oracle", "greedy", is_crowd=True).contests
    assert contest.names == ["oracle", "greedy", "greedy", "greedy"]
    assert contest.played.slug == "countries"


def test_only_whole_deals_are_compared() -> None:
    record = CLAIM.series(3).play(Terms(jobs=1))
    assert len(strength.whole_deals(CLAIM, record)) == 3
    sheets = [sheet for sheet in record.sheets if sheet.games[0].number != 4]
    assert len(sheets) == len(record.sheets) - 2  # of both line-ups
    assert len(strength.whole_deals(CLAIM, SeriesRecord(record.series, sheets))) == 2


def test_tables() -> None:
    crowd = Claim("panstwa", 4, "greedy", "random", is_crowd=True)
    played = [(each, each.series(3).play(Terms(jobs=1))) for each in (CLAIM, crowd)]
    text = strength.tables(played, [Secrecy("panstwa", "greedy", 1000, 1000)])
    assert "| panstwa | 3 | greedy : random | 3 |" in text
    assert "| panstwa | greedy | 3 |" in text
    assert "| panstwa | greedy | 1,000 | 1,000 |" in text
    assert "Failures" not in text
    assert strength.tables([], []) == ""


def test_the_way_to_the_ceiling() -> None:
    shares = [strength.estimate_share([share], 0.25) for share in (0.25, 0.40, 0.55)]
    assert [strength.covered(share, shares[2]) for share in shares] == pytest.approx([0, 0.5, 1])


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("slug", GAMES)
def test_decisions_in_worlds_that_look_the_same(slug: str, bot: str) -> None:
    assert compare(GAMES[slug], bot, 20) == Secrecy(slug, bot, 20, 20)


def test_every_bot_is_shown_worlds_that_look_the_same(tmp_path: Path) -> None:
    """What learned, too, where there is a network; a level that asks one gives the same answer."""
    for game in GAMES.values():
        assert ("learned" in bots_of(game)) == has_network(game)
        assert {"random", "master", "grandmaster"} < set(bots_of(game))
    permute(["null_nichtig", "panstwa"], ["learned", "greedy"], 8, tmp_path)
    assert Secrecy.read(tmp_path) == [
        Secrecy("null_nichtig", "greedy", 8, 8),
        Secrecy("null_nichtig", "learned", 8, 8),
        Secrecy("panstwa", "greedy", 8, 8),
    ]


def test_a_bot_that_peeps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeping(First):
        def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
            return actions[sum(oracles.Peephole.state.numbers()[::2]) % len(actions)]

    monkeypatch.setitem(MAKERS, "peeping", Peeping)
    found = compare(oracles.peeping("null_nichtig"), "peeping", 40)
    assert found.same < found.pairs == 40


def test_enough_for_now_and_on_from_there(tmp_path: Path) -> None:
    given = arguments(["--deals", "3", "--jobs", "1", "--out", str(tmp_path)])
    with pytest.raises(TimeUp):
        play(CLAIM, given, end=0.0)
    path = tmp_path / "panstwa-3-greedy-random.jsonl"
    begun = path.read_bytes()
    record = play(CLAIM, given, end=inf)
    assert path.read_bytes().startswith(begun)
    assert len(strength.whole_deals(CLAIM, record)) == 3
    again = CLAIM.series(3).play(Terms(jobs=1))
    assert [record.games(place) for place in (0, 1)] == [again.games(place) for place in (0, 1)]


def test_machine_code_plays_all_but_the_oracle() -> None:
    given = arguments(["--compiled", "--game", "countries", "--seats", "4"])
    assert [claim.one for claim in wanted(given) if claim not in playable(given)] == ["oracle"]
    given = arguments(["--compiled", "--game", "null_nichtig", "--seats", "4"])
    networked = {claim.one for claim in wanted(given) if claim not in playable(given)}
    assert networked == {"oracle", "master", "grandmaster"}
    claimed = {claim.other for claim in wanted(given) if claim not in playable(given)}
    assert "former" in claimed
    assert isinstance(CLAIM.series(3, given.compiled), CompiledSeries)
    assert not isinstance(CLAIM.series(3), CompiledSeries)


def test_a_bar_says_how_far_it_is() -> None:
    teller = Teller("name", inf, begun=monotonic() - 60)
    assert teller.bar(0, 400).endswith(" 0 of 400 games")
    assert teller.bar(100, 400).endswith("█████░░░░░░░░░░░░░░░ 100 of 400 games, 3 min left")
    assert teller.bar(400, 400).endswith("██ 400 of 400 games")


def test_bots_without_a_clock_have_no_times() -> None:
    record = CLAIM.series(1).play(Terms(jobs=1))
    assert "Time a decision" in strength.tables([(CLAIM, record)], [])
    for sheet in record.sheets:
        sheet.conduct = [Conduct() for _ in sheet.conduct]
    assert "Time a decision" not in strength.tables([(CLAIM, record)], [])


def test_an_empty_folder_has_nothing_to_print(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--table", "--out", str(tmp_path)])
    assert capsys.readouterr().out.strip() == ""
    assert not list(kept(tmp_path, 10))


def test_it_runs_on_a_bare_machine() -> None:
    """With Python, NumPy and msgspec, and Numba for the search: nothing else is imported."""
    source = (
        "import sys\n"
        "blocked = {'rich', 'cyclopts', 'openskill', 'matplotlib', 'babel', 'fluent'}\n"
        "class Wall:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in blocked:\n"
        "            raise ImportError(name)\n"
        "sys.meta_path.insert(0, Wall())\n"
        "from benchmarks.bots import Claim\n"
        "from benchmarks import strength\n"
        "from mappamundi.arena.series import Terms\n"
        "claim = Claim('panstwa', 2, 'greedy', 'random')\n"
        "print(strength.tables([(claim, claim.series(3).play(Terms(jobs=1)))], []))\n"
    )
    command = [sys.executable, "-c", source]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=240
    )
    assert "| panstwa | 2 | greedy : random | 3 |" in done.stdout
