"""What may be known of somebody."""

from __future__ import annotations

from mappamundi.game import GAMES
from mappamundi.server.house import Visit
from mappamundi.server.http.api import GameSlug
from mappamundi.server.http.declining import Declined
from mappamundi.server.http.profile import Highlights, PlayedGame, Profile
from mappamundi.server.http.router import Endpoints
from mappamundi.server.people.identity import PersonId
from mappamundi.server.people.people import face

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/people/{person}")
async def show_profile(visit: Visit, person: PersonId) -> Profile:
    """Show a person with games, results and ratings."""
    row = await visit.house.people.row(person)
    if row is None:
        raise Declined("unknown-person", status=404)
    return Profile(
        person=face(row),
        since=row.since,
        games=await visit.house.results.records(person),
        recent=await visit.house.history.recent(person, is_own=person == visit.person),
        contests_won=await visit.house.announcer.won(person),
    )


@ENDPOINTS.add("GET", "/api/people/{person}/games/{game}")
async def list_played(visit: Visit, person: PersonId, game: GameSlug) -> list[PlayedGame]:
    """How somebody's last games of a kind went."""
    is_own = person == visit.person
    return await visit.house.statistics.played(person, GAMES[game].slug, is_own)


@ENDPOINTS.add("GET", "/api/people/{person}/games/{game}/highlights")
async def show_highlights(visit: Visit, person: PersonId, game: GameSlug) -> Highlights:
    """Somebody's favourite cards in a game, and their best deals."""
    is_own = person == visit.person
    return await visit.house.statistics.highlights(person, GAMES[game].slug, is_own)
