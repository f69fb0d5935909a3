"""A table as lobbies know it, on whichever node it is."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from mappamundi.server.protocol import LobbyChange, Summary


class Listing(msgspec.Struct, frozen=True):
    """What anybody may see of a table, and for which seats it waits."""

    summary: Summary
    waiting: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.summary.table

    @property
    def is_open(self) -> bool:
        """May anybody sit down there?"""
        return self.summary.status == "open" and self.summary.setting.is_public

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.summary.status == "over"

    @property
    def people(self) -> set[str]:
        """Return who sits there."""
        return {chair.person.id for chair in self.summary.chairs if chair.person is not None}

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, or None."""
        for seat, chair in enumerate(self.summary.chairs):
            if chair.person is not None and chair.person.id == person:
                return seat
        return None


def personal(listing: Listing, person: str) -> Summary:
    """A table as one person sees it."""
    seat = listing.seat_of(person)
    if seat is None:
        return listing.summary
    return replace(listing.summary, mine=True, my_turn=seat in listing.waiting)


def news(listing: Listing, person: str) -> LobbyChange:
    """What changes in the lobby for one person."""
    is_seen = listing.is_open or listing.seat_of(person) is not None
    if is_seen and not listing.is_over:
        return LobbyChange(personal(listing, person))
    return LobbyChange(gone=listing.id)
