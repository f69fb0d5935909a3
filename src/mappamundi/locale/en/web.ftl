# The browser: everything around a game's board.

web-close = Close
