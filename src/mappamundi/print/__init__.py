"""Print and play: every game as a PDF to cut out, every card as a picture."""

from mappamundi.print.finish import BACKS, PAPERS, USUAL_BACKS, BadPrint, Finish
from mappamundi.print.pictures import write_pictures
from mappamundi.print.press import card_svg, deck_pdf, printable_games, write_deck

__all__ = [
    "BACKS",
    "PAPERS",
    "USUAL_BACKS",
    "BadPrint",
    "Finish",
    "card_svg",
    "deck_pdf",
    "printable_games",
    "write_deck",
    "write_pictures",
]
