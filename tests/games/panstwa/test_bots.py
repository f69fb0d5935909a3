"""§9 What bots know, and how fast they are."""

from __future__ import annotations

import pytest
from games.panstwa.positions import position

from mappamundi.arena import run
from mappamundi.games.panstwa import GAME, bots, pace
from mappamundi.games.panstwa.facts import BACK, CODES, GROUP_MASK, OBSCURITY, TILES
from mappamundi.nature import Fast, Scripted
from mappamundi.record import HIDDEN

LEVELS = (bots.NOVICE, bots.ADULT, bots.SCHOLAR)


def known_share(level: int, tiles: range | list[int]) -> float:
    """How many groups of symbols seats of this level get right, in hundredths."""
    right = total = 0
    for seat in range(40):
        key = bots.stream(1, seat)
        for tile in tiles:
            wrong = bots.belief(tile, level, key) ^ BACK[tile]
            right += sum(wrong & mask == 0 for mask in GROUP_MASK)
            total += len(GROUP_MASK)
    return 100 * right / total


def test_a_level_is_the_chance_of_knowing_a_symbol() -> None:
    """K37 §9.2 The level at least, since a guess may be right; less for an obscure country."""
    for level in LEVELS:
        chances = [bots.chance_to_know(tile, level) for tile in range(TILES)]
        assert abs(sum(max(0, chance) for chance in chances) / TILES - level) < 3
    shares = [known_share(level, range(TILES)) for level in LEVELS]
    assert shares == sorted(shares)
    assert all(level < share for level, share in zip(LEVELS, shares, strict=True))
    by_fame = sorted(range(TILES), key=OBSCURITY.__getitem__)
    famous, obscure = by_fame[:15], by_fame[-15:]
    assert known_share(bots.ADULT, famous) > known_share(bots.ADULT, obscure) + 10
    assert {CODES[tile] for tile in by_fame[:3]} == {"CN", "US", "IN"}


def test_a_belief_is_the_same_each_time_and_another_for_each_seat() -> None:
    """K37 §9.2"""
    s = position("seats 4, dice asia monarchy island temperate, table JP JO BO FR PL DE")
    beliefs = []
    for seat in (0, 0, 1):
        known = GAME.known(s, seat)
        bots.believe(known, seat, bots.ADULT, 7)
        assert HIDDEN not in known.back
        beliefs.append(tuple(known.back))
    assert beliefs[0] == beliefs[1] != beliefs[2]


def test_a_bot_decides_without_looking_at_the_backs() -> None:
    """K37 §8.1 Whatever is on them, it prefers the same."""
    s = position("seats 4, dice asia monarchy island temperate, table JP JO BO FR PL DE")
    likes = [bots.prefer(GAME.known(s, 0), 0, spot) for spot in range(6)]
    for back in (0, -1, HIDDEN):
        other = s.copy()
        other.back[:] = [back] * TILES
        assert [bots.prefer(other, 0, spot) for spot in range(6)] == likes
    assert likes[0] > likes[2]  # Japan before Bolivia


def test_who_knows_something_beats_who_knows_nothing() -> None:
    """§9.2"""
    result = run("panstwa", ["greedy", "random", "random", "random"], 200, jobs=1, seed=5)
    assert result.bots[0].name == "greedy"
    assert result.bots[0].wins > 0.5 * result.bots[0].games


@pytest.mark.parametrize("bot", [*pace.REACTIONS, "some other"])
def test_a_reaction_is_never_below_the_floor(bot: str) -> None:
    """K15 §9.3 Drawn from the published span; mostly about its middle."""
    shortest, longest = pace.REACTIONS.get(bot, pace.USUAL_REACTION)
    nature = Fast(3)
    seconds = [pace.reaction(bot, nature) for _ in range(3000)]
    assert min(seconds) >= shortest / 1000 >= 0.4 == pace.FASTEST / 1000
    assert max(seconds) <= longest / 1000
    middle = (shortest + longest) / 2000
    assert abs(sum(seconds) / len(seconds) - middle) < 0.15
    quarter = (longest - shortest) / 4000
    assert sum(abs(each - middle) < quarter for each in seconds) > 0.75 * len(seconds)


def test_even_a_bot_made_too_fast_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """K15 §9.3"""
    monkeypatch.setitem(pace.REACTIONS, "greedy", (0, 30))
    assert pace.reaction("greedy", Scripted([0, 0, 0])) == 0.4


def test_the_time_limit_is_twenty_seconds() -> None:
    """K13 §3.5"""
    assert pace.LIMIT == 20
    assert pace.is_race(GAME.present.view(GAME.start(2, pace.OPTIONS), 0))
    assert not pace.is_race(GAME.present.view(GAME.start(2), 0))
