"""The line: sockets and frames, who may ask for how much, and what there are only so many of."""
