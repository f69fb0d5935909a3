"""§8: who knows what."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import act, pass_on, position, settle

from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.notation import CARD_IDS
from mappamundi.games.pingvasion.viewing import View
from mappamundi.record import HIDDEN, NATURE, NONE, SPECTATOR

HANDS = "hand 0: a4a a5a a6a a7a, hand 1: d4a d5a d6a d7a, hand 2: j4a j5a j6a j7a"
FOUR = f"seats 4, pass, {HANDS}, hand 3: c4a c5a c6a c7a"


def look(s: rules.State, seat: int) -> View:
    shown: View = GAME.present.view(GAME.known(s, seat), seat)
    return shown


def known_hands(s: rules.State, seat: int) -> list[str]:
    """What a seat knows of every closed hand."""
    return [" ".join(chair.known) for chair in look(s, seat).chairs]


def passed() -> rules.State:
    s = position(FOUR)
    pass_on(s, "a4a a5a", "d4a d5a", "j4a j5a", "c4a c5a")
    return s


def test_hands_and_piles_are_hidden() -> None:
    """P28 §8.1 How many cards there are is public."""
    s = position(FOUR)
    assert known_hands(s, 0) == ["a4a a5a a6a a7a", "", "", ""]
    assert known_hands(s, SPECTATOR) == ["", "", "", ""]
    assert [chair.held for chair in look(s, SPECTATOR).chairs] == [4, 4, 4, 4]
    assert set(GAME.known(s, 0).stock[: s.left]) == {HIDDEN}
    assert set(GAME.known(s, 0).stock[s.left :]) == {NONE}


def test_tableaus_destroyed_cards_and_effects_are_public() -> None:
    """P28 X5 §8.1"""
    s = position("seats 3, play, hand 0: a2a, hand 1: d9a, hand 2: j3a, twins 0, scouts 1")
    s.twins[0] = 0
    act(s, "0 play a2a", "2 play j3a", "1 play d9a")
    public = look(s, SPECTATOR)
    assert [chair.tableau for chair in public.chairs] == [
        [["a2a"], [], [], [], []],
        [[], [], [], [], []],
        [[], [], ["j3a"], [], []],
    ]
    assert public.destroyed == ["d9a"]
    assert [chair.late for chair in public.chairs] == [False, False, True]
    assert [chair.shown for chair in public.chairs] == [["a2a"], ["d9a"], ["j3a"]]


def test_the_giver_knows_what_he_gave() -> None:
    """P8 §8.2 And nobody else but the receiver."""
    s = passed()
    assert known_hands(s, 0) == ["a6a a7a d5a c4a", "a4a", "", "a5a"]
    assert known_hands(s, 1) == ["d5a", "a4a d6a d7a j5a", "d4a", ""]
    assert known_hands(s, SPECTATOR) == ["", "", "", ""]
    assert [gift.card for gift in look(s, 2).gave + look(s, 2).got] == ["j4a", "j5a", "d4a", "c5a"]


def test_a_gift_that_was_played_is_not_in_the_hand_any_more() -> None:
    """P8 §8.2"""
    s = passed()
    act(s, "0 play a6a", "1 play a4a", "2 play j6a", "3 play c6a")
    assert known_hands(s, 0)[1:] == ["", "", "a5a"]
    act_through_draws(s)
    assert known_hands(s, 0)[1:] == ["", "", "a5a"]


def act_through_draws(s: rules.State) -> None:
    settle(s)
    assert s.phase == rules.PASS


def test_a_gift_is_known_until_its_receiver_passes_again() -> None:
    """P8 §8.2 Also while the others are still choosing what to pass."""
    s = passed()
    act(s, "0 play a6a", "1 play d6a", "2 play j6a", "3 play c6a")
    act_through_draws(s)
    act(s, "1 left a4a", "1 right d7a")
    assert known_hands(s, 0)[1:] == ["a4a", "", "a5a"]
    for seat in (0, 2, 3):
        for _ in range(2):
            rules.apply(s, seat, GAME.legal(s, seat)[-1])
    assert s.phase == rules.EARLY
    given = [" ".join(gift.card for gift in look(s, 0).gave if gift.taker == 1)]
    assert known_hands(s, 0)[1] == given[0] != "a4a"


def test_where_a_gift_lies_in_the_hand_tells_nothing() -> None:
    """P8 §8.2 The order of another's cards is not seen."""
    one, other = passed(), passed()
    other.hand[1].reverse()
    other.hand[1] = [card for card in other.hand[1] if card != NONE] + [NONE] * 8
    assert one != other
    assert GAME.known(one, 0) == GAME.known(other, 0)
    assert GAME.known(one, 1) != GAME.known(other, 1)


