"""Print and play: every game as a PDF to cut out, every card as a picture."""

from mappamundi.print.press import PAPERS, BadPrint, card_svg, deck_pdf, printable_games, write_deck

__all__ = ["PAPERS", "BadPrint", "card_svg", "deck_pdf", "printable_games", "write_deck"]
