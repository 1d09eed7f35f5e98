"""Campaigns at the terminal: games of several evenings."""
