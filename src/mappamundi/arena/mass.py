"""Contests by the thousand on a GPU, a thread for each match, from the same source as on a core."""

from __future__ import annotations

import numpy as np

from mappamundi.arena.contest import Contest
from mappamundi.arena.sheet import Conduct, GamesSheet, Played
from mappamundi.bots import LEVELS
from mappamundi.bots.searching.contest import SeatedBot, play_match
from mappamundi.bots.searching.deciding import FORECASTER
from mappamundi.bots.searching.engine import notes
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.sight import CELLS
from mappamundi.bots.searching.study import KEPT
from mappamundi.bots.searching.wits import written
from mappamundi.bots.seating import seated
from mappamundi.bots.settings import settings
from mappamundi.compiling import gather, gpu, launch
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.record import Record

# A match waits for memory most of the time: with few registers each, four times as many are at it.
REGISTERS = 64
KERNEL = f"""
def kernel(
    states, octets, nodes, desks, notebooks, players, rooms, decisions, start, size, width, seats,
    rotations, seed, number
):
    i = cuda.grid(1)
    if i < len(decisions):
        cells = 1 + {CELLS} * seats
        first = cells * i
        game = number + i
        states[first] = start[0]
        decisions[i] = play_match(
            states[first : first + cells],
            octets[first * width : (first + cells) * width],
            nodes[size * seats * i : size * seats * (i + 1)],
            desks[seats * i : seats * (i + 1)],
            notebooks[{launch.NOTEBOOKS} * i : {launch.NOTEBOOKS} * (i + 1)],
            players[seats * i : seats * (i + 1)],
            rooms[{LARGEST_CHOICE} * i : {LARGEST_CHOICE} * (i + 1)],
            seed, game // rotations, game,
        )
"""


def build(game: Game) -> str:
    """The PTX of whole matches between bots that search, prefer or choose at random."""
    unit = gather(written(game), [play_match])
    source = unit.source(gpu.HEADER, lambda _: gpu.DEVICE) + KERNEL
    state = game.rules.State.DTYPE
    records = (state, "int8[]", Node.DTYPE, Desk.DTYPE, notes(game).DTYPE, SeatedBot.DTYPE)
    kinds = (*records, "int16[]", "int32[]", state, *("int64",) * 6)
    return gpu.compile_kernel(f"{game.slug}_contest", source, kinds, registers=REGISTERS)


def pack(contest: Contest, deals: int) -> launch.PackedMatches:
    """Everything a GPU needs to play these deals."""
    games = deals * contest.rotations
    entries = [player(contest, entry) for entry in range(contest.seats)]
    table = np.array([each.pack() for each in entries])
    seated = [
        table[[contest.entry(seat, turn) for seat in range(contest.seats)]]
        for turn in range(contest.seats)
    ]
    rounds = [seated[number % contest.seats] for number in range(games)]
    return launch.PackedMatches(
        start=contest.played.start(contest.seats, contest.options).to_bytes(),
        players=np.concatenate(rounds).tobytes(),
        desk=Desk().to_bytes(),
        notebook=notes(contest.played)().to_bytes(),
        seats=contest.seats,
        games=games,
        rotations=contest.rotations,
        seed=contest.seed,
        nodes=KEPT * max(each.simulations for each in entries) + 1,
        node_size=Node.DTYPE.itemsize,
        cells=1 + CELLS * contest.seats,
        room=LARGEST_CHOICE,
    )


def player(contest: Contest, entry: int) -> SeatedBot:
    """A bot of the contest, as a match in the dialect knows it."""
    name, game = contest.names[entry], contest.played
    level = next((level for level in LEVELS if level.name == name), None)
    if level is not None and settings(game, level.rank).kind == FORECASTER:
        raise ValueError(f"{name} asks a network, which no match in machine code has")
    return seated(game, name, entry)


def sheet(contest: Contest, place: int, first: int, played: launch.LaunchResult) -> GamesSheet:
    """How the matches from number `first` on ended, as the arena writes it down."""
    rules = contest.played.rules
    packed = played.states.view(rules.State.DTYPE).reshape(-1)
    numbered = enumerate(packed, first)
    games = [ended(contest, number, rules.State.unpack(each)) for number, each in numbered]
    return GamesSheet(place, games, [Conduct() for _ in contest.bots])


def ended(contest: Contest, number: int, state: Record) -> Played:
    """Points and places of a match, by entry."""
    game = contest.played
    seats = [contest.seat(entry, number) for entry in range(contest.seats)]
    return Played(number, game.points(state, seats), game.places(state, seats))
