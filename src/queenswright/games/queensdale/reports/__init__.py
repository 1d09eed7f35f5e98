"""What many campaigns tell: facts of each, and the charts of all."""
