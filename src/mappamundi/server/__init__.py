"""The table server: open a link and play; nothing lost, nothing leaked."""
