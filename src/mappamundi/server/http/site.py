"""The browser's files, if they were built; its pages are all the one index."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from mappamundi.server.http.packing import PackedFiles
from mappamundi.speech import Speech, language

FILES = Path(__file__).parents[1] / "browser"
ASSETS = "assets/"  # named by their content: they never change
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"


class Site:
    """Serves files; a path that is none is a page of the browser's own."""

    def __init__(self, files: Path = FILES) -> None:
        self.files = files
        self.static = PackedFiles(files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file, with the index, or with a word about why there is none."""
        response = await self.find(scope)
        await response(scope, receive, send)

    async def find(self, scope: Scope) -> Response:
        """Return the file at a path."""
        if not (self.files / "index.html").is_file():
            return self.sorry(Request(scope))
        path = self.static.get_path(scope)
        try:
            response = await self.static.get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(ASSETS):
                raise
            response = await self.static.get_response("index.html", scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith(ASSETS) else FRESH
        return response

    def sorry(self, request: Request) -> Response:
        """The server runs, but the pages were not built."""
        wishes = request.headers.get("accept-language", "")
        speech = Speech(language(None, {"LANG": wishes.partition(",")[0]}))
        text = speech.say("site-not-built")
        page = f'<!doctype html><meta charset="utf-8"><title>Mappamundi</title><p>{text}</p>'
        return HTMLResponse(page, 503)
