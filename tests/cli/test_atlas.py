"""`mappamundi atlas`: a country as JSON, by whatever name; all of them; what is wrong."""

from __future__ import annotations

import json

from mappamundi.atlas.countries import COUNTRIES

from .conftest import Command


def test_a_country_as_json_by_a_common_name(command: Command) -> None:
    run = command("atlas", "Elfenbeinküste", "--json")
    country = json.loads(run.out)
    assert (run.code, country["alpha2"]) == (0, "CI")
    assert country["area_km2"] == 322463
    assert country["names"]["fr"] == "Côte d’Ivoire"


def test_all_countries_as_json(command: Command) -> None:
    run = command("atlas", "--json")
    assert [each["alpha2"] for each in json.loads(run.out)] == list(COUNTRIES)


def test_nothing_wrong_as_json(command: Command) -> None:
    run = command("atlas", "--check", "--json")
    assert (run.code, json.loads(run.out)) == (0, [])
