"""The reader of a story is told with words of their own: never "Du nimmt", never "You is back"."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from mappamundi import GAMES
from mappamundi.speech import LANGUAGES, LOCALE, Speech

SOMEBODY = "Ada"
TOLD_BY_THE_TABLE = ("took-back", "seat-timed-out", "seat-held", "seat-returned", "bot-replaced")
NEVER_THE_READER = {  # these seats are a neighbour, a dummy, who takes what one leaves, or a number
    "null-nichtig-reason-leave",
    "pingvasion-ask-left",
    "pingvasion-ask-right",
    "pingvasion-reshuffled",
    "null-nichtig-no-teams",
}
# Between a colon, a bracket or the start and a mark, a name needs no form of its own.
ALONE = r"(?:^|[:(] ?){}(?= ?[:.,)]|$)"
FIRST = r"^{}(?= )"  # the past tense of English suits "You" as it does a name


class Arguments(Visitor):  # type: ignore[misc]
    """Collects the names of what a message is told with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """One argument."""
        self.names.add(node.id.name)


def stories(spoken: str) -> dict[str, set[str]]:
    """The messages in which people act, with their arguments."""
    found = {}
    for path in sorted((LOCALE / spoken).glob("*.ftl")):
        for each in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(each, fluent.Message):
                arguments = Arguments()
                arguments.visit(each)
                if path.stem in GAMES or each.id.name in TOLD_BY_THE_TABLE:
                    found[each.id.name] = arguments.names
    return {
        name: given
        for name, given in found.items()
        if name not in NEVER_THE_READER and any(each.startswith("seat") for each in given)
    }


def suits(text: str, own: str, spoken: str) -> bool:
    """Can the reader's name stand where anybody's does?"""
    bare = re.sub(ALONE.format(own), "", text)
    if spoken == "en":
        bare = re.sub(FIRST.format(own), "", bare)
    return own not in bare


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_what_the_reader_does_is_told_to_them(spoken: str) -> None:
    speech = Speech(spoken)
    own = speech.say("web-own-name", name=SOMEBODY)
    wrong = []
    for name, given in stories(spoken).items():
        seats = {each for each in given if each.startswith("seat")} - {"seat_dummy"}
        for seat in seats:
            told = speech.say(name, **{**dict.fromkeys(given, 3), **dict.fromkeys(seats, SOMEBODY)})
            mine = speech.say(
                name, **{**dict.fromkeys(given, 3), **dict.fromkeys(seats, SOMEBODY), seat: own}
            )
            if mine == told.replace(SOMEBODY, own) and not suits(mine, own, spoken):
                wrong.append(mine)
    assert wrong == []


@pytest.mark.parametrize(
    ("spoken", "own", "mine", "theirs"),
    [
        ("en", "You", "You are back.", "Ada is back."),
        ("de", "Du", "Du bist wieder da.", "Ada ist wieder da."),
        ("fr", "Vous", "Vous êtes de retour.", "Ada est de retour."),
        ("pl", "Ty", "Wracasz do gry.", "Ada wraca do gry."),
        ("it", "Tu", "Rieccoti al tavolo.", "Ada è di nuovo al tavolo."),
        ("nl", "Jij", "Je bent weer terug.", "Ada is weer terug."),
    ],
)
def test_the_reader_comes_back(spoken: str, own: str, mine: str, theirs: str) -> None:
    speech = Speech(spoken)
    assert speech.say("web-own-name", name=SOMEBODY) == own
    assert speech.say("seat-returned", seat=own) == mine
    assert speech.say("seat-returned", seat=SOMEBODY) == theirs
