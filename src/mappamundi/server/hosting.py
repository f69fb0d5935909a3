"""A server for the evening: your browser opens, and others are shown the way."""

from __future__ import annotations

import sys
import threading
import webbrowser

import segno

from mappamundi.server.serving import own_addresses
from mappamundi.speech import Speech


class Invitation:
    """Says where the tables are, to you and to those beside you."""

    def __init__(self, speech: Speech, *, is_opening: bool) -> None:
        self.speech = speech
        self.is_opening = is_opening

    def show(self, address: str) -> None:
        """The address first; then the one for others, to read and to scan."""
        print(address, flush=True)
        port = address.rpartition(":")[2]
        for name in own_addresses():
            other = f"http://{name}:{port}"
            print(self.speech.say("host-others", address=other))
            segno.make(other).terminal(out=sys.stdout, compact=True)
        print(self.speech.say("host-stop"), flush=True)
        if self.is_opening:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
