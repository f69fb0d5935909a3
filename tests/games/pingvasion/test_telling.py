"""What is told of the game, said in English, and written in RULES.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from games.pingvasion.positions import act, can, dealt, pass_on, position

import mappamundi
from mappamundi import Match
from mappamundi.errors import BadNotation
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.notation import CARD_IDS
from mappamundi.match import story
from mappamundi.narrator import Narrator
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, NATURE, SPECTATOR
from mappamundi.speech import Speech
from mappamundi.told import Told

FOLDER = Path(mappamundi.__file__).parent / "games" / "pingvasion"
HANDS = {0: "a4a a5a a6a a7a", 1: "d4a d5a d6a d7a", 2: "j4a j5a j6a j7a"}
NARRATOR = Narrator(Speech("en"), ["Ada", "Bo", "Cy"])


def tell(s: rules.State, line: str, seat: int) -> list[str]:
    """What a seat is told, in English, of a line that is then done."""
    before = s.copy()
    act(s, line)
    who, text = line.split(" ", 1)
    actor = NATURE if who == "*" else int(who)
    action = GAME.read(before, actor, text)
    shown = action if rules.sees(before, seat, actor, action) else HIDDEN
    told = GAME.present.tell(GAME.known(before, seat), GAME.known(s, seat), actor, shown)
    return [NARRATOR.tell(each) for each in told]


def test_what_is_told_of_passing() -> None:
    """§3.4, §8.2 To the chooser what he chose, to giver and receiver what went between them."""
    match = dealt(3, HANDS)
    since = len(match.log.actions)
    match.act(0, "left a4a", "right a5a")
    match.act(1, "left d4a", "right d5a")
    match.act(2, "left j4a", "right j5a")
    told = {seat: [NARRATOR.tell(each) for _, each in story(match.log, seat, since)] for seat in
            (0, SPECTATOR)}  # fmt: skip
    ready = ["Ready: Ada.", "Ready: Bo.", "Ready: Cy."]
    everyone = "Everyone passed a card to the left and one to the right."
    assert told[SPECTATOR] == [*ready, everyone]
    assert told[0] == [
        "Ada picked a4a to pass to Bo.",
        "Ada picked a5a to pass to Cy.",
        *ready,
        everyone,
        "Ada passed a4a to Bo.",
        "Ada passed a5a to Cy.",
        "Bo passed d5a to Ada.",
        "Cy passed j4a to Ada.",
    ]


def test_what_is_told_of_drawing() -> None:
    """§2 To the one who draws, two cards at a time; to all, that the first round begins."""
    match = dealt(3, HANDS)
    assert [NARRATOR.tell(each) for _, each in story(match.log, 1)] == [
        "Bo drew d4a and d5a.",
        "Round 1 of 8.",
        "Bo drew d6a and d7a.",
    ]
    assert [each.message for _, each in story(match.log, SPECTATOR)] == ["pingvasion-round"]


def test_what_is_told_of_a_round() -> None:
    """§5 Who revealed what, what was destroyed, and what it means for the next round."""
    s = position("seats 3, round 1, play, hand 0: a2a a1a, hand 1: d9a, hand 2: j3a, twins 0")
    assert tell(s, "0 play a2a", 0) == ["Ada picked a2a to send out."]
    assert tell(s, "0 play a1a", 1) == ["Ready: Ada."]
    assert tell(s, "1 play d9a", 2) == ["Ready: Bo."]
    assert tell(s, "2 play j3a", SPECTATOR) == [
        "Ready: Cy.",
        "Ada sent out a2a and a1a.",
        "Bo sent out d9a.",
        "Cy sent out j3a.",
        "Kamikaze by Ada: every card of 7 or more sent out in this round is destroyed.",
        "Bo lost d9a.",
        "Ninja twins: two cards from Ada in the next round.",
        "Scout: in the next round Cy will choose after the others.",
        "Round 3 of 8.",
    ]


def test_what_is_told_when_all_have_scouts() -> None:
    """§5.5"""
    s = position("seats 3, play, hand 0: a3a, hand 1: d3a, hand 2: j3a")
    act(s, "0 play a3a", "1 play d3a")
    told = tell(s, "2 play j3a", 0)
    assert told[-2:] == [
        "Everyone has a Scout: in the next round all choose at the same time.",
        "Round 2 of 8.",
    ]
    assert not any("will choose after" in line for line in told)


def test_early_cards_are_told_before_late_ones() -> None:
    """§4.2"""
    s = position("seats 3, play, hand 0: a4a, hand 1: d4a, hand 2: j4a, scouts 0")
    act(s, "1 play d4a")
    assert tell(s, "2 play j4a", 0) == ["Ready: Cy.", "Bo sent out d4a.", "Cy sent out j4a."]
    assert tell(s, "0 play a4a", 1)[:2] == ["Ready: Ada.", "Ada sent out a4a."]


def test_what_is_told_of_dummies() -> None:
    """§7 The narrator has names for three here, so the first dummy is called Cy."""
    hands = "hand 0: a4a a5a a6a, hand 1: d4a d5a d6a"
    s = position(f"seats 2, pass, {hands}, received 2: m1b m2b, fresh 2: 1, fresh 3: 9")
    act(s, "0 left a4a", "0 right a5a", "1 left d4a")
    assert "Ada passed a4a to Cy." in tell(s, "1 right d5a", 0)
    assert tell(s, "* tap m4a", 0) == [
        "Ada drew m4a from the pile of Cy.",
        "The pile of Cy ran out: 4 cards it was given make a new pile.",
    ]
    assert tell(s, "* tap a4a", 0) == []
    act(s, "* tap c4a", "* tap c5a", "0 play a6a", "1 play d6a")
    assert tell(s, "* reveal m1b", 0) == ["Cy sent out m1b."]


def test_the_end_fills_the_score_sheet() -> None:
    """§6 Every chair in every area it is in, and its total, for a reader who saw nothing else."""
    match = Match.start("pingvasion", 4, nature=Fast(5))
    while not match.is_over:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    told = [each for _, each in match.story(SPECTATOR)]
    areas = [each.arguments for each in told if each.message == "pingvasion-scored-area"]
    totals = [each.arguments for each in told if each.message == "pingvasion-scored"]
    for seat in range(4):
        parts = [each["points"] for each in areas if each["seat"] == seat]
        assert sum(int(str(part)) for part in parts) == totals[seat]["points"] == match.scores[seat]
        assert totals[seat]["place"] == match.places[seat]
        assert sorted(map(str, totals[seat]["cards"])) == sorted(match.look(seat).hand)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("deck", ["rulebook", "printed"])
def test_everything_told_can_be_said(seats: int, deck: str) -> None:
    """Every seat and a spectator, a whole game."""
    match = Match.start("pingvasion", seats, {"deck": deck}, Fast(seats))
    while not match.is_over:
        match.act(match.waiting[-1], match.legal(match.waiting[-1])[-1])
    narrator = Narrator(Speech("en"), [f"seat {seat}" for seat in range(seats)])
    for seat in (0, seats - 1, SPECTATOR):
        lines = [narrator.tell(told) for _, told in match.story(seat)]
        assert len(lines) > 8 * seats
        assert all(line.endswith(".") and "{" not in line for line in lines)


def test_one_cell_of_the_score_sheet_in_words() -> None:
    """§6.2, §6.3"""
    cell: dict[str, Any] = {
        "seat": 0,
        "area": "moon",
        "strength": 11,
        "points": 1,
        "majority": "no",
    }
    assert NARRATOR.tell(Told("pingvasion-scored-area", cell)) == (
        "Moon, strength 11: Ada scored 1 point without the majority."
    )


def test_card_ids() -> None:
    """§1.4 Area, value, and a letter always; what has an ability comes first."""
    assert CARD_IDS[0][:6] == ("a1a", "a1b", "a2a", "a2b", "a3a", "a3b")
    assert CARD_IDS[1][:8] == ("a1a", "a2a", "a3a", "a3b", "a4a", "a4b", "a4c", "a5a")
    assert CARD_IDS[0][89] == "m9b"
    assert CARD_IDS[1][89] == "m9a"


@pytest.mark.parametrize(
    "text", ["", "play", "play a4a", "left a4", "left a4c", "left x4a", "pass a4a"]
)
def test_wrong_notation_is_refused(text: str) -> None:
    s = position("seats 3, pass, hand 0: a4a a5a, hand 1: d4a d5a, hand 2: j4a j5a")
    with pytest.raises(BadNotation):
        GAME.read(s, 0, text)


def test_the_left_comes_first() -> None:
    """§3.1 The other side is understood, but not allowed."""
    s = position("seats 3, pass, hand 0: a4a a5a, hand 1: d4a d5a, hand 2: j4a j5a")
    assert not can(s, "0 right a4a")
    act(s, "0 left a4a")
    assert not can(s, "0 left a5a")
    assert can(s, "0 right a5a")


def test_nothing_can_be_read_once_it_is_over() -> None:
    s = position("seats 3, over")
    with pytest.raises(BadNotation):
        GAME.read(s, 0, "play a4a")


def test_rules_cite_only_clauses_that_exist() -> None:
    """Every § in the code and in these tests is a clause of RULES.md."""
    text = (FOLDER / "RULES.md").read_text("utf-8")
    clauses = set(re.findall(r"^(?:## |\*\*)(\d+(?:\.\d+)?)\b", text, re.M))
    files = [*FOLDER.glob("*.py"), *Path(__file__).parent.glob("*.py")]
    cited = {
        clause
        for path in files
        for clause in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text("utf-8"))
    }
    assert cited <= clauses
    assert len(clauses) == 9 + 4 + 2 + 4 + 3 + 6 + 6 + 8 + 3 + 1


def test_rules_cite_every_ruling() -> None:
    text = (FOLDER / "RULES.md").read_text("utf-8")
    assert {int(number) for number in re.findall(r"\bP(\d+)\b", text)} == set(range(1, 49))


def test_passing_ends_with_everyones_choice() -> None:
    """§3.3 Nobody is told of gifts before."""
    s = position("seats 3, pass, hand 0: a4a a5a, hand 1: d4a d5a, hand 2: j4a j5a")
    pass_on(s, "a4a a5a", "d4a d5a")
    act(s, "2 left j4a")
    assert "Everyone passed a card to the left and one to the right." in tell(s, "2 right j5a", 1)
