"""Duplicate deals: the same cards from every seat, so that luck cancels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from troublemakers import First

from mappamundi import arena
from mappamundi.arena import Contest
from mappamundi.arena.haul import deals
from mappamundi.arena.pairing import lineups
from mappamundi.arena.series import Series, Terms
from mappamundi.bots import BOTS, Insider, Random
from mappamundi.bots.outsider import PythonBot
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast, Nature
from mappamundi.record import NATURE


class Twin(First):
    pass


class Spy:
    """Plays at random and keeps the first thing it saw of each game."""

    seen: ClassVar[list[tuple[int, Any]]] = []

    def __init__(self, game: Game, nature: Nature) -> None:
        self.random = Random(game, nature)
        self.is_new = True

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        if self.is_new:
            self.seen.append((seat, known.copy()))
            self.is_new = False
        return self.random.choose(known, seat, actions)


def contest(game: str, *bots: Any, seed: int = 0) -> Contest:
    return Contest(game, bots, {}, seed)


def drawn(played: Contest, number: int) -> list[str]:
    """Everything NATURE does in one game, in notation."""
    game = played.played
    state, dealer = game.start(played.seats, {}), played.dealer(number)
    bots = [played.maker(entry)(game, played.luck(entry, number)) for entry in range(played.seats)]
    lines = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == NATURE:
            action = dealer.draw(state)
            lines.append(game.write(state, NATURE, action))
        else:
            known = game.known(state, seat)
            bot = bots[played.entry(seat, number)]
            action = bot.choose(known, seat, tuple(game.legal(known, seat)))
        game.do(state, seat, action)
    return lines


@pytest.mark.parametrize("slug", GAMES)
def test_a_deal_gives_the_same_cards_from_every_seat(slug: str) -> None:
    """Whatever is drawn in all rotations is the same, although everybody plays differently."""
    played = contest(slug, "greedy", "random", "random", seed=3)
    turns = [drawn(played, number) for number in range(3)]
    shortest = min(len(lines) for lines in turns)
    assert shortest > 20
    assert {tuple(lines[:shortest]) for lines in turns} == {tuple(turns[0][:shortest])}
    assert drawn(played, 3)[:shortest] != turns[0][:shortest], "the next deal is another"


def test_draws_do_not_depend_on_the_order_a_state_keeps_its_cards_in() -> None:
    game = GAMES["null_nichtig"]
    state = game.start(3)
    game.do(state, NATURE, 0)
    turned = state.copy()
    turned.cards[:] = turned.cards[::-1]
    one, other = (contest("null_nichtig", "random", "random", "random").dealer(0) for _ in range(2))
    for _ in range(20):
        cards = []
        for each, dealer in ((state, one), (turned, other)):
            action = dealer.draw(each)
            cards.append(game.write(each, NATURE, action))
            game.do(each, NATURE, action)
        assert cards[0] == cards[1]


@pytest.mark.parametrize("slug", GAMES)
def test_every_draw_is_still_possible_and_equally_likely(slug: str) -> None:
    """Putting the outcomes in order is a permutation of them."""
    game = GAMES[slug]
    state = game.start(4)
    found = set()
    for number in range(2000):
        played = Contest(slug, ("random",) * 4, {}, number)
        found.add(played.dealer(0).draw(state))
    assert found == set(range(game.rules.outcomes(state)))


@pytest.mark.parametrize("slug", GAMES)
def test_luck_cancels_entirely_between_equals(slug: str) -> None:
    """Two names for the same player without luck of its own: every deal ends even, to the point."""
    result = arena.run(slug, [First, Insider(Twin), First, Insider(Twin)], 12, jobs=1, seed=9)
    assert (result.games, result.deals) == (12, 6)
    (duel,) = result.duels
    assert duel.win_gap.mean == duel.points_gap.mean == 0
    assert duel.win_gap.p == duel.points_gap.p == 1
    assert duel.share is not None
    assert duel.share.mean == 0.5


def test_games_of_a_deal_are_as_many_as_ways_to_turn_the_circle() -> None:
    for bots, turns in (("aaaa", 1), ("abab", 2), ("aabb", 4), ("abbb", 4), ("abc", 3), ("ab", 2)):
        assert contest("null_nichtig", *bots).rotations == turns
        assert contest("null_nichtig", *bots).deal(turns) == 1


def test_every_seat_of_a_deal_is_had_by_every_bot_equally_often() -> None:
    for bots in ("abab", "aabb", "abbb", "abc", "abcabc"):
        played = contest("null_nichtig", *bots)
        turns = range(5 * played.rotations, 6 * played.rotations)  # of the sixth deal
        for seat in range(played.seats):
            there = "".join(played.names[played.entry(seat, number)] for number in turns)
            for bot in set(bots):
                assert there.count(bot) * played.seats == bots.count(bot) * played.rotations


def test_seat_and_entry_are_inverse() -> None:
    played = contest("null_nichtig", *"abcde")
    for number in range(7):
        for entry in range(5):
            assert played.entry(played.seat(entry, number), number) == entry


def test_two_bots_fill_a_table_half_and_half() -> None:
    assert lineups("a", "b", 2) == [("a", "b")]
    assert lineups("a", "b", 4) == [("a", "b", "a", "b")]
    assert lineups("a", "b", 3) == [("a", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pairs_are_even_whatever_the_table(seats: int) -> None:
    contests = tuple(contest("null_nichtig", *lineup) for lineup in lineups("a", "b", seats))
    assert sum(each.rotations for each in contests) == (2 if seats % 2 == 0 else 2 * seats)
    names = [name for each in contests for name in each.names * each.rotations]
    assert names.count("a") == names.count("b")


def test_the_first_sight_of_a_deal_is_the_same_from_the_same_seat() -> None:
    Spy.seen.clear()
    arena.run("null_nichtig", [Insider(Spy), "greedy", "random"], 6, jobs=1)
    one, other = Spy.seen[:3], Spy.seen[3:]
    assert [seat for seat, _ in one] == [seat for seat, _ in other] == [0, 1, 2]
    game, played = GAMES["null_nichtig"], contest("null_nichtig", Insider(Spy), "greedy", "random")
    state, dealer = game.start(3), played.dealer(0)
    while game.waiting(state) == (NATURE,):
        game.do(state, NATURE, dealer.draw(state))
    for seat, known in one:
        assert known.cards[seat * 13 : seat * 13 + 13] == state.cards[seat * 13 : seat * 13 + 13]
    assert one[0][1] != other[0][1]


def test_hauls_add_up() -> None:
    series = Series((contest("null_nichtig", "greedy", "random", "random"),), 4)
    record = series.play(Terms(jobs=1))
    found = deals((series.contests[0], game) for game in record.games(0))
    assert [deal["greedy"].seats for deal in found] == [3] * 4
    assert [deal["random"].seats for deal in found] == [6] * 4
    points = sum(sum(game.points) for game in record.games(0))
    assert sum(haul.points for deal in found for haul in deal.values()) == points
    for deal in found:
        assert deal["greedy"].win_share + 2 * deal["random"].win_share == pytest.approx(1)


def test_bots_have_luck_of_their_own_in_every_game() -> None:
    played = contest("null_nichtig", "random", "random", "random")
    streams = {played.luck(entry, number).key for entry in range(3) for number in range(100)}
    dealt = {played.dealer(number).luck.key for number in range(100)}
    assert len(streams) == 300
    assert len(dealt) == 100
    assert not streams & dealt


def test_bots_of_the_catalogue_are_found() -> None:
    assert contest("null_nichtig", "greedy", First).maker(0) is BOTS["greedy"]
    assert contest("null_nichtig", "greedy", First).maker(1) == PythonBot("troublemakers:First")
    assert contest("null_nichtig", "greedy", Insider(First)).maker(1) == Insider(First)
    assert contest("null_nichtig", "greedy", First).names == ["greedy", "First"]
    assert isinstance(contest("null_nichtig", "greedy").luck(0, 0), Fast)
