"""Deals that many play: one a day for everybody."""
