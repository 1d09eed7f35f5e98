"""QD-END-08, QD-NEXT-02: one phase of the campaign after the other, until somebody has to decide."""

from queenswright.games.queensdale.rules.crown import ask_crowns
from queenswright.games.queensdale.rules.ending import check_or_rank, reward_next
from queenswright.games.queensdale.rules.finale import tell_finale
from queenswright.games.queensdale.rules.gifts import end_reading
from queenswright.games.queensdale.rules.knowledge import learn_next
from queenswright.games.queensdale.rules.next_game import (
    ask_huts,
    call_robbers,
    give_tower_goods,
    sell_faces,
    start_next,
    store_next,
)
from queenswright.games.queensdale.rules.round import next_turn
from queenswright.games.queensdale.rules.told import tell_end
from queenswright.games.queensdale.state.course import (
    CROWNS,
    FINALE,
    GREEN,
    GROCERY,
    HUTS,
    LEARNING,
    PLAY,
    RANKING,
    READING,
    RUNNING,
    STORAGE,
    SUPPER,
    TOLD,
    TOWERS,
)
from queenswright.games.queensdale.state.rule import rule


@rule
def go_on(pack, s):
    """Go on with the phase, and with the next ones, until something is pending or the campaign is over."""
    while s.agenda_depth == 0 and s.ended == RUNNING:
        if s.phase == PLAY:
            next_turn(pack, s)
        elif s.phase == RANKING:
            check_or_rank(pack, s)
        elif s.phase == TOLD:
            tell_end(pack, s)
        elif s.phase == TOWERS:
            reward_next(pack, s)
        elif s.phase == LEARNING:
            learn_next(pack, s)
        elif s.phase == CROWNS:
            ask_crowns(pack, s)
        elif s.phase == STORAGE:
            store_next(pack, s)
        elif s.phase == READING:
            end_reading(pack, s)
        elif s.phase == GREEN:
            give_tower_goods(pack, s)
        elif s.phase == SUPPER:
            call_robbers(pack, s)
        elif s.phase == GROCERY:
            sell_faces(pack, s)
        elif s.phase == HUTS:
            ask_huts(s)
        elif s.phase == FINALE:
            tell_finale(pack, s)
        else:
            start_next(pack, s)
