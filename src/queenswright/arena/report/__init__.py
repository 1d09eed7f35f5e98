"""A report on the games of one or several results files: one page for people, or the same figures for machines."""

from queenswright.arena.report.chapters import chapters
from queenswright.arena.report.draw import NoPlots, need_matplotlib
from queenswright.arena.report.evidence import Evidence, read_evidence
from queenswright.arena.report.figures import figures
from queenswright.arena.report.page import counted, page

__all__ = ["Evidence", "NoPlots", "chapters", "counted", "figures", "need_matplotlib", "page", "read_evidence"]
