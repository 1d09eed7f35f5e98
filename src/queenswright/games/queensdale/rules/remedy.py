"""QD-LATER-47: number cards 47 and 48 ask for two herbs; nobody sees an answer before all have answered."""

from queenswright.games.queensdale.state.cards import HERB_CLUES, PAIR, PAIR_HERBS
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import ANSWER


@rule
def ask_pair(s):
    """QD-LATER-47: everybody is asked; the first seat answers first, but all answers are opened together."""
    for seat in range(s.players):
        push(s, ANSWER, s.players - 1 - seat, 0)


@rule
def answer_pair(pack, s, me, pair):
    """QD-LATER-47: two herbs, in secret; with the last answer all are opened."""
    pop(s)
    s.answer[me] = pair + 1
    if me == s.players - 1:
        open_answers(pack, s)


@rule
def open_answers(pack, s):
    """QD-LATER-47: whoever has named the right pair is remembered for the next set-up."""
    for seat in range(s.players):
        if PAIR_HERBS[s.answer[seat] - 1] == pack.remedy:
            s.told_seats |= 1 << seat
        s.answer[seat] = 0
    s.unsealed |= 1 << PAIR


@rule
def give_for_pair(pack, s, seat):
    """QD-LATER-47, QD-NEXT-17: the right answer is worth the trumpet value of the player's own epoch."""
    if s.told_seats >> seat & 1:
        s.earned[seat][FROM_OTHER] += pack.trumpet_fame[s.epoch[seat]]


@rule
def herbs_ruled_out(pack, s):
    """QD-LATER-48: the bit set of herbs that the cards read so far exclude."""
    herbs = 0
    for clue in range(HERB_CLUES):
        if pack.clue_from[clue] <= s.opened:
            herbs |= pack.clue_herbs[clue]
    return herbs
