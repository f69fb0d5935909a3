"""What is answered, whatever was asked, while the store is in trouble."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mappamundi.server.http.router import problem
from mappamundi.server.store import Unavailable


class Apologies:
    """Turns the trouble of the store into an answer that says so; also to a handshake."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer, and apologise in JSON where it cannot."""
        has_begun = False

        async def sent(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except Unavailable as trouble:
            if has_begun or scope["type"] == "lifespan":
                raise
            await problem(trouble)(scope, receive, send)
