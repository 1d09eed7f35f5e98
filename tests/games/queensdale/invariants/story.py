"""What always holds for story cards and for what they change; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import argument_taken, is_same_game, is_same_round, seat_acted, step_taken

from queenswright.games.queensdale.state.board import FREE_WAY, RAFT
from queenswright.games.queensdale.state.cards import STORIES
from queenswright.games.queensdale.state.course import STORY_CARDS
from queenswright.games.queensdale.state.effects import (
    HERB_FAME,
    HERB_KINDS,
    OLD_FRIENDS,
    RAFT_STEPS,
    TENT_BREAD,
    TITHE_ABOVE,
)
from queenswright.games.queensdale.state.pieces import BREAD, FROM_HERB, GUILDER, NOTHING, TOWER_SPACES
from queenswright.games.queensdale.steps import HERE, OLD_FRIEND, REST, SCOUT, TAKE, TELL
from queenswright.kernel.play import count_bits, lowest_bit

GATHERING = (SCOUT, TAKE, HERE)

# The numbers of the clauses, on purpose not those of the rules or the pack.
BROWN_FROM, SILVER_FROM = 5, 8
HERBS_WANTED = 3
MORE_FAME = 1
RICH = 4
ALL_TENTS = 15
SHIFT_MARK, WEDDING_MARK = 128, 256


@rule
def is_told(pack, s, effect):
    """Whether the story card of this game changes something in this way."""
    return s.story > 0 and pack.story_effect[s.story - 1][effect] > 0


@rule
def colour_of_epoch(epoch):
    """QD-EPOCH-05, QD-EPOCH-15: yellow first, brown from epoch 5, silver from epoch 8 on."""
    return (epoch >= BROWN_FROM) + (epoch >= SILVER_FROM)


@rule
def is_story_read(pack, before):
    """Whether the card that was just read is a story card."""
    return step_taken(before) == TELL and argument_taken(before) >= pack.first_story


@rule
def stories_are_read_once(pack, s, before):
    """QD-EPOCH-04, QD-EPOCH-19, QD-EPOCH-20, QD-EPOCH-21: a card of the colour, out of its deck, for one game.

    Permanent cards never return; the others do when the colour is used up.
    """
    if s.stories < 0 or s.stories >> STORIES or s.stories_back & ~s.stories or s.stories_back & pack.permanent_stories:
        return False
    if s.stories != 0 and s.game_number == 1:
        return False
    deck = pack.story_deck[colour_of_epoch(s.opened)]
    if is_story_read(pack, before):
        card = 1 << argument_taken(before) - pack.first_story
        was_there = before.stories & card == 0 or before.stories_back & card != 0
        is_out = s.stories == before.stories | card and s.stories_back == before.stories_back & ~card
        return s.story == argument_taken(before) - pack.first_story + 1 and was_there and is_out and deck & card != 0
    if s.stories != before.stories:
        return False
    if is_same_game(s, before):
        return s.story == before.story and s.stories_back == before.stories_back
    if s.stories_back != before.stories_back:
        used_up = deck & ~before.stories == 0 and deck & before.stories_back == 0
        return s.story == 0 and used_up and s.stories_back == before.stories_back | deck & ~pack.permanent_stories
    return s.story == 0


@rule
def herbs_are_found_one_by_one(pack, s, before):
    """Card V1: the herbs that a seat has gathered in this game, noted while the card is in force."""
    for seat in range(s.players):
        more = s.herbs_found[seat] & ~before.herbs_found[seat]
        if not is_same_game(s, before):
            if s.herbs_found[seat] != 0:
                return False
        elif before.herbs_found[seat] & ~s.herbs_found[seat]:
            return False
        elif more != 0:
            if count_bits(more) != 1 or seat != seat_acted(before) or not is_told(pack, s, HERB_KINDS):
                return False
            is_third = count_bits(s.herbs_found[seat]) == HERBS_WANTED
            if s.seals[seat] != before.seals[seat] + is_third:
                return False
    return True


@rule
def tents_are_emptied_by_guests(pack, s, before):
    """Card Y10: bread in all tents at the reading; the first foreign scout on the space takes it."""
    if is_story_read(pack, before):
        return s.tents == ALL_TENTS * is_told(pack, s, TENT_BREAD)
    if not is_same_game(s, before):
        return s.tents == 0
    gone = before.tents & ~s.tents
    if s.tents & ~before.tents:
        return False
    if gone == 0:
        return True
    me = seat_acted(before)
    own = 1 << s.quarter[me]
    if gone & own or gone & (gone - 1) or step_taken(before) not in (SCOUT, REST):
        return False
    return s.goods[me][BREAD] == before.goods[me][BREAD] + 1 and s.scout[me] == pack.tent[lowest_bit(gone)]


@rule
def old_friends_call_once(pack, s, before, i):
    """Card V3: a seat's removed tiles are those it has replaced; one of them returns, once in a game."""
    for seat in range(s.players):
        replaced = 0
        for space in range(TOWER_SPACES):
            if before.tower[seat][space] != s.tower[seat][space] and before.tower[seat][space] != NOTHING:
                replaced |= 1 << before.tower[seat][space]
        if pack.mechanism_from[STORY_CARDS] > before.opened:
            replaced = 0
        if s.removed[seat] != before.removed[seat] | replaced or s.removed[seat] & s.tiles:
            return False
        if not is_same_game(s, before):
            if s.friend[seat] != 0:
                return False
        elif s.friend[seat] != before.friend[seat]:
            is_called = step_taken(before) == OLD_FRIEND and seat == seat_acted(before) and s.friend[seat] == i + 1
            if before.friend[seat] != 0 or not is_called or not is_told(pack, s, OLD_FRIENDS):
                return False
            if s.removed[seat] >> i & 1 == 0:
                return False
    return True


