"""What a bot believes, and that it believes no more than it may (C38)."""

from __future__ import annotations

import importlib
import inspect
from statistics import mean
from typing import Any

import pytest
from games.countries.positions import position

from mappamundi.arena import run
from mappamundi.bots import BOTS, LEVELS
from mappamundi.compiling.dialect import strays
from mappamundi.games.countries import GAME, beliefs, bots, chances, judgement, rules
from mappamundi.games.countries.facts import AREA, CARDS, CATEGORIES, RANK
from mappamundi.games.countries.knowledge import (
    CERTAIN,
    CHANCE_ABOVE,
    CHANCE_AGREED,
    ERROR,
    MARK,
    PLAIN,
    SHARE,
)
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.games.countries.rules import GUESS, PLACE, PLAY
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, NATURE
from mappamundi.testing import Setup, moments

SETUP = Setup("countries", 3, (("start", "guess"),))
NOVICE, STEADY, STRONG, MASTER, _ = range(len(LEVELS))
RANKS = range(len(LEVELS))


@pytest.mark.parametrize("name", ["beliefs", "chances", "judgement"])
def test_what_bots_are_compiled_with_is_in_the_dialect(name: str) -> None:
    package = "mappamundi.games.countries"
    source = inspect.getsource(importlib.import_module(f"{package}.{name}"))
    assert strays(source, rules.State, package) == []


def test_a_bot_decides_the_same_whatever_the_unseen_figures_are() -> None:
    """C38 §8.3 Even when it is handed a full state, it reads no figure that was never turned."""
    compared = set()
    for step in list(moments(SETUP, 3))[21::3]:
        if step.actor == NATURE:
            continue
        world = GAME.known(step.state, step.actor)
        assert HIDDEN in world.numbers()
        rules.imagine(world, step.actor, 99)
        for action in GAME.legal(step.state, step.actor):
            looks = bots.prefer(step.state, step.actor, action)
            assert bots.prefer(world, step.actor, action) == looks
            for rank in (NOVICE, MASTER):
                worth = bots.reckon(step.state, step.actor, action, rank, 5)
                assert bots.reckon(world, step.actor, action, rank, 5) == worth
        compared.add(step.state.phase)
    assert compared == {GUESS, PLAY, PLACE}


def test_a_belief_is_fixed_for_a_match_and_differs_from_mind_to_mind() -> None:
    """C38 §8.3 The same country, the same error, row after row."""
    early = position("seats 3, turn 1, row IS IN, spare 3, top US")
    late = position("seats 3, turn 2, row FR BR, spare 2, top PL, finished 12")
    cards = range(CARDS)
    mine = [beliefs.likely(early, card, AREA, STEADY, 7) for card in cards]
    assert mine == [beliefs.likely(late, card, AREA, STEADY, 7) for card in cards]
    theirs = [beliefs.likely(early, card, AREA, STEADY, 8) for card in cards]
    assert sum(one != other for one, other in zip(mine, theirs, strict=True)) > 140


def test_a_bot_draws_its_mind_once_from_its_own_luck() -> None:
    """C38 §8.3 So two bots at a table err differently, and one errs the same all through."""
    s = position("seats 2, turn 1, category area, row IS IN, hand 0: FR, hand 1: BR PL, top US")
    bot: Any = BOTS["steady"](GAME, Fast(9))
    known = GAME.known(s, 1)
    thoughts = [bot.think(known, 1, GAME.legal(known, 1)) for _ in range(2)]
    assert thoughts[0].candidates == thoughts[1].candidates
    bots: list[Any] = [BOTS["steady"](GAME, Fast(9, each)) for each in range(20)]
    assert len({each.mind for each in bots}) == 20


@pytest.mark.parametrize("rank", [*RANKS, PLAIN])
def test_errors_have_the_size_of_the_level(rank: int) -> None:
    """C38 §8.3 Normal on the scale of marks, so log-normal for area and population."""
    for category in range(CATEGORIES):
        errors = [
            (beliefs.learnt(card, category, rank, mind) - MARK[RANK[card][category]][category])
            / (ERROR[card][category] * SHARE[rank] / 100)
            for mind in range(8)
            for card in range(CARDS)
        ]
        assert abs(mean(errors)) < 0.1
        assert 0.75 < mean(map(abs, errors)) < 0.85  # of a normal error: 0.8 of its usual size
        assert 0.63 < mean(abs(error) < 1 for error in errors) < 0.73
        assert ERROR[CARD_OF["US"]][category] * 3 < ERROR[CARD_OF["BT"]][category]


