"""What things cost: one is a move, about a millisecond of one core.

Everything that can be asked for has its price here; what has none is no endpoint and no message.
"""

from __future__ import annotations

from mappamundi.server.requests import AskHint, Echo, Request, Unwatch, Watch, WatchLobby
from mappamundi.server.table.deed import PLAIN as PLAIN
from mappamundi.server.table.deeds import COMMANDS, ORDERED

DEAR = 3.0  # from here on it waits for its turn, and is not done while everybody asks too much
MALFORMED = 5.0  # beyond what a message costs: it was sent by no browser of ours
ERRAND = 10.0  # from here on only a few requests are answered at the same time
CONNECTION = 1.0
DOOR = 0.2  # to come to the door: what every request over HTTP costs, pages and refusals too
HANDSHAKE = 5.0  # of a WebSocket

MESSAGES: dict[type, float] = {
    Watch: 3.0,  # so that somebody at 50 tables can come back to all of them
    WatchLobby: 5.0,
    Unwatch: PLAIN,
    Echo: PLAIN,
    AskHint: 11.0,  # a core for a second, but only one at a time
    **{command: ORDERED[command].cost for command in COMMANDS},
}

REQUESTS: dict[tuple[str, str], float] = {
    ("GET", "/api/games"): PLAIN,
    ("GET", "/api/me"): PLAIN,
    ("GET", "/api/tables/{table}"): PLAIN,
    ("POST", "/api/tables"): 10.0,
    ("POST", "/api/matches"): 10.0,
    ("POST", "/api/brought"): 50.0,
    ("DELETE", "/api/tables/{table}"): 5.0,
    ("POST", "/api/tables/{table}/restore"): 5.0,
    ("GET", "/api/tables/{table}/log"): 10.0,
    ("GET", "/api/tables/{table}/game"): 10.0,
    ("GET", "/api/tables/{table}/replay"): 20.0,
    ("GET", "/api/tables/{table}/draws"): 20.0,
    ("GET", "/api/deals"): 5.0,
    ("GET", "/api/deals/{game}"): 5.0,
    ("GET", "/api/deals/{game}/{day}"): 5.0,
    ("POST", "/api/deals/{game}/{day}"): 10.0,
    ("GET", "/api/contests"): 10.0,
    ("POST", "/api/contests"): 20.0,
    ("GET", "/api/contests/{contest}"): 5.0,
    ("POST", "/api/contests/{contest}/entry"): 5.0,
    ("DELETE", "/api/contests/{contest}/entry"): 5.0,
    ("POST", "/api/contests/{contest}/start"): 20.0,
    ("DELETE", "/api/admin/contests/{contest}"): 20.0,
    ("GET", "/api/leagues"): 10.0,
    ("POST", "/api/leagues"): 10.0,
    ("GET", "/api/leagues/{league}"): 5.0,
    ("POST", "/api/leagues/{league}/entry"): 5.0,
    ("DELETE", "/api/leagues/{league}/entry"): 5.0,
    ("POST", "/api/leagues/{league}/end"): 5.0,
    ("DELETE", "/api/admin/leagues/{league}"): 10.0,
    ("GET", "/api/people/{person}"): 5.0,
    ("GET", "/api/people/{person}/games/{game}"): 5.0,
    ("GET", "/api/people/{person}/games/{game}/highlights"): 5.0,
    ("GET", "/api/me/company"): 5.0,
    ("POST", "/api/me/friend-link"): 5.0,
    ("POST", "/api/me/friends"): 10.0,
    ("PUT", "/api/people/{person}/{kind}"): 5.0,
    ("DELETE", "/api/people/{person}/{kind}"): 5.0,
    ("POST", "/api/tables/{table}/invitations"): 5.0,
    ("DELETE", "/api/tables/{table}/invitations"): 5.0,
    ("POST", "/api/tables/{table}/reports"): 10.0,
    ("GET", "/api/bots"): 10.0,
    ("GET", "/api/bots/{bot}"): 5.0,
    ("GET", "/api/me/bots"): 5.0,
    ("POST", "/api/me/bots"): 20.0,
    ("PUT", "/api/me/bots/{bot}"): 5.0,
    ("DELETE", "/api/me/bots/{bot}"): 50.0,
    ("POST", "/api/me/bots/{bot}/token"): 10.0,
    ("DELETE", "/api/me/bots/{bot}/token"): 5.0,
    ("POST", "/api/tables/{table}/bots"): 10.0,
    ("GET", "/api/admin/reports"): 20.0,
    ("POST", "/api/admin/reports/{report}/close"): 5.0,
    ("GET", "/api/admin/measures"): 20.0,
    ("POST", "/api/admin/measures"): 5.0,
    ("DELETE", "/api/admin/measures/{measure}"): 5.0,
    ("DELETE", "/api/admin/tables/{table}"): 20.0,
    ("GET", "/api/passkeys"): 3.0,
    ("DELETE", "/api/passkeys/{key}"): 5.0,
    ("DELETE", "/api/me/recovery"): 5.0,
    ("PATCH", "/api/me"): 3.0,
    ("POST", "/api/me/sign-out"): 5.0,
    ("DELETE", "/api/me"): 50.0,
    ("GET", "/api/me/export"): 50.0,
    ("GET", "/api/me/push"): 3.0,
    ("POST", "/api/me/push"): 10.0,
    ("DELETE", "/api/me/push/{device}"): 5.0,
    ("GET", "/api/me/world"): 10.0,
    ("POST", "/api/me/world"): 20.0,
    ("DELETE", "/api/me/world"): 5.0,
    ("POST", "/api/me/recovery"): 5.0,
    ("POST", "/api/recover"): 5.0,
    ("POST", "/api/passkeys/register/begin"): 5.0,
    ("POST", "/api/passkeys/register/finish"): 10.0,
    ("POST", "/api/passkeys/sign-in/begin"): 5.0,
    ("POST", "/api/passkeys/sign-in/finish"): 10.0,
    ("GET", "/api/atlas"): 5.0,
    ("GET", "/api/cards/{game}"): 10.0,
    ("GET", "/api/decks/{game}.pdf"): 40.0,
    ("GET", "/api/openapi.json"): 5.0,
}


def of_message(request: Request) -> float:
    """Return what a message costs."""
    return MESSAGES[type(request)]


def of_request(method: str, path: str) -> float:
    """What a request over HTTP costs, by the path as it is declared."""
    return REQUESTS[method, path]
