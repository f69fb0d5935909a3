"""What must hold for the atlas, in small checks that yield findings."""