def test_the_levels_go_from_a_child_to_a_geographer() -> None:
    """C38 §8.3 The steady bot knows what the plain one does."""
    assert list(SHARE[:PLAIN]) == sorted(SHARE[:PLAIN], reverse=True)
    assert SHARE[NOVICE] > 2 * SHARE[STEADY] == 2 * SHARE[PLAIN]


def test_who_knows_little_keeps_to_what_is_usual() -> None:
    """C38 §8.3 A child's idea of a country it has never heard of is nearer to the middle."""
    s = position("seats 3, turn 1, row IS IN, spare 3, top US")
    bhutan, states = CARD_OF["BT"], CARD_OF["US"]
    for category in range(CATEGORIES):
        assert beliefs.weight(bhutan, category, NOVICE) < beliefs.weight(bhutan, category, MASTER)
        assert beliefs.weight(bhutan, category, NOVICE) < beliefs.weight(states, category, NOVICE)
        unsure = [beliefs.unsure(s, bhutan, category, rank) for rank in RANKS]
        assert unsure == sorted(unsure, reverse=True)


def test_what_was_turned_a_bot_knows() -> None:
    """C38 C25 §8.3 Exactly, like everybody."""
    s = position("seats 3, turn 1, row IS IN, spare 3, top US, turned BT FJ")
    for code in ("BT", "FJ"):
        card = CARD_OF[code]
        for category in range(CATEGORIES):
            true = MARK[RANK[card][category]][category]
            assert {beliefs.likely(s, card, category, rank, 3) for rank in RANKS} == {true}
            assert beliefs.unsure(s, card, category, NOVICE) == 0
    small_first = s.copy()
    small_first.row[:2] = [CARD_OF["FJ"], CARD_OF["BT"]]
    large_first = s.copy()
    large_first.row[:2] = [CARD_OF["BT"], CARD_OF["FJ"]]
    for rank in RANKS:
        assert chances.chance_right(small_first, rank, 3) == CERTAIN
        assert chances.chance_right(large_first, rank, 3) == 0


def test_others_consent_counts_the_more_the_less_one_knows() -> None:
    """C38 §8.3 Where two cards seem level, somebody laid them so; clear cases stay clear."""
    middle = len(CHANCE_ABOVE) // 2
    assert CHANCE_ABOVE[middle] == CERTAIN // 2
    trust = [CHANCE_AGREED[rank][middle] for rank in RANKS]
    assert trust == sorted(trust, reverse=True)
    assert trust[MASTER] > CERTAIN // 2
    for rank in RANKS:
        assert list(CHANCE_AGREED[rank]) == sorted(CHANCE_AGREED[rank])
        assert CHANCE_AGREED[rank][-1] > 0.99 * CERTAIN


def judged(s: rules.State, seat: int, rank: int = MASTER) -> str:
    """What a bot of this rank does."""
    known = GAME.known(s, seat)
    actions = GAME.legal(known, seat)
    action = max(actions, key=lambda each: bots.reckon(known, seat, each, rank, 1))
    return GAME.write(s, seat, action)


@pytest.mark.parametrize("rank", RANKS)
def test_every_level_doubts_nonsense_and_trusts_the_obvious(rank: int) -> None:
    """C38 §8.3 India before Iceland by people, with a child at the table too."""
    row = "seats 2, turn 1, category population, hand 0: FR BE, hand 1: EE US, top PL, row"
    assert judged(position(f"{row} IN IS"), 1, rank) == "doubt"
    assert judged(position(f"{row} IS IN"), 1, rank) != "doubt"


def test_with_one_card_left_a_wrong_row_is_doubted_and_a_right_one_finished() -> None:
    """C30 §6.2 Who doubts well begins the next row, and wins there."""
    start = "seats 3, turn 1, category area, hand 0: FR BE, hand 1: BR, hand 2: PL AT, top EE, row"
    assert judged(position(f"{start} RU IS"), 1) == "doubt"
    assert judged(position(f"{start} IS RU"), 1) == "card BR"


