"""One small router: an endpoint is a function, and its signature says what it takes and gives.

Names that stand in the path are read from it, `body` from the JSON sent, everything else from the
query; each is converted to its type or refused. `openapi.py` describes the same signatures.
"""

from __future__ import annotations

import asyncio
import gzip
import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    Protocol,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from mappamundi.errors import Refusal, UnknownGame
from mappamundi.server.hall.loading import Lost
from mappamundi.server.http.api import Problem
from mappamundi.server.http.declining import Declined
from mappamundi.server.http.packing import takes_gzip
from mappamundi.server.line.costs import of_request
from mappamundi.server.store import Unavailable

LONGEST_BODY = 16 * 1024
JSON = "application/json"
ENCODER = msgspec.json.Encoder()
LARGE = 32 * 1024  # bytes of an answer that is worth compressing
COMPRESSION = 5
STATUSES: dict[type[Refusal], int] = {UnknownGame: 404, Lost: 404, Unavailable: 503}
PERSONAL = {"Cache-Control": "no-store"}
RETRY = {"Retry-After": "2"}  # seconds after which it is worth asking again


class Requester(Protocol):
    """Who asks, and in which house."""

    may_pack: bool  # is the answer the same for everybody who may ask for it?

    def turn(self, cost: float) -> AbstractAsyncContextManager[None]:
        """While it is answered: what takes long waits until it may."""
        ...

    def sign(self, response: Response) -> None:
        """Set the cookie, if the visitor needs a new one."""


Answer = TypeVar("Answer", bound=Callable[..., Awaitable[Any]])
Doorkeeper: TypeAlias = Callable[[Request, float], Awaitable[Requester]]


@dataclass(frozen=True)
class Endpoint:
    """A method on a path, and the function that answers it."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    status: int
    types: Mapping[str, Any]  # by the names of the parameters; `return` is what it gives
    required: frozenset[str]
    is_public: bool = False  # is the answer the same for everybody, so that it may be packed?
    longest: int = LONGEST_BODY  # bytes that are read of what is sent

    @property
    def body(self) -> Any | None:
        """The type of the JSON it takes."""
        return self.types.get("body")

    @property
    def in_path(self) -> dict[str, Any]:
        """The types of what is read from the path."""
        return {name: kind for name, kind in self.types.items() if f"{{{name}}}" in self.path}

    @property
    def in_query(self) -> dict[str, Any]:
        """The types of what is read from the query, by the names that stand there."""
        rest = self.types.keys() - self.in_path.keys() - {"body", "return"}
        return {name.rstrip("_"): self.types[name] for name in self.types if name in rest}

    @property
    def cost(self) -> float:
        """What it costs to answer."""
        return of_request(self.method, self.path)

    @property
    def gives_json(self) -> bool:
        """Is the answer a struct of ours, not a file and not nothing?"""
        given = self.types["return"]
        return get_origin(given) is not Annotated and given not in (None, type(None))

    @property
    def media(self) -> str:
        """What kind of file it gives."""
        given = self.types["return"]
        return str(get_args(given)[1]) if get_origin(given) is Annotated else JSON


class Endpoints(list[Endpoint]):
    """The endpoints of one noun."""

    def add(
        self,
        method: str,
        path: str,
        status: int = 200,
        *,
        is_public: bool = False,
        longest: int = LONGEST_BODY,
    ) -> Callable[[Answer], Answer]:
        """Make a function the answer to a method on a path."""

        def added(answer: Answer) -> Answer:
            types = get_type_hints(answer, include_extras=True)
            _, *parameters = inspect.signature(answer).parameters.values()
            types = {name: types[name] for name in (*(p.name for p in parameters), "return")}
            required = frozenset(p.name for p in parameters if p.default is p.empty)
            self.append(Endpoint(method, path, answer, status, types, required, is_public, longest))
            return answer

        return added


class Resource:
    """Everything that can be done with one path."""

    def __init__(self, endpoints: Iterable[Endpoint], doorkeeper: Doorkeeper) -> None:
        self.endpoints = {endpoint.method: endpoint for endpoint in endpoints}
        self.doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, whatever is wrong with the question."""
        request = Request(scope, receive)
        try:
            response = await self.respond(request)
        except Refusal as refusal:
            response = problem(refusal)
        except ClientDisconnect:
            return
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        """Let the visitor in, read what is asked, and answer."""
        endpoint = self.endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            response = problem(Declined("api-no-method", status=405))
            response.headers["Allow"] = ", ".join(sorted(self.endpoints))
            return response
        visit = await self.doorkeeper(request, endpoint.cost)
        arguments = _in_path(endpoint, request) | _in_query(endpoint, request)
        if endpoint.body is not None:
            arguments["body"] = await _body(endpoint, request)
        async with visit.turn(endpoint.cost):
            response = _response(await endpoint.answer(visit, **arguments), endpoint.status)
        if (endpoint.is_public or visit.may_pack) and _is_worth_packing(response, request):
            await asyncio.to_thread(_compress, response)
        visit.sign(response)
        return response


