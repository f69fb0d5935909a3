"""Maps as SVG: the world with one country in red, a country among its neighbours, a continent."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import asin, degrees, hypot
from pathlib import Path

from mappamundi.atlas.countries import COUNTRIES
from mappamundi.print.borders import Point, Polygon, Ring, shapes
from mappamundi.print.projections import angle, around, centre_of, cut, natural_earth

SEA, LAND, NEAR, RED, INK = "#e6edec", "#d3c5a3", "#b9a579", "#c4301c", "#2c5a5f"
WORLD_WIDTH, WORLD_HEIGHT = 5.48, 2.86  # of the oval, in the units of the projection
UNIT = 100
SECTION = 200  # width and height of a section
FINEST = 0.5  # shorter steps than this are not drawn
MARGIN = 1.36  # of a section around its country
SMALLEST_SECTION = 0.035  # half its width, in radii of the earth
TINY_SECTION = 0.002  # half the width of a country that a section shows as a dot
DOT = f'<circle cx="{SECTION / 2}" cy="{SECTION / 2}" r="7" fill="{RED}"/>'
SMALL = 0.16  # a country smaller than this on the world map gets a ring
RING = 0.11
MAIN_SHARE = 0.03  # of the largest part, for another part to belong to the main territory
MAIN_DISTANCE = 24  # degrees from the largest part
SMALLEST_ISLAND = 0.0004  # of a silhouette, in squares of the earth's radius
WITHOUT_OVERSEAS = ("FR",)  # as its area and its centre are
URALS, CAUCASUS, WEST = 60.0, 43.0, -100.0
FRAMES: dict[str, tuple[Point, float]] = {
    "EU": ((14, 54), 0.36),
    "AS": ((92, 38), 0.98),
    "AF": ((18, 2), 0.66),
    "NA": ((-85, 12), 1.22),  # both Americas are one
}


@cache
def is_small(fine: Path, code: str) -> bool:
    """Is the country hard to see on a map of the world?"""
    left, top, right, bottom = _extent(fine, code)
    return max(right - left, bottom - top) < SMALL


def _extent(fine: Path, code: str) -> tuple[float, float, float, float]:
    """The frame of the main territory on a map of the world."""
    points = [natural_earth(point) for polygon in _main(fine, code) for point in polygon[0]]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def place(fine: Path, code: str) -> str:
    """The country in red where the world's map has it, ringed where it is hard to see."""
    own = _main(fine, code) if code in WITHOUT_OVERSEAS else shapes(fine)[code]
    body = f'<path d="{_oval(own)}" fill="{RED}"/>'
    if is_small(fine, code):
        left, top, right, bottom = _extent(fine, code)
        x, y = (left + right) / 2 * UNIT, (top + bottom) / 2 * UNIT
        body += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RING * UNIT}" fill="none" '
            f'stroke="{RED}" stroke-width="3.2"/>'
        )
    return _oval_svg(body)


def world(coarse: Path, continents: tuple[str, ...] = ()) -> str:
    """The oval of the world, some continents darker than the others."""
    edge = [(180.0, float(y)) for y in range(90, -91, -3)]
    edge += [(-180.0, float(y)) for y in range(-90, 91, 3)]
    lines = [f'<path d="{_path([natural_earth(point) for point in edge])}" fill="{SEA}"/>']
    near: list[Polygon] = []
    far: list[Polygon] = []
    for code, polygons in shapes(coarse).items():
        theirs = COUNTRIES[code].continents if code in COUNTRIES else ()
        (near if set(theirs) & set(continents) else far).extend(polygons)
    for some, colour in ((far, LAND), (near, NEAR)):
        style = f'fill="{colour}" stroke="{SEA}" stroke-width="0.7"'
        lines.append(f'<path d="{_oval(some)}" {style}/>')
    return _oval_svg("".join(lines))


def _oval_svg(body: str) -> str:
    width, height = WORLD_WIDTH * UNIT, WORLD_HEIGHT * UNIT
    return _svg(-width / 2, -height / 2, width, height, body)


def _oval(polygons: Iterable[Polygon]) -> str:
    parts = (part for polygon in polygons for ring in polygon for part in cut(ring))
    return "".join(_path([natural_earth(point) for point in part]) for part in parts)


def outline(fine: Path, code: str) -> str:
    """The country alone, filling a square: its shape, and nothing of its size or its place."""
    centre, (x0, y0), half = _framed(fine, code)
    scale = SECTION / 2 / half
    rings = (ring for polygon in _main(fine, code) for ring in polygon)
    flat = (_flattened(ring, centre) for ring in rings)
    drawn = (
        _path([((x - x0 + half) * scale, (y - y0 + half) * scale) for x, y in ring], 1)
        for ring in flat
    )
    style = f'fill="{LAND}" fill-rule="evenodd" stroke="{INK}" stroke-width="1.4"'
    return _svg(-2, -2, SECTION + 4, SECTION + 4, f'<path d="{"".join(drawn)}" {style}/>')


