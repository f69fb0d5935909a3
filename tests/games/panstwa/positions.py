"""Positions of Państwa in a few words, and the notation to play on from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lines import Lines

from mappamundi import Match
from mappamundi.games.panstwa import GAME, rules
from mappamundi.games.panstwa.facts import BACK, DISPLAY, FACES, SIDES, TILES
from mappamundi.games.panstwa.present import TILE_OF, symbols
from mappamundi.games.panstwa.rules import State
from mappamundi.nature import Scripted
from mappamundi.record import NATURE


def position(text: str) -> State:
    """A position in which tiles may be taken.

    "seats 4, dice asia monarchy island temperate, table JP JO BO"; also `race 1`, `roller 2`,
    `round 3` (finished ones) and `total 0:7 1:3`. The table is filled up with other tiles.
    """
    words = dict(clause.strip().split(" ", 1) for clause in text.split(","))
    s = State()
    rules.setup(s, int(words["seats"]), int(words.get("race", 0)))
    s.phase = rules.GRAB
    s.roller = int(words.get("roller", 0))
    s.round = int(words.get("round", 0))
    for pair in words.get("total", "").split():
        seat, _, points = pair.partition(":")
        s.total[int(seat)] = int(points)
    for face in words["dice"].split():
        s.dice[s.rolled] = FACES.index(face) - s.rolled * SIDES
        s.rolled += 1
    lay(s, words.get("table", "").split())
    return s


def lay(s: State, named: Sequence[str]) -> None:
    """Put these tiles and enough others on the table; as many as finished rounds took are gone."""
    shown = [TILE_OF[code] for code in named]
    rest = [tile for tile in range(TILES) if tile not in shown]
    missing = DISPLAY[s.seats] - len(shown)
    gone = s.round * s.seats
    shown += rest[gone : gone + missing]
    s.display[: len(shown)] = shown
    s.stack[:] = [*rest[gone + missing :], *shown, *rest[:gone]]
    s.left = TILES - len(shown) - gone


LINES = Lines(GAME)
act, can, legal = LINES.act, LINES.can, LINES.legal


def table(s: State) -> list[str | None]:
    """The tiles on the table, by spot."""
    return list(GAME.present.view(s, 0).tiles)


def on_back(code: str) -> set[str]:
    """The symbols of a country."""
    return set(symbols(BACK[TILE_OF[code]]))


def dealt(
    seats: int,
    tiles: Iterable[str],
    faces: Sequence[str],
    mode: str = "turns",
    first: int = 0,
) -> Match:
    """A match in its first round, the tiles and the dice as told."""
    s = GAME.start(seats, {"mode": mode})
    draws = []
    lines = [f"first {first}", *(f"lay {code}" for code in tiles), *(f"roll {f}" for f in faces)]
    for line in lines:
        draws.append(GAME.read(s, NATURE, line))
        rules.apply(s, NATURE, draws[-1])
    return Match.start("panstwa", seats, {"mode": mode}, Then(draws))


class Then(Scripted):
    """The draws it was given, and zeros after them."""

    def draw(self, outcomes: int) -> int:
        try:
            return super().draw(outcomes)
        except StopIteration:
            return 0


ASKED = ("asia", "monarchy", "island", "temperate")  # the example of RULES.md
SIX = ("JP", "JO", "BO", "FR", "PL", "DE")
