"""The same deal of Null & Nichtig, written for the frameworks people would otherwise use."""
