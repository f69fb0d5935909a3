"""Networks that learned a game: their weights, and how they are asked, in integers."""
