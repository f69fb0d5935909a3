"""What was last asked for, within reach: so many pieces, and so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Piece = TypeVar("Piece")


class RecentlyUsed(Generic[Piece]):
    """Keeps pieces by their keys, and gives up what was not asked for longest."""

    def __init__(self, most: int, room: int = 0) -> None:
        self.most = most
        self.room = room  # bytes of all pieces together; 0 where they are not counted
        self.taken = 0
        self._pieces: OrderedDict[Hashable, tuple[Piece, int]] = OrderedDict()

    def get(self, key: Hashable) -> Piece | None:
        """Return a piece that is kept, or None."""
        if key not in self._pieces:
            return None
        self._pieces.move_to_end(key)
        return self._pieces[key][0]

    def put(self, key: Hashable, piece: Piece, size: int = 0) -> None:
        """One more, at the expense of others."""
        self.taken += size - self._pieces.pop(key, (None, 0))[1]
        self._pieces[key] = (piece, size)
        while len(self._pieces) > self.most or self.taken > self.room > 0:
            _, (_, gone) = self._pieces.popitem(last=False)
            self.taken -= gone
