"""What a server refuses to start with: settings that lock people out, or let anybody in."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from mappamundi.errors import BadSetup
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store.opening import POSTGRES

LEAST_TOKEN = 24  # letters of what says who runs the server
USUAL_PORTS = {"http": 80, "https": 443}
# Networks wider than these hold strangers, unless they are nobody's on the internet.
WIDEST = {4: 8, 6: 20}
# Names of push services; a whole address is for trying out on one machine.
PUSH_HOST = re.compile(r"(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*")
PUSH_HERE = re.compile(r"http://(127\.0\.0\.1|localhost):[0-9]{1,5}")
HOME_NETWORK = ipaddress.IPv6Network("fc00::/7")


def check(settings: ServerSettings) -> None:
    """Refuse what cannot work anywhere, and what is unsafe where strangers come in."""
    for origin in settings.origins:
        check_origin(origin)
    for host in settings.push_hosts:
        is_here = PUSH_HERE.fullmatch(host) and not settings.production
        if not is_here and not PUSH_HOST.fullmatch(host):
            raise BadSetup("push-host-unsafe", host=host)
    if settings.bus and not settings.store_address.startswith(POSTGRES):
        raise BadSetup("bus-without-postgres")
    if settings.admin_token and len(settings.admin_token) < LEAST_TOKEN:
        raise BadSetup("admin-token-short", least=LEAST_TOKEN)
    if settings.production:
        check_public(settings)


def check_public(settings: ServerSettings) -> None:
    """Refuse what is good enough only at home."""
    if not settings.origins:
        raise BadSetup("production-without-origin")
    for origin in settings.origins:
        if not origin.startswith("https://"):
            raise BadSetup("production-without-https", origin=origin)
    for proxy in settings.proxies.split(","):
        if believes_strangers(proxy.strip()):
            raise BadSetup("production-trusts-all", proxy=proxy.strip())
    if settings.bot_haste < 1:
        raise BadSetup("production-hasty-bots")


def check_origin(origin: str) -> None:
    """Browsers write an address in one way only, and it is compared letter by letter."""
    try:
        written = as_browsers_write(urlsplit(origin))
    except ValueError as error:
        raise BadSetup("origin-is-none", origin=origin) from error
    if written != origin:
        raise BadSetup("origin-not-as-browsers", origin=origin, written=written)


def as_browsers_write(address: SplitResult) -> str:
    """Scheme, host and port, in the letters that a browser puts into `Origin`."""
    if address.scheme not in USUAL_PORTS or not address.hostname or address.username:
        raise ValueError(address.scheme)
    name = address.hostname
    host = f"[{ipaddress.IPv6Address(name)}]" if ":" in name else name.encode("idna").decode()
    if not host.strip("."):
        raise ValueError(name)
    is_usual = address.port in (None, USUAL_PORTS[address.scheme])
    return f"{address.scheme}://{host}" + ("" if is_usual else f":{address.port}")


def believes_strangers(proxy: str) -> bool:
    """Would somebody be believed who is no proxy of ours?"""
    try:
        network = ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        return proxy == "*"
    if isinstance(network, ipaddress.IPv6Network) and network.subnet_of(HOME_NETWORK):
        return False
    return network.prefixlen < WIDEST[network.version]
