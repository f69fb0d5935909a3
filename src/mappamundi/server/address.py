"""Where somebody comes from, as far as it matters who shares an allowance."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

PREFIX = 64  # bits of an IPv6 address that a household has; the rest it makes up as it likes
MOST_KNOWN = 4096
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")


@lru_cache(MOST_KNOWN)
def household(host: str) -> str:
    """Everybody behind one line: an IPv4 address, or the network of an IPv6 address."""
    parsed = parse(host)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, PREFIX), strict=False))
    return host if parsed is None else str(parsed)


def parse(host: str) -> IPv4Address | IPv6Address | None:
    """An address as a number; an IPv4 address in the dress of IPv6 is an IPv4 address."""
    try:
        parsed = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


def household_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return household(connection.client.host if connection.client else "")


def is_from_here(connection: HTTPConnection) -> bool:
    """Is it from this machine itself, and not passed on by a proxy on it?"""
    if any(name in connection.headers for name in FORWARDED):
        return False
    parsed = parse(connection.client.host) if connection.client else None
    return parsed is not None and parsed.is_loopback


class Proxies:
    """The machines that pass on what others ask."""

    def __init__(self, names: str) -> None:
        parts = [name.strip() for name in names.split(",") if name.strip()]
        self.is_everybody = "*" in parts
        self._networks = [ip_network(part, strict=False) for part in parts if is_network(part)]

    def __contains__(self, host: str) -> bool:
        if self.is_everybody:
            return True
        parsed = parse(host)
        return parsed is not None and any(parsed in each for each in self._networks)


def is_network(name: str) -> bool:
    """Is it an address or a network of them?"""
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True
