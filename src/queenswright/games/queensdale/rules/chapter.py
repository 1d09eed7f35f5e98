"""QD-LATER-27: number cards 23 to 26, the second and third chapters of the families."""

from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.cards import LETTER_PAGE, RING_PAGE
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import GIFT


@rule
def begin_chapters(pack, s):
    """QD-LATER-27, QD-NEXT-20: all families' pages are read; every owner chooses a gift, the lowest goal first."""
    if s.opened != pack.chapter_from[LETTER_PAGE] and s.opened != pack.chapter_from[RING_PAGE]:
        return
    for k in range(s.players):
        push(s, GIFT, s.order[s.players - 1 - k], 0)  # the last one first: the agenda is a stack


@rule
def take_gift(pack, s, me, i):
    """QD-LATER-27: a seal, or basic resources of choice."""
    pop(s)
    owe(s, me, pack.page_gift[i], FROM_OTHER)