class Nowhere:
    """Every path of the API at which there is nothing."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with the problem."""
        await problem(Declined("api-not-found", status=404))(scope, receive, send)


def routes(endpoints: Iterable[Endpoint], doorkeeper: Doorkeeper) -> list[Route]:
    """What an app mounts: one route a path, and a word for all other paths of the API."""
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, []).append(endpoint)
    known = [Route(path, Resource(those, doorkeeper)) for path, those in paths.items()]
    return [*known, Route("/api/{nowhere:path}", Nowhere())]


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    status = refusal.status if isinstance(refusal, Declined) else status_of(refusal)
    body = ENCODER.encode(Problem(refusal.message, refusal.arguments))
    wait = refusal.wait if isinstance(refusal, Declined) else None
    later = {} if wait is None else {"Retry-After": str(wait)}
    return Response(body, status, PERSONAL | later | (RETRY if status == 503 else {}), JSON)


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return next((STATUSES[kind] for kind in STATUSES if isinstance(refusal, kind)), 400)


def _response(given: Any, status: int) -> Response:
    if isinstance(given, Response):
        return given
    if given is None:
        return Response(status_code=204, headers=PERSONAL)
    return Response(ENCODER.encode(given), status, PERSONAL, JSON)


def _is_worth_packing(response: Response, request: Request) -> bool:
    is_large = not isinstance(response, FileResponse) and len(response.body) > LARGE
    return is_large and takes_gzip(request.headers.get("accept-encoding", ""))


def _compress(response: Response) -> None:
    """What says almost the same over and over, as replays do, shrinks to a small part.

    Never where something secret may stand beside what others have written: the length would tell.
    """
    response.body = gzip.compress(response.body, COMPRESSION)
    response.headers["Content-Length"] = str(len(response.body))
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"


def _in_path(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    """A path that cannot exist is not there."""
    found = {}
    for name, kind in endpoint.in_path.items():
        try:
            found[name] = msgspec.convert(request.path_params[name], kind, strict=False)
        except msgspec.ValidationError as error:
            raise Declined("api-not-found", status=404) from error
    return found


def _in_query(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    kinds, found = endpoint.in_query, {}
    for name, text in request.query_params.multi_items():
        if name not in kinds or name in found:
            raise Declined("api-unknown-parameter", status=400, name=name[:40])
        try:
            found[name] = msgspec.convert(text, kinds[name], strict=False)
        except msgspec.ValidationError as error:
            raise Declined("api-bad-value", status=400, name=name, reason=str(error)) from error
    for name in kinds:
        if name in endpoint.required and name not in found:
            raise Declined("api-missing-parameter", status=400, name=name)
    return {name if name in endpoint.types else f"{name}_": found[name] for name in found}


async def _body(endpoint: Endpoint, request: Request) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Declined("api-not-json", status=415)
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > endpoint.longest:
            raise Declined("api-too-long", status=413, most=endpoint.longest)
    try:
        return msgspec.json.decode(content, type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Declined("api-bad-body", status=400, reason=str(error)) from error
