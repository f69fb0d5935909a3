"""§8: the figures are hidden from all alike, and leave by one door."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from games.countries.laws import assert_complete, nearly_known
from games.countries.positions import act, dealt, place, position

from mappamundi.game import GAMES
from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import CARDS, CATEGORIES, GUESSES, RANK
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.match import seen_log
from mappamundi.record import HIDDEN, SPECTATOR


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_knows_a_figure_before_it_is_turned(seat: int) -> None:
    """C2 §2.2, §8.1 The owner knows no more than anybody; the names are open to all."""
    s = position("seats 2, turn 1, row IS IN, hand 0: FR, hand 1: AO BR, top US, turned FR")
    known = GAME.known(s, seat)
    for card in range(CARDS):
        is_known = card == CARD_OF["FR"]
        assert known.rank[card] == (list(RANK[card]) if is_known else [HIDDEN] * CATEGORIES)
    view = GAME.present.view(known, seat)
    assert [team.hand for team in view.teams] == [["FR"], ["AO", "BR"]]
    assert list(view.facts) == ["FR"]


def test_all_see_the_same() -> None:
    """C2 §8.1 There is no private knowledge, but for a guess that is still sealed."""
    s = position("seats 3, turn 1, row IS IN, spare 3, top US")
    views = [GAME.present.view(GAME.known(s, seat), seat) for seat in (0, 1, 2, SPECTATOR)]
    assert all(view == views[0] for view in views)


def test_a_guess_is_its_teams_own_line_of_the_log() -> None:
    """X2 §3.2 Others read only that there was one."""
    match = dealt({0: "FR", 1: "BR"}, "IN", start="guess")
    match.act(0, "guess 1300000000")
    assert seen_log(match.log, 0)[-1] == "0 guess 1300000000"
    assert seen_log(match.log, 1)[-1] == "0 guess ?"


def test_imagined_figures_are_the_unseen_ones_each_category_by_itself() -> None:
    """§8.1 Three cards in six categories: every order of each, whatever the others are."""
    known = GAME.known(nearly_known("IN IS AO"), 0)
    cards = [CARD_OF[code] for code in ("IN", "IS", "AO")]
    seen: list[Counter[tuple[int, ...]]] = [Counter() for _ in range(CATEGORIES)]
    together: Counter[tuple[object, object]] = Counter()
    for seed in range(600):
        world = known.copy()
        rules.imagine(world, 0, seed)
        ranks = [tuple(world.rank[card][each] for card in cards) for each in range(CATEGORIES)]
        for each in range(CATEGORIES):
            seen[each][ranks[each]] += 1
        together[ranks[0], ranks[1]] += 1
    for each in range(CATEGORIES):
        assert set(seen[each]) == set(permutations(RANK[card][each] for card in cards))
        assert min(seen[each].values()) > 60
    assert len(together) == 36


def test_what_was_turned_in_an_imagined_world_counts_there() -> None:
    """§8.1 A world in which other figures came to light has those left that did not."""
    s = position("seats 2, turn 1, category population, row IS IN, spare 3, top US")
    world = GAME.known(s, 0)
    rules.imagine(world, 0, 5)
    act(world, "1 doubt")
    known = GAME.known(world, 0)
    assert known.rank[CARD_OF["IN"]] != list(RANK[CARD_OF["IN"]])
    for seed in range(20):
        again = known.copy()
        rules.imagine(again, 0, seed)
        assert_complete(again)
        assert again.rank[CARD_OF["IN"]] == world.rank[CARD_OF["IN"]]


def test_an_unseen_guess_may_be_any() -> None:
    """X2 §8.1 All steps of the scale are as likely."""
    match = dealt({0: "FR", 1: "BR"}, "IN", start="guess")
    match.act(0, "guess 1300000000")
    known = match.known(1)
    counts: Counter[int] = Counter()
    for seed in range(400):
        world = known.copy()
        rules.imagine(world, 1, seed)
        counts[world.sealed[0][0] * 4 // GUESSES] += 1
    assert set(counts) == {0, 1, 2, 3}
    assert min(counts.values()) > 65


def test_a_check_tells_everybody_the_same() -> None:
    """C25 §5.1 Spectators included."""
    s = position("seats 2, turn 0, category population, row IS IN, hand 0: AO FR, spare 2, top US")
    place(s, 0, "AO", 2)
    before = s.copy()
    act(s, "1 doubt")
    game = GAMES["countries"]
    told = [
        game.present.tell(game.known(before, seat), game.known(s, seat), 1, rules.DOUBT)
        for seat in (0, 1, SPECTATOR)
    ]
    assert told[0] == told[1] == told[2]
