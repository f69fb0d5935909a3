"""Tables in JavaScript: their logs are Python's, and their bots decide as Python's do."""

from __future__ import annotations

import json
import runpy
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from edge import ENGINE, node

from mappamundi.bots import BOTS
from mappamundi.bots.level import LEVELS
from mappamundi.edge.facts import clashes, facts_of
from mappamundi.edge.network import asks_network
from mappamundi.game import GAMES, Game
from mappamundi.log import Log, game_of, loads, replay, steps, verify
from mappamundi.match import Match
from mappamundi.nature import Fast, Secure
from mappamundi.record import NATURE
from mappamundi.server.http.replay import cut, viewer
from mappamundi.server.people.favourites import CardCount
from mappamundi.server.people.runs import run as run_game
from mappamundi.server.workshop import at_once
from mappamundi.testing.worlds import Moment, Setup, moments, setups

ROOT = Path(__file__).parents[2]
PATIENCE = 240
SEED = 7  # of a bot's luck
PLACES = 4  # of a game's set-ups and courses, at which bots are asked
DECISIONS = 3  # of a bot from there on


@pytest.fixture(scope="session")
def engine() -> None:
    """What the engine takes from Python is written down."""
    script = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    script["fetch"]()
    script["generate"]()


def run(script: str, *arguments: str, **asked: Any) -> str:
    """What a script of the engine's tests answers in Node.js."""
    command = [node(), "--disable-warning=ExperimentalWarning", str(ENGINE / "test" / script)]
    said = subprocess.run([*command, *arguments], capture_output=True, timeout=PATIENCE, **asked)
    assert said.returncode == 0, said.stderr.decode()
    return said.stdout.decode()


@pytest.mark.parametrize("slug", GAMES)
def test_whole_games_are_verified(engine: None, slug: str) -> None:
    told = [json.loads(line) for line in run("whole.ts", slug).splitlines()]
    logs = [loads(each["log"]) for each in told]
    assert [each["cards"] for each in told] == [cards_of_the_person(log) for log in logs]
    assert {len(log.seats) for log in logs} == {GAMES[slug].seats.start, GAMES[slug].usual_seats}
    for log in logs:
        assert log.options == GAMES[slug].settings()
        assert verify(log) > 0
        assert not game_of(log).waiting(replay(log))


def cards_of_the_person(log: Log) -> dict[str, int]:
    """How often the first seat has played each card."""
    count = CardCount(game_of(log), len(log.seats))
    for line, step in zip(log.actions, steps(log), strict=True):
        count.follow(line, step)
    return count.cards(0)


@pytest.mark.parametrize("slug", GAMES)
def test_a_finished_game_is_stepped_through_as_in_python(engine: None, slug: str) -> None:
    """The log is all that is sent; every pair of eyes sees the same of it, at every step."""
    match, luck = Match.start(slug, GAMES[slug].seats.start, nature=Secure()), Fast(3)
    while not match.is_over:
        seat = match.waiting[0]
        actions = match.game.legal(match.known(seat), seat)
        match.act(seat, actions[luck.draw(len(actions))])
    told = json.loads(run("replaying.ts", input=match.log.dumps().encode()))
    assert told["outcome"]["points"] == match.scores
    assert told["outcome"]["places"] == match.places
    assert told["outcome"]["reason"] == match.reason
    for eyes, shown in told["steps"].items():
        game, found = at_once(run_game(match.log)), list[Any]()
        while len(found) < game.length:
            page = at_once(cut(game, viewer(eyes), len(found)))
            found += [json.loads(bytes(step)) for step in page]
        assert shown == found, eyes
    assert set(told["steps"]) == {"all", "spectator", *map(str, match.seats)}


class Course(NamedTuple):
    """Decisions of a seat, one after the other, by the same bot."""

    level: str
    seat: int
    known: list[Any]  # before each of them


def places(slug: str) -> Iterator[tuple[Setup, Moment]]:
    """Decisions early and late in games of several set-ups."""
    offered = setups(slug)
    for number in range(PLACES):
        setup = offered[number * (len(offered) - 1) // (PLACES - 1)]
        met = [each for each in moments(setup, number) if is_open(setup.game, each)]
        yield setup, met[number * (len(met) - 1) // (PLACES - 1)]


def is_open(game: Game, each: Moment) -> bool:
    """Has a seat to decide something there?"""
    return each.actor < NATURE and len(game.legal(each.state, each.actor)) > 1


def bot_of(game: Game, level: str) -> Any:
    """A bot that always has time."""
    bot: Any = BOTS[level](game, Fast(SEED))
    bot.clock = lambda: 0.0
    return bot


def followed(game: Game, begun: Moment, level: str) -> tuple[Course, list[int]]:
    """What one bot decides from there on, and what it knew; all others play by luck."""
    state, seat, luck = begun.state.copy(), begun.actor, Fast(SEED, 1)
    bot, course, chosen = bot_of(game, level), Course(level, begun.actor, []), list[int]()
    while len(chosen) < DECISIONS and (waiting := game.waiting(state)):
        actor = seat if seat in waiting else waiting[0]
        known = game.known(state, seat)
        choices = game.legal(state, actor)
        if actor == seat:
            course.known.append(known.copy())
            chosen.append(bot.choose(known, seat, choices))
        action = chosen[-1] if actor == seat else choices[luck.draw(len(choices))]
        game.do(state, actor, action)
    return course, chosen


@pytest.mark.parametrize("slug", GAMES)
def test_bots_decide_as_in_python(engine: None, slug: str) -> None:
    """Networks with all their forecasts, too, and trees that are searched further."""
    compare_decisions(slug, is_networked=True)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if asks_network(GAMES[slug])])
def test_bots_whose_network_cannot_be_had_decide_as_without(
    engine: None, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mappamundi.bots.settings.can_compile", lambda: False)
    compare_decisions(slug, is_networked=False)


def compare_decisions(slug: str, *, is_networked: bool) -> None:
    told = {"game": slug, "seed": SEED, "isNetworked": is_networked}
    game, courses = GAMES[slug], list[tuple[Course, list[int]]]()
    for setup, begun in places(slug):
        courses += [followed(setup.game, begun, level.name) for level in LEVELS]
    asked = [
        {**told, "level": level, "seat": seat, "known": [packed(each) for each in known]}
        for (level, seat, known), _ in courses
    ]
    answers = json.loads(run("deciding.ts", input=json.dumps(asked).encode()))
    for ((level, seat, (known, *_)), chosen), answer in zip(courses, answers, strict=True):
        thought = bot_of(game, level).think(known, seat, game.legal(known, seat)).candidates
        seen = [(one.action, one.visits, pytest.approx(one.points)) for one in thought]
        assert [tuple(one) for one in answer["candidates"]] == seen
        assert answer["chosen"] == chosen, level


def packed(state: Any) -> str:
    return b64encode(state.to_bytes()).decode()


def test_what_clashes_is_what_python_refuses() -> None:
    found = [(each["seats"], each["options"]["teams"]) for each in clashes(GAMES["null_nichtig"])]
    assert set(found) == {(3, "yes"), (5, "yes")}
    assert list(clashes(GAMES["panstwa"])) == []


def test_reactions_are_those_of_the_pace() -> None:
    rhythm = facts_of(GAMES["panstwa"])["rhythm"]
    assert rhythm["options"] == {"mode": "race"}
    assert (
        1_200 <= min(rhythm["reactions"]["master"]) <= max(rhythm["reactions"]["master"]) <= 4_500
    )
    assert facts_of(GAMES["countries"])["rhythm"] is None
