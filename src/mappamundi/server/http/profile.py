"""What is asked and told of people over HTTP: what they have played, and who their friends are."""

from __future__ import annotations

from mappamundi.server.http.api import Body, Token
from mappamundi.server.people.identity import PersonId
from mappamundi.server.protocol import Chair, Level, Outcome, Person, Setting, TableId


class MixedRecord(Body, frozen=True):
    """What somebody, or a bot, has done at rated tables where a guest bot sat."""

    rated: int  # tables that counted
    rating: int
    is_settled: bool


class GameRecord(Body, frozen=True):
    """What somebody has done in one game."""

    game: str
    played: int  # tables finished
    won: int
    rated: int = 0  # those of them that counted for the rating
    rating: int | None = None
    is_settled: bool = False  # enough rated tables, with enough others, to be compared
    mixed: MixedRecord | None = None  # the same of tables with guest bots, where there are any


class Finished(Body, frozen=True):
    """A table that somebody has finished."""

    table: TableId
    setting: Setting
    chairs: list[Chair]
    outcome: Outcome
    ended: int  # milliseconds since 1970
    seat: int


class PlayedGame(Body, frozen=True):
    """How one finished game went for somebody."""

    ended: int  # milliseconds since 1970
    place: int
    points: int
    seats: int
    level: Level | None = None  # of the bots, where there were any
    table: TableId | None = None  # where who asks may watch it again


class FavouriteCard(Body, frozen=True):
    """A card that somebody likes to play, or at least often does."""

    card: str
    played: int  # times
    won: int  # games with it


class BestDeal(PlayedGame, frozen=True):
    """One of somebody's best games, and the cards they played in it."""

    cards: list[str] = []


class Highlights(Body, frozen=True):
    """What somebody may be proud of in one game."""

    favourites: list[FavouriteCard]
    best: list[BestDeal]


class Profile(Body, frozen=True):
    """Somebody, and what may be known of what they have played."""

    person: Person
    since: int  # milliseconds since 1970
    games: list[GameRecord]
    recent: list[Finished]
    contests_won: int = 0


class Friend(Body, frozen=True):
    """Somebody who is my friend, as I am theirs."""

    person: Person
    is_here: bool = False  # connected to this server now


class Invited(Body, frozen=True):
    """A table to which a friend asks me."""

    table: TableId
    game: str
    by: Person


class Acquaintances(Body, frozen=True):
    """The people I have to do with here."""

    friends: list[Friend]
    asking: list[Person]  # who would like to be my friend
    asked: list[Person]  # whom I have asked
    muted: list[Person]  # whose words I do not see
    blocked: list[Person]  # the same, and I do not meet them
    invitations: list[Invited] = []


class FriendLink(Body, frozen=True):
    """An address; whoever opens it and agrees is my friend."""

    link: str


class NewFriend(Body, frozen=True):
    """The token of such an address."""

    token: Token


class NewInvitation(Body, frozen=True):
    """A friend whom I ask to a table."""

    person: PersonId
