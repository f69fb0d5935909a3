"""Groups of people who play one table after the other, and remember what they were promised."""

from __future__ import annotations

import asyncio
import random
from time import monotonic

from trust.company import sit_down
from trust.guest import Guest

from mappamundi.game import SLUGS

PAUSE = 0.02  # seconds that somebody thinks, so that few cores are enough for all


class Party:
    """Everything that was acknowledged, and when the last of it was."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self.done: dict[tuple[str, str], int] = {}
        self.last = 0.0
        self.last_at: dict[str, float] = {}  # table -> when something there was
        self.refused: list[dict[str, object]] = []
        self.is_closing = False

    async def play(self, guests: list[Guest], luck: random.Random) -> None:
        """One table after the other, so that there are always enough."""
        while not self.is_closing:
            table = await sit_down(guests, luck.choice(SLUGS))
            seed = luck.random()
            await asyncio.gather(*(self.take_part(guest, table, seed) for guest in guests))
            if not self.is_closing:
                await asyncio.gather(*(guest.look_away(table) for guest in guests))

    async def take_part(self, guest: Guest, table: str, seed: float) -> None:
        """Play until the end of the game or of the party."""
        luck = random.Random(seed)
        while not self.is_closing:
            known = await guest.until(
                table, lambda known: known["status"] == "over" or bool(known["legal"])
            )
            if known["status"] == "over":
                return
            answer = await guest.act(table, luck.choice(known["legal"]))
            self.note(table, answer)
            await guest.reach(table, answer.get("version", -1))
            await asyncio.sleep(self.pause * luck.random())

    def note(self, table: str, answer: dict[str, object]) -> None:
        """An answer is a promise; a refusal is noted, too."""
        if answer["type"] == "refused":
            self.refused.append(answer)
        if answer["type"] == "done":
            version = answer["version"]
            assert isinstance(version, int)
            self.done[table, str(answer["id"])] = version
            self.last = self.last_at[table] = monotonic()

    async def end(self, games: list[asyncio.Task[None]]) -> None:
        """Everybody stops; whoever waits for another in vain is sent home."""
        self.is_closing = True
        ended, waiting = await asyncio.wait(games, timeout=1)
        for game in waiting:
            game.cancel()
        for game in ended:
            game.result()
