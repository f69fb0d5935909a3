"""Golden playthroughs: whole games as text, with what each viewer sees of every action.

A change of the rules, of secrecy or of what is told shows as a difference one can read. They are
written anew only by `mappamundi golden --write`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mappamundi.draws import draw, stream
from mappamundi.game import GAMES, Game
from mappamundi.log import Log, replay
from mappamundi.match import Match, seen_log, story
from mappamundi.nature import Fast
from mappamundi.record import SPECTATOR
from mappamundi.told import Told

SEED = 1
LOOK_EVERY = 40  # actions between two pictures of what everybody has before them


def playthroughs() -> dict[str, str]:
    """File name and text of every playthrough: each game at its fewest and its usual seats."""
    texts = {}
    for slug, game in GAMES.items():
        for seats in sorted({game.seats.start, game.usual_seats}):
            texts[f"{slug}-{seats}.txt"] = "\n".join(playthrough(game, seats)) + "\n"
    return texts


def write(folder: Path) -> list[Path]:
    """Write all playthroughs; the files that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = check(folder)
    for name, text in playthroughs().items():
        (folder / name).write_text(text, encoding="utf-8")
    return changed


def check(folder: Path) -> list[Path]:
    """The files that are missing or no longer say what happens."""
    return [
        folder / name
        for name, text in playthroughs().items()
        if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text
    ]


def playthrough(game: Game, seats: int) -> Iterator[str]:
    """A game of random choices, from a fixed seed, told to every seat and to a spectator."""
    log = played(game, seats)
    settings = ", ".join(f"{name} {value}" for name, value in log.options.items())
    yield f"# {game.title}, rules {game.version}, {seats} seats, {settings}, seed {SEED}"
    viewers = [*range(seats), SPECTATOR]
    lines = [seen_log(log, viewer) for viewer in viewers]
    told = [_by_action(log, viewer) for viewer in viewers]
    for number, line in enumerate(log.actions):
        yield f"{number + 1:4} {line}{_known_to([seen[number] == line for seen in lines])}"
        yield from _grouped("told", [told_to[number] for told_to in told])
        if (number + 1) % LOOK_EVERY == 0 or number + 1 == len(log.actions):
            yield from _grouped("looks", _pictures(game, log, number + 1, viewers))


def played(game: Game, seats: int) -> Log:
    """A game of random choices, from a fixed seed."""
    match = Match.start(game.slug, seats, nature=Fast(SEED))
    key, counter = stream(SEED, 1), 0
    while not match.is_over:
        seat = match.waiting[-1]
        choices = match.legal(seat)
        match.act(seat, choices[draw(key, counter, len(choices))])
        counter += 1
    return match.log


def _by_action(log: Log, viewer: int) -> list[str]:
    """What a viewer is told of each action, as one text each."""
    texts = [""] * len(log.actions)
    for number, told in story(log, viewer):
        texts[number] += ("; " if texts[number] else "") + _written(told)
    return texts


def _written(told: Told) -> str:
    arguments = " ".join(f"{name}={_value(value)}" for name, value in told.arguments.items())
    return f"{told.message} {arguments}".rstrip()


def _value(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def _known_to(sees: list[bool]) -> str:
    """Who may read an action, if not everybody."""
    if all(sees):
        return ""
    who = [viewer for viewer, does in enumerate(sees) if does]
    return f"   (known to {_names(who, len(sees) - 1) or 'nobody'})"


def _grouped(verb: str, texts: list[str]) -> Iterator[str]:
    """One line for all viewers, or one for each group of viewers with the same text."""
    for text in dict.fromkeys(texts):
        who = [viewer for viewer, its in enumerate(texts) if its == text]
        if text:
            names = "all" if len(who) == len(texts) else _names(who, len(texts) - 1)
            yield f"     {names} {verb} {text}"


def _names(viewers: list[int], spectator: int) -> str:
    return ",".join("public" if viewer == spectator else str(viewer) for viewer in viewers)


def _pictures(game: Game, log: Log, stop: int, viewers: list[int]) -> list[str]:
    """What each viewer has before them after that many actions."""
    state = replay(log, stop)
    views = [game.present.view(game.known(state, viewer), viewer) for viewer in viewers]
    return [msgspec.json.encode(view).decode() for view in views]
