"""What the project claims about speed, measured: one module per claim."""
