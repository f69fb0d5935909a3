"""Games in figures: what is counted, against games whose figures are known from the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from mappamundi.arena import AmountPlayed, GameMetrics, GameSetup, Terms, measure
from mappamundi.arena.course import NOBODY, PARTS, lead_changes, leads, parts, settled
from mappamundi.arena.metrics import breadth, events, spread
from mappamundi.arena.plots import bins, plot
from mappamundi.arena.series import Series
from mappamundi.arena.sheet import Played
from mappamundi.game import GAMES
from mappamundi.speech import LANGUAGES, Speech


def course(game: str = "null_nichtig", seats: int = 3) -> list[Played]:
    from dataclasses import replace

    contest = replace(GameSetup(game).contest(["greedy"] * seats), is_watched=True)
    return Series((contest,), 3).play(Terms(jobs=1)).games(0)


@pytest.fixture(scope="module")
def measured() -> GameMetrics:
    setting = GameSetup("null_nichtig", seats=3)
    return measure(setting, ["random", "greedy"], AmountPlayed(deals=8), Terms(jobs=1))


def test_a_watched_game_is_counted_exactly() -> None:
    """Three seats: three rounds of 3 start cards and 10 tricks, from hands of 13."""
    for game in course():
        assert game.course is not None
        assert (game.course.decisions, game.course.rounds) == (3 * 3 * 13, 3)
        assert (game.course.widest, game.course.forced) == (13, 3 * 3)
        assert game.course.choices == 3 * 3 * sum(range(1, 14))
        told = game.course.events
        assert told["null-nichtig-played"] == 3 * 3 * 10
        assert told["null-nichtig-took"] == 3 * 10
        assert told["null-nichtig-chose"] == 3 * 3 * 3
        assert told["null-nichtig-dealer"] == 1


def test_watching_changes_nothing() -> None:
    plain = Series((GameSetup("null_nichtig").contest(["greedy"] * 3),), 3).play(Terms(jobs=1))
    watched = [(game.number, game.points, game.places) for game in course()]
    assert watched == [(game.number, game.points, game.places) for game in plain.games(0)]


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_watched(slug: str) -> None:
    for game in course(slug):
        found = game.course
        assert found is not None
        assert sum(found.breadth) == found.choices
        assert found.decisions <= found.choices
        assert 0 <= found.settled <= 1000
        assert set(found.ahead) <= {0, 1}
        assert found.ahead[-1] == (game.places.count(1) == 1)
        assert all(Speech("en").knows(event) for event in found.events)


@pytest.mark.parametrize(
    ("leaders", "winner", "changes", "since"),
    [
        ([0, 0, 0, 0], 0, 0, 0),
        ([NOBODY, 0, 0, 0], 0, 0, 1),
        ([0, 1, 0, 1], 1, 3, 3),
        ([0, NOBODY, 0, 1], 1, 1, 3),
        ([0, NOBODY, 1, 1], 1, 1, 2),
        ([0, 1, 1, NOBODY], NOBODY, 1, 4),
        ([NOBODY] * 4, NOBODY, 0, 4),
    ],
)
def test_the_lead(leaders: list[int], winner: int, changes: int, since: int) -> None:
    assert lead_changes(leaders) == changes
    assert settled(leaders, winner) == since


def test_who_led_then() -> None:
    assert leads([2, 1, 1], 1, 2)
    assert not leads([2, 1, 1], 2, 2)
    assert not leads([2, 1, 1], 0, 2)
    assert not leads([NOBODY], 1, NOBODY)


@pytest.mark.parametrize("length", [1, 7, 10, 16, 208])
def test_tenths_cover_a_game(length: int) -> None:
    found = parts(length)
    assert len(found) == PARTS
    assert [end for _, end in found[:-1]] == [begin for begin, _ in found[1:]]
    assert (found[0][0], found[-1][1]) == (0, length)


def test_portraits(measured: GameMetrics) -> None:
    random, greedy = measured.portraits
    assert (random.bot, random.games, greedy.bot) == ("random", 8, "greedy")
    assert random.branching == 7
    assert random.forced == pytest.approx(1 / 13)
    assert random.rounds is not None
    assert (random.rounds.mean, random.rounds.counts) == (3, {3: 8})
    for each in measured.portraits:
        assert sum(chair.win_share.mean for chair in each.chairs) == pytest.approx(1)
        played = next(event for event in each.events if event.event == "null-nichtig-played")
        assert (played.games, played.mean) == (1, 90)
        assert each.ahead[-1] > 0.5
    assert measured.ladder is not None
    assert [each.name for each in measured.ladder.profiles] == ["random", "greedy"]


def test_one_bot_has_no_ladder() -> None:
    setting = GameSetup("panstwa", seats=3)
    assert measure(setting, ["random"], AmountPlayed(deals=2), Terms(jobs=1)).ladder is None


def test_spread() -> None:
    found = spread([1, 2, 2, 3, 2])
    assert (found.mean, found.counts) == (2, {1: 1, 2: 3, 3: 1})
    assert found.low <= found.mean <= found.high
    assert spread([4]).low == spread([4]).high == 4


def test_breadth_and_events_are_means() -> None:
    found = [game.course for game in course() if game.course is not None]
    whole = sum(
        mean * (last - first)
        for mean, (first, last) in zip(breadth(found), parts(found[0].decisions), strict=True)
    )
    assert whole == pytest.approx(found[0].choices)
    by_name = {event.event: event for event in events(found)}
    assert by_name["null-nichtig-dealer"].mean == 1


def test_bars_hold_every_game(measured: GameMetrics) -> None:
    for spreads in (
        [each.decisions for each in measured.portraits],
        [each.lead_changes for each in measured.portraits],
        [spread(list(range(100, 400)))],
    ):
        edges = bins(spreads)
        assert edges == sorted(set(edges))
        assert len(edges) < 30
        for each in spreads:
            assert edges[0] < min(each.counts)
            assert max(each.counts) < edges[-1]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_plots_are_drawn_in_every_language(
    spoken: str, measured: GameMetrics, tmp_path: Path
) -> None:
    speech = Speech(spoken)
    png, svg = plot(measured, tmp_path / "new", speech)
    assert png.read_bytes().startswith(b"\x89PNG")
    drawn = svg.read_text()
    assert drawn.count("<!-- " + speech.say("plot-events")) == 1
    assert "<!-- greedy" in drawn


def test_the_same_figures_give_the_same_file(measured: GameMetrics, tmp_path: Path) -> None:
    drawn = [plot(measured, tmp_path / name, Speech("en"))[1].read_bytes() for name in "ab"]
    assert drawn[0] == drawn[1]