def test_a_draw_is_seen_by_its_taker_only() -> None:
    """P28 §8.1"""
    s = GAME.start(3)
    for draw in range(12):
        taker = draw // 2 % 3
        seeing = [seat for seat in (0, 1, 2, SPECTATOR) if rules.sees(s, seat, NATURE, 0)]
        assert seeing == [taker]
        rules.apply(s, NATURE, 0)


def test_a_choice_is_seen_by_its_owner_only() -> None:
    """X2 §8"""
    s = position(FOUR)
    for phase in (rules.PASS, rules.EARLY, rules.LATE):
        s.phase = phase
        assert [seat for seat in (0, 1, 2, 3, SPECTATOR) if rules.sees(s, seat, 1, 20)] == [1]


DUEL = "seats 2, pass, hand 0: a4a a5a a6a a7a, hand 1: d4a d5a d6a d7a"


def test_of_a_dummys_cards_one_knows_what_one_gave() -> None:
    """P28 §8.3 Until they are shuffled."""
    s = position(f"{DUEL}, fresh 2: 1, fresh 3: 9")
    pass_on(s, "a4a a5a", "d4a d5a")
    assert known_hands(s, 0) == ["a6a a7a", "", "a4a", "a5a"]
    assert known_hands(s, 1) == ["", "d6a d7a", "d5a", "d4a"]
    assert known_hands(s, SPECTATOR) == ["", "", "", ""]
    assert [chair.received for chair in look(s, SPECTATOR).chairs] == [0, 0, 2, 2]
    act(s, "* tap m4a")
    assert known_hands(s, 0) == ["a6a a7a m4a", "", "", "a5a"]
    assert known_hands(s, 1) == ["", "d6a d7a", "", "d4a"]


def test_who_sees_what_of_a_dummys_cards() -> None:
    """P28 P38 §8.3 A card drawn from a pile its taker, a card revealed everybody."""
    s = position(DUEL)
    pass_on(s, "a4a a5a", "d4a d5a")
    for taker in (0, 1, 1, 0):
        assert [seat for seat in (0, 1, SPECTATOR) if rules.sees(s, seat, NATURE, 0)] == [taker]
        rules.apply(s, NATURE, 0)
    act(s, "0 play a6a", "1 play d6a")
    assert all(rules.sees(s, seat, NATURE, 0) for seat in (0, 1, SPECTATOR))


@pytest.mark.parametrize("seats", [2, 3])
def test_all_is_open_once_scored(seats: int) -> None:
    """P28 §8.1 Except what nobody has drawn."""
    s = position(f"seats {seats}, over, hand 0: a4a, hand 1: d4a, hand 2: j4a")
    assert known_hands(s, SPECTATOR)[:3] == ["a4a", "d4a", "j4a"]
    assert GAME.known(s, SPECTATOR).stock.count(HIDDEN) == 87


def test_an_imagined_gift_is_one_the_receiver_can_have_had() -> None:
    """§8.2 Not a card drawn since, nor the viewer's own gift, and every other card comes up."""
    s = passed()
    act(s, "0 play a6a", "1 play d6a", "2 play j6a", "3 play c6a")
    act_through_draws(s)
    gifts = set()
    for seed in range(300):
        world = GAME.known(s, 0)
        rules.imagine(world, 0, seed)
        gift = world.gift[2][1]
        assert gift in world.hand[1][:3] or gift == world.shown[1][0]
        assert gift != world.gift[0][0]
        gifts.add("d6a" if gift == world.shown[1][0] else "held")
        assert CARD_IDS[0][world.gift[0][0]] == "a4a"
    assert gifts == {"d6a", "held"}
