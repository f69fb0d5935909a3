"""One table: its queue and its log, what can happen there, its clocks and its bots."""
