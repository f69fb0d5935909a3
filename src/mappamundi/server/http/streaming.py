"""Answers that are written while they are told: of what there is a lot, little lies in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

from starlette.responses import StreamingResponse

from mappamundi.server.http.router import ENCODER, JSON, PERSONAL


def streamed(answer: Mapping[str, Any]) -> StreamingResponse:
    """An answer as JSON, of which some parts are still to come."""
    return StreamingResponse(pieces(answer), headers=PERSONAL, media_type=JSON)


async def pieces(value: Any) -> AsyncIterator[bytes]:
    """The JSON of a thing: of mappings part by part, and of what comes one by one as it comes."""
    if isinstance(value, Mapping):
        opening = b"{"
        for name, part in value.items():
            yield opening + ENCODER.encode(name) + b":"
            async for piece in pieces(part):
                yield piece
            opening = b","
        yield b"}" if value else b"{}"
    elif isinstance(value, AsyncIterator):
        opening = b"["
        async for each in value:
            yield opening
            async for piece in pieces(each):
                yield piece
            opening = b","
        yield b"[]" if opening == b"[" else b"]"
    else:
        yield ENCODER.encode(value)
