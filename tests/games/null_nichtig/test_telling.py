"""What is written, told and said of the game: notation, messages, English, RULES.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from games.null_nichtig.positions import act, dealt, lay, position

import mappamundi
from mappamundi import Match
from mappamundi.errors import BadNotation
from mappamundi.games.null_nichtig import GAME
from mappamundi.games.null_nichtig.cards import CARD_IDS
from mappamundi.nature import Fast
from mappamundi.record import SPECTATOR
from mappamundi.told import Told

PACKAGE = Path(mappamundi.__file__).parent
FOLDER = PACKAGE / "games" / "null_nichtig"
ENGLISH = PACKAGE / "locale" / "en" / "null_nichtig.ftl"
HANDS = {0: "b1 b2 b3 g4", 1: "r5 r6 v7 y0a", 2: "y8 y9 g10 g11"}


def say(message: str, **arguments: str | int) -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(ENGLISH.read_text("utf-8")))
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


def test_what_the_choosing_seat_and_the_others_are_told() -> None:
    """§3.3 The one what it chose, the others that it is ready."""
    match = dealt(3, HANDS, dealer=2)
    since = len(match.log.actions)
    lay(match, 0, "b1 b3 g4")
    ready = Told("null-nichtig-ready", {"seat": 0})
    chose = [Told("null-nichtig-chose", {"seat": 0, "card": card}) for card in ("b1", "b3", "g4")]
    assert [told for _, told in match.story(0, since)] == [*chose, ready]
    for viewer in (1, 2, SPECTATOR):
        assert list(match.story(viewer, since)) == [(since + 2, ready)]


def test_what_is_told_when_all_are_ready() -> None:
    """§3.1 Everybody's start cards, in the order they were laid, and who leads."""
    match = dealt(3, HANDS, dealer=2)
    lay(match, 2, "g10 y9 y8")
    lay(match, 0, "b1 b3 b2")
    match.act(1, "lay r6", "lay v7")
    since = len(match.log.actions)
    match.act(1, "lay r5")
    assert [told for _, told in match.story(0, since)] == [
        Told("null-nichtig-ready", {"seat": 1}),
        Told("null-nichtig-laid", {"seat": 0, "cards": ["b1", "b3", "b2"]}),
        Told("null-nichtig-laid", {"seat": 1, "cards": ["r6", "v7", "r5"]}),
        Told("null-nichtig-laid", {"seat": 2, "cards": ["g10", "y9", "y8"]}),
        Told("null-nichtig-leads", {"seat": 0}),
    ]


def test_the_beginning_is_told() -> None:
    """§4.1, §2.1 Who deals and leads, and when everybody has cards; not the single cards."""
    match = dealt(4, dealer=3)
    assert [told for _, told in match.story(SPECTATOR)] == [
        Told("null-nichtig-dealer", {"seat": 3, "seat_first": 0}),
        Told("null-nichtig-dealt", {"round": 1, "count": 13, "start": 3}),
    ]


def test_a_trick_is_told_in_the_order_it_is_stacked() -> None:
    """N11 §4.4 Seat 2 wins seat 1's lead: its own card, then seat 0's, then the leader's."""
    s = position("seats 3, lead 1, hand 0: y1, hand 1: b5, hand 2: r8, spare 1")
    act(s, "1 play b5", "2 play r8")
    before = s.copy()
    act(s, "0 play y1")
    action = GAME.read(before, 0, "play y1")
    assert GAME.present.tell(before, s, 0, action) == [
        Told("null-nichtig-played", {"seat": 0, "card": "y1"}),
        Told("null-nichtig-took", {"seat": 2, "cards": ["r8", "y1", "b5"]}),
    ]


def test_a_round_is_told_seat_by_seat() -> None:
    """N15 §5.1"""
    text = "seats 3, lead 0, round 2, total 0:9 1:1, pile 1: v5, table 0:b7 1:b0a, hand 2: y2"
    s = position(text)
    before = s.copy()
    act(s, "2 play y2")
    told = GAME.present.tell(before, s, 2, GAME.read(before, 2, "play y2"))
    assert told[1] == Told("null-nichtig-took", {"seat": 0, "cards": ["b7", "b0a", "y2"]})
    assert [each.arguments for each in told[2:]] == [
        {"round": 3, "seat": 0, "points": 2, "total": 11, "cards": ["b0a", "y2"]},
        {"round": 3, "seat": 1, "points": 5, "total": 6, "cards": ["v5"]},
        {"round": 3, "seat": 2, "points": 0, "total": 0, "cards": []},
    ]
    assert {each.message for each in told[2:]} == {"null-nichtig-scored"}


def test_notation_reads_what_it_writes() -> None:
    """§1.1 Every action of a whole game."""
    match = Match.start("null_nichtig", 3, nature=Fast(2))
    s = GAME.start(3)
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    for line in match.log.actions:
        who, _, text = line.partition(" ")
        seat = 12 if who == "*" else int(who)
        action = GAME.read(s, seat, text)
        assert GAME.write(s, seat, action) == text
        act(s, line)
    assert GAME.waiting(s) == ()


