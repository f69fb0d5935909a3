"""What a bot sees first, and what a learner is shown."""

from __future__ import annotations

from games.pingvasion.positions import act, cards, pass_on, position

from mappamundi.games.pingvasion import GAME, bots, features, rules
from mappamundi.games.pingvasion.facts import AREAS, CARDS
from mappamundi.nature import Fast
from mappamundi.record import NATURE


def favourite(s: rules.State, seat: int) -> str:
    """What looks best to the seat."""
    known = GAME.known(s, seat)
    best = max(GAME.legal(known, seat), key=lambda action: bots.prefer(known, seat, action))
    return GAME.write(known, seat, best)


def test_greedy_beats_three_random_players() -> None:
    """At least three games in five; chance alone would give one in four."""
    wins = sum(greedy_wins(seed) for seed in range(40))
    assert wins >= 24


def greedy_wins(seed: int) -> bool:
    s = GAME.start(4)
    nature, hero = Fast(seed), seed % 4
    while waiting := GAME.waiting(s):
        seat = waiting[0]
        if seat == hero:
            act(s, f"{seat} {favourite(s, seat)}")
        else:
            actions = GAME.legal(s, seat)
            rules.apply(s, seat, actions[nature.draw(len(actions))])
    return rules.place(s, hero) == 1


def test_a_high_card_is_kept_from_a_kamikaze_in_sight() -> None:
    """§5.2"""
    text = "seats 3, play, hand 0: a2a, hand 1: d4a, hand 2: j9a j6a j7a j8a, scouts 2"
    s = position(text)
    act(s, "0 play a2a", "1 play d4a")
    assert favourite(s, 2) == "play j6a"


def test_what_is_of_no_use_is_passed_on() -> None:
    """§3.1 Not the card in the area where one leads."""
    s = position(
        "seats 3, round 7, pass, hand 0: a9a c4a c5a d1b, tableau 0: a9b a8a, tableau 1: c9a c8a, "
        "tableau 2: d9a d8a, hand 1: j4a j5a, hand 2: j6a j7a"
    )
    assert favourite(s, 0) != "left a9a"
    act(s, f"0 {favourite(s, 0)}")
    assert favourite(s, 0) != "right a9a"


def row(s: rules.State, seat: int) -> list[int]:
    out = [7] * features.FEATURES
    features.features(GAME.known(s, seat), seat, out)
    return out


def test_features_put_the_own_chair_first() -> None:
    s = position("seats 3, round 2, play, hand 1: d4a d5a, tableau 1: m9a, tableau 2: c3a, twins 2")
    out = row(s, 1)
    held = [card for card in range(CARDS) if out[features.HELD + card]]
    assert held == cards("d4a d5a")
    assert out[features.LAID + cards("m9a")[0]] == 1
    assert out[features.LAID + CARDS + cards("c3a")[0]] == 1
    assert out[features.STRENGTH : features.STRENGTH + 2 * AREAS] == [0, 0, 0, 0, 9, 0, 0, 0, 3, 0]
    assert out[features.TWINS : features.TWINS + 3] == [0, 1, 0]
    assert (out[features.ROUND], out[features.CHAIRS], out[features.PLAYING]) == (2, 3, 1)
    assert 7 not in out


def test_features_know_gifts_and_sealed_cards() -> None:
    s = position("seats 3, pass, hand 0: a4a a5a a6a, hand 1: d4a d5a d6a, hand 2: j4a j5a j6a")
    pass_on(s, "a4a a5a", "d4a d5a", "j4a j5a")
    act(s, "0 play a6a")
    out = row(s, 0)
    a4, a5, a6, d5, j4 = cards("a4a a5a a6a d5a j4a")
    assert out[features.HELD + CARDS + a4] == 1  # with the left neighbour
    assert out[features.HELD + 2 * CARDS + a5] == 1
    assert (out[features.GOT + d5], out[features.GOT + j4]) == (1, 2)
    assert out[features.CHOSEN + a6] == 1
    assert out[features.READY : features.READY + 3] == [1, 0, 0]
    assert row(s, 1)[features.READY : features.READY + 3] == [0, 0, 1]


def test_features_go_round_the_dummies() -> None:
    """§7.1 Clockwise from B: dummy 2, A, dummy 1."""
    s = position("seats 2, play, tableau 0: a1b, tableau 1: a2b, tableau 2: a3a, tableau 3: a4a")
    strengths = row(s, 1)[features.STRENGTH : features.STRENGTH + 4 * AREAS : AREAS]
    assert strengths == [2, 4, 1, 3]
    assert rules.waiting(s) != 1 << NATURE
