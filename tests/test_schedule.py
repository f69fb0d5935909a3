"""The schedule of the browser's trainer is that of the reference implementation of FSRS."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from edge import ROOT, node
from fsrs import Card, Rating, Scheduler

SCRIPT = ROOT / "web" / "test" / "schedule.ts"
FACTS = 300
MOST = 20  # judgements of a fact
DAY = 86_400  # seconds
START = 1_760_000_000  # seconds since 1970
PATIENCE = 60  # seconds
NEAR = 1e-4  # both round on the way

Judgement = tuple[int, bool]  # seconds since 1970, and whether it was right


def judgements(chance: random.Random) -> Iterator[Judgement]:
    """Some within minutes, some after months, most after days; one in four wrong."""
    at = START + chance.randrange(DAY)
    for _ in range(chance.randint(1, MOST)):
        yield at, chance.random() < 0.75
        at += round(DAY * chance.choice((0.001, 0.4, 0.9, 1.0, 1.5, 4, 9.7, 30, 200)))


def reference(given: list[Judgement]) -> Iterator[dict[str, Any]]:
    """The same judgements, scheduled by the library of those who made FSRS."""
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = Card()
    for number, (at, right) in enumerate(given):
        now = datetime.fromtimestamp(at, UTC)
        left = scheduler.get_card_retrievability(card, now) if number else None
        card, _ = scheduler.review_card(card, Rating.Good if right else Rating.Again, now)
        yield {
            "stability": card.stability,
            "difficulty": card.difficulty,
            "due": round((card.due - datetime.fromtimestamp(0, UTC)) / timedelta(seconds=1)),
            "last": at,
            "left": left,
        }


def scheduled(facts: list[list[Judgement]]) -> list[list[dict[str, Any]]]:
    """What the browser's module makes of them."""
    lines = "\n".join(json.dumps(each) for each in facts)
    command = [node(), str(SCRIPT)]
    out = subprocess.check_output(command, input=lines, text=True, timeout=PATIENCE)
    return [json.loads(line) for line in out.splitlines()]


def test_the_schedule_is_that_of_the_reference() -> None:
    chance = random.Random(6)
    facts = [list(judgements(chance)) for _ in range(FACTS)]
    found = scheduled(facts)
    assert len(found) == FACTS
    for given, made in zip(facts, found, strict=True):
        for mine, theirs in zip(made, reference(given), strict=True):
            assert mine["stability"] == pytest.approx(theirs["stability"], rel=NEAR), given
            assert mine["difficulty"] == pytest.approx(theirs["difficulty"], rel=NEAR), given
            assert (mine["due"], mine["last"]) == (theirs["due"], theirs["last"]), given
            assert mine["left"] == (theirs["left"] and pytest.approx(theirs["left"], rel=NEAR))
