"""Everything that can be asked over HTTP, one file for each noun."""

from mappamundi.server.endpoints import (
    admin,
    friends,
    games,
    hall,
    me,
    people,
    push,
    reports,
    tables,
    ways_back,
    world,
)
from mappamundi.server.endpoints.description import description

ENDPOINTS = description(
    [
        *me.ENDPOINTS,
        *ways_back.ENDPOINTS,
        *push.ENDPOINTS,
        *people.ENDPOINTS,
        *friends.ENDPOINTS,
        *games.ENDPOINTS,
        *hall.ENDPOINTS,
        *tables.ENDPOINTS,
        *world.ENDPOINTS,
        *reports.ENDPOINTS,
        *admin.ENDPOINTS,
    ]
)

__all__ = ["ENDPOINTS"]
