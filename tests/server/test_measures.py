"""Against whom measures hold, and until when."""

from __future__ import annotations

import pytest

from mappamundi.server.address import household
from mappamundi.server.people.identity import new_person
from mappamundi.server.people.measures import Measures
from mappamundi.server.store import Store

pytestmark = pytest.mark.anyio


async def test_what_is_over_holds_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    measures, person = Measures(store), new_person()
    await measures.take_person("ban", person, 1, None)
    assert measures.is_banned(person, "")
    at = measures.all()[0].until or 0
    monkeypatch.setattr("mappamundi.server.people.measures.now", lambda: at + 1)
    assert not measures.is_banned(person, "")
    assert measures.all() == []
    again = Measures(store)
    await again.open()
    assert not again._known


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household(host: str, place: str) -> None:
    assert household(host) == place
