"""A finished game looked back on: every decision judged by what its seat could know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest
from analysis.positions import HIGH_CARD, at_random, duel, thrown_away

from mappamundi.analysis import Analysis, Mark, analyse, playouts, trier
from mappamundi.analysis.advised import AdvisedPlayouts
from mappamundi.analysis.analyst import judge_of, level_named
from mappamundi.analysis.decisions import decisions, played
from mappamundi.analysis.playouts import Playouts, Shares
from mappamundi.bots import LEVELS
from mappamundi.bots.level import MASTER
from mappamundi.bots.searching.deciding import FORECASTER, JUDGE, SEARCHER
from mappamundi.bots.thought import Candidate
from mappamundi.errors import BadLog, BadSetup
from mappamundi.game import GAMES
from mappamundi.log import steps

LEVEL = LEVELS[1]


@pytest.fixture
def high_card() -> Analysis:
    return analyse(thrown_away(), LEVEL.name, seed=4)


@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_every_game_are_judged(game: str) -> None:
    """The last ones of each seat, since those are soon played on."""
    log = at_random(game, GAMES[game].seats.start)
    taken = played(log)
    judge = judge_of(Playouts(GAMES[game], len(log.seats)), LEVELS[0], seed=1)
    for decision in decisions(GAMES[game], taken)[-3:]:
        weighed = judge.weigh(decision)
        assert weighed is not None
        assert weighed.best in decision.actions
        assert {each.action for each in weighed.candidates} <= set(decision.actions)
        assert 0 <= weighed.chance <= 1
        assert weighed.best == decision.action or weighed.samples >= trier.STREAMS


def test_a_planted_blunder_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trier, "ROUND", 64)
    found = analyse(thrown_away(), LEVEL.name, seed=4)
    blunder = next(each for each in found.decisions if each.line == 9)
    assert (blunder.seat, blunder.move, blunder.better) == (0, "lay 4", "lay 8")
    assert blunder.mark is Mark.BLUNDER
    assert blunder.cost > 4 * blunder.error > 0
    assert blunder.better_chance == pytest.approx(blunder.chance + blunder.cost)
    ours = found.seats[0]
    assert blunder.line in ours.costliest
    assert sum(ours.marks.values()) == ours.decisions == 2
    assert ours.lost >= blunder.cost


def test_what_a_network_hopes_almost_as_much_of_is_liked_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In other worlds it might be first; what was not looked into has only a glimpse's hope."""
    near, far = 0.5 - trier.CLOSE / 2, 0.5 - trier.CLOSE * 2
    thought = [
        Candidate(1, 48, 9.0, 0.5, 1.0),
        Candidate(2, 48, 9.0, near, 0.0),
        Candidate(3, 48, 9.0, far, 0.0),
        Candidate(4, 0, 9.0, 0.5, 0.0),
    ]
    judge = trier.Trier(Playouts(GAMES["null_nichtig"], 3), MASTER, seed=0)
    for kind, liked in ((FORECASTER, {1, 2}), (SEARCHER, {1})):
        monkeypatch.setattr(trier, "kind_of", lambda *_, kind=kind: kind)
        assert judge.liked(thought) == liked


def test_what_seems_a_mistake_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """In other worlds, by others; what they find is what is reported, whatever it seemed."""
    decision = next(each for each in decisions(HIGH_CARD, played(thrown_away())) if each.line == 9)
    monkeypatch.setattr(trier, "ROUND", 64)
    judge = trier.Trier(Playouts(HIGH_CARD, 2), LEVEL, seed=4)
    asked: list[int] = []

    class Forgiving:
        def compare(self, known: Any, seat: int, actions: Any, seed: int, *_: int) -> Shares:
            asked.append(seed)
            return np.full((64, len(actions)), 0.5)

    monkeypatch.setattr(judge, "careful", Forgiving())
    weighed = judge.weigh(decision)
    assert (weighed.cost, weighed.chance, weighed.samples) == (0.0, 0.5, 64)
    luck = judge.luck(decision, trier.PLAYING)
    first, second = luck.draw(trier.SEEDS), luck.draw(trier.SEEDS)
    assert asked == [second]
    assert first != second


def test_what_seems_good_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = next(each for each in decisions(HIGH_CARD, played(thrown_away())) if each.line == 9)
    playouts = Playouts(HIGH_CARD, 2)
    judge = trier.Trier(playouts, LEVEL, seed=4)
    monkeypatch.setattr(playouts, "compare", lambda *_: np.full((64, 2), 0.5))
    monkeypatch.setattr(judge, "careful", None)  # whoever asks it fails
    assert judge.weigh(decision).cost == 0.0


@pytest.mark.parametrize(
    ("kind", "who"),
    [(FORECASTER, AdvisedPlayouts), (JUDGE, Playouts), (SEARCHER, None)],
)
def test_who_looks_again(monkeypatch: pytest.MonkeyPatch, kind: int, who: type[Any] | None) -> None:
    """The network, those who judge, or where there is neither whoever looked first."""
    monkeypatch.setattr(trier, "kind_of", lambda *_: kind)
    judge = trier.Trier(Playouts(GAMES["null_nichtig"], 3), MASTER, seed=0)
    if who is None:
        assert judge.careful is judge.playouts
    else:
        assert type(judge.careful) is who
        assert judge.careful is not judge.playouts


