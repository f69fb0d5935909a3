"""What is written, told and said of the game: notation, messages, names, RULES.md."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from games.panstwa.positions import ASKED, SIX, dealt, position
from rich.console import Console

import mappamundi
from mappamundi.errors import BadNotation
from mappamundi.games.panstwa import GAME, drawing
from mappamundi.games.panstwa.facts import CODES, FACES
from mappamundi.narrator import Narrator
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.told import Told

FOLDER = Path(mappamundi.__file__).parent / "games" / "panstwa"
NAMES = ("Ada", "Bo", "Cy", "Di")


def told_in(spoken: str, told: Told) -> str:
    speech = Speech(spoken)
    text = Narrator(speech, NAMES, lambda card: drawing.card(card, speech)).tell(told)
    return re.sub(r"\[[^\]]*\]", "", text)


def test_a_round_is_told() -> None:
    """§2 to §4 Who rolls, what lies there, what the dice say, who took what and what it brought."""
    match = dealt(4, SIX, ASKED)
    for seat, code in enumerate(SIX[:4]):
        match.act(seat, f"take {code}")
    told = [each for _, each in match.story(SPECTATOR)]
    assert told[:4] == [
        Told("panstwa-first", {"seat": 0}),
        Told("panstwa-laid", {"round": 1, "cards": list(SIX)}),
        Told("panstwa-rolled", {"seat": 0, "cards": list(ASKED)}),
        Told("panstwa-took", {"seat": 0, "card": "JP"}),
    ]
    turned = [each.arguments for each in told if each.message == "panstwa-turned"]
    assert turned == [
        {"seat": 0, "card": "JP", "cards": list(ASKED), "points": 4, "total": 4},
        {"seat": 1, "card": "JO", "cards": ["asia", "monarchy"], "points": 2, "total": 2},
        {"seat": 2, "card": "BO", "cards": [], "points": 0, "total": 0},
        {"seat": 3, "card": "FR", "cards": ["temperate"], "points": 1, "total": 1},
    ]
    assert told[-1].message == "panstwa-rolled"
    assert told[-1].arguments["seat"] == 1


def test_sentences_in_every_language() -> None:
    """K3 §1.1 Countries and faces have names in the player's language."""
    took = Told("panstwa-took", {"seat": 1, "card": "JO"})
    assert [told_in(spoken, took) for spoken in LANGUAGES] == [
        "Bo took Jordan.",
        "Bo nimmt: Jordanien.",
        "Bo prend : Jordanie.",
        "Bo bierze: Jordania.",
        "Bo prende: Giordania.",
        "Bo pakt: Jordanië.",
    ]
    points: dict[str, Any] = {
        "seat": 1,
        "card": "JO",
        "cards": ["asia", "monarchy"],
        "points": 2,
        "total": 5,
    }
    assert [told_in(spoken, Told("panstwa-turned", points)) for spoken in LANGUAGES] == [
        "Bo turned Jordan: ◈ Asia and ♛ monarchy, 2 points; 5 in all.",
        "Bo dreht um: Jordanien. ◈ Asien und ♛ Monarchie: 2 Punkte, zusammen 5.",
        "Bo retourne : Jordanie. ◈ Asie et ♛ monarchie : 2 points, 5 en tout.",
        "Bo odwraca: Jordania. ◈ Azja i ♛ monarchia: 2 punkty, razem 5.",
        "Bo gira Giordania: ◈ Asia e ♛ monarchia, 2 punti; 5 in tutto.",
        "Bo draait om: Jordanië. ◈ Azië en ♛ monarchie: 2 punten, in totaal 5.",
    ]
    nothing: dict[str, Any] = {"seat": 2, "card": "BO", "cards": [], "points": 0, "total": 0}
    assert told_in("pl", Told("panstwa-turned", nothing)) == (
        "Cy odwraca: Boliwia. Nic nie pasuje, razem 0."
    )


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_face_and_country_has_a_name_of_its_own(spoken: str) -> None:
    """K3 §7.1"""
    speech = Speech(spoken)
    labels = {drawing.label(face, speech) for face in FACES}
    assert len(labels) == len(FACES)
    assert max(map(len, labels)) <= 15  # four dice fit side by side in 80 columns
    assert len({drawing.country(code, speech) for code in CODES}) == len(CODES)
    assert len(set(drawing.SYMBOLS.values())) == len(FACES)
    for option in GAME.options:
        assert speech.say(f"panstwa-option-{option.name}")
        for word in option.samples:
            assert speech.say(f"panstwa-option-{option.name}-{word}")


