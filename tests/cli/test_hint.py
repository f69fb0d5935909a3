"""`mappamundi hint`: what a bot would do, told to a seat and from what that seat knows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mappamundi import GAMES, Match
from mappamundi.bots import LEVELS, Candidate
from mappamundi.bots.catalogue import MAKERS, thinker
from mappamundi.bots.searching import engine
from mappamundi.bots.thought import Thought
from mappamundi.errors import BadSetup
from mappamundi.log import Log, load, replay
from mappamundi.nature import Fast
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.terminal.hinting import Advised, PrintedHint, advise, reason

from .conftest import Command


def log_of(game: str, decisions: int | None = None) -> Log:
    """A game of three at random, so many decisions long."""
    match = Match.start(game, ["Ada", "Bo", "Cy"], nature=Fast(3))
    luck, made = Fast(1), 0
    while not match.is_over and made != decisions:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.act(seat, moves[luck.draw(len(moves))])
        made += 1
    return match.log


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine would stop the search early, and then the same seed is not the same hint."""
    unhurried = partial(thinker, LEVELS[0], clock=lambda: 0.0)
    monkeypatch.setitem(MAKERS, LEVELS[0].name, unhurried)


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A novice thinks little: as it is written it decides sooner than it would be compiled."""
    monkeypatch.setattr(engine, "can_compile", lambda: False)
    engine.engine_of.cache_clear()
    yield
    engine.engine_of.cache_clear()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(log_of("null_nichtig", 12).dumps())
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_are_the_legal_ones(game: str) -> None:
    log = log_of(game, 4)
    hint = advise(log, "novice")
    match = Match.resume(log, Fast(0))
    assert hint.seat == match.waiting[0]
    moves = [each.move for each in hint.moves]
    assert moves
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(match.legal(hint.seat))
    assert (hint.game, hint.line, hint.bot) == (game, len(log.actions), "novice")


def test_a_hint_uses_only_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is given a redacted state, and in another world that looks the same, the same."""
    log = log_of("null_nichtig", 12)
    game = GAMES["null_nichtig"]
    state = replay(log)
    seat = game.waiting(state)[0]
    world = game.known(state, seat)
    game.rules.imagine(world, seat, 5)
    assert world != state
    first = advise(log, "novice", seat, seed=8)
    monkeypatch.setattr("mappamundi.terminal.hinting.replay", lambda log: world)
    second = advise(log, "novice", seat, seed=8)
    assert first.moves == second.moves


@pytest.mark.parametrize(("spoken", "word"), [("en", "hint"), ("pl", "podpowiedz")])
def test_a_hint_can_be_had_in_the_middle_of_a_game(
    spoken: str, word: str, command: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what to do, does nothing itself, and is no line of the log."""
    monkeypatch.setattr("mappamundi.terminal.hinting.BEST_BOT", "novice")
    start = ("play", "null_nichtig", "--seats", "3", "--seed", "7", "--lang", spoken)
    done = command(*start, typed=f"{word}\nquit\n")
    assert done.code == 0
    (path,) = home.glob("*.json")
    log = load(path)
    assert not [line for line in log.actions if line.startswith("0 ")]
    heading = Speech(spoken).say("hint-move")
    advice = done.out[done.out.index(heading) :].splitlines()[1:]
    legal = Match.resume(log, Fast(0)).legal(0)
    assert any(move in line for line in advice for move in legal)


def test_json_is_one_object(command: Command, path: Path) -> None:
    done = command("hint", path, "--level", "novice", "--json")
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    hint = msgspec.json.decode(done.out, type=PrintedHint)
    assert json.loads(done.out)["moves"][0].keys() == {
        "move",
        "chance",
        "points",
        "worth",
        "visits",
    }
    assert sum(each.visits for each in hint.moves) <= 2 * hint.simulations


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_people_get_a_table(spoken: str, command: Command, path: Path) -> None:
    done = command("hint", path, "--level", "novice", "--lang", spoken)
    assert (done.code, done.err) == (0, "")
    assert "novice" in done.out
    assert Speech(spoken).say("hint-visits") in done.out
    best = json.loads(command("hint", path, "--level", "novice", "--json").out)["moves"][0]
    assert best["move"] in done.out


def test_the_same_seed_gives_the_same_hint(command: Command, path: Path) -> None:
    def moves(seed: str) -> object:
        return json.loads(command("hint", path, "--level", "novice", "--json", "--seed", seed).out)[
            "moves"
        ]

    assert moves("5") == moves("5")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--level", "greedy"), "cannot say"),
        (("--level", "genius"), "no bot"),
        (("--at", "1"), "chance"),
        (("--at", "999"), "no line"),
        (("--seat", "9"), "nothing to decide"),
    ],
)
def test_what_cannot_be_advised_is_said(
    words: tuple[str, ...], says: str, command: Command, path: Path
) -> None:
    done = command("hint", path, *words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert says in done.err


def test_a_finished_game_needs_no_advice() -> None:
    with pytest.raises(BadSetup) as refused:
        advise(log_of("panstwa"), "novice")
    assert refused.value.message == "hint-over"


def test_the_reason() -> None:
    moves = [Advised("play r7", 1.0, 41.25, 0.6, 90), Advised("play b3", 0.0, 38.0, 0.5, 10)]
    assert reason(moves, 2, Speech("en")) == (
        "play r7 is expected to end with 41.2 points, play b3, the next best, with 38.0."
    )
    assert reason(moves[:1], 1, Speech("de")) == "Es gibt nur einen möglichen Zug: play r7."


def test_a_move_that_alone_was_weighed_is_not_called_the_only_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A search that has no time looks at one move of several."""

    class Hurried:
        def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
            return actions[0]

        def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
            return Thought((Candidate(actions[0], 1, 30.0, 0.5, 1.0),), 1, 0.0)

    monkeypatch.setitem(MAKERS, "hurried", lambda game, nature: Hurried())
    hint = advise(log_of("null_nichtig", 12), "hurried")
    assert len(hint.moves) == 1 < hint.possible
    for language in LANGUAGES:
        speech = Speech(language)
        said = reason(hint.moves, hint.possible, speech)
        assert said != speech.say("hint-only", move=hint.moves[0].move)
        assert str(hint.possible) in said


def test_the_reason_speaks_of_what_differs() -> None:
    """Bots that do not look ahead expect the same points of every move, or know no difference."""
    moves = [Advised("card SG", 1.0, -7.0, 0.216, 0), Advised("card MV", 0.0, -7.0, 0.17, 0)]
    assert reason(moves, 2, Speech("en")) == (
        "card SG is worth 0.216, card MV, the next best, 0.170."
    )
    level = [moves[0], msgspec.structs.replace(moves[1], worth=0.216)]
    assert reason(level, 2, Speech("en")) == "card MV is just as good as card SG."


def test_who_imagined_nothing_does_not_speak_of_games_played_out(
    command: Command, tmp_path: Path
) -> None:
    """Countries: a bot reckons, so visits and points say nothing and are not shown."""
    path = tmp_path / "countries.json"
    path.write_text(log_of("countries", 4).dumps())
    said = command("hint", path, "--level", "novice").out
    assert "weighed in" in said
    assert "visits" not in said
    assert "played out" not in said