@rule
def is_second_action(s, before, seat):
    """Card N2: an action was carried out again, on the turn itself."""
    return before.used[seat] & SHIFT_MARK == 0 and s.used[seat] & SHIFT_MARK != 0


@rule
def is_wedding(s, before, seat):
    """Card N4: somebody beside the decider gets one figurine, once in a game."""
    me = seat_acted(before)
    if before.used[me] & WEDDING_MARK or s.used[me] & WEDDING_MARK == 0:
        return False
    return seat in ((me + 1) % s.players, (me + s.players - 1) % s.players)


@rule
def has_raft(pack, s):
    """QD-LATER-46: whether the permanent card that adds a space to the map was read."""
    return s.stories & pack.effect_stories[RAFT_STEPS] != 0


@rule
def by_raft(pack, s, there, here):
    """QD-LATER-46: the steps between two spaces over the raft, of which bridges cost nothing."""
    steps = 1
    if there != RAFT:
        steps += pack.to_raft[FREE_WAY][s.caves][there]
    if here != RAFT:
        steps += pack.from_raft[FREE_WAY][s.caves][here]
    if there == RAFT:
        steps -= 1
    return steps


@rule
def is_by_list(s, before, seat):
    """Card V1: a seal for the third herb of a game."""
    is_more = s.herbs_found[seat] != before.herbs_found[seat]
    return is_more and step_taken(before) in GATHERING and s.seals[seat] == before.seals[seat] + 1


@rule
def is_honey(pack, s, before, source, change):
    """Card Y7: one fame more, at once, when a token is turned over."""
    return (
        source == FROM_HERB and change == MORE_FAME and is_told(pack, s, HERB_FAME) and step_taken(before) in GATHERING
    )


@rule
def is_tithe(pack, s, before, seat, good, change):
    """Card Y6: at the end of a round one guilder less for whoever has more than 4, one more for the poorest."""
    if good != GUILDER or is_same_round(s, before) or not is_told(pack, s, TITHE_ABOVE):
        return False
    fewest = before.goods[0][GUILDER]
    for other in range(1, s.players):
        fewest = min(fewest, before.goods[other][GUILDER])
    held = before.goods[seat][GUILDER]
    return change == (held == fewest) - (held > RICH)
