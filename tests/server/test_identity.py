"""Nobody can make a cookie but the server."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mappamundi.server.people import identity
from mappamundi.server.people.identity import (
    COOKIE_AGE,
    DAY,
    FRESH_DAYS,
    CookieContent,
    Signer,
    decoded,
    encoded,
    new_person,
    read_visitor,
    today,
    write_visitor,
)

SIGNER = Signer(bytes(range(32)))
OTHER = Signer(bytes(range(1, 33)))


def test_a_cookie_says_who_it_was_made_for() -> None:
    visitor = CookieContent(new_person(), 3)
    read = read_visitor(SIGNER, write_visitor(SIGNER, visitor))
    assert read == CookieContent(visitor.person, 3, today())


def test_a_cookie_is_renewed_long_before_it_runs_out() -> None:
    person = new_person()
    assert CookieContent(person).is_stale
    assert not CookieContent(person, day=today()).is_stale
    assert not CookieContent(person, day=today() - FRESH_DAYS + 1).is_stale
    assert CookieContent(person, day=today() - FRESH_DAYS).is_stale
    assert FRESH_DAYS * DAY < COOKIE_AGE / 10


def test_a_change_of_any_one_bit_makes_it_worthless() -> None:
    cookie = write_visitor(SIGNER, CookieContent(new_person())).encode()
    for place in range(len(cookie)):
        for bit in range(8):
            forged = bytearray(cookie)
            forged[place] ^= 1 << bit
            assert read_visitor(SIGNER, forged.decode("latin-1")) is None


def test_another_servers_cookie_is_worthless() -> None:
    assert read_visitor(SIGNER, write_visitor(OTHER, CookieContent(new_person()))) is None


def test_the_signature_of_one_person_does_not_fit_another() -> None:
    mine, theirs = (write_visitor(SIGNER, CookieContent(new_person())) for _ in range(2))
    assert read_visitor(SIGNER, f"{mine.split('.')[0]}.{theirs.split('.')[1]}") is None


def test_what_was_signed_for_another_purpose_is_no_cookie() -> None:
    person = new_person()
    content = f'["{person}",0,{today()}]'.encode()
    assert read_visitor(SIGNER, SIGNER.sign("passkey-sign-in", content)) is None
    assert read_visitor(SIGNER, SIGNER.sign(identity.VISITOR, content)) == CookieContent(
        person, 0, today()
    )


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'["short",0]', b'["x",0,1]', b'["x",0,1,2]', b"\xff"]
)
def test_signed_nonsense_is_nobody(content: bytes) -> None:
    assert read_visitor(SIGNER, SIGNER.sign(identity.VISITOR, content)) is None


@given(st.text() | st.from_regex(r"[A-Za-z0-9_-]{1,60}\.[A-Za-z0-9_-]{43}", fullmatch=True))
def test_whatever_is_sent_is_nobody(text: str) -> None:
    assert read_visitor(SIGNER, text) is None


@given(st.binary(max_size=100))
def test_letters_stand_for_bytes_in_one_way_only(content: bytes) -> None:
    text = encoded(content)
    assert decoded(text) == content
    assert decoded(text + "=") is None
    assert decoded(text + "!") is None


def test_a_ticket_is_good_for_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticket = SIGNER.sign_until("once", b"content", 300)
    assert SIGNER.read_in_time("once", ticket) == b"content"
    assert SIGNER.read_in_time("other", ticket) is None
    late = identity.time.time() + 302
    monkeypatch.setattr(identity.time, "time", lambda: late)
    assert SIGNER.read_in_time("once", ticket) is None


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="31"):
        Signer(bytes(31))


def test_ids_are_unguessable() -> None:
    people = {new_person() for _ in range(1000)}
    assert len(people) == 1000
    assert all(len(decoded(each) or b"") == 16 for each in people)
