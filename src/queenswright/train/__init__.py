"""How a network for the search is trained: games of the search with itself, lessons from them, matches that test it.

docs/learning.md is the manual; `queenswright train` is the command.
"""

from queenswright.train.course import Course, CourseError, Folder, open_course
from queenswright.train.lessons import CourseListener, best_of, carry_out

__all__ = ["Course", "CourseError", "CourseListener", "Folder", "best_of", "carry_out", "open_course"]
