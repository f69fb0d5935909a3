"""The HTTP API described in OpenAPI, made from the signatures of its endpoints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import Any

import msgspec

from mappamundi.server.http.api import Problem
from mappamundi.server.http.router import JSON, Endpoint

REFERENCE = "#/components/schemas/{name}"
PROBLEM = "4XX"


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    schemas, components = msgspec.json.schema_components(
        [kind for _, kind in _kinds(endpoints)], ref_template=REFERENCE
    )
    by_place = dict(zip((place for place, _ in _kinds(endpoints)), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_place)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mappamundi", "version": version("mappamundi")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _kinds(endpoints: Iterable[Endpoint]) -> Iterable[tuple[tuple[str, str, str], Any]]:
    """Every type that is mentioned, by where it stands."""
    yield ("", "", PROBLEM), Problem
    for each in endpoints:
        for name, kind in each.types.items():
            if name != "return" or each.gives_json:
                yield (each.method, each.path, name), kind


def _operation(endpoint: Endpoint, schemas: dict[tuple[str, str, str], Any]) -> dict[str, Any]:
    def schema(name: str) -> Any:
        return schemas[endpoint.method, endpoint.path, name]

    def parameter(name: str, place: str) -> dict[str, Any]:
        own = name if name in endpoint.types else f"{name}_"
        required = place == "path" or own in endpoint.required
        return {"name": name, "in": place, "required": required, "schema": schema(own)}

    operation: dict[str, Any] = {
        "operationId": endpoint.answer.__name__,
        "summary": endpoint.answer.__doc__,
        "parameters": [
            *(parameter(name, "path") for name in endpoint.in_path),
            *(parameter(name, "query") for name in endpoint.in_query),
        ],
        "responses": _answers(endpoint, schema) | {PROBLEM: _json(schemas["", "", PROBLEM])},
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_json(schema("body"))}
    return operation


def _answers(endpoint: Endpoint, schema: Any) -> dict[str, Any]:
    if endpoint.types["return"] in (None, type(None)):
        return {"204": {"description": ""}}
    if not endpoint.gives_json:
        return {str(endpoint.status): {"description": "", "content": {endpoint.media: {}}}}
    return {str(endpoint.status): _json(schema("return"))}


def _json(schema: Any) -> dict[str, Any]:
    return {"description": "", "content": {JSON: {"schema": schema}}}
