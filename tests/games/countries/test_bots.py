"""What a bot believes, and that it believes no more than it may (C38)."""

from __future__ import annotations

from statistics import mean

import pytest
from contract.worlds import Setup, moments
from games.countries.positions import position

from mappamundi.bots import BOTS
from mappamundi.games.countries import GAME, bots, rules
from mappamundi.games.countries.facts import AREA, CARDS, CATEGORIES, RANK
from mappamundi.games.countries.knowledge import CERTAIN, ERROR, LEVEL
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.games.countries.rules import GUESS, PLACE, PLAY
from mappamundi.nature import Fast
from mappamundi.record import NATURE

SETUP = Setup("countries", 3, (("start", "guess"),))


def test_a_bot_decides_the_same_whatever_the_unseen_figures_are() -> None:
    """C38 §8.3 Even when it is handed a full state, it reads no figure that was never turned."""
    compared = set()
    for step in list(moments(SETUP, 3))[21::3]:
        if step.actor == NATURE:
            continue
        world = GAME.known(step.state, step.actor)
        rules.imagine(world, step.actor, 99)
        for action in GAME.legal(step.state, step.actor):
            looks = bots.prefer(step.state, step.actor, action)
            assert bots.prefer(world, step.actor, action) == looks
        compared.add(step.state.phase)
    assert compared == {GUESS, PLAY, PLACE}


def test_a_belief_is_fixed_for_a_game_and_differs_from_team_to_team() -> None:
    """C38 §8.3 The same country, the same error, row after row."""
    early = position("seats 3, turn 1, row IS IN, spare 3, top US")
    late = position("seats 3, turn 2, row FR BR, spare 2, top PL, finished 12")
    late.order = early.order
    mine = [bots.believed(early, 0, card, AREA) for card in range(CARDS)]
    assert mine == [bots.believed(late, 0, card, AREA) for card in range(CARDS)]
    theirs = [bots.believed(early, 1, card, AREA) for card in range(CARDS)]
    assert sum(one != other for one, other in zip(mine, theirs, strict=True)) > 140


def test_beliefs_err_by_how_little_is_heard_of_a_country() -> None:
    """C38 §8.3 About as much as they should, and less for the United States than for Bhutan."""
    s = position("seats 3, turn 1, row IS IN, spare 3, top US")
    for category in range(CATEGORIES):
        ratios = [
            abs(bots.believed(s, seat, card, category) - LEVEL[RANK[card][category]][category])
            / ERROR[card][category]
            for seat in range(12)
            for card in range(CARDS)
        ]
        assert 0.75 < mean(ratios) < 0.85  # the mean of a normal error is 0.8 of its usual size
        assert ERROR[CARD_OF["US"]][category] * 3 < ERROR[CARD_OF["BT"]][category]


def test_what_was_turned_a_bot_knows() -> None:
    """C38 C25 §8.3 Exactly, like everybody."""
    s = position("seats 3, turn 1, row IS IN, spare 3, top US, turned BT FJ")
    for code in ("BT", "FJ"):
        card = CARD_OF[code]
        for category in range(CATEGORIES):
            true = LEVEL[RANK[card][category]][category]
            assert bots.believed(s, 0, card, category) == true
    assert bots.chance_in_order(s, 0, CARD_OF["BT"], CARD_OF["FJ"]) == 0
    assert bots.chance_in_order(s, 0, CARD_OF["FJ"], CARD_OF["BT"]) == CERTAIN


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
