"""From the globe to paper: the whole world as an oval, or a part of it without distortion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin, sqrt

from mappamundi.print.borders import Point, Ring

Flat = list[tuple[float, float]]
POLE = -90.0
HALF = 180.0
BEHIND = 0.15  # so far around the globe that a plane tears it apart


def natural_earth(point: Point) -> tuple[float, float]:
    """The projection of Tom Patterson, as a polynomial; x to the east, y to the south."""
    longitude, latitude = radians(point[0]), radians(point[1])
    square = latitude * latitude
    fourth = square * square
    x = (
        0.8707
        - 0.131979 * square
        + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))
    )
    y = 1.007226 + square * (
        0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)
    )
    return longitude * x, -latitude * y


def around(centre: Point) -> Callable[[Point], tuple[float, float] | None]:
    """Lambert's equal-area view from above a point; the far side has no place."""
    l0, p0 = radians(centre[0]), radians(centre[1])

    def project(point: Point) -> tuple[float, float] | None:
        longitude, latitude = radians(point[0]) - l0, radians(point[1])
        near = 1 + sin(p0) * sin(latitude) + cos(p0) * cos(latitude) * cos(longitude)
        if near < BEHIND:
            return None
        scale = sqrt(2 / near)
        x = scale * cos(latitude) * sin(longitude)
        y = scale * (cos(p0) * sin(latitude) - sin(p0) * cos(latitude) * cos(longitude))
        return x, -y

    return project


def cut(ring: Ring) -> Iterator[Ring]:
    """A ring that crosses the date line as rings that do not."""
    unrolled = _unrolled(ring)
    lowest = min(x for x, _ in unrolled)
    highest = max(x for x, _ in unrolled)
    if lowest >= -HALF and highest <= HALF:
        yield tuple(unrolled)
        return
    for turn in (-2 * HALF, 0.0, 2 * HALF):
        shifted = [(x + turn, y) for x, y in unrolled]
        part = _clipped(_clipped(shifted, -HALF, +1), HALF, -1)
        if len(part) > 2:
            yield tuple(part)


def _unrolled(ring: Ring) -> Flat:
    """Longitudes that go on past the date line; a ring around a pole is closed through it."""
    points: Flat = [ring[0]]
    for x, y in ring[1:]:
        turns = round((points[-1][0] - x) / (2 * HALF))
        points.append((x + turns * 2 * HALF, y))
    if abs(points[-1][0] - points[0][0]) > HALF:
        points += [(points[-1][0], POLE), (points[0][0], POLE)]
    return points


def _clipped(points: Flat, edge: float, side: int) -> Flat:
    """What lies on one side of a meridian."""
    kept: Flat = []
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        inside1, inside2 = side * (x1 - edge) >= 0, side * (x2 - edge) >= 0
        if inside1:
            kept.append((x1, y1))
        if inside1 != inside2:
            share = (edge - x1) / (x2 - x1)
            kept.append((edge, y1 + share * (y2 - y1)))
    return kept


def centre_of(points: list[Point]) -> Point:
    """The middle of points on a globe, wherever the date line runs."""
    turned = [(radians(longitude), radians(latitude)) for longitude, latitude in points]
    x = sum(cos(latitude) * cos(longitude) for longitude, latitude in turned)
    y = sum(cos(latitude) * sin(longitude) for longitude, latitude in turned)
    z = sum(sin(latitude) for _, latitude in turned)
    length = hypot(x, y, z) or 1
    return degrees(atan2(y, x)), degrees(asin(z / length))


def angle(a: Point, b: Point) -> float:
    """Degrees between two points of a globe."""
    (l1, p1), (l2, p2) = a, b
    dot = sin(radians(p1)) * sin(radians(p2)) + cos(radians(p1)) * cos(radians(p2)) * cos(
        radians(l1 - l2)
    )
    return degrees(pi / 2 - asin(max(-1.0, min(1.0, dot))))