def test_a_doubt_is_worth_what_the_row_is_not() -> None:
    """C22 §5.3 The less likely the row is right, the better to doubt it and the worse to add."""
    s = position("seats 4, turn 1, category area, row IS IN, spare 5, top US")
    doubts = [judgement.after_doubt(s, 1, right) for right in range(0, CERTAIN + 1, 500)]
    adds = [judgement.after_placing(s, 1, right) for right in range(0, CERTAIN + 1, 500)]
    assert doubts == sorted(doubts, reverse=True)
    assert adds[0] < adds[5] < adds[10] < adds[15] < adds[-1]
    assert doubts[0] > adds[0]
    assert doubts[-1] < adds[-1]


def test_fewer_cards_and_an_earlier_turn_are_a_better_chance() -> None:
    """§6.1 The chances of all teams make a whole."""
    s = position("seats 4, turn 0, row IS IN, spare 5, top US")
    s.held[:4] = [5, 5, 3, 7]
    won = [judgement.chance_to_win(s, seat, seat, 0, 0) for seat in range(4)]
    assert won[2] > won[0] > won[1] > won[3]
    assert abs(sum(won) - CERTAIN) < 100
    assert judgement.chance_to_win(s, 0, 0, 2, 0) < won[0] < judgement.chance_to_win(s, 0, 2, 2, 0)
    assert s.held[:4] == [5, 5, 3, 7]


def best(s: rules.State, seat: int) -> str:
    action = max(GAME.legal(s, seat), key=lambda each: bots.prefer(s, seat, each))
    return GAME.write(s, seat, action)


def test_it_doubts_what_cannot_be_right_and_trusts_what_must_be() -> None:
    """C38 §8.3 By the chance that the row is wrong."""
    row = "seats 2, turn 1, category population, hand 0: FR BE, hand 1: EE US, top PL, row"
    assert best(position(f"{row} IN IS"), 1) == "doubt"
    assert best(position(f"{row} IS IN"), 1) != "doubt"


def test_it_places_a_card_where_it_believes_it_belongs() -> None:
    """C38 §8.3 Brazil has more people than Iceland, and fewer than India."""
    s = position("seats 2, turn 1, category population, row IS IN, hand 0: FR, hand 1: BR, top PL")
    GAME.do(s, 1, CARD_OF["BR"])
    assert best(s, 1) == "at 2"


def test_it_guesses_what_it_believes() -> None:
    """C38 §8.3 Within a few of its usual errors."""
    s = position("seats 2, turn 1, row IS IN, spare 3, top US")
    s.phase, s.by_guess = GUESS, 1
    people = int(best(s, 0).split()[1])
    assert 200_000_000 < people < 600_000_000


@pytest.mark.parametrize("seats", [2, 4])
def test_a_geographer_beats_a_child(seats: int) -> None:
    """C38 By chance alone each side would win half."""
    result = run("countries", ["master", "novice"] * (seats // 2), 40, jobs=1, seed=6)
    assert not result.failures
    assert sum(each.win_share for each in result.bots[::2]) > 0.7


@pytest.mark.parametrize(("seats", "games", "share"), [(2, 20, 0.85), (4, 20, 0.5)])
def test_greedy_beats_random(seats: int, games: int, share: float) -> None:
    """C38 Knowing the world a little is worth much: one greedy team against random ones."""
    won = 0
    for seed in range(games):
        s, nature, mine = GAME.start(seats), Fast(seed), seed % seats
        makers = [BOTS["greedy" if seat == mine else "random"] for seat in range(seats)]
        teams = [maker(GAME, Fast(seed, 1 + seat)) for seat, maker in enumerate(makers)]
        while waiting := GAME.waiting(s):
            seat = waiting[0]
            if seat == NATURE:
                action = nature.draw(rules.outcomes(s))
            else:
                known = GAME.known(s, seat)
                action = teams[seat].choose(known, seat, GAME.legal(known, seat))
            GAME.do(s, seat, action)
        won += rules.place(s, mine) == 1
    assert won / games > share
