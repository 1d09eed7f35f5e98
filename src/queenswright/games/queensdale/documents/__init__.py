"""Positions as documents: written, read, checked and described by a schema."""
