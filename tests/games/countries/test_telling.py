"""What is written, told and drawn."""

from __future__ import annotations

import io
from typing import Any

import pytest
from games.countries.positions import act, dealt, position
from rich.console import Console

from mappamundi import Match
from mappamundi.errors import BadNotation
from mappamundi.games.countries import GAME, drawing
from mappamundi.games.countries.rules import State, score
from mappamundi.log import replay
from mappamundi.narrator import Narrator
from mappamundi.nature import Fast
from mappamundi.record import NONE, SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.terminal.answer import understand
from mappamundi.told import Told

NAMES = ["Ada", "Bo", "Cy"]


def told(s: State, line: str) -> list[Told]:
    """What a spectator is told of a line."""
    before = s.copy()
    seat, _, text = line.partition(" ")
    action = GAME.read(s, int(seat), text)
    act(s, line)
    known = GAME.known(before, SPECTATOR), GAME.known(s, SPECTATOR)
    return GAME.present.tell(*known, int(seat), action)


def test_where_a_card_went() -> None:
    for spot, message in ((1, "countries-placed-least"), (3, "countries-placed-most")):
        s = position("seats 3, turn 1, row IS IN, hand 1: AO BR, spare 2, top US")
        assert told(s, "1 card AO") == []
        assert [each.message for each in told(s, f"1 at {spot}")] == [message]
    s = position("seats 3, turn 1, row IS IN, hand 1: AO BR, spare 2, top US")
    act(s, "1 card AO")
    where: dict[str, Any] = {"seat": 1, "card": "AO", "card_left": "IS", "card_right": "IN"}
    assert told(s, "1 at 2") == [Told("countries-placed", where)]


def test_a_check_says_every_figure_of_the_row() -> None:
    s = position("seats 3, turn 1, category latitude, row AO IN IS, spare 2, top US")
    news = told(s, "1 doubt")
    assert [each.message for each in news] == [
        "countries-doubted",
        *["countries-figure"] * 3,
        "countries-row-right",
        "countries-drew",
    ]
    angola: dict[str, Any] = {
        "card": "AO",
        "category": "latitude",
        "number": 12,
        "part": "30",
        "side": "s",
    }
    assert news[1] == Told("countries-figure", angola)
    assert news[-1] == Told("countries-drew", {"seat": 1, "card": "US"})


def test_a_row_begins_with_what_everybody_has() -> None:
    """§6.3 So that a score sheet needs no rules of its own."""
    match = Match.start("countries", 3, {"rows": "6"}, Fast(6))
    while not match.is_over:
        match.act(match.waiting[0], match.legal(match.waiting[0])[-1])
    begun = [line for line in match.story(SPECTATOR) if line[1].message == "countries-row"]
    assert len(begun) == 6
    for number, each in begun:
        s = replay(match.log, number + 1)
        assert each.arguments["points"] == [score(s, seat) for seat in range(3)]


def test_a_win_is_told() -> None:
    s = position("seats 2, turn 1, category population, row IS IN, hand 0: FR, hand 1: AO, top US")
    act(s, "1 card AO")
    assert [each.message for each in told(s, "1 at 2")][-2:] == [
        "countries-row-right",
        "countries-won",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "[bold]India[/] 1,389,637,446 people"),
        ("de", "[bold]Indien[/] 1.389.637.446 Einwohner"),
        ("fr", "[bold]Inde[/] 1 389 637 446 habitants"),
        ("pl", "[bold]Indie[/] 1 389 637 446 mieszkańców"),
        ("nl", "[bold]India[/] 1.389.637.446 inwoners"),
    ],
)
def test_countries_and_figures_in_every_language(language: str, sentence: str) -> None:
    """X8 §1.2 The figure as printed, the number in the way of the language."""
    speech = Speech(language)
    narrator = Narrator(speech, NAMES, lambda code: drawing.card(code, speech))
    india = Told(
        "countries-figure",
        {"card": "IN", "category": "population", "number": 1389637446, "part": "", "side": ""},
    )
    said = narrator.tell(india).replace("\u202f", " ").replace("\xa0", " ")
    assert said == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", ["lot", "guess"])
