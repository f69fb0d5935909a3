"""Every deed keeps the contract of deeds: decided without effects, folded from its log alone."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest

from mappamundi.errors import Refusal
from mappamundi.game import GAMES
from mappamundi.server.hall.loading import gather as taken_up
from mappamundi.server.protocol import LONGEST_SAYING, Person, Reaction, Setting
from mappamundi.server.requests import REQUESTS
from mappamundi.server.requests import read as heard
from mappamundi.server.store import Entry
from mappamundi.server.store.changes import NewSecret, statements
from mappamundi.server.table import deeds
from mappamundi.server.table.clock import HOUR, MINUTE, now
from mappamundi.server.table.company import Company
from mappamundi.server.table.deed import (
    Command,
    Decision,
    Effect,
    Happening,
    Occasion,
    OwnCommand,
    write,
)
from mappamundi.server.table.deeds import COMMANDS, DEEDS, KINDS, LOGGED, ORDERED, fold, read
from mappamundi.server.table.deeds.act import Act
from mappamundi.server.table.deeds.ask_bot import AskBot
from mappamundi.server.table.deeds.bot_act import BotAct
from mappamundi.server.table.deeds.clear import Clear
from mappamundi.server.table.deeds.gather import Gather
from mappamundi.server.table.deeds.hold import Hold
from mappamundi.server.table.deeds.make import made, opened, set_up
from mappamundi.server.table.deeds.nudge import Nudge
from mappamundi.server.table.deeds.react import React
from mappamundi.server.table.deeds.rematch import Rematch
from mappamundi.server.table.deeds.replace import BotFailed
from mappamundi.server.table.deeds.say import Say
from mappamundi.server.table.deeds.seat_bots import SeatBots
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.deeds.stand import Stand
from mappamundi.server.table.deeds.start import Start
from mappamundi.server.table.play import fingerprint
from mappamundi.server.table.standing import Standing
from mappamundi.server.workshop import at_once
from mappamundi.told import Told

GAME = "panstwa"
NAME, ID = "a-table-of-a-test", "a-command-of-a-test"
ANNA, BERT, ROBOT = "anna", "bert", "robot"
# Text that others read in a log because it is not of anybody's making.
NOT_THEIRS = {"person", "host", "commitment", "mark", "lines"}


def below(kind: type) -> set[type]:
    """All classes that are made from one."""
    found: set[type] = set(kind.__subclasses__())
    return found.union(*(below(each) for each in found))


def test_every_file_is_a_deed_and_every_deed_is_gathered() -> None:
    names = [each.name for each in pkgutil.iter_modules(deeds.__path__)]
    found = [import_module(f"{deeds.__name__}.{name}").DEED for name in names]
    assert len(found) == len(DEEDS)
    assert all(deed in DEEDS for deed in found)
    assert all(deed.ordered or deed.logged for deed in DEEDS)


def test_every_command_is_that_of_one_deed() -> None:
    ordered = [deed.ordered.command for deed in DEEDS if deed.ordered]
    assert len(ordered) == len(set(ordered))
    assert set(ordered) == below(Command) | below(OwnCommand)
    assert set(COMMANDS) == {each for each in below(Command) if ORDERED[each].is_sent}
    assert set(COMMANDS) < set(REQUESTS)


def test_every_kind_of_the_log_is_that_of_one_deed() -> None:
    logged = [deed.logged for deed in DEEDS if deed.logged]
    assert len({each.kind for each in logged}) == len({each.happening for each in logged})
    assert {each.happening for each in logged} == below(Happening)
    assert len(logged) == len(KINDS) == len(LOGGED)
    assert KINDS.keys() >= {  # what logs are full of stays
        *("make", "sit", "stand", "bots", "clear", "start", "act", "say", "react"),
        *("nudge", "hold", "replace", "rematch"),
    }


@pytest.mark.parametrize("kind", KINDS)
def test_what_somebody_has_written_does_not_stay_when_they_are_deleted(kind: str) -> None:
    logged = KINDS[kind]
    free = {
        field.name
        for field in msgspec.structs.fields(logged.happening)
        if field.type in ("str", str) and field.name not in NOT_THEIRS
    }
    if free:
        assert logged.emptied is not None
        assert all(getattr(logged.emptied, name) == "" for name in free)
    if logged.emptied is not None:
        assert read(kind, write(logged.emptied)) == logged.emptied


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_words_are_for_who_is_not_muted(command: type) -> None:
    """Whoever may not speak reaches nobody: neither by words nor by a reminder."""
    ordered = ORDERED[command]
    says = {deed.ordered for deed in DEEDS if deed.logged and deed.logged.says}
    assert ordered.is_talk == (ordered in says)
    assert ordered.is_addressed or not ordered.is_talk


class Story:
    """A table where one thing is done after the other, with its log."""

    def __init__(self, setting: Setting) -> None:
        self.at = now()
        first = made(setting, ANNA, None)
        entry, changes = opened(NAME, first, self.at)
        assert statements(NAME, changes)
        self.standing, self.log = set_up(first, self.at), [entry]
        self.secret: bytes | None = None
        self.company = Company()
        self.done: set[type] = set()

    def do(self, command: Any, person: str = "", later: int = 0) -> Decision:
        """Decide twice, which changes nothing, and let it happen once."""
        self.at += later
        occasion = Occasion(person, self.at, None, self.company)
        before = seen(self.standing)
        deeds.decide(self.standing, command, occasion)
        decision = deeds.decide(self.standing, command, occasion)
        assert seen(self.standing) == before, "a question had an effect"
        self.done.add(type(command))
        self.keep(decision, person)
        return decision

    def keep(self, decision: Decision, person: str) -> None:
        """Fold what was decided, and write it down."""
        table, happened = self.standing, decision.happened
        version = table.version + 1
        for change in decision.changes:
            if isinstance(change, NewSecret):
                self.secret = change.secret
        statements(NAME, decision.changes)
        fold(table, version, happened, Effect(self.at, person, decision.turn, decision.play))
        assert table.version == version
        kind = deeds.kind_of(happened)
        assert read(kind, write(happened)) == happened
        state = None if decision.turn is None else fingerprint(decision.turn.state)
        payload = write(happened)
        line = Entry(NAME, version, f"{version}", person, kind, payload, state, self.at, None)
        self.log.append(line)

    def refuses(self, command: Any, person: str = "") -> bool:
        """Is it refused, without an effect?"""
        before = seen(self.standing)
        with pytest.raises(Refusal):
            deeds.decide(self.standing, command, Occasion(person, self.at, None, self.company))
        return seen(self.standing) == before


def seen(table: Standing) -> dict[str, Any]:
    """Everything that a table is, to be compared with what it is later."""
    plain = {name: told(value) for name, value in vars(table).items()}
    play = table.play
    plain["play"] = None if play is None else (play.state.to_bytes(), play.waiting)
    plain["clock"] = told(vars(table.clock))
    plain["past"] = list(table.past.turns)
    return plain


def told(value: Any) -> Any:
    """A value that does not change any more when what it was made of does."""
    return repr(value) if isinstance(value, Told) or not hasattr(value, "copy") else value.copy()


def setting(**wishes: Any) -> Setting:
    options = GAMES[GAME].settings({})
    return msgspec.structs.replace(
        Setting(GAME, options, 3, "relaxed", True, False, False), **wishes
    )


def whole() -> Story:
    """Everything that people can do at a table, from its opening to the next one."""
    story = Story(setting())
    story.do(Sit(NAME, ID), BERT)
    story.do(Clear(NAME, ID, 1), ANNA)
    story.do(AskBot(NAME, ID, ROBOT, 1), ANNA)
    story.do(Clear(NAME, ID, 1), ANNA)
    story.do(Sit(NAME, ID, 2), BERT)
    story.do(SeatBots(NAME, ID, "steady"), ANNA)
    story.do(Say(NAME, ID, "hello"), BERT)
    story.do(React(NAME, ID, get_args(Reaction)[0]), BERT)
    story.do(Start(NAME, ID), ANNA)
    has_left = False
    while story.standing.status == "running":
        table = story.standing
        assert table.play is not None
        seat = table.waiting[0]
        moves = table.game.offers(table.play.state, seat)
        if table.chairs[seat].bot is not None:
            asked = table.clock.asked[seat].version
            if story.done.isdisjoint({BotFailed}):
                story.do(BotFailed(seat, "novice", asked))
            else:
                first = table.game.read(table.play.state, seat, moves[0])
                story.do(BotAct(seat, (first,), asked))
        elif seat == 2 and not has_left:
            has_left = True
            story.do(Nudge(NAME, ID, 2), ANNA, later=MINUTE)
            story.do(Hold(NAME, ID, 2), ANNA, later=HOUR)
            story.do(Sit(NAME, ID), BERT)
            story.do(Stand(NAME, ID), BERT)
            story.do(Sit(NAME, ID), BERT)
        else:
            story.do(Act(NAME, ID, table.version, [moves[0]]), table.chairs[seat].person or "")
    story.do(Rematch(NAME, ID), BERT)
    return story


def by_itself() -> Story:
    """A table that begins by itself: one has gone, a bot comes, and it starts."""
    story = Story(setting(fills=30))
    story.do(Sit(NAME, ID), BERT)
    story.company.come(Person(ANNA, "Anna", "blue"))
    for _ in range(3):
        story.do(Gather(), later=HOUR)
    assert story.standing.status == "running"
    return story


@pytest.fixture(scope="module", params=[whole, by_itself], ids=lambda tell: tell.__name__)
def story(request: pytest.FixtureRequest) -> Story:
    told: Story = request.param()
    return told


def test_every_command_was_decided_here() -> None:
    assert whole().done | by_itself().done == ORDERED.keys()


def test_a_table_is_what_its_log_says(story: Story) -> None:
    again = at_once(taken_up(story.log, story.secret)).standing
    mine, theirs = seen(story.standing), seen(again)
    for part in mine:
        if part != "game":
            assert mine[part] == theirs[part], part


def test_a_finished_table_takes_no_more() -> None:
    story = whole()
    for command in (Sit(NAME, ID), Stand(NAME, ID), Start(NAME, ID), Rematch(NAME, ID), Gather()):
        assert story.refuses(command, ANNA)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_commands_say_at_which_table_and_have_a_name(command: type) -> None:
    names = [field.name for field in msgspec.structs.fields(command)]
    assert names[:2] == ["table", "id"]
    tag = command.__struct_config__.tag  # type: ignore[attr-defined]
    text = "x" * (LONGEST_SAYING + 1)
    sent = {"type": tag, "table": NAME, "id": ID, "nobody": text}
    with pytest.raises(msgspec.ValidationError):
        heard(msgspec.json.encode(sent))
