"""What the game tells: views, stories, descriptions, the amounts of refusals."""
