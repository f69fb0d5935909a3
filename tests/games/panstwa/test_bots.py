"""§9 What bots know, and how fast they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from games.panstwa.positions import position

from mappamundi.arena import run
from mappamundi.bots import BOTS, LEVELS
from mappamundi.draws import stream
from mappamundi.games.panstwa import GAME, bots, rhythm, rules
from mappamundi.games.panstwa.facts import (
    BACK,
    CODES,
    DISPLAY,
    FACES,
    GROUP_MASK,
    GROUP_OF,
    OBSCURITY,
    SIDES,
    TILES,
)
from mappamundi.games.panstwa.lead import COMMON
from mappamundi.games.panstwa.present import TILE_OF
from mappamundi.nature import Fast, Scripted
from mappamundi.record import HIDDEN, NONE

NOVICE, STEADY, STRONG, MASTER, _ = range(len(LEVELS))
MINDS = 20
PUBLISHED = (36, 65, 82, 99, 100)  # of a hundred symbols, by rank
KEY = stream(7, 0)
TABLE = "dice asia monarchy island temperate, table JP JO BO FR PL DE"


def known_share(rank: int, tiles: Iterable[int]) -> float:
    """How many groups of symbols bots of a rank know, in hundredths."""
    answers = [
        bots.knows(tile, group, bots.KNOWN[rank], stream(mind, 0))
        for mind in range(MINDS)
        for tile in tiles
        for group in range(len(GROUP_MASK))
    ]
    return 100 * sum(answers) / len(answers)


def best(s: rules.State, seat: int, rank: int = MASTER, mind: int = 1) -> str:
    """What a bot of this rank takes, by its code."""
    known = GAME.known(s, seat)
    spot = max(GAME.legal(known, seat), key=lambda each: bots.reckon(known, seat, each, rank, mind))
    return CODES[s.display[spot]]


def test_a_level_is_the_chance_of_knowing_a_symbol() -> None:
    """K37 §9.2 Over all tiles and many minds; less for an obscure country."""
    for rank, share in enumerate(PUBLISHED):
        assert abs(known_share(rank, range(TILES)) - share) < 2
    by_fame = sorted(range(TILES), key=OBSCURITY.__getitem__)
    famous, obscure = by_fame[:15], by_fame[-15:]
    assert known_share(STEADY, famous) > known_share(STEADY, obscure) + 40
    assert {CODES[tile] for tile in by_fame[:3]} == {"CN", "US", "IN"}


def test_who_knows_more_knows_all_that_who_knows_less_does() -> None:
    """K37 §9.2 The same mind, at a higher level."""
    for tile in range(TILES):
        for group in range(len(GROUP_MASK)):
            knowing = [bots.knows(tile, group, level, KEY) for level in bots.KNOWN]
            assert knowing == sorted(knowing)


def test_a_mind_is_the_same_each_time_and_differs_from_others() -> None:
    """K37 §9.2 What is known does not depend on dice, tables or rounds."""
    early = position(f"seats 4, {TABLE}")
    late = position(f"seats 4, round 2, roller 3, {TABLE}")
    tiles = range(TILES)
    mine = [bots.expected(early, tile, STEADY, KEY) for tile in tiles]
    assert mine == [bots.expected(late, tile, STEADY, KEY) for tile in tiles]
    theirs = [bots.expected(early, tile, STEADY, stream(8, 0)) for tile in tiles]
    assert sum(one != other for one, other in zip(mine, theirs, strict=True)) > TILES // 3


def test_expected_matches_are_what_is_known_and_else_what_is_common() -> None:
    """K37 §9.2 In hundredths, die by die."""
    s = position(f"seats 4, {TABLE}")
    faces = [die * SIDES + side for die, side in enumerate(s.dice)]
    for tile in range(TILES):
        hoped = [
            100 * (BACK[tile] >> face & 1)
            if bots.knows(tile, GROUP_OF[face], bots.KNOWN[STEADY], KEY)
            else COMMON[face]
            for face in faces
        ]
        assert bots.expected(s, tile, STEADY, KEY) == sum(hoped)
    share = sum(back >> FACES.index("island") & 1 for back in BACK) / TILES
    assert COMMON[FACES.index("island")] == round(100 * share)


@pytest.mark.parametrize("rank", range(len(LEVELS)))
def test_a_bot_decides_without_looking_at_the_backs(rank: int) -> None:
    """K37 §8.1 Whatever is on them, even on a full state, it judges and prefers the same."""
    s = position(f"seats 4, {TABLE}")
    spots = range(DISPLAY[4])
    likes = [bots.prefer(GAME.known(s, 0), 0, spot) for spot in spots]
    worths = [bots.reckon(GAME.known(s, 0), 0, spot, rank, 3) for spot in spots]
    for back in (0, -1, HIDDEN):
        other = s.copy()
        other.back[:] = [back] * TILES
        assert [bots.prefer(other, 0, spot) for spot in spots] == likes
        assert [bots.reckon(other, 0, spot, rank, 3) for spot in spots] == worths
    assert likes[0] > likes[2]  # Japan before Bolivia


def test_a_master_takes_what_matches_best() -> None:
    """§9.2 Japan is an island, a monarchy, in Asia and temperate."""
    assert best(position(f"seats 4, {TABLE}"), 0) == "JP"


def test_denying_counts() -> None:
    """§9.2 Of two tiles that bring me the same, the one is better that leaves the other less."""
    s = position("seats 2, roller 0, round 3, dice asia monarchy island temperate, total 0:5 1:5")
    s.display[:5] = [TILE_OF[code] for code in ("JP", "MN", "PL", "PL", "PL")]
    alone = bots.reckon(s, 0, 0, MASTER, 1)
    s.display[1] = TILE_OF["GB"]  # now the other seat finds a good tile when I have taken Japan
    assert bots.reckon(s, 0, 0, MASTER, 1) < alone
    s.taken[1], s.grabbed = TILE_OF["JP"], 1
    s.display[0] = NONE
    assert bots.reckon(s, 0, 1, MASTER, 1) < alone


def test_in_a_race_it_rather_takes_a_worse_tile_than_come_too_late() -> None:
    """K11 §3.3 The more rivals, the less the best tile is worth; a tile nobody wants is safe."""
    turn = position(f"seats 4, {TABLE}")
    race = position(f"seats 4, race 1, {TABLE}")
    top = bots.best_left(race, 0, MASTER, KEY)
    second = bots.best_left(race, 1 << top, MASTER, KEY)
    full = bots.hoped(turn, 0, top, MASTER, KEY)
    assert bots.hoped(race, 0, top, MASTER, KEY) < full
    assert bots.hoped(race, 0, second, MASTER, KEY) == bots.hoped(turn, 0, second, MASTER, KEY)
    alone = race.copy()
    for other in (1, 2, 3):
        alone.taken[other] = alone.stack[other]
    assert bots.rivals(alone, 0) == 0
    assert bots.hoped(alone, 0, top, MASTER, KEY) == full


@pytest.mark.parametrize("mode", ["turns", "race"])
def test_who_knows_something_beats_who_knows_nothing(mode: str) -> None:
    """§9.2"""
    names = ["greedy", "random", "random", "random"]
    result = run("panstwa", names, 200, {"mode": mode}, jobs=1, seed=5)
    assert result.bots[0].name == "greedy"
    assert result.bots[0].wins > 0.4 * result.bots[0].games


@pytest.mark.parametrize("seats", [2, 4])
def test_a_geographer_beats_a_child(seats: int) -> None:
    """§9.2 By chance alone each side would win half."""
    result = run("panstwa", ["master", "novice"] * (seats // 2), 100, jobs=1, seed=6)
    assert not result.failures
    assert sum(each.win_share for each in result.bots[::2]) > 0.65


def test_a_bot_keeps_its_mind_for_a_match() -> None:
    """K37 §9.2 Drawn once, from its own luck."""
    s = position(f"seats 4, {TABLE}")
    bot: Any = BOTS["steady"](GAME, Fast(9))
    known = GAME.known(s, 0)
    thoughts = [bot.think(known, 0, GAME.legal(known, 0)) for _ in range(2)]
    assert thoughts[0].candidates == thoughts[1].candidates
    bots: list[Any] = [BOTS["steady"](GAME, Fast(9, each)) for each in range(20)]
    minds = {each.mind for each in bots}
    assert len(minds) == 20


@pytest.mark.parametrize("bot", [*rhythm.REACTIONS, "some other"])
def test_a_reaction_is_never_below_the_floor(bot: str) -> None:
    """K15 §9.3 Drawn from the published span; mostly about its middle."""
    shortest, longest = rhythm.REACTIONS.get(bot, rhythm.USUAL_REACTION)
    nature = Fast(3)
    seconds = [rhythm.reaction(bot, nature) for _ in range(3000)]
    assert min(seconds) >= shortest / 1000 >= 0.4 == rhythm.FASTEST / 1000
    assert max(seconds) <= longest / 1000
    middle = (shortest + longest) / 2000
    assert abs(sum(seconds) / len(seconds) - middle) < 0.15
    quarter = (longest - shortest) / 4000
    assert sum(abs(each - middle) < quarter for each in seconds) > 0.75 * len(seconds)


def test_the_more_a_bot_knows_the_faster_it_is() -> None:
    """K15 §9.3 Every bot on offer has a reaction of its own."""
    assert set(rhythm.REACTIONS) == set(BOTS)
    spans = [rhythm.REACTIONS[level.name] for level in LEVELS]
    assert spans == sorted(spans, reverse=True)
    assert [longest for _, longest in spans] == sorted((each[1] for each in spans), reverse=True)


def test_even_a_bot_made_too_fast_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """K15 §9.3"""
    monkeypatch.setitem(rhythm.REACTIONS, "greedy", (0, 30))
    assert rhythm.reaction("greedy", Scripted([0, 0, 0])) == 0.4


def test_the_time_limit_is_twenty_seconds() -> None:
    """K13 §3.5"""
    assert rhythm.LIMIT == 20
    assert rhythm.is_race(GAME.present.view(GAME.start(2, rhythm.OPTIONS), 0))
    assert not rhythm.is_race(GAME.present.view(GAME.start(2), 0))
