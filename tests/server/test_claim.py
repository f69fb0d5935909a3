"""One process a file: a second is refused, whoever only reads is not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.servers import Running

from mappamundi.server.store.claim import InUse, StoreClaim


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    running.start()
    yield running
    running.kill()


def run(server: Running, *words: str) -> subprocess.CompletedProcess[str]:
    """A command on the same store, while the server runs."""
    return subprocess.run(
        [sys.executable, "-m", "mappamundi", *words, "--store", server.store],
        env={**os.environ, "MAPPAMUNDI_HOME": str(server.home), "LANG": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_second_server_is_refused_and_the_first_goes_on(server: Running) -> None:
    second = run(server, "serve", "--port", "0")
    assert second.returncode != 0
    assert "tables.db" in second.stderr
    assert "Stop the server first" in second.stderr
    assert server.process.poll() is None


def test_who_only_reads_is_let_in_and_who_writes_is_not(server: Running) -> None:
    export, backup = server.home / "all.jsonl", server.home / "copy.db"
    assert run(server, "export", str(export)).returncode == 0
    assert run(server, "backup", str(backup)).returncode == 0
    refused = run(server, "import", str(export))
    assert refused.returncode == 2
    assert "Stop the server first" in refused.stderr


def test_the_claim_ends_with_the_process(server: Running) -> None:
    server.kill()
    server.start()


def test_a_claim_is_had_by_one(tmp_path: Path) -> None:
    first, second = StoreClaim(tmp_path / "a.db"), StoreClaim(tmp_path / "a.db")
    first.take()
    assert [each.name for each in tmp_path.iterdir()] == ["a.db-lock"]
    with pytest.raises(InUse):
        second.take()
    first.release()
    second.take()
    second.release()
