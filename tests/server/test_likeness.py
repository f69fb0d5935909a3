"""No two people at one table under names that look the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.client import Client
from server.houses import visitor
from server.kept import keep_table
from server.servers import Running

from mappamundi.server.house import House
from mappamundi.server.likeness import skeletons, told_apart
from mappamundi.server.people.names import ANIMALS, QUALITIES, proper_name
from mappamundi.server.protocol import Person
from mappamundi.server.writing import MOST_MARKS, harmless

ALIKE = [
    ("Ada", "Ada"),
    ("Ada", "ada"),
    ("Paul", "PauI"),
    ("Paul", "Pau1"),
    ("Bob", "B0b"),
    ("Bob", "ВОВ"),  # Cyrillic, as the next two
    ("Copa", "Сора"),
    ("Иван", "ИВАН"),
    ("Modern", "Modem"),
    ("Zoe", "Zoé"),
    ("Ada L", "AdaL"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(proper_name(other))


def test_names_that_do_not() -> None:
    """All guests that there can be are told apart by their names alone."""
    guests = [f"{animal} {quality}" for animal in ANIMALS for quality in QUALITIES]
    names = [*guests, "Ada", "Ida", "Łukasz", "Иван", "王小明", "王大明", "😀", "😃"]
    assert len({tuple(sorted(skeletons(name))) for name in names}) == len(names)


def test_who_comes_later_gets_a_number_and_never_anothers_name() -> None:
    names = ["Ada", "Ada (2)", "ada", "Аdа", "", "", "Bob"]
    people = [Person(str(number), name, "red") for number, name in enumerate(names)]
    shown = [person.name for person in told_apart([*people, people[0]]).values()]
    assert shown == ["Ada", "Ada (2)", "ada (3)", "Аdа (4)", "", "", "Bob"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("live\u202e.on", "live.on"),
        ("\u2066a\u2069\u200fb", "ab"),
        ("a\u200bb\u3164\u2800", "ab"),
        ("one\ntwo\0", "onetwo"),
        ("a" + "\u0301" * 90, "á" + "\u0301" * MOST_MARKS),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("שלום", "שלום"),
    ],
)
def test_what_is_written_is_shown_without_tricks(text: str, shown: str) -> None:
    assert harmless(text) == shown


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'tables.db'}")
    running.start()
    yield running
    running.kill()


@pytest.mark.anyio
async def test_at_a_table_all_names_differ_and_words_are_harmless(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as twin:
        await anna.http.patch("/api/me", json={"name": "Anna"})
        table = await anna.make("panstwa", seats=3)
        await anna.watch(table)
        await twin.http.patch("/api/me", json={"name": "AnnA"})
        assert (await twin.command(type="sit", table=table))["type"] == "done"
        await twin.watch(table)
        shown = (await twin.http.get(f"/api/tables/{table}")).json()["chairs"]
        assert [each["person"]["name"] for each in shown[:2]] == ["Anna", "AnnA (2)"]
        said = await twin.command(type="say", table=table, text="me\u202e too")
        await anna.until(lambda: anna.tables[table]["sayings"])
        assert said["type"] == "done"
        (saying,) = anna.tables[table]["sayings"]
        assert saying["text"] == "me too"
        assert saying["person"]["name"] == "AnnA (2)"
        refused = await twin.command(type="say", table=table, text="\u200b\u202e\u3164")
        assert refused["message"] == "bad-saying"
        await anna.http.patch("/api/me", json={"name": "Berta"})
        await twin.until(lambda: twin.tables[table]["chairs"][0]["person"]["name"] == "Berta")
        assert twin.tables[table]["chairs"][1]["person"]["name"] == "AnnA"


@pytest.mark.anyio
async def test_in_a_replay_all_names_differ(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        people = [
            (await who.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
            for who in (mine, other)
        ]
        table, _ = await keep_table(house.store, people)
        await house.recorder.record(table)
        shown = (await mine.get(f"/api/tables/{table}/replay")).json()
        assert [each["person"]["name"] for each in shown["chairs"]] == ["Ada", "Ada (2)"]
        assert [each["person"]["name"] for each in shown["sayings"]] == ["Ada", "Ada (2)"]
        log = (await mine.get(f"/api/tables/{table}/log")).json()
        assert log["seats"] == ["Ada", "Ada (2)"]
        (recent,) = (await mine.get(f"/api/people/{people[0]}")).json()["recent"]
        assert recent["chairs"][1]["person"]["name"] == "Ada (2)"
