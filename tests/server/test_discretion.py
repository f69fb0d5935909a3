"""The log of the server: tables, never people."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from server.client import Client
from server.servers import Running

from mappamundi.server.discretion import covered
from mappamundi.server.people.identity import new_person
from mappamundi.server.table.deeds.make import new_id

FAILING = """
import logging, sys
import structlog
from mappamundi.server.serving import keep_log
keep_log("debug")
person, table = sys.argv[1:]
structlog.get_logger().error("failed", error=repr(KeyError(person)), table=table)
structlog.get_logger().info(f"{person}:command", whom={"person": person})
try:
    {}[person]
except KeyError:
    structlog.get_logger().exception("failed")
    logging.getLogger("uvicorn.error").exception("failed for %s", person)
"""


def test_ids_of_people_are_covered_and_those_of_tables_are_not() -> None:
    for _ in range(1000):
        person, table = new_person(), new_id()
        assert person not in covered(f"KeyError('{person}') at {table}")
        assert table in covered(f"KeyError('{person}') at {table}")
        assert person not in covered({"who": [person]})


def test_no_line_names_anybody_whatever_went_wrong() -> None:
    person, table = new_person(), new_id()
    words = [sys.executable, "-c", FAILING, person, table]
    said = subprocess.run(words, capture_output=True, text=True, check=True, timeout=120).stderr
    assert len([json.loads(line) for line in said.splitlines()]) == 4
    assert person not in said
    assert table in said


@pytest.mark.anyio
async def test_an_evening_leaves_no_names_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", log_level="debug")
    running.start()
    try:
        async with Client(running.address) as anna, Client(running.address) as ben:
            people = [anna.me["id"], ben.me["id"]]
            table = await anna.make("panstwa", seats=2)
            for client in (anna, ben):
                await client.watch(table)
            await ben.command(type="sit", table=table)
            await ben.command(type="say", table=table, text="unmistakable")
            await anna.command(type="start", table=table)
            await ben.http.delete("/api/me")
            await anna.http.post("/api/me/sign-out", json={"everywhere": True})
    finally:
        running.stop()
    said = capfd.readouterr().err
    assert "unmistakable" not in said
    assert not [each for each in people if each in said]


def test_the_level_of_a_line_stays_readable() -> None:
    record = logging.LogRecord("x", logging.INFO, "x", 1, "x", None, None)
    assert covered(record) is record
