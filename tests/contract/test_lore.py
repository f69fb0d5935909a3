"""What a game teaches is true, is said in every language, and is the same in the browser."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from edge import ENGINE, GENERATED, node

from mappamundi.bots import LEVELS, bot_maker
from mappamundi.compiling.script import write_all
from mappamundi.contract import Lore
from mappamundi.edge.lores import lacking
from mappamundi.game import GAMES
from mappamundi.learning import (
    DOUBT,
    OTHERS,
    PICK,
    PLACE,
    Posed,
    Revealed,
    heard_all,
)
from mappamundi.match import Match
from mappamundi.narrator import Narrator
from mappamundi.nature import Fast
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.told import Told

TEACHING = {slug: game.lore for slug, game in GAMES.items() if game.lore is not None}
OPTIONS = {"countries": {"start": "guess", "rows": "6"}}
# Nobody lives in Antarctica; seven tiles have no symbol of a religion (K26).
LACKING = {
    "laender_toppen": {"population AQ", "life AQ", "gdp AQ"},
    "panstwa": {f"religion {code}" for code in ("CN", "IN", "JP", "MN", "NP", "TH", "VN")},
}
MIRROR = ENGINE / "test" / "lore.ts"
SEATS = 4
QUESTIONS = 400
PATIENCE = 60  # seconds


@cache
def played(slug: str, number: int = 0) -> tuple[list[Told], ...]:
    """The story of a game between novices, as each seat is told it."""
    game = GAMES[slug]
    bots = [bot_maker("novice")(game, Fast(number, seat)) for seat in range(SEATS)]
    match = Match.start(slug, SEATS, OPTIONS.get(slug), Fast(number + 100, 0))
    while not match.is_over:
        seat = match.waiting[0]
        actions = game.legal(match.known(seat), seat)
        match.act(seat, bots[seat].choose(match.known(seat), seat, actions))
    return tuple([told for _, told in match.story(seat)] for seat in range(SEATS))


def recalled(lore: Lore, slug: str, seat: int) -> list[Revealed]:
    return lore.recall(heard_all(played(slug)[seat]), seat)


def posed(lore: Lore, count: int = QUESTIONS, seed: int = 5) -> Iterator[tuple[Any, ...]]:
    """Facts with others beside them, and what is asked about them."""
    chance = random.Random(seed)
    for _ in range(count):
        topic, country = chance.choice(lore.topics), chance.choice(lore.codes)
        others = chance.sample([each for each in lore.codes if each != country], OTHERS)
        lot = chance.randrange(10_000)
        yield topic, country, others, lot, lore.pose(topic, country, others, lot)


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_a_story_reveals_facts_of_the_game_and_judges_some(slug: str, lore: Lore) -> None:
    for seat in range(SEATS):
        judged = recalled(lore, slug, seat)
        assert {each.topic for each in judged} <= set(lore.topics)
        assert {each.country for each in judged} <= set(lore.codes)
        assert any(each.right is not None for each in judged)
        assert any(each.right is None for each in judged)


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_who_only_watches_learns_but_is_not_judged(slug: str, lore: Lore) -> None:
    judged = lore.recall(heard_all(played(slug)[0]), SEATS)
    assert judged
    assert all(each.right is None for each in judged)


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_what_was_recalled_stays_when_a_story_goes_on(slug: str, lore: Lore) -> None:
    """A page may learn from every beginning of a story: no fact is taken back."""
    story = heard_all(played(slug)[1])
    before: list[tuple[str, str]] = []
    for end in range(0, len(story) + 1, 7):
        facts = [(each.topic, each.country) for each in lore.recall(story[:end], 1)]
        assert set(before) <= set(facts)
        before = facts


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_questions_have_an_answer_and_a_wrong_one(slug: str, lore: Lore) -> None:
    questions = [each[-1] for each in posed(lore) if each[-1] is not None]
    assert len(questions) > QUESTIONS * 0.6
    for each in questions:
        choices = {PICK: len(each.cards), PLACE: len(each.cards) + 1, DOUBT: 2}[each.kind]
        assert 0 < len(each.right) < choices, each
        assert set(each.right) <= set(range(choices))
        assert (each.card in each.cards) == (each.kind != PLACE)
        assert len(set(each.cards)) == len(each.cards)
        assert {told.arguments["card"] for told in each.why} >= {each.card}


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_every_fact_is_asked_but_for_those_that_there_are_not(slug: str, lore: Lore) -> None:
    assert set(lacking(lore)) == LACKING.get(slug, set())


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_what_nobody_can_know_is_not_asked(slug: str, lore: Lore) -> None:
    assert lore.pose("beauty", lore.codes[0], list(lore.codes), 0) is None
    assert lore.pose(lore.topics[0], "XX", list(lore.codes), 0) is None
    assert lore.pose(lore.topics[0], lore.codes[0], [], 0) is None


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_questions_and_reasons_are_sentences(slug: str, lore: Lore, spoken: str) -> None:
    narrator = Narrator(Speech(spoken), [])
    for *_, question in posed(lore, 60):
        for told in [question.prompt, *question.why] if question else []:
            text = narrator.tell(told)
            assert text
            assert "{" not in text
        if question:
            assert narrator.tell(question.prompt)[-1] in "?.", question.prompt


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_the_browser_recalls_and_asks_the_same(slug: str, lore: Lore) -> None:
    write_all({slug: GAMES[slug]}, GENERATED)
    lines = [line(story=played(slug)[seat], seat=seat, wanted=recalled(lore, slug, seat))
             for seat in range(SEATS)]  # fmt: skip
    lines += [
        line(fact=(topic, country), others=others, lot=lot, wanted=question)
        for topic, country, others, lot, question in posed(lore)
    ]
    command = [node(), str(MIRROR), slug]
    out = subprocess.check_output(command, input="\n".join(lines), text=True, timeout=PATIENCE)
    *different, last = [json.loads(each) for each in out.splitlines()]
    assert not different, different[:3]
    assert last["asked"] == len(lines)


def line(
    wanted: Sequence[Revealed] | Posed | None,
    story: list[Told] | None = None,
    seat: int = 0,
    fact: tuple[str, str] = ("", ""),
    others: Sequence[str] = (),
    lot: int = 0,
) -> str:
    text = msgspec.json.encode(wanted).decode()
    given = {"story": story, "seat": seat, "fact": fact, "others": others, "lot": lot}
    return msgspec.json.encode({**given, "wanted": text}).decode()


@pytest.mark.parametrize(("slug", "lore"), TEACHING.items())
def test_levels_that_know_differently_know_more_and_more(slug: str, lore: Lore) -> None:
    if isinstance(lore.hits, int):
        return
    assert len(lore.hits) == len(LEVELS)
    assert list(lore.hits) == sorted(set(lore.hits))
