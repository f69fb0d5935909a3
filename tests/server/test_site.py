"""The browser's files: packed for those who can unpack them, kept where they cannot change."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from mappamundi.server.http.packing import takes_gzip
from mappamundi.server.http.site import Site

pytestmark = pytest.mark.anyio
PAGE = "<!doctype html><title>Mappamundi</title>" + "<p>a table</p>" * 200
SCRIPT = "const seats = [0, 1, 2, 3];\n" * 200
MANIFEST = '{"name": "Mappamundi"}' * 50
PICTURE = b"\x89PNG" + bytes(range(256)) * 8


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "sw.js").write_text(SCRIPT)
    (tmp_path / "manifest.webmanifest").write_text(MANIFEST)
    (tmp_path / "assets" / "main-0a1b2c.js").write_text(SCRIPT)
    (tmp_path / "assets" / "map-0a1b2c.png").write_bytes(PICTURE)
    return tmp_path


@pytest.fixture
async def browser(files: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/{path:path}", Site(files))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")


@pytest.mark.parametrize(
    ("path", "text", "caching"),
    [
        ("/", PAGE, "no-cache"),
        ("/tables/of-no-file", PAGE, "no-cache"),
        ("/sw.js", SCRIPT, "no-cache"),
        ("/manifest.webmanifest", MANIFEST, "no-cache"),
        ("/assets/main-0a1b2c.js", SCRIPT, "public, max-age=31536000, immutable"),
    ],
)
async def test_texts_are_packed_if_one_can_unpack_them(
    browser: httpx.AsyncClient, path: str, text: str, caching: str
) -> None:
    packed = await browser.get(path, headers={"Accept-Encoding": "br, gzip"})
    plain = await browser.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.text == plain.text == text
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(text) / 4
    assert packed.headers["etag"] != plain.headers["etag"]
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == caching
        assert answer.headers["content-type"] == plain.headers["content-type"]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_who_has_it_is_not_sent_it_again(browser: httpx.AsyncClient, encoding: str) -> None:
    wish = {"Accept-Encoding": encoding}
    first = await browser.get("/", headers=wish)
    again = await browser.get("/", headers={**wish, "If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"
    assert again.headers["etag"] == first.headers["etag"]
    other = await browser.get("/", headers={**wish, "If-None-Match": '"another"'})
    assert (other.status_code, other.text) == (200, PAGE)


async def test_a_new_file_is_packed_anew(browser: httpx.AsyncClient, files: Path) -> None:
    wish = {"Accept-Encoding": "gzip"}
    before = await browser.get("/", headers=wish)
    (files / "index.html").write_text(PAGE + "<p>another</p>")
    after = await browser.get("/", headers=wish)
    assert after.text == before.text + "<p>another</p>"


async def test_pictures_stay_as_they_are(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/assets/map-0a1b2c.png", headers={"Accept-Encoding": "gzip"})
    assert answer.content == PICTURE
    assert "content-encoding" not in answer.headers


async def test_a_file_that_is_none_is_no_page(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/assets/gone-0a1b2c.js")).status_code == 404


@pytest.mark.parametrize(
    ("encodings", "does"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br, deflate", False),
        ("x-gzip-not", False),
        ("", False),
    ],
)
def test_who_takes_gzip(encodings: str, does: bool) -> None:
    assert takes_gzip(encodings) is does
