"""The table in the terminal: what every game needs. What a game looks like is in the folder of that game."""