@pytest.mark.parametrize(
    "text", ["", "play", "play b0", "play b12", "play B7", "lay b7", "play b7 ", "pass", "dealer 0"]
)
def test_what_is_no_notation_is_refused(text: str) -> None:
    """§4.2 A zero is named with its twin letter: b0a or b0b."""
    s = position("seats 3, lead 0, hand 0: b7 b0a")
    with pytest.raises(BadNotation) as refused:
        GAME.read(s, 0, text)
    assert refused.value.message == "bad-notation"


def test_a_finished_game_reads_nothing() -> None:
    """§6.1"""
    s = position("seats 3, lead 0, hand 0: b7")
    s.phase = 4
    with pytest.raises(BadNotation):
        GAME.read(s, 0, "play b7")


def test_every_told_message_is_said_in_english() -> None:
    """§4 Each event of whole games finds its words and all its arguments."""
    seen = set()
    for seats, options in ((4, {"teams": "yes"}), (6, {"end": "target", "target": "60"})):
        match = Match.start("null_nichtig", seats, options, Fast(1))
        while not match.is_over:
            seat = match.waiting[0]
            match.act(seat, match.legal(seat)[0])
        for _, told in match.story(0):
            if told.message not in seen or told.message == "null-nichtig-scored":
                given = {k: v if isinstance(v, int) else str(v) for k, v in told.arguments.items()}
                assert "{" not in say(told.message, **given)
            seen.add(told.message)
    names = ["dealer", "dealt", "chose", "ready", "laid", "leads", "played", "took", "scored"]
    assert seen == {f"null-nichtig-{name}" for name in names}


def test_english_sentences() -> None:
    """§5.1 One point, two points; the reader is told with words of their own."""
    scored: dict[str, str | int] = {"round": 2, "seat": "You", "total": 40}
    assert (
        say("null-nichtig-scored", points=1, **scored) == "Round 2: you scored 1 point, 40 in all."
    )
    assert (
        say("null-nichtig-scored", points=0, **scored) == "Round 2: you scored 0 points, 40 in all."
    )
    assert say("null-nichtig-ask-lay", count=3).startswith("Choose 3 start cards")
    assert say("null-nichtig-ask-lay", count=1) == "Choose one more start card."
    assert say("null-nichtig-no-teams", seats=5) == "Two equal teams need 4 or 6 seats, not 5."
    cards = {
        say("null-nichtig-card", colour=card[0], number=int(card[1:].rstrip("ab")))
        for card in CARD_IDS
    }
    assert len(cards) == 60
    assert {"blue 0", "green 11", "violet 2", "red 6", "yellow 9"} <= cards


def test_every_option_has_words() -> None:
    """§6.2, §7.1"""
    for option in GAME.options:
        assert say(f"null-nichtig-option-{option.name}")
        for word in getattr(option, "words", ()):
            assert say(f"null-nichtig-option-{option.name}-{word}")
    assert say("null-nichtig-blurb")
    assert say("null-nichtig-ask-play")


def test_every_clause_cited_is_in_the_rules() -> None:
    """§1 to §9, in the game's folder and in its tests."""
    text = (FOLDER / "RULES.md").read_text("utf-8")
    clauses = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", text, re.M))
    clauses |= set(re.findall(r"^## (\d+) ", text, re.M))
    cited = {}
    for path in [*FOLDER.glob("*.py"), *FOLDER.glob("*.md"), *Path(__file__).parent.glob("*.py")]:
        for clause in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text("utf-8")):
            cited[clause] = path.name
    assert {clause: name for clause, name in cited.items() if clause not in clauses} == {}
    assert {clause for clause in clauses if clause not in cited and "." in clause} == set()


def test_every_ruling_is_cited_in_the_rules() -> None:
    """N1 to N30 each have their place in RULES.md, save N25, which is about an example."""
    text = (FOLDER / "RULES.md").read_text("utf-8")
    cited = set(re.findall(r"\bN\d+\b", text))
    assert cited == {f"N{number}" for number in range(1, 31)} - {"N25"}


def counted(told: Told) -> list[str]:
    cards = told.arguments["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


@pytest.mark.parametrize(("seats", "teams"), [(3, "no"), (4, "yes")])
def test_the_end_of_a_round_tells_which_cards_count(seats: int, teams: str) -> None:
    """§5.1 The tops of everybody's piles, with those of the last trick; one of a colour at most."""
    match = Match.start("null_nichtig", seats, {"teams": teams}, Fast(4))
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    scored = [told for _, told in match.story(0) if told.message == "null-nichtig-scored"]
    assert len(scored) == seats * seats
    for each in scored:
        cards = counted(each)
        assert sum(int(re.sub(r"\D", "", card)) for card in cards) == each.arguments["points"]
        assert len({card[0] for card in cards}) == len(cards)
    last = [counted(told) for told in scored[-seats:]]
    assert last == [list(filter(None, side.tops)) for side in match.look(0).sides]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("seats 3, lead 0", [None] * 3), ("seats 6, teams 1, lead 0", [0, 1, 0, 1, 0, 1])],
)
def test_a_view_says_who_plays_together(text: str, wanted: list[int | None]) -> None:
    """§7.1 Every other seat belongs to the same team."""
    s = position(f"{text}, spare 3")
    assert [side.team for side in GAME.present.view(GAME.known(s, 0), 0).sides] == wanted
