"""The borders of the countries, read from a TopoJSON file."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from mappamundi.atlas.countries import COUNTRIES

Point = tuple[float, float]  # longitude, latitude
Ring = tuple[Point, ...]
Polygon = tuple[Ring, ...]  # the outline, then the holes
Shapes = dict[str, tuple[Polygon, ...]]  # by code, or by name for what is no country of the atlas

CODES = {country.numeric: code for code, country in COUNTRIES.items()}
# The atlas counts by the members of the United Nations, the borders by who holds the ground.
BELONGS = {"N. Cyprus": "CY", "Somaliland": "SO"}
CRIMEA = ((32.0, 44.0), (37.0, 46.5))
CRIMEA_HELD_BY, CRIMEA_OF = "RU", "UA"


@cache
def shapes(path: Path) -> Shapes:
    """The polygons of every country in the file."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = [_arc(arc, topology["transform"]) for arc in topology["arcs"]]
    found: dict[str, list[Polygon]] = {}
    for geometry in topology["objects"]["countries"]["geometries"]:
        name: str = geometry["properties"]["name"]
        code = CODES.get(geometry.get("id", ""), BELONGS.get(name, name))
        for polygon in _polygons(geometry):
            rings = tuple(_ring(ring, arcs) for ring in polygon)
            found.setdefault(_owner(code, rings), []).append(rings)
    return {code: tuple(polygons) for code, polygons in found.items()}


def _arc(arc: list[list[int]], transform: dict[str, list[float]]) -> list[Point]:
    """An arc's steps added up to points."""
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    x = y = 0
    points = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        points.append((x * sx + tx, y * sy + ty))
    return points


def _polygons(geometry: dict[str, Any]) -> list[list[list[int]]]:
    arcs: list[Any] = geometry.get("arcs", [])
    return [arcs] if geometry["type"] == "Polygon" else arcs


def _ring(indices: list[int], arcs: list[list[Point]]) -> Ring:
    """Arcs end to end; a negative index is an arc walked backwards."""
    points: list[Point] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    return tuple(points)


def _owner(code: str, polygon: Polygon) -> str:
    (west, south), (east, north) = CRIMEA
    inside = all(west < x < east and south < y < north for x, y in polygon[0])
    return CRIMEA_OF if code == CRIMEA_HELD_BY and inside else code
