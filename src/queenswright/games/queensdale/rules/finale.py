"""QD-CAMP-02, 09: the end of the campaign: the last epoch end card, its vote, and the sealed answers."""

from queenswright.games.queensdale.rules.casebook import EVERY_QUESTION
from queenswright.games.queensdale.rules.told import card_of
from queenswright.games.queensdale.rules.vote import count_votes
from queenswright.games.queensdale.state.cards import END_CARD
from queenswright.games.queensdale.state.course import CASEBOOK, CASTLE, EPOCHS, STORAGE
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.games.queensdale.state.rule import push, rule
from queenswright.games.queensdale.steps import TELL


@rule
def tell_finale(pack, s):
    """QD-CAMP-02, 09: after the towers the last card is read; once it is answered, all is over."""
    if s.cursor == 0:
        read_last_card(pack, s)
    else:
        close_campaign(pack, s)


@rule
def read_last_card(pack, s):
    """QD-CAMP-02: the card of the branch; it puts the last vote."""
    card = card_of(pack, s, END_CARD, EPOCHS)
    s.cursor = 1
    if card != NOTHING:
        s.ends_read = EPOCHS
        s.last_end = EPOCHS
        push(s, TELL, s.ranking[0], card)


@rule
def close_campaign(pack, s):
    """QD-EPOCH-22, QD-LATER-55: the vote is counted, the casebooks are opened, and the campaign is over."""
    if s.vote > 0:
        count_votes(pack, s)
    if pack.mechanism_from[CASEBOOK] <= s.opened:
        s.unsealed = EVERY_QUESTION
    s.ended = CASTLE
    s.phase = STORAGE
    s.cursor = 0
