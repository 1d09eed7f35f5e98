"""Which games are played in campaigns."""

from __future__ import annotations

from queenswright.games import game_rules, known_games


def is_campaign_game(game: str) -> bool:
    """Whether a game is kept as a campaign; one that is not installed any more is not."""
    return game in known_games() and game_rules(game).manners.is_campaign
