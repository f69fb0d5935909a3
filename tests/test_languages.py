"""Every language says everything, and everything that is said exists."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import mappamundi
from mappamundi.errors import Refusal
from mappamundi.narrator import Narrator
from mappamundi.speech import LANGUAGES, LOCALE, Speech, language
from mappamundi.told import Told

SOURCE = Path(mappamundi.__file__).parent
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
OTHERS = [each for each in LANGUAGES if each != "en"]
PLURALS = {
    "en": {"one"},
    "de": {"one"},
    "fr": {"one"},
    "pl": {"one", "few", "many"},
    "it": {"one"},
    "nl": {"one"},
}
CATEGORIES = {"zero", "one", "two", "few", "many"}
SAMPLES: tuple[object, ...] = (0, 1, 2, 5, 12, 22, 101, 1.5, "x")
SPEAKERS = {"say", "Told", "Refusal", *(each.__name__ for each in Refusal.__subclasses__())}
REASONED = "need"  # its second argument says why not
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\b|^## (\d+)", re.MULTILINE)
CITED = re.compile(r"§\d+(?:\.\d+)?|\b[A-Z]\d+\b")


@cache
def entries(spoken: str, file: str) -> dict[str, fluent.Message]:
    """The messages of one file, and of each attribute, by id; broken lines fail here."""
    resource = FluentParser().parse((LOCALE / spoken / file).read_text(encoding="utf-8"))
    assert not [each for each in resource.body if isinstance(each, fluent.Junk)]
    found = [each for each in resource.body if isinstance(each, fluent.Message)]
    assert len({each.id.name for each in found}) == len(found), "an id stands twice"
    return {each.id.name: each for each in found}


def walk(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each)


def variables(message: fluent.Message) -> set[str]:
    return {each.id.name for each in walk(message) if isinstance(each, fluent.VariableReference)}


def said() -> Iterator[tuple[Path, int, str]]:
    """Every id that the source speaks; `*` stands for what is filled in while running."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else None
                name = node.func.id if isinstance(node.func, ast.Name) else name
                if name in SPEAKERS or name == REASONED:
                    for text in patterns(node.args[name == REASONED]):
                        yield path.relative_to(SOURCE), node.lineno, text


def patterns(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from patterns(body)
            yield from patterns(orelse)
        case ast.JoinedStr(values=values):
            yield "".join(
                str(each.value) if isinstance(each, ast.Constant) else "*" for each in values
            )


def ids() -> set[str]:
    return {name for file in FILES for name in entries("en", file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("spoken", OTHERS)
def test_every_language_has_the_same_messages(spoken: str, file: str) -> None:
    english, other = entries("en", file), entries(spoken, file)
    assert set(other) == set(english)
    for name, message in english.items():
        mine, theirs = other[name], message
        assert {a.id.name for a in mine.attributes} == {a.id.name for a in theirs.attributes}
        assert variables(mine) == variables(theirs), name


def test_an_id_means_one_thing_in_all_files() -> None:
    names = [name for file in FILES for name in entries("en", file)]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("spoken", OTHERS)
def test_no_language_has_a_file_of_its_own(spoken: str) -> None:
    assert sorted(path.name for path in (LOCALE / spoken).glob("*.ftl")) == FILES


def test_every_id_that_is_said_exists() -> None:
    known = ids()
    missing = []
    for path, line, text in said():
        pattern = re.compile(".+".join(map(re.escape, text.split("*"))))
        if not any(pattern.fullmatch(name) for name in known):
            missing.append(f"{path}:{line} {text}")
    assert not missing


def test_every_site_message_is_said() -> None:
    """What no code says need not be translated; the games' files are shared with the browser."""
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    filled = {text.partition("*")[0] for _, _, text in said() if "*" in text} - {""}
    unsaid = [
        name
        for name in entries("en", "site.ftl")
        if not re.search(f"[\"']{name}[\"']", source)
        and not any(name.startswith(each) for each in filled)
    ]
    assert not unsaid


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_message_can_be_said_with_any_number(spoken: str) -> None:
    speech = Speech(spoken)
    for file in FILES:
        for name, message in entries(spoken, file).items():
            names = sorted(variables(message))
            for sample in SAMPLES:
                assert speech.say(name, **dict.fromkeys(names, sample))
            for pair in itertools.product((1, 2, 5), repeat=min(2, len(names))):
                filled = {each: pair[i % len(pair)] for i, each in enumerate(names)}
                assert "{" not in speech.say(name, **filled)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_plurals_are_those_of_the_language(spoken: str) -> None:
    for file in FILES:
        for name, message in entries(spoken, file).items():
            for node in walk(message):
                if isinstance(node, fluent.SelectExpression):
                    keys = {
                        each.key.name
                        for each in node.variants
                        if isinstance(each.key, fluent.Identifier)
                    }
                    if keys & CATEGORIES:
                        assert keys - {"other"} == PLURALS[spoken], name


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_commands_are_single_words_and_differ(spoken: str) -> None:
    words = [Speech(spoken).say(name) for name in ids() if name.startswith("command-")]
    assert len(set(words)) == len(words)
    assert all(word == word.strip().lower() and " " not in word for word in words)


@pytest.mark.parametrize("spoken", OTHERS)
def test_messages_are_translated(spoken: str) -> None:
    """Whole sentences are not left in English."""
    for file in FILES:
        for name in entries("en", file):
            names = dict.fromkeys(variables(entries("en", file)[name]), 3)
            english = Speech("en").say(name, **names)
            if len(english.split()) > 4 and english.endswith("."):
                assert Speech(spoken).say(name, **names) != english, name


def rules_files() -> list[Path]:
    return sorted(path for path in SOURCE.glob("games/*/RULES.*.md"))


@pytest.mark.parametrize("path", rules_files(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_rules_in_every_language_have_the_same_clauses(path: Path) -> None:
    english = (path.parent / "RULES.md").read_text(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert CLAUSE.findall(text) == CLAUSE.findall(english)
    for mine, theirs in zip(CLAUSE.split(text)[1:], CLAUSE.split(english)[1:], strict=True):
        if mine and theirs:
            assert set(CITED.findall(mine)) == set(CITED.findall(theirs)), mine


@pytest.mark.parametrize(
    ("given", "environment", "expected"),
    [
        ("pl", {"MAPPAMUNDI_LANG": "de"}, "pl"),
        (None, {"MAPPAMUNDI_LANG": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR.UTF-8"}, "pl"),
        (None, {"LANG": "fr-CA"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "de_AT"}, "de"),
        (None, {"LANG": "ja_JP"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_wished_for(
    given: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language(given, environment) == expected


def test_lists_are_joined_in_the_way_of_the_language() -> None:
    joined = {each: Speech(each).join(["a", "b", "c"]) for each in LANGUAGES}
    assert joined == {
        "en": "a, b and c",
        "de": "a, b und c",
        "fr": "a, b et c",
        "pl": "a, b i c",
        "it": "a, b e c",
        "nl": "a, b en c",
    }
    assert Speech("en").join(["a"]) == "a"
    assert Speech("en").join([]) == "nothing"


def test_the_narrator_names_seats_dummies_and_cards() -> None:
    narrator = Narrator(Speech("en"), ["Ada", "Bo"], lambda card: f"<{card}>")
    assert narrator.name(0) == "Ada"
    assert narrator.name(3) == "Dummy 2"
    assert narrator.tell(Told("took-back", {"seat": 1})) == "Bo took back what was chosen."
    cards = Told("null-nichtig-laid", {"seat": 0, "cards": ["r7", "b3"]})
    assert narrator.tell(cards) == "Ada laid <r7> and <b3>."