@pytest.mark.parametrize(
    "text",
    ["", "take", "take XX", "take jp", "take  JP", "grab JP", "lay JP", "take JP ", "first 0"],
)
def test_what_is_no_notation_is_refused(text: str) -> None:
    """§3.1 A tile is named by its code, in capitals."""
    s = position("seats 4, dice asia monarchy island temperate, table JP JO BO FR PL DE")
    with pytest.raises(BadNotation):
        GAME.read(s, 0, text)
    assert GAME.write(s, 0, GAME.read(s, 0, "take BO")) == "take BO"


@pytest.mark.parametrize("text", ["first 4", "first x", "lay JP", "roll asia"])
def test_the_lot_reads_only_seats(text: str) -> None:
    """§2.1"""
    with pytest.raises(BadNotation):
        GAME.read(GAME.start(4), NATURE, text)


def test_a_finished_game_reads_nothing() -> None:
    """§6.1"""
    s = GAME.start(2)
    while GAME.waiting(s):
        actor = GAME.waiting(s)[0]
        GAME.do(s, actor, GAME.legal(s, actor)[0])
    with pytest.raises(BadNotation):
        GAME.read(s, 0, "take JP")


def picture(what: object, width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO())
    with console.capture() as captured:
        console.print(what)
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_the_table_fits_and_says_all(spoken: str, width: int) -> None:
    """K3 K36 §1.1 Dice, tiles with number, code and name, and afterwards the count die by die."""
    speech, match = Speech(spoken), dealt(4, SIX, ASKED)
    moves = {move: number for number, move in enumerate(match.legal(0), 1)}
    lines = picture(drawing.draw(match.look(0), 0, NAMES, speech, width, moves), width)
    text = "\n".join(lines)
    for code in SIX:
        assert code in text
        assert drawing.country(code, speech) in text
    assert all(drawing.label(face, speech) in text for face in ASKED)
    for seat, code in enumerate(SIX[:4]):
        match.act(seat, f"take {code}")
    counts = []
    for step in range(drawing.STEPS):
        drawn = drawing.result(match.look(0), 0, NAMES, speech, width, step)
        lines = picture(drawn, width)
        assert max(map(len, lines)) <= width
        counts.append([line.split()[-1] for line in lines if line.startswith(NAMES)])
    assert counts == [
        ["+0", "+0", "+0", "+0"],
        ["+1", "+1", "+0", "+0"],
        ["+2", "+2", "+0", "+0"],
        ["+3", "+2", "+0", "+0"],
        ["+4", "+2", "+0", "+1"],
    ]


def test_the_dice_come_to_rest_one_after_another() -> None:
    """K10 §2.3 What tumbles is always a face of its own die, and the last picture is the roll."""
    view = dealt(4, SIX, ASKED).look(0)
    frames = 20
    for frame in range(frames):
        shown = drawing.tumbling(view, frame, frames).dice
        still = frame * 5 // frames
        assert shown[:still] == view.dice[:still]
        for die, face in enumerate(shown):
            assert FACES.index(face) // 6 == die
    assert drawing.tumbling(view, frames - 1, frames).dice == view.dice


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
    uncited = {clause for clause in clauses if clause not in cited and "." in clause}
    assert uncited == {"9.1"}  # the fairness of a server's clock is not in the rules' hands


@pytest.mark.parametrize("name", ["RULES.md", "RULES.de.md", "RULES.fr.md", "RULES.pl.md"])
def test_every_ruling_is_cited_in_the_rules(name: str) -> None:
    """K1 to K39 each have their place in every language."""
    cited = set(re.findall(r"\bK\d+\b", (FOLDER / name).read_text("utf-8")))
    assert cited == {f"K{number}" for number in range(1, 40)}
