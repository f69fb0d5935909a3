"""Deals that many play: the deal of the day, contests, and leagues of them."""

from __future__ import annotations

from mappamundi.server.contests.contest import (
    ContestId,
    ContestLine,
    ContestSheet,
    LeagueId,
    MadeContest,
    NewContest,
)
from mappamundi.server.contests.days import Day
from mappamundi.server.contests.deals import DealSheet, DealsToday, PastDeal
from mappamundi.server.contests.league import LeagueLine, LeagueSheet, MadeLeague, NewLeague
from mappamundi.server.house import Visit
from mappamundi.server.http.api import GameSlug, MadeTable
from mappamundi.server.http.router import Endpoints

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/deals")
async def list_deals(visit: Visit) -> DealsToday:
    """Today's deals, one in each game, and what I have done with them."""
    return await visit.house.scorer.today(visit.person)


@ENDPOINTS.add("GET", "/api/deals/{game}")
async def list_past_deals(visit: Visit, game: GameSlug) -> list[PastDeal]:
    """The deals of a game on the days before today, the youngest first."""
    return await visit.house.scorer.calendar(visit.person, game)


@ENDPOINTS.add("GET", "/api/deals/{game}/{day}")
async def show_deal(visit: Visit, game: GameSlug, day: Day) -> DealSheet:
    """What became of a deal: told to who has played it, and to all when its day is over."""
    return await visit.house.scorer.sheet(visit.person, day, game)


@ENDPOINTS.add("POST", "/api/deals/{game}/{day}", status=201)
async def play_deal(visit: Visit, game: GameSlug, day: Day) -> MadeTable:
    """A table of mine with this deal: on its day once, later out of competition."""
    person, address = visit.person, visit.address
    return MadeTable(await visit.house.dealer.begin(person, day, game, address))


@ENDPOINTS.add("GET", "/api/contests")
async def list_contests(visit: Visit) -> list[ContestLine]:
    """The contests that I host or have entered."""
    return await visit.house.announcer.lines(visit.person)


@ENDPOINTS.add("POST", "/api/contests", status=201)
async def make_contest(visit: Visit, body: NewContest) -> MadeContest:
    """A contest of mine, which I have entered; others enter by its id."""
    visit.house.measures.check_voice(visit.person)
    return MadeContest(await visit.house.organiser.make(visit.person, body))


@ENDPOINTS.add("GET", "/api/contests/{contest}")
async def show_contest(visit: Visit, contest: ContestId) -> ContestSheet:
    """Who has entered, who plays where, and how it stands."""
    await visit.house.organiser.advance(contest)  # should nobody have noticed that a round is over
    return await visit.house.announcer.sheet(contest, visit.person)


@ENDPOINTS.add("POST", "/api/contests/{contest}/entry")
async def enter_contest(visit: Visit, contest: ContestId) -> None:
    """Take part, as long as it has not begun."""
    await visit.house.organiser.enter(contest, visit.person)


@ENDPOINTS.add("DELETE", "/api/contests/{contest}/entry")
async def leave_contest(visit: Visit, contest: ContestId) -> None:
    """Take part no more."""
    await visit.house.organiser.leave(contest, visit.person)


@ENDPOINTS.add("POST", "/api/contests/{contest}/start")
async def start_contest(visit: Visit, contest: ContestId) -> None:
    """Have a contest of mine begin."""
    await visit.house.organiser.start(contest, visit.person)


@ENDPOINTS.add("GET", "/api/leagues")
async def list_leagues(visit: Visit) -> list[LeagueLine]:
    """The leagues that I am in."""
    return await visit.house.bulletin.lines(visit.person)


@ENDPOINTS.add("POST", "/api/leagues", status=201)
async def found_league(visit: Visit, body: NewLeague) -> MadeLeague:
    """A league, which I am in; others join by its id."""
    visit.house.measures.check_voice(visit.person)
    return MadeLeague(await visit.house.leagues.found(visit.person, body.name))


@ENDPOINTS.add("GET", "/api/leagues/{league}")
async def show_league(visit: Visit, league: LeagueId) -> LeagueSheet:
    """How it stands after all its contests, which come next, and which were."""
    return await visit.house.bulletin.sheet(league, visit.person)


@ENDPOINTS.add("POST", "/api/leagues/{league}/entry")
async def enter_league(visit: Visit, league: LeagueId) -> None:
    """Join a league."""
    await visit.house.leagues.enter(league, visit.person)


@ENDPOINTS.add("DELETE", "/api/leagues/{league}/entry")
async def leave_league(visit: Visit, league: LeagueId) -> None:
    """Be in a league no more."""
    await visit.house.leagues.leave(league, visit.person)


@ENDPOINTS.add("POST", "/api/leagues/{league}/end")
async def end_league(visit: Visit, league: LeagueId) -> None:
    """Have a league of mine be over."""
    await visit.house.leagues.end(league, visit.person)
