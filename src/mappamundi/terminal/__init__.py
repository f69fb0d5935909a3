"""The terminal table: a game played, watched and read on a screen of text."""
