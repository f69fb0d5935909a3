"""§6, §7: every way a game can end, and who has won then."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import after_round

from mappamundi import Match
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.games.null_nichtig import GAME
from mappamundi.games.null_nichtig.rules import DEAL, OVER, State, side_score
from mappamundi.log import replay
from mappamundi.nature import Fast
from mappamundi.record import SPECTATOR

ZEROS = "b0a b0b g0a g0b"  # four seats, nobody's points in red, violet or yellow change


def places(s: State) -> list[int]:
    return [GAME.rules.place(s, seat) for seat in range(s.seats)]


def played_out(seats: int, options: dict[str, str], seed: int) -> Match:
    """A whole game in which everybody always does the first thing that is legal."""
    match = Match.start("null_nichtig", seats, options, Fast(seed, seats))
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize(
    ("seats", "teams"), [(3, "no"), (4, "no"), (4, "yes"), (5, "no"), (6, "no"), (6, "yes")]
)
def test_as_many_rounds_as_seats(seats: int, teams: str) -> None:
    """N16 §6.1 Also six with six seats, and in teams."""
    match = played_out(seats, {"teams": teams}, seed=1)
    hand, start = (10, 2) if seats == 6 else (13, 3)
    verbs = [line.split()[1] for line in match.log.actions]
    assert verbs.count("deal") == seats * seats * hand
    assert verbs.count("lay") == seats * seats * start
    assert verbs.count("play") == seats * seats * (hand - start)
    assert match.look(SPECTATOR).round == match.look(SPECTATOR).rounds == seats
    assert replay(match.log).numbers() == match._state.numbers()


@pytest.mark.parametrize(("rounds", "phase"), [(2, DEAL), (3, OVER)])
def test_the_last_round_ends_the_game(rounds: int, phase: int) -> None:
    """N16 §6.1 With four seats the fourth; the third does not yet."""
    s = after_round(f"seats 4, lead 0, round {rounds}, total 0:200", ZEROS)
    assert s.phase == phase
    assert (GAME.waiting(s) == ()) == (phase == OVER)


def test_most_points_win() -> None:
    """§6.1 Places from the totals, the last round included."""
    s = after_round(
        "seats 4, lead 0, round 3, total 0:30 1:40 2:35 3:50, pile 0: r11, pile 2: v6, pile 3: y1",
        ZEROS,
    )
    assert s.total[:4] == [41, 40, 41, 51]
    assert [GAME.rules.score(s, seat) for seat in range(4)] == [41, 40, 41, 51]
    assert places(s) == [2, 4, 2, 1]


def test_equals_at_the_top_win_together() -> None:
    """N17 X1 §6.3 Both are first, and the next is third."""
    s = after_round("seats 4, lead 0, round 3, total 0:30 1:41 2:9 3:4, pile 0: r11", ZEROS)
    assert s.phase == OVER
    assert s.total[:4] == [41, 41, 9, 4]
    assert places(s) == [1, 1, 3, 4]


def test_all_may_win_together() -> None:
    """X1 §6.3"""
    s = after_round("seats 3, lead 0, round 2", "b0a b0b g0a")
    assert s.phase == OVER
    assert places(s) == [1, 1, 1]


def test_nobody_acts_after_the_end() -> None:
    """§6.1"""
    match = played_out(3, {}, seed=2)
    assert match.waiting == ()
    assert sorted(match.places)[0] == 1
    for seat in range(3):
        assert match.legal(seat) == []
    with pytest.raises(IllegalAction) as refused:
        match.act(0, 7)
    assert refused.value.message == "game-is-over"


@pytest.mark.parametrize(
    ("total", "phase"),
    [(88, DEAL), (89, DEAL), (90, OVER), (91, OVER)],
)
def test_the_target_must_be_exceeded(total: int, phase: int) -> None:
    """N18 §6.2 11 more points: 99 and exactly 100 go on, 101 ends it."""
    s = after_round(f"seats 4, lead 0, limit 100, total 0:{total}, pile 0: r11", ZEROS)
    assert s.total[0] == total + 11
    assert s.phase == phase


def test_any_seat_may_pass_the_target() -> None:
    """N18 §6.2"""
    for seat in range(4):
        s = after_round(f"seats 4, lead 0, limit 100, total {seat}:101", ZEROS)
        assert s.phase == OVER


def test_the_target_is_looked_at_only_after_a_round() -> None:
    """N18 §6.2 Points that show amid a round end nothing, even far above the target."""
    match = Match.start("null_nichtig", 3, {"end": "target", "target": "1"}, Fast(4))
    above = 0
    while not match.is_over:
        above += max(match.scores) > 1
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    assert above > 20
    assert match.look(SPECTATOR).round == 1
    assert match._state.held == [0] * 6


@pytest.mark.parametrize(
    ("rounds", "total", "phase"), [(3, 0, DEAL), (9, 100, DEAL), (0, 101, OVER)]
)
def test_with_a_target_rounds_are_not_counted(rounds: int, total: int, phase: int) -> None:
    """N18 §6.2 Neither does the fourth round end it, nor must there be four."""
    s = after_round(f"seats 4, lead 0, limit 100, round {rounds}, total 2:{total}", ZEROS)
    assert s.phase == phase


def test_the_highest_total_wins_not_the_first_above_the_target() -> None:
    """N18 N17 §6.2 Two above the target, one of them higher; equals share."""
    s = after_round("seats 4, lead 0, limit 100, total 0:101 1:110 2:110 3:99", ZEROS)
    assert places(s) == [3, 1, 1, 4]


def test_the_default_target_is_100() -> None:
    """N18 §6.2 And without `end target` there is none."""
    assert GAME.start(4, {"end": "target"}).limit == 100
    assert GAME.start(4, {"end": "target", "target": "55"}).limit == 55
    assert GAME.start(4, {"target": "55"}).limit == 0
    match = played_out(4, {"end": "target"}, seed=3)
    assert max(match.scores) > 100
    assert match.look(SPECTATOR).target == 100
    assert match.look(SPECTATOR).rounds is None


@pytest.mark.parametrize("seats", [3, 5])
def test_teams_need_four_or_six(seats: int) -> None:
    """N20 §7.1 Two teams of two or three."""
    with pytest.raises(BadSetup) as refused:
        GAME.start(seats, {"teams": "yes"})
    assert refused.value.message == "null-nichtig-no-teams"
    assert refused.value.arguments == {"seats": seats}


def test_partners_sit_alternately() -> None:
    """N20 §7.1 Even seats against odd ones: with six two teams of three, not three of two."""
    four = after_round("seats 4, teams 1, lead 0, round 3, total 0:1 1:20 2:40 3:20", ZEROS)
    assert places(four) == [1, 2, 1, 2]
    six = after_round(
        "seats 6, teams 1, lead 0, round 5, total 0:1 1:20 2:2 3:30 4:70 5:24",
        ZEROS + " v0a v0b",
    )
    assert six.phase == OVER
    assert places(six) == [2, 1, 2, 1, 2, 1]
    assert [side_score(six, side) for side in range(2)] == [73, 74]


def test_team_points_are_added_at_the_end() -> None:
    """N21 §7.2 Everyone stacks and scores alone; the sums decide."""
    s = after_round(
        "seats 4, teams 1, lead 0, round 3, total 0:90 1:50 2:3 3:50, pile 0: r4, pile 3: v8",
        ZEROS,
    )
    assert s.total[:4] == [94, 50, 3, 58]
    assert [GAME.rules.score(s, seat) for seat in range(4)] == [94, 50, 3, 58]
    assert [side_score(s, side) for side in range(2)] == [97, 108]
    assert places(s) == [2, 1, 2, 1]


def test_teams_may_win_together() -> None:
    """N21 X1 §7.2"""
    s = after_round("seats 4, teams 1, lead 0, round 3, total 0:9 1:5 2:1 3:5", ZEROS)
    assert places(s) == [1, 1, 1, 1]


def test_in_teams_the_lead_goes_by_the_single_seat() -> None:
    """N21 §7.3 Seat 2 scored least, though its side scored most."""
    text = "seats 4, teams 1, lead 0, pile 0: r11 y11, pile 1: v2, pile 2: v1, pile 3: v3"
    s = after_round(text, ZEROS)
    assert s.scored[:4] == [22, 2, 1, 3]
    assert s.first == 2
    tie = after_round(text.replace("v2", "y1").replace("v1", "r1") + ", total 0:1 1:9 2:5", ZEROS)
    assert tie.scored[:4] == [22, 1, 1, 3]
    assert tie.first == 2  # 6 in all against 10, though the sides have 29 and 13


@pytest.mark.parametrize(
    ("totals", "phase"),
    [("0:60 2:60", DEAL), ("0:100 1:100 2:100 3:100", DEAL), ("0:0 2:101", OVER)],
)
def test_in_teams_one_player_passes_the_target(totals: str, phase: int) -> None:
    """N22 §7.3 A sum above the target ends nothing."""
    s = after_round(f"seats 4, teams 1, lead 0, limit 100, total {totals}", ZEROS)
    assert s.phase == phase


def test_in_teams_the_sums_decide_who_has_won() -> None:
    """N22 §7.3 Seat 0 passed the target alone, and loses with its partner."""
    s = after_round("seats 4, teams 1, lead 0, limit 100, total 0:101 1:60 2:1 3:60", ZEROS)
    assert s.phase == OVER
    assert places(s) == [2, 1, 2, 1]


def test_team_games_end() -> None:
    """N16 N22 §7 Whole games in teams, by rounds and to a target."""
    for seats in (4, 6):
        for end in ("rounds", "target"):
            match = played_out(seats, {"teams": "yes", "end": end}, seed=6)
            sums = [sum(match.scores[side::2]) for side in range(2)]
            assert match.look(SPECTATOR).teams == sums
            won = [1 + (sums[1 - seat % 2] > sums[seat % 2]) for seat in range(seats)]
            assert match.places == won
