"""Which game somebody means who writes its name as it stands on the box, or only begins it."""

from __future__ import annotations

from mappamundi.game import GAMES
from mappamundi.terminal.plain import plain


def game_meant(text: str) -> str:
    """The slug of the one game that is called so, or begins so; else what was written."""
    if text in GAMES:
        return text
    wanted = bare(text)
    meant = {slug for slug in GAMES for name in names(slug) if wanted and name.startswith(wanted)}
    exactly = {slug for slug in meant if wanted in names(slug)}
    found = exactly or meant
    return found.pop() if len(found) == 1 else text


def names(slug: str) -> tuple[str, str]:
    """What a game is called, bare of all but letters and digits."""
    return bare(slug), bare(GAMES[slug].title)


def bare(text: str) -> str:
    """Letters and digits alone, small and without accents."""
    return "".join(sign for each in text.casefold() for sign in plain(each) if sign.isalnum())
