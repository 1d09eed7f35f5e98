"""What a seat sees of a campaign, as a row of entries (`parts.py` says what they mean)."""

from queenswright.games.queensdale.observing.base import rule
from queenswright.games.queensdale.observing.parts import SEAT_SIZE, TABLE_SIZE
from queenswright.games.queensdale.observing.seats import write_borough, write_dice, write_learned, write_person
from queenswright.games.queensdale.observing.table import write_board, write_cards, write_course, write_own
from queenswright.games.queensdale.state.pieces import SEATS


@rule.entry
def observe(pack, s, seat, row):
    """What a seat sees: what lies open, and of what is secret only its own."""
    write_course(s, seat, row)
    write_board(s, seat, row)
    write_cards(s, seat, row)
    write_own(s, seat, row)
    for k in range(SEATS):
        start = TABLE_SIZE + SEAT_SIZE * k
        part = row[start : start + SEAT_SIZE]
        if k < s.players:
            other = seat + k - s.players * (seat + k >= s.players)
            write_person(s, other, part)
            write_dice(s, other, part)
            write_borough(s, other, part)
            write_learned(s, other, part)
        else:
            for i in range(SEAT_SIZE):
                part[i] = 0
