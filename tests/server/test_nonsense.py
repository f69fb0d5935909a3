"""Answers made up to make the server fall over: each is refused, none is a failure of ours."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

import cbor2
import pytest
from server.authenticator import Authenticator
from server.houses import ORIGIN, visitor
from server.houses import house as built
from server.test_passkeys import MAKE, USE, answer, ask, owner

from mappamundi.server.house import House
from mappamundi.server.people.identity import decoded, encoded
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store

pytestmark = pytest.mark.anyio
DEEP = b"\x81" * 5000 + b"\x00"  # lists in lists
NESTED = b"[" * 5000 + b"]" * 5000  # the same in JSON
LARGE = b"\x5b" + b"\xff" * 8  # says it is the longest text there can be
ODD: list[Any] = [
    *(None, 5, 1.5, True, [], {}, {"x": 1}, "", "=", "é", "A", "AA", "not base64!", "A" * 9000),
    *(
        encoded(each)
        for each in (DEEP, NESTED, LARGE, b"\xff", b"\xa0", b"{}", b"[1]", b"null", bytes(37))
    ),
    encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": 5})),
    encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": bytes(36) + b"\xff"})),
    encoded(cbor2.dumps({"fmt": "packed", "attStmt": {"x5c": [b"x"], "sig": 1}, "authData": b""})),
    encoded(cbor2.dumps([1, 2])),
    encoded(b'{"type": 5, "challenge": [], "origin": {}}'),
]
PARTS = ("clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle")


@pytest.fixture
def house(store: Store, tmp_path: Path) -> House:
    """A house that does not mind how much is asked."""
    plenty: dict[str, Any] = {"messages_per_second": 1e6, "messages_at_once": 1e6}
    plenty |= {"requests_per_second": 1e6, "requests_at_once": 1e6}
    plenty |= {"everybody_per_second": 1e6, "everybody_at_once": 1e6}
    return built(store, tmp_path, settings=ServerSettings(home=tmp_path, **plenty))


def spoilt(good: dict[str, Any], chance: Random) -> list[dict[str, Any]]:
    """Answers with one part replaced by something odd, or with a few bytes turned over."""
    made = [good | {name: odd} for name in ("id", "rawId", "type", "response") for odd in ODD]
    for part in PARTS:
        made += [good | {"response": good["response"] | {part: odd}} for odd in ODD]
        content = decoded(good["response"].get(part, "")) or b""
        for _ in range(40 if content else 0):
            turned = bytearray(content)
            for _ in range(chance.randint(1, 4)):
                turned[chance.randrange(len(turned))] ^= chance.randint(1, 255)
            cut = turned[: chance.choice((len(turned), chance.randrange(len(turned))))]
            made.append(good | {"response": good["response"] | {part: encoded(bytes(cut))}})
    return made


@pytest.mark.parametrize("what", [MAKE, USE])
async def test_a_spoilt_passkey_is_refused(house: House, what: str) -> None:
    chance, key = Random(what), Authenticator(ORIGIN)
    async with visitor(house) as who:
        if what == USE:
            await owner(who, key)
        ticket, options = await ask(who, what)
        good = key.register(options) if what == MAKE else key.sign(options)
        for credential in spoilt(good, chance):
            given = await answer(who, what, ticket, credential)
            if given.status_code == 200:  # what was turned over does not matter: a new ticket
                ticket, options = await ask(who, what)
            assert given.status_code in (200, 400, 413), (credential, given.text)


KEYS: list[Any] = [
    *({}, {1: 2}, {1: "x", 3: -7}, {1: 2, 3: -7, -1: 1, -2: b"", -3: b""}, {1: 2, 3: 99}),
    *({1: 2, 3: -7, -1: 1, -2: 5, -3: []}, {1: 2, 3: -7, -1: 77, -2: bytes(32), -3: bytes(32)}),
    *({1: 3, 3: -257, -1: b"", -2: b""}, {1: 3, 3: -257, -1: bytes(256), -2: bytes(3)}),
    *({1: 3, 3: -65535, -1: b"\x03", -2: b"\x00"}, {1: 1, 3: -8, -1: 6, -2: b"short"}),
    *(5, [], "key", None, {1: 2, 3: -7, -1: 1, -2: b"\xff" * 32, -3: b"\xff" * 32}),
]


@pytest.mark.parametrize("number", range(len(KEYS)))
async def test_a_key_that_is_none_opens_nothing(
    house: House, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Authenticator(ORIGIN)
    monkeypatch.setattr(key, "_cose", lambda: cbor2.dumps(KEYS[number]))
    async with visitor(house) as who:
        ticket, options = await ask(who, MAKE)
        made = await answer(who, MAKE, ticket, key.register(options))
        ticket, options = await ask(who, USE)
        used = await answer(who, USE, ticket, key.sign(options))
    assert {made.status_code, used.status_code} <= {200, 400}
    assert used.status_code == 400


async def test_a_passkey_with_an_endless_id_is_refused(house: House) -> None:
    """PostgreSQL has no room for it in an index."""
    key = Authenticator(ORIGIN)
    key.id = secrets.token_bytes(2900)
    async with visitor(house) as who:
        ticket, options = await ask(who, MAKE)
        given = await answer(who, MAKE, ticket, key.register(options))
        assert given.status_code == 400
        assert given.json()["message"] == "passkey-wrong"


@pytest.mark.parametrize("digits", [10, 5000])
async def test_an_option_of_thousands_of_digits_is_refused(house: House, digits: int) -> None:
    wish = {"game": "countries", "options": {"rows": "1" * digits}}
    async with visitor(house) as who:
        given = await who.post("/api/tables", json=wish)
        assert given.status_code == 400
        assert given.json()["message"] == "bad-option"
