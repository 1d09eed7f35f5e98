"""Positions as documents: reading and writing, their schema, and whether they fit together."""
