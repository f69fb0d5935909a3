"""The games through the interfaces of those who train players."""
