"""Tabletop games on one table: rules written once, run at four speeds, seen by one door."""

from mappamundi.game import GAMES, Game
from mappamundi.log import Log
from mappamundi.match import Match

__all__ = ["GAMES", "Game", "Log", "Match"]
