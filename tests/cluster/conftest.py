"""Several nodes: in this process over a bus in memory, or as processes of their own over NATS."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import Iterator

import pytest
from cluster.machines import Killable, Nats
from server.conftest import make_database
from server.postgres import started


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, in a folder of its own."""
    server = started(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """What a test has left open is found in that test, and in no other."""
    yield
    gc.collect()


@pytest.fixture
def address(machine: str) -> str:
    """An empty database."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(make_database(machine, name))
    return machine.replace("/postgres?", f"/{name}?")


@pytest.fixture
def postgres_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    """A PostgreSQL that may be killed, with an empty database."""
    server = Killable(tmp_path_factory.mktemp("killable"))
    yield server
    server.end()


@pytest.fixture
def nats() -> Iterator[Nats]:
    """A real NATS."""
    server = Nats()
    server.start()
    yield server
    server.kill()
