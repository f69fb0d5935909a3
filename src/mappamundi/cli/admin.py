"""Look after the people on a server that is running: reports, mutes, bans, closed tables."""

from __future__ import annotations

import os
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from cyclopts import App, Parameter

from mappamundi.cli.app import Lang, app
from mappamundi.errors import BadSetup, Refusal
from mappamundi.speech import Speech
from mappamundi.terminal.usage import speaking

if TYPE_CHECKING:
    from mappamundi.server.people.conduct import Measure, Report

TOKEN = "MAPPAMUNDI_ADMIN_TOKEN"
PORT = "MAPPAMUNDI_PORT"
PATIENCE = 20  # seconds
Kind = TypeVar("Kind")

Server = Annotated[
    str | None, Parameter(name="--server", help="The address of the server, if not this machine.")
]
ReportId = Annotated[str | None, Parameter(help="Who was reported, as `admin reports` lists it.")]
PersonId = Annotated[str | None, Parameter(name="--person", help="Somebody by id.")]
Hours = Annotated[int | None, Parameter(name="--hours", help="For so long; without it, for good.")]

admin = App(
    name="admin",
    help="Look after people: reports, mutes, bans. The server's token is read from the environment"
    f" ({TOKEN}).",
    help_format="markdown",
)
app.command(admin)


@admin.command
def reports(
    *,
    closed: Annotated[bool, Parameter(negative="", help="Those that are done.")] = False,
    server: Server = None,
    lang: Lang = None,
) -> None:
    """What people have reported, the newest first."""
    from mappamundi.server.people.conduct import Report

    path = "reports?closed=true" if closed else "reports"
    found = ask(server, "GET", path, list[Report])
    speech = speaking(lang)
    print("\n\n".join(told(speech, each) for each in found) or speech.say("admin-none"))


@admin.command
def dismiss(
    report: Annotated[str, Parameter(help="As `admin reports` lists it.")],
    /,
    *,
    server: Server = None,
    lang: Lang = None,
) -> None:
    """Close a report about which nothing more is to be done."""
    ask(server, "POST", f"reports/{report}/close")
    print(speaking(lang).say("admin-dismissed", report=report))


@admin.command
def measures(*, server: Server = None, lang: Lang = None) -> None:
    """Who may not speak and who may not come in."""
    from mappamundi.server.people.conduct import Measure

    found = ask(server, "GET", "measures", list[Measure])
    speech = speaking(lang)
    print("\n".join(held(speech, each) for each in found) or speech.say("admin-none"))


@admin.command
def mute(
    report: ReportId = None,
    /,
    *,
    person: PersonId = None,
    hours: Hours = None,
    server: Server = None,
    lang: Lang = None,
) -> None:
    """Take the word from somebody, and the name."""
    take(lang, server, kind="mute", report=report, person=person, hours=hours)


@admin.command
def ban(
    report: ReportId = None,
    /,
    *,
    person: PersonId = None,
    address: Annotated[
        str | None, Parameter(name="--address", help="An address; in IPv6 its whole /64.")
    ] = None,
    with_address: Annotated[
        bool, Parameter(negative="", help="And everybody from where that person is now.")
    ] = False,
    hours: Hours = None,
    server: Server = None,
    lang: Lang = None,
) -> None:
    """Let somebody come to no table any more.

    **Examples**

    - `mappamundi admin ban Zk3v0Qx1a2s --with-address --hours 24`
    - `mappamundi admin ban --address 2001:db8::7`
    """
    who = {"report": report, "person": person, "address": address}
    take(lang, server, kind="ban", with_address=with_address, hours=hours, **who)


@admin.command(name=["lift", "unmute", "unban"])
def lift(
    measure: Annotated[str, Parameter(help="As `admin measures` lists it.")],
    /,
    *,
    server: Server = None,
    lang: Lang = None,
) -> None:
    """Let somebody speak or come in again."""
    ask(server, "DELETE", f"measures/{measure}")
    print(speaking(lang).say("admin-lifted", measure=measure))


@admin.command
def close(
    table: Annotated[str, Parameter(help="The table, as its address names it.")],
    /,
    *,
    server: Server = None,
    lang: Lang = None,
) -> None:
    """Send everybody away from a table, for good."""
    ask(server, "DELETE", f"tables/{table}")
    print(speaking(lang).say("admin-closed", table=table))


def take(lang: str | None, server: str | None, **wish: Any) -> None:
    """Mute or ban, and say what holds now."""
    from mappamundi.server.people.conduct import Measure

    said = {name: value for name, value in wish.items() if value is not None}
    speech = speaking(lang)
    for each in ask(server, "POST", "measures", list[Measure], said):
        print(held(speech, each))


def ask(
    server: str | None, method: str, path: str, kind: type[Kind] | None = None, body: Any = None
) -> Any:
    """Ask the server that is running; what it refuses is refused here in the same words."""
    if not os.environ.get(TOKEN):
        raise BadSetup("admin-needs-token", name=TOKEN)
    address = server or f"http://127.0.0.1:{os.environ.get(PORT) or 8080}"
    headers = {"Authorization": f"Bearer {os.environ[TOKEN]}", "Content-Type": "application/json"}
    content = None if body is None else msgspec.json.encode(body)
    try:
        asked = Request(f"{address}/api/admin/{path}", content, headers, method=method)
        with urlopen(asked, timeout=PATIENCE) as answer:
            return None if kind is None else msgspec.json.decode(answer.read(), type=kind)
    except HTTPError as error:
        raise refusal(error) from error
    except (URLError, ValueError, OSError) as error:
        raise BadSetup("admin-unreachable", server=address) from error


def refusal(error: HTTPError) -> Refusal:
    """Why the server has not done it."""
    try:
        problem = msgspec.json.decode(error.read())
        return Refusal(problem["message"], **problem["arguments"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return Refusal("admin-refused", status=error.code)


def told(speech: Speech, report: Report) -> str:
    """Return a report in a few lines."""
    nameless = speech.say("somebody")
    head = speech.say(
        "admin-report",
        report=report.id,
        when=moment(report.at),
        against=report.against.name or nameless,
        by=(report.by.name if report.by else "") or nameless,
        reason=report.reason,
        table=report.table,
    )
    words = [speech.say("admin-said", text=each.text or "") for each in report.said]
    held = [speech.say("admin-holds", kind=kind) for kind in report.measures]
    return "\n".join([head, *([f"  {report.text}"] if report.text else []), *words, *held])


def held(speech: Speech, measure: Measure) -> str:
    """Return a measure in one line."""
    return speech.say(
        "admin-measure",
        measure=measure.id,
        kind=measure.kind,
        address=measure.address or "",
        what=measure.what,
        until=moment(measure.until) if measure.until else "",
        lasts="a-while" if measure.until else "for-good",
    )


def moment(at: int) -> str:
    """When, by this machine's clock."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
