"""Bots that learn: self-play by the million, and networks that fit into the package.

Needs JAX; `plan`, `network`, `field`, `playing`, `learning`, `keeping` and `course` need little
else of this project, so that they also run on a bare machine with a GPU.
"""
