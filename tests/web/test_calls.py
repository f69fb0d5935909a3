"""Being called in a real browser: wished for, sealed, delivered, shown, and taken back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server import pushing
from server.client import Client
from server.servers import Running
from web.homes import KEPT
from web.people import PATIENCE, Street

# A browser on a machine without a push service: its own is asked for nothing.
OWN_SERVICE = """wish => {
  const kept = "subscribed";
  const made = {
    endpoint: wish.endpoint,
    toJSON: () => ({ keys: { p256dh: wish.key, auth: wish.auth } }),
    unsubscribe: async () => localStorage.removeItem(kept),
  };
  PushManager.prototype.getSubscription = async () => (localStorage[kept] ? made : null);
  PushManager.prototype.subscribe = async (asked) => {
    localStorage[kept] = asked.applicationServerKey;
    return made;
  };
}"""
# In the service worker: what it has the browser show. A browser without windows shows nothing.
LISTEN = """() => {
  const show = registration.showNotification.bind(registration);
  globalThis.shown = new Promise((resolve) => {
    registration.showNotification = (title, { body, data, ...more }) => {
      resolve({ title, body, url: data });
      return show(title, { body, data, ...more });
    };
  });
}"""


class Service(ThreadingHTTPServer):
    """A push service that keeps what it is given."""

    daemon_threads = True

    def __init__(self) -> None:
        self.bodies: Queue[bytes] = Queue()
        super().__init__(("127.0.0.1", 0), Taker)


class Taker(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        self.server.bodies.put(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as found:
        Thread(target=found.serve_forever, daemon=True).start()
        yield found
        found.shutdown()


@pytest.fixture
def calling(pages: None, service: Service, tmp_path: Path, browser: Browser) -> Iterator[Street]:
    """A street before a server that calls people at once."""
    hosts = f"http://127.0.0.1:{service.server_port}"
    store = f"sqlite:///{tmp_path / 'server.db'}"
    running = Running(tmp_path, store, push_hosts=hosts, push_after_seconds=0)
    running.start()
    street = Street(browser, running)
    yield street
    street.close()
    running.kill()
    assert street.troubles == []


def wait_for(street: Street, page: Page) -> str:
    """Anna begins a game with whoever the page belongs to, who has left; the table waits."""
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}

    async def begin() -> str:
        ben = Client(street.server.address)
        ben.http.cookies.update(cookies)
        async with Client(street.server.address) as anna:
            table = await anna.make("null_nichtig", seats=3)
            await anna.watch(table)
            async with ben:
                await ben.watch(table)
                await ben.command(type="sit", table=table, seat=1)
            await anna.command(type="seat-bots", table=table, level="novice")
            assert (await anna.command(type="start", table=table))["type"] == "done"
        return table

    with ThreadPoolExecutor(1) as hand:
        return str(hand.submit(asyncio.run, begin()).result())


def deliver(page: Page, origin: str, call: dict[str, Any]) -> None:
    """What a browser's own push service would do."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.append(news))
    devtools.send("ServiceWorker.enable")
    page.wait_for_function(KEPT)
    registration = found[0]["registrations"][0]["registrationId"]
    wish = {"origin": origin, "registrationId": registration, "data": json.dumps(call)}
    devtools.send("ServiceWorker.deliverPushMessage", wish)


def test_somebody_is_called_where_they_wished_and_no_more(
    calling: Street, service: Service
) -> None:
    reader = pushing.Browser(f"http://127.0.0.1:{service.server_port}")
    page = calling.person(service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(f"({OWN_SERVICE})({json.dumps(reader.wish())})")
    page.goto(f"{calling.server.address}/me")
    page.get_by_role("button", name="Call me in this browser").click()
    expect(page.get_by_role("list", name="Where you are called").locator("li")).to_have_count(1)
    page.goto("about:blank")
    table = wait_for(calling, page)
    call = reader.read(service.bodies.get(timeout=PATIENCE / 1000))
    assert call == {
        "title": "Null & Nichtig",
        "body": "It is your turn.",
        "url": f"/t/{table}",
    }
    page.goto(f"{calling.server.address}/me")
    page.wait_for_function(KEPT)
    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    deliver(page, calling.server.address, call)
    assert worker.evaluate("() => shown") == call
    page.get_by_role("button", name="Do not call me here any more").click()
    expect(page.get_by_role("list", name="Where you are called")).to_have_count(0)
    expect(page.get_by_role("button", name="Call me in this browser")).to_be_visible()
    page.goto("about:blank")
    wait_for(calling, page)
    assert service.bodies.empty()
