"""What every game is built from. The kernel knows no game."""
