"""What is told and shown, and to whom."""

from __future__ import annotations

from typing import Any

from games.laender_toppen.positions import after, dealt, place, position, scored

from mappamundi import Match
from mappamundi.games.laender_toppen import GAME
from mappamundi.games.laender_toppen.drawing import card, written
from mappamundi.games.laender_toppen.facts import CARD_IDS
from mappamundi.games.laender_toppen.rules import State
from mappamundi.games.laender_toppen.telling import figure, tell, tell_takers
from mappamundi.record import SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.told import Told
from mappamundi.turn import parse


def told(s: State, line: str, viewer: int = SPECTATOR) -> list[Told]:
    """What a viewer is told of the line, which is then done."""
    actor, text, _ = parse(line)
    action = GAME.read(s, actor, text)
    before = GAME.known(s, viewer)
    after(s, line)
    return tell(before, GAME.known(s, viewer), actor, action)


def placed() -> Match:
    match = dealt(2, {0: "AT FR", 1: "IL DE"})
    place(match, 0, "8 1 2 3 4 5 6 7 9 10")
    return match


def test_a_placement_is_told_to_its_owner_only() -> None:
    """§10.1 To others only that the seat is ready."""
    match = placed()
    own = [each for _, each in match.story(0) if each.message == "laender-toppen-placed"]
    assert len(own) == 10
    spot = {"side": "below", "category": "inhabitants", "field": 8}
    assert own[0].arguments == {"seat": 0, "card": match.look(0).hand[0], **spot}
    messages = [each.message for _, each in match.story(1)]
    assert messages == ["laender-toppen-dealt", "laender-toppen-ready"]


def test_a_field_is_told_with_its_figures_and_its_taker() -> None:
    """§4.1"""
    match = placed()
    place(match, 1, "1 2 3 4 5 6 7 8 9 10")
    story = [each for _, each in match.story(SPECTATOR)]
    messages = [each.message.removeprefix("laender-toppen-") for each in story]
    assert messages == ["dealt", "ready", "ready", "turned", "shows", "shows", "took"]
    assert story[3].arguments == {"side": "above", "category": "area", "field": 1}


def test_a_split_is_told_whole() -> None:
    """§5.1 When its last card is laid."""
    s = position(3, {1: "0:FR 1:BR 2:CN"})
    assert told(s, "2 lay FR eu") == []
    assert told(s, "2 lay BR closed") == []
    assert told(s, "2 lay CN as") == [
        Told("laender-toppen-opened", {"seat": 2, "cards": ["FR", "CN"]}),
        Told("laender-toppen-closed", {"seat": 2, "cards": ["BR"]}),
    ]


def test_a_tie_is_told() -> None:
    """§4.3 With what leaves the game."""
    s = position(3, {8: "0:AT 1:IL 2:FR"})
    assert told(s, "0 lay AT eu", 1) == [Told("laender-toppen-ready", {"seat": 0})]
    assert told(s, "1 lay IL closed")[1:] == [
        Told("laender-toppen-opened", {"seat": 0, "cards": ["AT"]}),
        Told("laender-toppen-closed", {"seat": 1, "cards": ["IL"]}),
        Told("laender-toppen-removed", {"cards": ["FR"]}),
    ]


def test_a_joker_and_russia_are_told_with_their_continent() -> None:
    """§6.2 §7.2"""
    s = position(2, {1: "0:J1"})
    joker: dict[str, Any] = {"seat": 0, "card": "J1", "continent": "sa"}
    assert told(s, "0 lay J1 sa") == [Told("laender-toppen-chose", joker)]
    s = scored(2, {0: "eu-as RU"})
    russia: dict[str, Any] = {"seat": 0, "card": "RU", "continent": "as"}
    assert told(s, "0 assign RU as")[0] == Told("laender-toppen-chose", russia)


def test_the_score_is_told() -> None:
    """§8.2 Majorities in order, then the totals, then what parts equals."""
    s = scored(2, {0: "eu-as RU, closed FR", 1: "an AQ, eu DE"})
    story = told(s, "0 assign RU eu")[1:]
    shared: dict[str, Any] = {"continent": "eu", "seats": [0, 1], "count": 1, "points": 1}
    assert story == [
        Told("laender-toppen-most-shared", shared),
        Told(
            "laender-toppen-most", {"continent": "an", "seats": [1], "count": 1, "points": 1}
        ),
        Told("laender-toppen-total", {"seat": 0, "open": 1, "closed": 1, "total": 2}),
        Told("laender-toppen-total", {"seat": 1, "open": 2, "closed": 0, "total": 2}),
        Told("laender-toppen-antarctica", {"seat": 1, "card": "AQ"}),
    ]  # fmt: skip


def test_quick_every_field_is_told() -> None:
    """§9.1 Though nobody decides anything between them."""
    match = dealt(2, options={"variant": "quick"})
    for seat in (0, 1):
        place(match, seat, "1 2 3 4 5 6 7 8 9 10")
    story = [each for _, each in match.story(SPECTATOR)]
    turned = [each.arguments["field"] for each in story if each.message.endswith("-turned")]
    assert turned == list(range(1, 11))
    taken = [each for each in story if each.message.endswith("-closed")]
    cards: list[Any] = [each.arguments["cards"] for each in taken]
    assert sum(map(len, cards)) == 20


def test_figures_are_written_in_the_way_of_the_language() -> None:
    """§1.2"""
    bolivia, mongolia = CARD_IDS.index("BO"), CARD_IDS.index("MN")
    areas = [written(bolivia, 0, Speech(language)) for language in LANGUAGES]
    assert areas[:2] == ["1,098,581", "1.098.581"]
    assert [text.replace("\xa0", " ").replace("\u202f", " ") for text in areas[2:]] == [
        "1 098 581", "1 098 581", "1.098.581", "1.098.581",
    ]  # fmt: skip
    assert figure(2, mongolia) == {"category": "temperature", "whole": "-0", "part": "4"}
    assert written(mongolia, 2, Speech("de")) == "-0,4"
    assert figure(3, 0) is None


def test_cards_are_named_in_the_players_language() -> None:
    """§1.1"""
    names = [card("DE", Speech(language)) for language in LANGUAGES]
    plain = [name.split("]")[1].removesuffix("[/") for name in names]
    assert plain == ["Germany", "Deutschland", "Allemagne", "Niemcy", "Germania", "Duitsland"]
    assert card("7", Speech("en")) == "7"
    assert card("closed", Speech("de")) == "verdeckt"
    assert card("sa", Speech("de")) == "Südamerika"
    assert "Saudi-Arabien" in card("SA", Speech("de"))


def test_the_view_of_a_seat() -> None:
    """§10 The own hand with its figures, and the card that is next."""
    view = placed().look(1)
    assert view.next == view.hand[0]
    assert set(view.figures) == set(view.hand)
    assert view.figures["DE"][0] == "357022"
    assert view.sides[0].chosen == ["?"] * 10
    assert (view.round, view.rounds, view.stock) == (1, 6, 108)


def test_those_who_are_level_are_told_what_each_takes_back() -> None:
    """§4.3 One card, their own; whoever is best alone takes all that are no jokers."""
    level = position(5, {8: "0:AT 1:IL 2:FR 3:J1 4:DE"})
    assert tell_takers(level, 7) == [Told("laender-toppen-level", {"seats": [0, 1], "count": 1})]
    alone = position(5, {8: "0:AT 1:FR 2:DE 3:J1"})
    assert tell_takers(alone, 7) == [Told("laender-toppen-took", {"seat": 0, "count": 3})]
