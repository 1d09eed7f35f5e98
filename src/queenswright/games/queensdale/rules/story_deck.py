"""QD-EPOCH-04, 05, 15, 19: the story cards, drawn by chance at the moment of reading."""

from queenswright.games.queensdale.rules.story_cards import fill_tents
from queenswright.games.queensdale.state.cards import STORY_COLOURS
from queenswright.games.queensdale.state.course import STORY_CARDS
from queenswright.games.queensdale.state.rule import draw, push, rule
from queenswright.games.queensdale.steps import TELL
from queenswright.kernel.play import count_bits, nth_bit

COLOUR_COUNT = len(STORY_COLOURS)


@rule
def colour_now(pack, s):
    """QD-EPOCH-05, 15: the colour that the current epoch card names."""
    colour = 0
    for other in range(1, COLOUR_COUNT):
        if pack.story_from[other] <= s.opened:
            colour = other
    return colour


@rule
def cards_left(pack, s, colour):
    """QD-EPOCH-19: the cards of a colour that are in their deck: not read yet, or shuffled again."""
    return pack.story_deck[colour] & (~s.stories | s.stories_back)


@rule
def shuffle_again(pack, s, colour):
    """QD-EPOCH-19: of a colour that is used up the cards that last one game return to the deck."""
    s.stories_back |= pack.story_deck[colour] & ~pack.permanent_stories


@rule
def read_story(pack, s):
    """QD-EPOCH-04, 19, 21: one card of the current colour, none in the first game and none where none is left."""
    if pack.mechanism_from[STORY_CARDS] > s.opened or s.game_number == 1:
        return
    colour = colour_now(pack, s)
    if cards_left(pack, s, colour) == 0:
        shuffle_again(pack, s, colour)
    deck = cards_left(pack, s, colour)
    if deck != 0:
        card = nth_bit(deck, draw(s, count_bits(deck)))
        push(s, TELL, s.order[0], pack.first_story + card)


@rule
def take_up(pack, s, card):
    """QD-EPOCH-19, 20: a card is read; it is out of its deck and in force."""
    s.story = card + 1
    s.stories |= 1 << card
    s.stories_back &= ~(1 << card)
    fill_tents(pack, s)
