"""Campaigns at the terminal: games that span several evenings."""
