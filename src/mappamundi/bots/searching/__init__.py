"""One search for every game, in the dialect of the rules: compiled, or interpreted as it stands."""