def test_a_network_plays_on_in_the_same_worlds_with_the_same_luck() -> None:
    """One action twice comes to the same, and part of the worlds is that part of them."""
    game = GAMES["pingvasion"]
    decision = decisions(game, played(at_random("pingvasion", 2)))[-30]
    advised = AdvisedPlayouts(game)
    own = decision.known, decision.seat
    twice = advised.compare(*own, [decision.action, decision.action], 3, 0, 24)
    assert (twice[:, 0] == twice[:, 1]).all()
    assert len(set(twice[:, 0])) > 1
    assert advised.compare(*own, [decision.action], 3, 12, 12).tolist() == twice[12:, :1].tolist()
    assert set(twice.ravel().tolist()) <= {0.0, 0.5, 1.0}


def test_what_a_seat_cannot_know_changes_no_mark() -> None:
    """Bo held other cards, and laid another one: Ada is judged the same."""
    found = analyse(thrown_away(), LEVEL.name, seed=4)
    match = duel((2, 8, 4), (3, 7, 5))
    for seat, card in ((0, 2), (1, 3), (0, 4), (1, 5)):
        match.act(seat, card)
    other = analyse(match.log, LEVEL.name, seed=4)
    ours = [[each for each in one.decisions if each.seat == 0] for one in (found, other)]
    assert ours[0] == ours[1]
    assert found.open_cards != other.open_cards  # which does tell of what was hidden


@pytest.mark.parametrize("game", GAMES)
def test_permuting_the_unseen_changes_no_judgement(game: str) -> None:
    log, played_by = at_random(game, GAMES[game].seats.start), GAMES[game]
    judge = judge_of(Playouts(played_by, len(log.seats)), LEVELS[0], seed=1)
    taken = played(log)
    before = decisions(played_by, taken)[-8]
    step = taken[before.line - 1]
    world = played_by.known(step.before, step.actor)
    played_by.rules.imagine(world, step.actor, 7)
    assert world != step.before
    taken[before.line - 1] = step._replace(before=world)
    (after,) = [each for each in decisions(played_by, taken) if each.line == before.line]
    weighed = judge.weigh(before)
    assert weighed is not None
    assert judge.weigh(after) == weighed


def test_the_same_seed_gives_the_same_analysis(high_card: Analysis) -> None:
    assert analyse(thrown_away(), LEVEL.name, seed=4) == high_card
    assert analyse(thrown_away(), LEVEL.name, seed=5) != high_card


def test_draws_own_decisions_and_those_of_others_make_up_the_whole_change(
    high_card: Analysis,
) -> None:
    first, last = high_card.open_cards[0].chances, high_card.open_cards[-1].chances
    assert last == [0.0, 1.0]
    for each in high_card.seats:
        change = each.luck.change + each.own.change + each.others.change
        assert change == pytest.approx(last[each.seat] - first[each.seat])


def test_a_change_is_due_to_whoever_acted(high_card: Analysis) -> None:
    for each in high_card.seats:
        for share, actors in ((each.luck, {None}), (each.own, {each.seat})):
            due = sum(
                after.chances[each.seat] - before.chances[each.seat]
                for before, after in pairwise(high_card.open_cards)
                if after.actor in actors
            )
            assert share.change == pytest.approx(due)


def test_the_curve_has_a_point_for_every_step_that_is_told(high_card: Analysis) -> None:
    """Cards are dealt in silence: the last one has a point, after that every line."""
    assert [each.line for each in high_card.open_cards] == [0, 6, 7, 8, 9, 10]
    assert [each.actor for each in high_card.open_cards] == [None, None, 0, 1, 0, 1]
    assert all(sum(each.chances) == pytest.approx(1) for each in high_card.open_cards)


def test_what_was_taken_back_was_never_decided() -> None:
    match = duel((2, 8, 4), (3, 6, 0))
    match.act(0, 8)
    match.take_back(0)
    for seat, card in ((0, 2), (1, 3), (0, 4), (1, 6)):
        match.act(seat, card)
    found = decisions(HIGH_CARD, list(steps(match.log)))
    assert [(each.line, each.action) for each in found if each.seat == 0] == [(9, 2), (11, 4)]


def test_compiled_games_go_on_as_interpreted_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = decisions(HIGH_CARD, played(thrown_away()))[0]
    plain = Playouts(HIGH_CARD, 2)
    monkeypatch.setattr(playouts, "can_compile", lambda: True)
    fast = Playouts(HIGH_CARD, 2)
    assert fast.runner.is_compiled

    def outcomes(asked: Playouts) -> list[Any]:
        compared = asked.compare(decision.known, 0, decision.actions, 5, 3, 20)
        return [compared.tolist(), asked.survey(played(thrown_away())[6].after, 5, 20).tolist()]

    assert outcomes(plain) == outcomes(fast)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    analyse(thrown_away(), LEVELS[0].name, 0, lambda done, total: told.append((done, total)))
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]


def test_a_game_that_goes_on_is_refused() -> None:
    log = thrown_away()
    unfinished = msgspec.structs.replace(log, actions=log.actions[:-1])
    with pytest.raises(BadLog) as refused:
        analyse(unfinished)
    assert refused.value.message == "analysis-unfinished"


def test_only_levels_can_be_asked() -> None:
    assert level_named("strong").name == "strong"
    with pytest.raises(BadSetup) as refused:
        analyse(thrown_away(), "greedy")
    assert refused.value.message == "analysis-no-level"
