"""Study: what the positions and turns of a game were worth. docs/study.md is the manual.

    from queenswright.records import read_record
    from queenswright.study import analyse, summary

    analysis = analyse(read_record(text), budget=60)
    analysis.turns[0].verdict, summary(analysis)[0].accuracy

Everything is judged from what the player could know: what was hidden is dealt again.
"""

from queenswright.study.analysis import Progress, analyse
from queenswright.study.data import Analysis, Effort, Evaluation, JudgedTurn, Outlook, StudyError, Way
from queenswright.study.evaluation import deepen, evaluate
from queenswright.study.judge import Stopped
from queenswright.study.summary import SeatSummary, summary, turning_points

__all__ = [
    "Analysis",
    "Effort",
    "Evaluation",
    "JudgedTurn",
    "Outlook",
    "Progress",
    "SeatSummary",
    "Stopped",
    "StudyError",
    "Way",
    "analyse",
    "deepen",
    "evaluate",
    "summary",
    "turning_points",
]
