"""What a bot expects between two rounds, and what it does in positions with a point."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import position, settle

from mappamundi.bots.level import LEVELS
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.searching.study import Study
from mappamundi.bots.settings import SearchSettings
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.bots import is_horizon, swing, value
from mappamundi.games.pingvasion.facts import ROUNDS
from mappamundi.nature import Fast
from mappamundi.record import NATURE

PATIENT = SearchSettings(
    simulations=60, exploring=5_000, liking=16, glances=16, blunders=0, worlds=0
)


def between(text: str) -> rules.State:
    """A position after a round, before anybody draws."""
    s = position(text)
    s.phase = rules.DRAW
    return s


def best(text: str) -> str:
    """What a patient bot in seat 0 does, in notation."""
    s = position(text)
    bot = Searcher(LEVELS[3], GAME, Fast(1), clock=lambda: 0.0)
    bot.engine = Engine(GAME, is_compiled=False)
    bot.study = Study(bot.engine, PATIENT)
    known = GAME.known(s, 0)
    thought = bot.think(known, 0, GAME.legal(known, 0))
    return GAME.write(known, 0, thought.candidates[0].action)


def test_the_horizon_lies_between_rounds() -> None:
    s = GAME.start(3)
    nature, seen = Fast(3), []
    while waiting := GAME.waiting(s):
        if is_horizon(s):
            seen.append(s.round)
        actions = rules.outcomes(s) if waiting[0] == NATURE else 0
        choices = range(actions) if actions else GAME.legal(s, waiting[0])
        rules.apply(s, waiting[0], choices[nature.draw(len(choices))])
    assert seen == list(range(1, ROUNDS))
    assert [value(s, seat) for seat in range(3)] == [
        100 * rules.score(s, seat) for seat in range(3)
    ]


def test_more_strength_and_more_in_hand_promise_more() -> None:
    """§6.2 Not just in one round."""
    for played in range(1, ROUNDS):
        text = f"seats 4, round {played}, hand 0: d5a d9b, tableau 1: d4a, tableau 0: "
        behind, level, ahead = (between(text + card) for card in ("d1b", "d4b", "d8a"))
        assert value(behind, 0) < value(level, 0) < value(ahead, 0)
        richer = between(text.replace("d9b", "d9b d7a") + "d8a")
        assert value(richer, 0) > value(ahead, 0)


def test_a_hand_counts_more_where_one_leads() -> None:
    lead = between("seats 4, round 6, hand 0: d9a, tableau 0: d8a, tableau 1: m8a")
    trail = between("seats 4, round 6, hand 0: m9a, tableau 0: d8a, tableau 1: m8a")
    assert value(lead, 0) > value(trail, 0)


def test_points_move_less_the_nearer_the_end() -> None:
    swings = [swing(between(f"seats 4, round {played}")) for played in range(1, ROUNDS)]
    assert swings == sorted(swings, reverse=True)
    assert swings[-1] > 0


def test_the_lowest_card_that_takes_the_majority_is_played() -> None:
    """§6.1, §6.2 The last round: d2b is level with 7, and keeps 18 points in hand."""
    text = (
        "seats 3, round 7, play, hand 0: d9a d8a d2b d1b, tableau 0: d5a, tableau 1: d7a, "
        "hand 1: m4a, hand 2: m5a, tableau 2: m9a"
    )
    assert best(text) == "play d2b"


def test_presence_where_nothing_is_to_be_won() -> None:
    """§6.3, §6.4 The moon is lost, but with a card there the lowest of the others counts."""
    text = (
        "seats 3, round 7, play, hand 0: m9a m8a m3a d1b, tableau 0: d9a, "
        "tableau 1: m9b m8b m7a, hand 1: j4a, hand 2: j5a, tableau 2: j9a"
    )
    assert best(text) == "play m3a"


@pytest.mark.parametrize("lead", ["a", "c"])
def test_cards_of_the_area_one_rules_are_not_given_away(lead: str) -> None:
    """§3.1 The last round: two cards that count nothing go, whichever area is ruled."""
    other = {"a": "c", "c": "a"}[lead]
    text = (
        f"seats 3, round 7, pass, hand 0: {lead}9a {lead}8a {lead}7a {other}9a {other}8a, "
        f"tableau 0: {lead}9b {lead}8b {lead}6a, tableau 1: {other}9b {other}8b {other}6a, "
        "hand 1: j4a j5a j6a, hand 2: j7a j8a j9a, tableau 2: m9a m8a"
    )
    assert best(text).startswith(f"left {other}")


def test_a_rivals_area_is_not_fed() -> None:
    """§3.1 The left neighbour rules the city, the right one the jungle: each gets the other's."""
    text = (
        "seats 3, round 7, pass, hand 0: c9a j9a a9a a8a, tableau 0: a9b a7a, "
        "tableau 1: c9b c8b c7a, tableau 2: j9b j8b j7a, hand 1: c4a c5a m4a, hand 2: j4a j5a m5a"
    )
    assert best(text) == "left j9a"


def test_between_is_before_a_draw() -> None:
    s = between("seats 3, round 2")
    assert is_horizon(s)
    settle(s)
    assert not is_horizon(s)
