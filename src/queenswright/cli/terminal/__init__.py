"""The table in the terminal: the parts that every game shares. A game's own display is in its folder."""
