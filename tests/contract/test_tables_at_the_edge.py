"""Tables in JavaScript: their logs are Python's, and their bots decide as Python's do."""

from __future__ import annotations

import json
import runpy
import subprocess
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from edge import ENGINE, node

from mappamundi.bots import BOTS
from mappamundi.bots.level import LEVELS
from mappamundi.edge.facts import clashes, facts_of
from mappamundi.game import GAMES
from mappamundi.log import Log, game_of, loads, replay, steps, verify
from mappamundi.match import Match
from mappamundi.nature import Fast, Secure
from mappamundi.server.favourites import CardCount
from mappamundi.server.replay import cut, viewer
from mappamundi.server.workshop import at_once

ROOT = Path(__file__).parents[2]
PATIENCE = 240
LUCK = 12_345
PLAYED = 13  # actions before a decision is looked at


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
        length, found = 1, list[Any]()
        while len(found) < length:
            strip = at_once(cut(match.log, viewer(eyes), len(found)))
            length = strip.length
            found += [json.loads(bytes(step)) for step in strip.steps]
        assert shown == found, eyes
    assert set(told["steps"]) == {"all", "spectator", *map(str, match.seats)}


class Fixed:
    """Always the same draw, or the last that there is."""

    def draw(self, outcomes: int) -> int:
        return min(LUCK, outcomes - 1)


def decisions(slug: str) -> list[dict[str, Any]]:
    """A decision in the middle of a game, for every level."""
    match = Match.start(slug, nature=Fast(7))
    luck = Fast(8)
    for _ in range(PLAYED):
        seat = match.waiting[0]
        actions = match.game.legal(match.known(seat), seat)
        match.act(seat, actions[luck.draw(len(actions))])
    seat = match.waiting[0]
    known = match.known(seat)
    return [{"level": level.name, "known": known, "seat": seat} for level in LEVELS]


@pytest.mark.parametrize("slug", GAMES)
def test_bots_decide_as_in_python(engine: None, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where there is no network: at the edge there is none."""
    monkeypatch.setattr("mappamundi.bots.settings.can_compile", lambda: False)
    game, asked = GAMES[slug], decisions(slug)
    questions = [
        {**each, "game": slug, "known": b64encode(each["known"].to_bytes()).decode(), "luck": LUCK}
        for each in asked
    ]
    answers = json.loads(run("deciding.ts", input=json.dumps(questions).encode()))
    for each, answer in zip(asked, answers, strict=True):
        known, seat, level = each["known"], each["seat"], each["level"]
        actions = game.legal(known, seat)
        bot: Any = BOTS[level](game, Fixed())
        bot.clock = lambda: 0.0
        thought = bot.think(known, seat, actions).candidates
        seen = [(one.action, one.visits, pytest.approx(one.points)) for one in thought]
        assert [tuple(one) for one in answer["candidates"]] == seen
        bot = BOTS[level](game, Fixed())
        bot.clock = lambda: 0.0
        assert answer["chosen"] == bot.choose(known, seat, actions)


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
