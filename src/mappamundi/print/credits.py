"""The last page of a deck: how to print it, and whom its facts, drawings and letters come from."""

from __future__ import annotations

from mappamundi.pieces import Printing
from mappamundi.speech import Speech


def acknowledged(deck: Printing, speech: Speech) -> dict[str, object]:
    """Title and parts, each a name and a text."""
    drawn = {
        "flags": bool(deck.flags),
        "maps": deck.has_maps(),
    }
    kinds = ["how", *deck.sources, *(kind for kind in drawn if drawn[kind]), "letters", "game"]
    parts = [
        [speech.say("print-credit", kind=kind), speech.say("print-credit-text", kind=kind)]
        for kind in kinds
    ]
    return {"title": speech.say("print-credits"), "parts": parts}
