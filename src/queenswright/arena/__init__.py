"""Many games between bots: schedule, workers, results, ratings, report.

docs/arena.md is the manual.
"""

from queenswright.arena.match import Match, new_match
from queenswright.arena.ratings import Difference, Rating, compare, rate
from queenswright.arena.results import PlayedGame, Results, ResultsError, open_results
from queenswright.arena.run import play_match, results_for

__all__ = [
    "Difference",
    "Match",
    "PlayedGame",
    "Rating",
    "Results",
    "ResultsError",
    "compare",
    "new_match",
    "open_results",
    "play_match",
    "rate",
    "results_for",
]
