"""The figures of the atlas can be made anew from profiles as the Factbook has them."""

from __future__ import annotations

import csv
import json
import runpy
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from mappamundi.atlas.checking import FOLDER

SCRIPT = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "atlas.py"))


def text(value: str) -> dict[str, str]:
    return {"text": value}


def profile(**changed: Any) -> dict[str, Any]:
    """An excerpt of Luxembourg's in 2022; blanks and wordings are the source's."""
    geography: dict[str, Any] = {
        "Geographic coordinates": text("49 45 N, 6 10 E"),
        "Area": {"total ": text("2,586 sq km"), "land": text("2,586 sq km")},
        "Land boundaries": {"total": text("327 km"), "border countries": text("Belgium 130 km")},
        "Coastline": text("0 km (landlocked)"),
        "Elevation": {"highest point": text("Buurgplaatz 559 m"), "mean elevation": text("325 m")},
    }
    return {
        "Geography": geography | changed,
        "People and Society": {
            "Population": text("650,364 (2022 est.)"),
            "Median age": {"total": text("39.5 years"), "male": text("38.9 years")},
            "Life expectancy at birth": {"total population": text("82.98 years")},
        },
        "Economy": {
            "Real GDP per capita": {
                "Real GDP per capita 2019": text("$114,500 (2019 est.)"),
                "Real GDP per capita 2020": text("$110,300 (2020 est.)"),
            }
        },
    }


@pytest.fixture
def factbook(tmp_path: Path) -> Path:
    (tmp_path / "europe").mkdir()
    return tmp_path


def lay(factbook: Path, code: str, content: dict[str, Any]) -> None:
    (factbook / "europe" / f"{code}.json").write_text(json.dumps(content), encoding="utf-8")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    copyfile(FOLDER / "countries.csv", tmp_path / "countries.csv")
    return tmp_path / "countries.csv"


def asked(factbook: Path, table: Path, *words: str) -> int:
    code: int = SCRIPT["main"]([str(factbook), "--table", str(table), *words])
    return code


def test_the_table_has_what_the_source_has(
    factbook: Path, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(factbook, "lu", profile())
    assert asked(factbook, table) == 0
    assert capsys.readouterr().out == ""


def test_what_differs_is_told_and_written(
    factbook: Path, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = table.read_bytes()
    lay(factbook, "lu", profile(Coastline=text("12.5 km")))
    assert asked(factbook, table) == 1
    assert capsys.readouterr().out == "LU coastline_km: 0 here, 12.5 there\n"
    assert table.read_bytes() == before
    assert asked(factbook, table, "--write") == 0
    assert asked(factbook, table) == 0
    lay(factbook, "lu", profile())
    assert asked(factbook, table, "--write") == 0
    assert table.read_bytes() == before


def test_of_france_the_metropolitan_part_counts() -> None:
    france = profile(
        **{
            "Geographic coordinates": {
                "metropolitan France": text("46 00 N, 2 00 E"),
                "French Guiana": text("4 00 N, 53 00 W"),
            },
            "Area": {"total": text("643,801 sq km; 551,500 sq km (metropolitan France)")},
            "Land boundaries": {"metropolitan France - total": text("2,751 km")},
            "Coastline": {"total": text("4,853 km"), "metropolitan France": text("3,427 km")},
        }
    )
    with (FOLDER / "countries.csv").open(encoding="utf-8", newline="") as rows:
        (row,) = (each for each in csv.DictReader(rows) if each["alpha2"] == "FR")
    told = {column: SCRIPT["written"](value) for column, value in SCRIPT["figures"]([france])}
    for column in ("lat_deg", "lon_deg", "area_km2", "land_boundary_km", "coastline_km"):
        assert told[column] == row[column]


def test_two_profiles_are_added_and_weighted_by_people() -> None:
    other = profile(Coastline=text("40 km"), Elevation={"highest point": text("Hill 1,020 m")})
    other["People and Society"] = {
        "Population": text("1.3 million (2022 est.)"),
        "Median age": {"total": text("20 years")},
    }
    told = dict(SCRIPT["figures"]([profile(), other]))
    assert (told["area_km2"], told["population"]) == (5172, 1_950_364)
    assert (told["coastline_km"], told["highest_point_m"]) == (40, 1020)
    assert told["median_age_years"] == 26.5  # a third as many people are 39.5
    assert told["life_expectancy_years"] == 82.98  # which one of them has not


def test_what_was_decided_by_hand_stays(factbook: Path, table: Path) -> None:
    lay(factbook, "mo", profile())
    before = table.read_text(encoding="utf-8")
    asked(factbook, table, "--write")
    (was,) = (line for line in before.splitlines() if line.startswith("MA,"))
    (now,) = (line for line in table.read_text(encoding="utf-8").splitlines() if line[:3] == "MA,")
    assert was != now
    assert ",446550," in was
    assert ",446550," in now
