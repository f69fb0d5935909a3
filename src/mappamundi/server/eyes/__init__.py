"""What a viewer knows and is sent: the only way out of a table."""
