"""A server does not start with what locks everybody out, or lets anybody in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mappamundi.errors import BadSetup
from mappamundi.server.prudence import check
from mappamundi.server.settings import ServerSettings

GOOD = "https://play.example.org"


def settings(home: Path, **wishes: Any) -> ServerSettings:
    return ServerSettings(**{"home": home, "production": True, "origins": (GOOD,), **wishes})


@pytest.mark.parametrize(
    "origin",
    [
        GOOD,
        "https://play.example.org:8443",
        "https://xn--mller-kva.example",
        "https://192.0.2.7",
        "https://[2001:db8::1]:8443",
    ],
)
def test_an_origin_as_browsers_write_it_is_taken(tmp_path: Path, origin: str) -> None:
    check(settings(tmp_path, origins=(origin,)))


@pytest.mark.parametrize(
    ("origin", "written"),
    [
        ("https://play.example.org/", GOOD),
        ("https://play.example.org/tables", GOOD),
        ("https://play.example.org?x", GOOD),
        ("https://play.example.org#x", GOOD),
        ("https://Play.Example.org", GOOD),
        ("HTTPS://play.example.org", GOOD),
        ("https://play.example.org:443", GOOD),
        (" https://play.example.org", GOOD),
        ("https://müller.example", "https://xn--mller-kva.example"),
        ("https://[2001:DB8:0::1]", "https://[2001:db8::1]"),
    ],
)
def test_an_origin_no_browser_writes_is_refused_with_how_to_write_it(
    tmp_path: Path, origin: str, written: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        check(settings(tmp_path, origins=(GOOD, origin)))
    assert refused.value.message == "origin-not-as-browsers"
    assert refused.value.arguments["written"] == written
    check(settings(tmp_path, origins=(written,)))


@pytest.mark.parametrize(
    "origin",
    ["", "*", "null", "play.example.org", "ftp://x", "https://", "https://u@x", "https://x:99999"],
)
def test_what_is_no_origin_at_all_is_refused(tmp_path: Path, origin: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check(settings(tmp_path, origins=(origin,)))
    assert refused.value.message == "origin-is-none"


def test_an_origin_that_matches_nobody_is_refused_at_home_too(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        check(settings(tmp_path, production=False, origins=("http://tables.lan/",)))


@pytest.mark.parametrize(
    "proxies",
    [
        "*",
        "0.0.0.0/0",
        "::/0",
        "10.0.0.1, 0.0.0.0/0",
        "0.0.0.0/1,128.0.0.0/1",
        "2000::/3",
        "1.2.3.4/0",
    ],
)
def test_proxies_that_could_be_anybody_are_refused(tmp_path: Path, proxies: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check(settings(tmp_path, proxies=proxies))
    assert refused.value.message == "production-trusts-all"


@pytest.mark.parametrize(
    "proxies",
    ["127.0.0.1", "10.0.0.0/8", "172.16.0.0/12, ::1", "fd00::/8", "2001:db8::/32", "/run/x"],
)
def test_named_proxies_are_taken(tmp_path: Path, proxies: str) -> None:
    check(settings(tmp_path, proxies=proxies))
