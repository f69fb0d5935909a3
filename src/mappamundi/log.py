"""The log is the truth: a header and the actions in notation; everything else is "run the log"."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from mappamundi.errors import BadLog, Refusal, UnknownEdition, UnknownGame
from mappamundi.game import GAMES, Game
from mappamundi.nature import Handed, Nature, Secure, commitment
from mappamundi.record import NATURE
from mappamundi.turn import Step, drawn, parse, stepped

FORMAT = 1


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a game that was played elsewhere, by draws from a secret of its own."""

    draws: int  # made by the end of it, since the beginning of the game
    commitment: str
    secret: str | None = None  # once the game is over


class Begun(Stage, frozen=True, forbid_unknown_fields=True):
    """Where a game was begun before it went on here: brought to a server, or tried out anew."""

    earlier: list[Stage] = []  # parts before that, the first of them first


class Log(msgspec.Struct, forbid_unknown_fields=True):
    """A game from its first draw, in a form that can be kept, sent and replayed anywhere."""

    mappamundi: int  # format of the file
    game: str
    rules: int  # version of the rules it was played by
    seats: list[str]  # who sat there
    options: dict[str, str]
    actions: list[str] = []
    commitment: str | None = None  # hash of the secret behind the draws
    secret: str | None = None  # the secret itself, once the game is over
    begun: Begun | UnsetType = UNSET  # elsewhere, by other draws

    def dumps(self) -> str:
        """The log as one JSON file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.dumps(), encoding="utf-8")
        draft.replace(path)


def loads(text: str | bytes) -> Log:
    """The log in a JSON text; whatever is wrong with it is said in one sentence."""
    try:
        log = msgspec.json.decode(text, type=Log)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog("log-broken", reason=str(error)) from error
    check_format(log)
    return log


def check_format(log: Log) -> None:
    """Refuse a log that another release has written, or of a game that is not here."""
    if log.mappamundi != FORMAT:
        raise BadLog("log-format", theirs=log.mappamundi, ours=FORMAT)
    game_of(log)


def load(path: Path) -> Log:
    """The log in a file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadLog("log-unreadable", path=str(path), reason=error.strerror or "") from error
    return loads(content)


def game_of(log: Log) -> Game:
    """The game a log was played by, in the edition of its day."""
    try:
        return GAMES.edition(log.game, log.rules)
    except UnknownEdition as error:
        raise BadLog(error.message, **error.arguments) from error
    except UnknownGame as error:
        raise BadLog("log-unknown-game", game=log.game) from error


def steps(log: Log, first: int = 0, begin: Any = None) -> Iterator[Step]:
    """Run the log, checking every line of it; or its rest, from the state before that line."""
    game = game_of(log)
    state = begin if first else game.start(len(log.seats), log.options)
    for number, line in enumerate(log.actions[first:], first + 1):
        actor, text, _ = parse(line)
        try:
            action = game.read(state, actor, text)
        except Refusal as error:
            raise BadLog("log-illegal", number=number, line=line) from error
        if not game.can(state, actor, action):
            raise BadLog("log-illegal", number=number, line=line)
        step = stepped(game, state, actor, action)
        yield step
        state = step.after


def replay(log: Log, stop: int | None = None) -> Any:
    """The state after the first `stop` actions, or after all."""
    cut = msgspec.structs.replace(log, actions=log.actions[:stop])
    state = game_of(log).start(len(log.seats), log.options)
    for step in steps(cut):
        state = step.after
    return state


def verify(log: Log) -> int:
    """Check that every draw came from the secret committed to; how many draws there were."""
    return sum(step.actor == NATURE for step in checked(log))


def checked(log: Log) -> Iterator[Step]:
    """Run the log, checking every line of it and where every draw came from."""
    game, nature = game_of(log), _sealed(log)
    for number, step in enumerate(steps(log), 1):
        if step.actor == NATURE and drawn(game, nature, step.before) != step.action:
            raise BadLog("log-draw", number=number)
        yield step


def _sealed(log: Log) -> Nature:
    """What all draws must have come from."""
    nature: Nature | None = None
    draws = 0
    for stage in (*log.begun.earlier, log.begun) if log.begun else ():
        nature = _handed(nature, draws, stage)
        draws = stage.draws
    return _handed(nature, draws, log)


def _handed(early: Nature | None, draws: int, stage: Stage | Log) -> Nature:
    """What so many draws came from, and after them the secret of a stage."""
    late = Secure(_bound(stage.commitment, stage.secret), draws)
    return late if early is None else Handed(early, draws, late)


def _bound(promised: str | None, shown: str | None) -> bytes:
    """Return the secret behind a commitment."""
    if shown is None or promised is None:
        raise BadLog("log-unsealed")
    try:
        secret = bytes.fromhex(shown)
    except ValueError as error:
        raise BadLog("log-commitment") from error
    if commitment(secret) != promised:
        raise BadLog("log-commitment")
    return secret
