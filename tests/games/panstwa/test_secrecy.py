"""§8 Facts are hidden, not cards: no back is seen before it is turned."""

from __future__ import annotations

from games.panstwa.positions import ASKED, SIX, act, dealt, position

from mappamundi import Match
from mappamundi.games.panstwa import GAME, rules
from mappamundi.games.panstwa.facts import BACK, TILES
from mappamundi.games.panstwa.present import TILE_OF
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, SPECTATOR

VIEWERS = (0, 1, 2, 3, SPECTATOR)


def test_no_back_is_known_before_it_is_turned() -> None:
    """K19 K37 §8.1 Not of a tile on the table, in the stack, nor in the own hand."""
    match = dealt(4, SIX, ASKED)
    match.act(0, "take JP")
    for viewer in VIEWERS:
        assert match.known(viewer).back == [HIDDEN] * TILES


def test_turned_backs_are_known_and_the_others_stay_secret() -> None:
    """K19 X5 §8.1 §8.2 For the rest of the game."""
    match = dealt(4, SIX, ASKED)
    for seat, code in enumerate(SIX[:4]):
        match.act(seat, f"take {code}")
    turned = {TILE_OF[code] for code in SIX[:4]}
    match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    for viewer in VIEWERS:
        back = match.known(viewer).back
        assert {tile for tile in range(TILES) if back[tile] != HIDDEN} == turned
        assert all(back[tile] == BACK[tile] for tile in turned)


def test_backs_of_the_last_table_stay_secret() -> None:
    """K19 K20 §8.1 Even when the game is over."""
    match = Match.start("panstwa", 4, nature=Fast(4))
    while not match.is_over:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    known = match.known(SPECTATOR)
    for code in match.look(SPECTATOR).tiles:
        if code is not None:
            assert known.back[TILE_OF[code]] == HIDDEN
    assert known.back.count(HIDDEN) == TILES - 16


def test_everybody_sees_the_same() -> None:
    """§8.2 A seat knows no more than who watches, and every line of the log is open."""
    s = position("seats 4, dice asia monarchy island temperate, table JP JO BO FR PL DE")
    act(s, "0 take JP", "1 take JO")
    views = [GAME.present.view(GAME.known(s, viewer), viewer) for viewer in VIEWERS]
    assert all(view == views[0] for view in views)
    assert all(rules.sees(s, viewer, 2, spot) for viewer in VIEWERS for spot in range(6))


def test_an_imagined_world_keeps_what_was_turned() -> None:
    """§8.1 The unseen backs change places, those turned do not."""
    s = position("seats 4, dice asia monarchy island temperate, table JP JO BO FR PL DE")
    act(s, "0 take JP", "1 take JO", "2 take BO", "3 take FR")
    worlds = set()
    for seed in range(20):
        world = GAME.known(s, 1)
        rules.imagine(world, 1, seed)
        assert all(world.back[TILE_OF[code]] == BACK[TILE_OF[code]] for code in SIX[:4])
        assert sorted(world.back) == sorted(BACK)
        worlds.add(tuple(world.back))
    assert len(worlds) == 20
