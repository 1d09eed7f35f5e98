"""Game records: a text file that a person can read and any machine can replay to the same state.

    # Queenswright record
    format: 1
    game: architect
    pack: royal 0123456789abcdef
    rules: 1
    seat yellow: Anna
    seat green: random
    options: {}
    key: 00000000000000000000000000000007

    d1 green: take tailor-1, turn 3 @ 5f0c1b2a
    1 green: move 2, hire 4 @ 90ab12cd

Headers first, then one line per turn: label, moves in notation, and the first digits of the state's hash after it.
`#` starts a comment. docs/records.md is the manual.
"""

from queenswright.records.record import Record, commitment, record_of, redacted, shortened, without
from queenswright.records.text import read_record, write_record

__all__ = ["Record", "commitment", "read_record", "record_of", "redacted", "shortened", "without", "write_record"]
