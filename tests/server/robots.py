"""Bots of others, who come by a token, and their authors."""

from __future__ import annotations

from typing import Any

import httpx
from server.client import Client
from websockets.asyncio.client import connect


class Bot(Client):
    """A bot with one connection, by a token instead of a cookie."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.token = token

    async def open(self) -> None:
        shown = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/ws", additional_headers=shown
        )
        await self.listen()


async def bring(author: Client, name: str, **words: Any) -> tuple[str, str]:
    """A bot of somebody, and its token."""
    answer = await author.http.post("/api/me/bots", json={"name": name, **words})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["bot"]["person"]["id"], made["token"]


async def ask(host: Client, table: str, bot: str) -> httpx.Response:
    return await host.http.post(f"/api/tables/{table}/bots", json={"bot": bot})


def message(answer: httpx.Response) -> str:
    return str(answer.json()["message"])