def _framed(fine: Path, code: str) -> tuple[Point, Point, float]:
    """Where a country is looked at from above, and the square there that it fills."""
    points = [point for polygon in _main(fine, code) for point in polygon[0]]
    centre = centre_of(points)
    flat = [each for each in map(around(centre), points) if each is not None]
    left, right = min(x for x, _ in flat), max(x for x, _ in flat)
    top, bottom = min(y for _, y in flat), max(y for _, y in flat)
    middle = ((left + right) / 2, (top + bottom) / 2)
    return centre, middle, max(right - left, bottom - top) / 2


def section(fine: Path, code: str) -> str:
    """The country in red, filling a square, with whatever lies around it."""
    centre, middle, half = _framed(fine, code)
    half *= MARGIN
    drawn = _window(fine, centre, middle, max(half, SMALLEST_SECTION), code)
    return _svg(0, 0, SECTION, SECTION, drawn + (DOT if half < TINY_SECTION else ""))


def _window(fine: Path, centre: Point, middle: Point, half: float, code: str) -> str:
    """What lies within a square of the globe."""
    scale = SECTION / 2 / half
    reach = degrees(2 * asin(min(1.0, half))) + hypot(*middle) * 60
    lines = [f'<rect width="{SECTION}" height="{SECTION}" fill="{SEA}"/>']
    for each, rings in _spans(fine).items():
        near = [ring for ring, home, span in rings if angle(centre, home) < reach + span]
        flat = [_flattened(ring, centre) for ring in near]
        drawn = [
            _path(
                [((x - middle[0] + half) * scale, (y - middle[1] + half) * scale) for x, y in ring],
                1,
            )
            for ring in flat
        ]
        if drawn:
            fill = RED if each == code else LAND
            style = f'fill="{fill}" fill-rule="evenodd" stroke="{SEA}" stroke-width="1"'
            lines.append(f'<path d="{"".join(drawn)}" {style}/>')
    return "".join(lines)


@cache
def _spans(fine: Path) -> dict[str, list[tuple[Ring, Point, float]]]:
    """Every ring with its middle and how many degrees it reaches from there."""
    spans: dict[str, list[tuple[Ring, Point, float]]] = {}
    for code, polygons in shapes(fine).items():
        for ring in (ring for polygon in polygons for ring in polygon):
            home = centre_of(list(ring))
            span = max(angle(home, point) for point in ring)
            spans.setdefault(code, []).append((ring, home, span))
    return spans


def silhouette(coarse: Path, continent: str) -> str:
    """The shape of a continent in ink, without its small islands."""
    centre, half = FRAMES[continent]
    scale = SECTION / 2 / half
    members = {"NA", "SA"} if continent == "NA" else {continent}
    drawn = []
    for code, polygons in shapes(coarse).items():
        if code not in COUNTRIES or not members & set(COUNTRIES[code].continents):
            continue
        for polygon in polygons:
            ring = polygon[0]
            if len(COUNTRIES[code].continents) > 1:
                if continent != "AS":
                    continue
                ring = _asian(ring)
            flat = _flattened(ring, centre)
            if _size(ring) > SMALLEST_ISLAND and all(
                abs(x) < half and abs(y) < half for x, y in flat
            ):
                drawn.append(_path([((x + half) * scale, (y + half) * scale) for x, y in flat], 1))
    body = f'<path d="{"".join(drawn)}" fill="{INK}" stroke="{INK}" stroke-width="1.2"/>'
    return _svg(0, 0, SECTION, SECTION, body)


def _asian(ring: Ring) -> Ring:
    """What lies beyond the Urals of a country on both continents."""
    return tuple((URALS if WEST < x < URALS and y > CAUCASUS else x, y) for x, y in ring)


@cache
def _main(fine: Path, code: str) -> tuple[Polygon, ...]:
    """The largest part of a country and those of some size that lie near it."""
    sized = [(_size(polygon[0]), polygon) for polygon in shapes(fine)[code]]
    largest, first = max(sized)
    home = centre_of(list(first[0]))
    return tuple(
        polygon
        for size, polygon in sized
        if size >= largest * MAIN_SHARE and angle(home, centre_of(list(polygon[0]))) < MAIN_DISTANCE
    )


def _flattened(ring: Ring, centre: Point) -> list[tuple[float, float]]:
    """A ring as seen from above a point, or nothing where it goes around to the far side."""
    flat = [point for point in map(around(centre), ring) if point is not None]
    return flat if len(flat) == len(ring) else []


def _size(ring: Ring) -> float:
    """The area of a ring, flattened around its own middle."""
    flat = _flattened(ring, centre_of(list(ring)))
    twice = sum(
        x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(flat, flat[1:] + flat[:1], strict=True)
    )
    return abs(twice) / 2


def _path(points: list[tuple[float, float]], unit: float = UNIT) -> str:
    """Straight lines from point to point, without steps that nobody could see."""
    kept: list[tuple[float, float]] = []
    for x, y in ((x * unit, y * unit) for x, y in points):
        if not kept or max(abs(x - kept[-1][0]), abs(y - kept[-1][1])) >= FINEST:
            kept.append((x, y))
    if len(kept) < 3:
        return ""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in kept) + "Z"


def _svg(x: float, y: float, width: float, height: float, body: str) -> str:
    box = f"{x:.1f} {y:.1f} {width:.1f} {height:.1f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'
