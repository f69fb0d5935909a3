"""What a bot thinks that it will have in the end, after each of its actions."""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import CARD_OF, dealt, position, scored

from mappamundi.bots.level import LEVELS
from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.weigher import Weigher
from mappamundi.games.laender_toppen import GAME
from mappamundi.games.laender_toppen.bots import consider, judge
from mappamundi.games.laender_toppen.facts import FIELDS, PILE_IDS, VALUE
from mappamundi.games.laender_toppen.notes import Notes
from mappamundi.games.laender_toppen.placing import gain_on
from mappamundi.games.laender_toppen.racing import value
from mappamundi.games.laender_toppen.rules import State
from mappamundi.nature import Fast
from mappamundi.sealing import seal, sealed


def pile(s: State, seat: int) -> str:
    """The pile that is judged best for the next card."""
    before = s.to_bytes()
    best = max(GAME.legal(s, seat), key=lambda action: judge(s, seat, action, Notes()))
    assert s.to_bytes() == before
    return PILE_IDS[best]


def considered(s: State, seat: int, worlds: int) -> Notes:
    """The notes of a seat that has imagined some worlds."""
    notes = Notes()
    for seed in range(worlds):
        world = s.copy()
        GAME.rules.imagine(world, seat, seed)
        consider(world, seat, notes)
    return notes


def test_what_a_card_brings_on_a_field() -> None:
    """§4.2, §4.3, §4.5, §6.1 All cards, none if beaten, its own if level or alone, or a joker."""
    notes = Notes()
    france, monaco, italy, joker = (CARD_OF[name] for name in ("FR", "MC", "IT", "J1"))
    notes.rivals[0], notes.figure[0] = 2, VALUE[0][italy]
    assert gain_on(france, 0, notes) == 300
    assert gain_on(italy, 0, notes) == 100
    assert gain_on(monaco, 0, notes) < 0
    assert gain_on(joker, 0, notes) == 100
    assert gain_on(monaco, 1, notes) == 100


def test_every_card_where_it_wins() -> None:
    """§3.2 Russia is the largest, Monaco the smallest: whatever else is in the hand."""
    s = dealt(4, {0: "AT BE CZ HU MC PT RU SK"}).known(0)
    notes = considered(s, 0, 12)
    placed = {}
    for _ in range(8):
        card = s.hand[0][sealed(s, 0)]
        best = max(GAME.legal(s, 0), key=lambda field: judge(s, 0, field, notes))
        placed[card] = best
        seal(s, 0, best)
    assert placed[CARD_OF["RU"]] in (0, 6)  # area or inhabitants, above
    assert placed[CARD_OF["MC"]] in (1, 7, 8, 10)  # both below, or long life and wealth above
    assert len(set(placed.values())) == 8


def test_the_plan_holds_from_card_to_card() -> None:
    """What the best field for the first card promises is what the whole hand brings."""
    s = dealt(4, {0: "AT BR CN DE IN MC RU US"}).known(0)
    notes = considered(s, 0, 8)
    expected = max(judge(s, 0, field, notes) for field in GAME.legal(s, 0))
    for _ in range(8):
        seal(s, 0, max(GAME.legal(s, 0), key=lambda field: judge(s, 0, field, notes)))
    brought = sum(notes.gain[i][s.sealed[0][i]] for i in range(8)) // notes.worlds
    assert expected == value(s, 0) + brought


def test_worlds_are_all_counted() -> None:
    s = dealt(4).known(0)
    notes = considered(s, 0, 3)
    assert notes.worlds == 3
    highest = max(notes.gain[i][field] for i in range(8) for field in range(FIELDS))
    assert 300 <= highest <= 3 * 400


def test_open_in_a_close_race_closed_in_a_lost_one() -> None:
    """§8.3 A card alone on its field is laid freely."""
    assert pile(position(2, {1: "0:ES"}, {0: "eu FR", 1: "eu DE"}), 0) == "eu"
    assert pile(position(2, {1: "0:EG"}, {1: "af NG KE GH ET TZ"}, is_last=True), 0) == "closed"


def test_of_two_in_the_same_race_either_lies_open() -> None:
    """§5.1 The next card sees to the other kind."""
    s = position(2, {1: "0:FR 1:MC"}, {0: "eu DE", 1: "eu ES"})
    judged = {judge(s, 0, PILE_IDS.index(name), Notes()) for name in ("eu", "closed")}
    assert len(judged) == 1


def test_of_two_the_one_whose_race_can_be_won_lies_open() -> None:
    """§5.1 Europe is close, Africa lost; whichever of the cards is asked for first."""
    lost = "af NG KE GH ET TZ"
    s = position(2, {1: "0:DZ 1:FR"}, {0: "eu DE", 1: f"eu ES, {lost}"}, is_last=True)
    assert pile(s, 0) == "closed"  # Algeria, so that France can lie open
    s = position(2, {1: "0:FR 1:MA"}, {0: "eu DE", 1: f"eu ES, {lost}"}, is_last=True)
    assert pile(s, 0) == "eu"


def test_a_joker_goes_where_it_takes_the_lead() -> None:
    """§6.2"""
    for joker in range(8):
        s = position(2, {1: f"0:J{joker + 1}"})
        here, there = GAME.legal(s, 0)
        s.height[0][here], s.height[1][here] = 4, 4
        s.height[1][there] = 6
        assert pile(s, 0) == PILE_IDS[here]
        s.height[0][here] = 0
        s.height[1][there] = 0
        s.height[0][there] = 1
        assert pile(s, 0) == PILE_IDS[there]


def test_russia_is_assigned_by_the_score() -> None:
    """§7.2"""
    s = scored(2, {0: "eu-as RU, as CN", 1: "eu FR DE, as IN"})
    assert pile(s, 0) == "as"


def test_russia_counts_with_the_higher_pile_until_then() -> None:
    alone = scored(2, {0: "as CN JP", 1: "eu FR"}, early=1)
    with_russia = scored(2, {0: "as CN JP, eu-as RU", 1: "eu FR"})
    before = with_russia.to_bytes()
    assert value(with_russia, 0) > value(alone, 0)
    assert with_russia.to_bytes() == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_closed_cards_are_points_and_a_lead_is_worth_more_than_its_cards(seats: int) -> None:
    s = position(seats, {1: "0:AT"}, {0: "eu FR DE IT", 1: "eu ES"})
    before = value(s, 0)
    s.height[0][PILE_IDS.index("closed")] += 2
    assert value(s, 0) - before == 200
    assert before - value(s, 1) > 300


def test_a_bot_without_compiled_code_keeps_its_time() -> None:
    """A clock that runs out at once leaves one world."""
    ticks = iter(range(10_000))
    bot = Weigher(LEVELS[1], GAME, Fast(1), clock=lambda: float(next(ticks)))
    bot.engine = Engine(GAME, is_compiled=False)
    known = dealt(4).known(0)
    thought = bot.think(known, 0, GAME.legal(known, 0))
    assert thought.simulations == 1
    assert {each.action for each in thought.candidates} == set(GAME.legal(known, 0))
