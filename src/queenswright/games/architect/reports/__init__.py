"""What reports tell of games: facts and charts."""
