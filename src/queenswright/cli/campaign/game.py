"""Which games are played as campaigns."""

from __future__ import annotations

from queenswright.games import game_rules, known_games


def is_campaign_game(game: str) -> bool:
    """Whether a game is kept as a campaign; false for a game that is no longer installed."""
    return game in known_games() and game_rules(game).manners.is_campaign
