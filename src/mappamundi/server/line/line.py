"""How long the line to a person is, as far as that can be believed."""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from struct import Struct
from typing import Any, Protocol

ENOUGH = 4  # probes that must have come back before a line is taken to be long
RECENT = 24  # probes of which the quickest counts: somebody would have to hold back all of them
LEAST_TRIP = Struct("=148xI")  # in Linux's `tcp_info`: microseconds
UNKNOWN = 0xFFFFFFFF


class Way(Protocol):
    """What the operating system knows of the way to the other end."""

    def least_trip(self) -> float | None:
        """Seconds there and back at the least, or None."""


class LineMeter:
    """Measures by probes; whatever is wrong with them makes a line shorter, never longer."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._sent: dict[int, float] = {}  # number -> when
        self._trips: deque[float] = deque(maxlen=RECENT)
        self._number = 0

    @property
    def round_trip(self) -> float:
        """Seconds there and back: the quickest of many probes, or less if the system says so."""
        if len(self._trips) < ENOUGH:
            return 0.0
        least = self._way.least_trip()
        return min(self._trips) if least is None else min(least, *self._trips)

    @property
    def missing(self) -> int:
        """How many probes to send now: one, and as many more as are needed to believe them."""
        return max(1, ENOUGH - len(self._trips))

    def send(self) -> int:
        """The number of a probe that goes out now."""
        if len(self._sent) >= RECENT:
            self._sent.clear()  # who does not answer is not measured
        self._number += 1
        self._sent[self._number] = asyncio.get_running_loop().time()
        return self._number

    def receive(self, number: int) -> None:
        """Note that a probe has come back."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._trips.append(asyncio.get_running_loop().time() - sent)


def least_trip(transport: Any) -> float | None:
    """Seconds to the other end of a TCP connection and back, where the system tells them.

    Its acknowledgements are the other system's own: a program cannot hold them back.
    """
    option = getattr(socket, "TCP_INFO", None)
    line = transport.get_extra_info("socket")
    if option is None or line is None:
        return None
    try:
        known = line.getsockopt(socket.IPPROTO_TCP, option, LEAST_TRIP.size)
    except (OSError, ValueError):  # no TCP, or gone, as a socket or as uvloop says it
        return None
    (microseconds,) = LEAST_TRIP.unpack(known) if len(known) == LEAST_TRIP.size else (UNKNOWN,)
    return None if microseconds == UNKNOWN else microseconds / 1e6
