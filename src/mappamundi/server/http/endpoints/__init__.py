"""Everything that can be asked over HTTP, one file for each noun."""

from mappamundi.server.http.endpoints import (
    admin,
    bots,
    contests,
    friends,
    games,
    hall,
    me,
    memories,
    people,
    push,
    reports,
    tables,
    ways_back,
    world,
)
from mappamundi.server.http.endpoints.description import description

ENDPOINTS = description(
    [
        *me.ENDPOINTS,
        *ways_back.ENDPOINTS,
        *push.ENDPOINTS,
        *memories.ENDPOINTS,
        *people.ENDPOINTS,
        *friends.ENDPOINTS,
        *bots.ENDPOINTS,
        *games.ENDPOINTS,
        *hall.ENDPOINTS,
        *tables.ENDPOINTS,
        *contests.ENDPOINTS,
        *world.ENDPOINTS,
        *reports.ENDPOINTS,
        *admin.ENDPOINTS,
    ]
)

__all__ = ["ENDPOINTS"]
