"""Stores of both kinds, each test with one of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest
from server.houses import house as built
from server.postgres import started

from mappamundi.server.house import House
from mappamundi.server.store import Store, open_store


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, in a folder of its own."""
    server = started(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server = request.getfixturevalue("postgres")
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(make_database(server, name))
    return server.replace("/postgres?", f"/{name}?")


async def make_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store, empty."""
    store = open_store(address)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def house(store: Store, tmp_path: Path) -> House:
    """What HTTP requests find, over an empty store."""
    return built(store, tmp_path / "home")
