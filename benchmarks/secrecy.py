"""The permutation test: what a seat cannot know changes no decision of a bot."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mappamundi.bots import BOTS
from mappamundi.bots.catalogue import LEARNED
from mappamundi.bots.networks.weights import has_network
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE

FILE = "secrecy.jsonl"
SEATS = 4


class Secrecy(msgspec.Struct, frozen=True):
    """How one bot decided in pairs of worlds that look the same from its seat."""

    game: str
    bot: str
    pairs: int  # of worlds that differ
    same: int  # decisions that were identical

    @classmethod
    def read(cls, folder: Path) -> list[Secrecy]:
        """What the folder holds, the latest of each."""
        path = folder / FILE
        lines = path.read_bytes().splitlines() if path.exists() else []
        found = [msgspec.json.decode(line, type=cls) for line in lines]
        return list({(each.game, each.bot): each for each in found}.values())


def bots_of(game: Game) -> list[str]:
    """The bots that play a game: what learned plays those that there is a network of."""
    return [*BOTS, LEARNED] if has_network(game) else [*BOTS]


def permute(games: Sequence[str], bots: Sequence[str], pairs: int, folder: Path) -> None:
    """Test these bots in these games, all where none is named, and keep the figures."""
    folder.mkdir(parents=True, exist_ok=True)
    for slug in games:
        for bot in bots_of(GAMES[slug]):
            if bots and bot not in bots:
                continue
            found = compare(GAMES[slug], bot, pairs)
            print(f"{slug}, {bot}: {found.same} of {found.pairs} the same", file=sys.stderr)
            with (folder / FILE).open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")


def compare(game: Game, bot: str, pairs: int) -> Secrecy:
    """Let a bot decide twice at so many positions: in the true world and in an imagined one."""
    seen = same = 0
    for number, (state, seat) in enumerate(positions(game)):
        world = game.known(state, seat)
        game.rules.imagine(world, seat, number)
        if world != state:
            seen += 1
            one, other = (decide(game, bot, each, seat, number) for each in (state, world))
            same += one == other
        if seen == pairs:
            break
    return Secrecy(game.slug, bot, seen, same)


def positions(game: Game) -> Iterator[tuple[Any, int]]:
    """The decisions of random games without end: the full state, and a seat that must decide."""
    number = 0
    while True:
        state, nature = game.start(SEATS), Fast(number)
        while waiting := game.waiting(state):
            seat = waiting[nature.draw(len(waiting))]
            if seat != NATURE:
                yield state.copy(), seat
            actions = game.legal(state, seat)
            game.do(state, seat, actions[nature.draw(len(actions))])
        number += 1


def decide(game: Game, bot: str, state: Any, seat: int, luck: int) -> int:
    """What a bot that has just sat down chooses; time stands still, so that none runs out."""
    known = game.known(state, seat)
    decider: Any = BOTS[bot](game, Fast(luck))
    if hasattr(decider, "clock"):
        decider.clock = lambda: 0.0
    choice: int = decider.choose(known, seat, tuple(game.legal(known, seat)))
    return choice