def test_a_whole_game_can_be_told_and_drawn(language: str, start: str) -> None:
    match = Match.start("countries", 3, {"start": start}, Fast(6))
    speech = Speech(language)
    narrator = Narrator(speech, NAMES, lambda code: drawing.card(code, speech))
    turn = 0
    while not match.is_over:
        seat = match.waiting[0]
        choices = match.legal(seat)
        if turn % 9 == 0:
            assert drawn(match, seat, speech, choices)
            assert narrator.tell(drawing.ask(match.look(seat)))
        match.act(seat, choices[turn * 7 % len(choices)])
        turn += 1
    assert all(narrator.tell(each) for _, each in match.story(SPECTATOR))
    assert drawn(match, SPECTATOR, speech, [])


def drawn(match: Match, seat: int, speech: Speech, moves: list[str]) -> str:
    view, width = match.look(seat), 80
    numbers = {move: number for number, move in enumerate(moves, 1)}
    console = Console(file=io.StringIO(), width=width)
    console.print(drawing.heading(view, speech))
    console.print(drawing.draw(view, seat, NAMES, speech, width, numbers))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
    return str(text)


def test_the_row_is_drawn_with_its_places() -> None:
    match = dealt({0: "IS", 1: "AO"}, "IN US", "population")
    match.act(0, "card IS", "at 1")
    text = drawn(match, 1, Speech("en"), match.legal(1))
    assert "Minus  (1)  Iceland  (2)  India  (3)  Plus" in text
    assert "on top United States" in text
    assert "357,603" not in text


def test_the_turned_row_is_drawn_with_its_figures() -> None:
    s = position("seats 2, turn 1, category population, row IN IS, spare 3, top US")
    act(s, "1 doubt", "* top PL", "* top CZ", "* category age", "* top SK")
    view = GAME.present.view(GAME.known(s, 1), 1)
    text = drawing.checked(view, Speech("en")).plain
    assert text == (
        "Last row, population: wrong\nIndia 1,389,637,446 people – Iceland 357,603 people"
    )


def test_the_card_that_was_placed_later_is_red() -> None:
    """§5.2 Iceland lay there first, so India to its left is what went wrong."""
    wrong = "row IN IS, laid IS IN, spare 3, top US"
    s = position(f"seats 2, turn 1, category population, {wrong}")
    act(s, "1 doubt", "* top PL", "* top CZ", "* category age", "* top SK")
    text = drawing.checked(GAME.present.view(GAME.known(s, 1), 1), Speech("en"))
    red = [text.plain[span.start : span.end] for span in text.spans if span.style == "bold red"]
    assert red == ["India"]


@pytest.mark.parametrize("text", ["card IS at 2", "is at 2", "IS 2", "1 2", "Card is, AT 2"])
def test_a_card_and_its_place_can_be_typed_in_many_ways(text: str) -> None:
    """C48 §4.4 By code or number, small or capital letters."""
    match = dealt({0: "IS", 1: "AO"}, "IN US", "population")
    shown = ["card IS", *(move for move in match.legal(0) if move != "card IS")]
    assert understand(match, 0, shown, text) == ["card IS", "at 2"]


@pytest.mark.parametrize("text", ["", "card", "card ZZ", "place IS", "at two", "doubt it", "guess"])
def test_nonsense_is_no_notation(text: str) -> None:
    s = position("seats 2, turn 1, row IS IN, spare 3, top US")
    with pytest.raises(BadNotation):
        GAME.read(s, 1, text)


def test_notation_of_another_moment_is_illegal_not_nonsense() -> None:
    s = position("seats 2, turn 1, row IS IN, spare 3, top US")
    for text in ("at 1", "guess 5100000", "first 0", "category area", "deal FR", "top FR"):
        assert GAME.read(s, 1, text) == NONE


def test_the_log_names_who_placed_for_a_team_that_ran_out_of_time() -> None:
    """C37 X6 §9.1 The table decides when; the mark stays in the log."""
    match = dealt({0: "IS", 1: "AO"}, "IN US", "population")
    match.act(0, "card IS", "at 1", mark="clock")
    assert match.log.actions[-2:] == ["0 card IS @clock", "0 at 1 @clock"]
