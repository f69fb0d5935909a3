"""The page that says where everything comes from."""

from __future__ import annotations

import re

from mappamundi.atlas.checks.tables import COLUMNS, FILES, Finding, Findings, Tables

PAGE = "SOURCES.md"
MACHINE_PATH = re.compile(r"/(?:work|tmp|farm|home|root|Users|opt)/")


def columns_have_sources(tables: Tables) -> Findings:
    """Every column is explained."""
    page = tables.raw(PAGE).decode("utf-8", "replace")
    if not page:
        yield Finding(PAGE, "–", "atlas-no-file")
    for column in COLUMNS:
        if page and f"`{column}`" not in page:
            yield Finding(PAGE, column, "atlas-no-source")


def temperatures_have_sources(tables: Tables) -> Findings:
    """Every source that a temperature names is explained."""
    page = tables.raw(PAGE).decode("utf-8", "replace")
    for code, row in tables.country.items():
        source = row["capital_mean_temp_source"]
        if source and f"`{source}`" not in page:
            yield Finding(code, "capital_mean_temp_source", "atlas-no-source")


def nothing_of_a_machine(tables: Tables) -> Findings:
    """No path of somebody's computer."""
    for file in (*FILES, PAGE):
        for path in MACHINE_PATH.findall(tables.raw(file).decode("utf-8", "replace")):
            yield Finding(file, "–", "atlas-bad-bytes", {"value": path})


CHECKS = (columns_have_sources, temperatures_have_sources, nothing_of_a_machine)
