"""What always holds for story cards and for what they change; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import argument_taken, is_same_game, is_same_round, seat_acted, step_taken

from queenswright.games.queensdale.state import (
    FROM_HERB,
    GUILDER,
    HERB_FAME,
    HERB_KINDS,
    STORIES,
    TITHE_ABOVE,
)
from queenswright.games.queensdale.steps import HERE, SCOUT, TAKE, TELL
from queenswright.kernel.play import count_bits

GATHERING = (SCOUT, TAKE, HERE)

# The numbers of the clauses, on purpose not those of the rules or the pack.
BROWN_FROM, SILVER_FROM = 5, 8
HERBS_WANTED = 3
MORE_FAME = 1
RICH = 4


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
