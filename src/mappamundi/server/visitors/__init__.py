"""Bots of others: programs with a seat of their own, by a token of their author."""
