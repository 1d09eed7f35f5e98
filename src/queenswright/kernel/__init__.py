"""What every game is built from. The kernel names no game."""
