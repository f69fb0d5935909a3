"""The description of the API, and the paths that are not in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from server.houses import visitor

from mappamundi.server.house import House
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.http.openapi import describe

DOCS = Path(__file__).parents[2] / "docs" / "api.md"
anyio = pytest.mark.anyio


def test_every_endpoint_is_described() -> None:
    described = describe(ENDPOINTS)
    operations = {
        (method.upper(), path): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert set(operations) == {(each.method, each.path) for each in ENDPOINTS}
    names = [operation["operationId"] for operation in operations.values()]
    assert len(set(names)) == len(names)
    assert all(operation["summary"] for operation in operations.values())
    for (_, path), operation in operations.items():
        parameters = operation["parameters"]
        in_path = {each["name"] for each in parameters if each["in"] == "path"}
        assert in_path == set(re.findall(r"{(\w+)}", path))
        assert "4XX" in operation["responses"]


def test_every_reference_leads_somewhere() -> None:
    described = describe(ENDPOINTS)
    referred = set(re.findall(r"#/components/schemas/(\w+)", str(described)))
    assert referred <= set(described["components"]["schemas"])
    assert "Replay" in referred


def test_the_documentation_lists_what_there_is() -> None:
    listed = re.findall(
        r"^\| `(\w+) (/api/\S+)` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(listed) == sorted((each.method, each.path) for each in ENDPOINTS)


@anyio
async def test_what_is_not_described_is_not_there(house: House) -> None:
    async with visitor(house) as who:
        for path in ("/api/nothing", "/api/", "/api/me/me", "/api/tables/x/y/z"):
            answer = await who.get(path)
            assert answer.status_code == 404
            assert answer.json()["message"] == "api-not-found"
        for method, path in (("PUT", "/api/me"), ("DELETE", "/api/games"), ("TRACE", "/api/atlas")):
            answer = await who.request(method, path)
            assert answer.status_code == 405
            assert answer.json()["message"] == "api-no-method"
            assert "GET" in answer.headers["allow"]


@anyio
@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": "Ada", "name": 5}', 400),
        (b"[" * 10_000, 400),
        (b'{"name": "' + b"x" * 20_000 + b'"}', 413),
        (b"", 400),
    ],
)
async def test_bodies_that_cannot_be_read_are_refused(
    house: House, body: bytes, status: int
) -> None:
    async with visitor(house) as who:
        kind = {"Content-Type": "application/json"}
        answer = await who.patch("/api/me", content=body, headers=kind)
        assert answer.status_code == status
        assert answer.json()["message"].startswith("api-")
