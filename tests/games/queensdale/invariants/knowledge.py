"""What always holds for tomes and knowledge cards; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, is_same_round, seat_acted, step_taken

from queenswright.games.queensdale.state.cards import KNOWLEDGE_FAVOUR, PILE
from queenswright.games.queensdale.state.course import ONCE_REROLL, PLAY
from queenswright.games.queensdale.steps import KEEP_CARD, LEARN, YES
from queenswright.kernel.play import count_bits

# The numbers of the clauses, on purpose not those of the rules or the pack.
ALL_KNOWLEDGE = 8
TOMES_FROM = 3
MOST_TOMES = 6
TOMES_FOR_KNOWLEDGE = 3
CARD_OF_USE = (18 - 15, 19 - 15, 20 - 15, 22 - 15)
"""The knowledge cards that allow something once, in the order of ONCE."""


@rule
def put_back(s):
    """How many knowledge cards lie in the pile, -1 when it has a gap, a strange card or one that nobody has seen."""
    size = 0
    while size < PILE and s.pile[size] != 0:
        if s.pile[size] < 0 or s.pile[size] > ALL_KNOWLEDGE or s.pile_known[size] <= 0:
            return -1
        if s.pile_known[size] >= 1 << s.players:
            return -1
        size += 1
    for place in range(size, PILE):
        if s.pile[place] != 0 or s.pile_known[place] != 0:
            return -1
    return size


@rule
def knowledge_is_conserved(s, before):
    """QD-LATER-36: each of eight cards has one place; one is kept at a time, for good, and as many are put back."""
    seen = 0
    kept = 0
    gained = 0
    for seat in range(s.players):
        if seen & s.knowledge[seat] or s.knowledge[seat] < 0 or before.knowledge[seat] & ~s.knowledge[seat]:
            return False
        seen |= s.knowledge[seat]
        more = count_bits(s.knowledge[seat]) - count_bits(before.knowledge[seat])
        by_favour = s.favours[KNOWLEDGE_FAVOUR] == seat + 1 and before.favours[KNOWLEDGE_FAVOUR] == 0
        has_learnt = seat == seat_acted(before) and step_taken(before) in (LEARN, KEEP_CARD)
        if more != 0 and not by_favour and not has_learnt:
            return False
        gained += more
        kept += count_bits(s.knowledge[seat])
    size = put_back(s)
    if size < 0 or seen >= 1 << ALL_KNOWLEDGE or gained > 1 or (step_taken(before) == KEEP_CARD and gained != 1):
        return False
    for place in range(size):
        if seen >> s.pile[place] - 1 & 1:
            return False
        seen |= 1 << s.pile[place] - 1
    top = s.agenda_depth - 1
    if top >= 0 and s.agenda_step[top] == KEEP_CARD:
        me = s.agenda_seat[top]
        if size < 2 or s.pile_known[size - 1] >> me & 1 == 0 or s.pile_known[size - 2] >> me & 1 == 0:
            return False
        size -= 2
    return size <= kept


@rule
def tomes_buy_knowledge(s, before, i):
    """QD-LATER-05: up to six tomes from epoch 3 on; three at a time are given, for knowledge."""
    for seat in range(s.players):
        change = s.tomes[seat] - before.tomes[seat]
        if s.tomes[seat] < 0 or s.tomes[seat] > MOST_TOMES or (s.opened < TOMES_FROM and s.tomes[seat] != 0):
            return False
        pays = step_taken(before) == LEARN and i == YES and seat == seat_acted(before)
        if (change < 0) != pays or (pays and change != -TOMES_FOR_KNOWLEDGE):
            return False
    return True


@rule
def knowledge_is_used_once(s, before):
    """QD-LATER-36: what a card allows once is used by its owner, until the next game or the next round."""
    for seat in range(s.players):
        now = s.knowledge_used[seat]
        gone = before.knowledge_used[seat] & ~now
        used = now & ~before.knowledge_used[seat]
        if not is_same_game(s, before):
            if now != 0 or s.tokens[seat] != 0:
                return False
            continue
        if gone != 0 and (gone != 1 << ONCE_REROLL or (is_same_round(s, before) and s.phase == PLAY)):
            return False
        if used != 0 and (seat != seat_acted(before) or count_bits(used) != 1):
            return False
        for once in range(len(CARD_OF_USE)):
            if used >> once & 1 and s.knowledge[seat] >> CARD_OF_USE[once] & 1 == 0:
                return False
    return True
