"""QD-SETUP: the beginning of a campaign, and redealing what a seat cannot know."""

from queenswright.games.queensdale.rules.ballot import BALLOT_KINDS
from queenswright.games.queensdale.rules.casebook import QUESTION_COUNT, redeal_sealed
from queenswright.games.queensdale.rules.knowledge import shuffle_pile
from queenswright.games.queensdale.rules.next_game import HERB_KINDS, lay_out_game
from queenswright.games.queensdale.rules.phase import go_on
from queenswright.games.queensdale.rules.rooms import ROOM_COUNT
from queenswright.games.queensdale.rules.round import take_dice_back
from queenswright.games.queensdale.state.board import FINDS, NO_BRANCH, SEGMENTS, SHRUBS
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS, FAVOUR_CARDS, PAIR_HERBS, PILE, VOTES
from queenswright.games.queensdale.state.course import EPOCHS, RUNNING
from queenswright.games.queensdale.state.pieces import (
    DICE,
    FACES,
    FAMILIES,
    FIGURINES,
    GOODS,
    GUILDER,
    NOBODY,
    NOTHING,
    SEATS,
    SIDES,
    SITES,
    TILES,
    TOWER_SPACES,
    TYPES,
)
from queenswright.games.queensdale.state.rule import clear_agenda, draw, rekey, rule, seek
from queenswright.kernel.play import count_bits, nth_bit

FAMILY_COUNT = len(FAMILIES)
GOOD_KINDS = len(GOODS)
FIGURINE_KINDS = len(FIGURINES)
VOTE_COUNT = len(VOTES)
PAIR_KINDS = len(PAIR_HERBS)


@rule
def hand_out_families(s):
    """QD-SETUP-05: every player has a family of its own, drawn at random."""
    for seat in range(SEATS):
        s.family[seat] = NOBODY
    used = 0
    for seat in range(s.players):
        n = draw(s, FAMILY_COUNT - seat)
        family = 0
        while used >> family & 1 or n > 0:
            if used >> family & 1 == 0:
                n -= 1
            family += 1
        s.family[seat] = family
        used |= 1 << family


@rule
def hand_out_material(pack, s):
    """QD-SETUP-07, 16, 17, QD-COMP-05, QD-BUILD-11: epoch 1, five equal dice, guilders and a seal, an empty borough."""
    for seat in range(SEATS):
        s.order[seat] = NOBODY
        s.ranking[seat] = NOBODY
        for site in range(SITES):
            s.site[seat][site] = NOTHING
            s.rank[seat][site] = NOTHING
        for space in range(TOWER_SPACES):
            s.tower[seat][space] = NOTHING
        s.chosen_hut[seat] = NOTHING
        s.tomes[seat] = 0
        s.ballot[seat] = 0
        s.monument[seat] = 0
        s.gift_used[seat] = 0
        s.used[seat] = 0
        s.abilities[seat] = 0
        s.knowledge[seat] = 0
        s.knowledge_used[seat] = 0
        s.more_huts[seat] = 0
        s.tokens[seat] = 0
        s.voted[seat] = 0
        s.baked[seat] = 0
        s.fed[seat] = 0
        s.spent[seat] = 0
        s.crown[seat] = 0
        s.robbers[seat] = 0
        s.promise[seat] = 0
        s.promises_kept[seat] = 0
        s.faces_read[seat] = 0
        s.built_in[seat] = 0
        s.rider[seat] = 0
        s.delivered[seat] = 0
        s.answer[seat] = 0
        s.herbs_found[seat] = 0
        s.second_delivery[seat] = 0
        s.entered[seat] = 0
        s.sealed_now[seat] = 0
        for question in range(QUESTION_COUNT):
            s.sealed[seat][question] = 0
            s.sealed_in[seat][question] = 0
        s.removed[seat] = 0
        s.friend[seat] = 0
    for seat in range(s.players):
        s.epoch[seat] = 1
        s.ticked[seat] = 0
        s.seals[seat] = pack.starting_seals
        s.cleared[seat] = 0
        for good in range(GOOD_KINDS):
            s.goods[seat][good] = 0
        s.goods[seat][GUILDER] = pack.starting_guilders
        for kind in range(FIGURINE_KINDS):
            s.figurines[seat][kind] = 0
        for die in range(DICE):
            for side in range(SIDES):
                s.dice[seat][die][side] = pack.starting_faces[side]


@rule
def lay_out_campaign(pack, s):
    """QD-SETUP-14, 15, 19, QD-GROCER-08: boards, decks and stickers that last for the whole campaign."""
    s.tiles = (1 << TILES) - 1
    s.clairvoyant_deck = (1 << CLAIRVOYANT_CARDS) - 1
    for card in range(CLAIRVOYANT_CARDS):
        s.clairvoyant[card] = NOBODY
    s.faces_shown = 0
    for face in range(FACES):
        s.faces[face] = pack.face_copies[s.players][face]
    for building in range(TYPES):
        s.stock[building] = 0
    s.branch = NO_BRANCH
    for place in range(PILE):
        s.pile[place] = 0
        s.pile_known[place] = 0
    for segment in range(SEGMENTS):
        s.segments[segment] = 0
    for find in range(FINDS):
        s.finds[find] = 0
    for room in range(ROOM_COUNT):
        s.castle_rooms[room] = 0


@rule
def forget_cards(s):
    """No card was read and nothing was decided."""
    for epoch in range(EPOCHS):
        s.opened_in[epoch] = 0
    s.ends_read = 0
    s.last_end = 0
    s.told_seats = 0
    s.missed = 0
    s.favours_due = 0
    s.stories = 0
    s.stories_back = 0
    for favour in range(FAVOUR_CARDS):
        s.favours[favour] = 0
    s.unsealed = 0
    s.vote = 0
    for vote in range(VOTE_COUNT):
        s.votes[vote] = 0


@rule.entry
def setup(pack, s):
    """QD-SETUP-09..20, QD-EPOCH-21: lay out the campaign of the options and key in the record, and its first game."""
    clear_agenda(s)
    s.ended = RUNNING
    s.game_number = 0
    s.played_before = 0
    s.opened = 0
    s.first_player = 0
    s.turn_seat = 0
    s.savings = 0
    s.robbers_at_work = 0
    for good in range(GOOD_KINDS):
        s.price[good] = 0
    take_dice_back(s)
    hand_out_material(pack, s)
    hand_out_families(s)
    lay_out_campaign(pack, s)
    forget_cards(s)
    lay_out_game(pack, s)
    go_on(pack, s)


@rule
def sort_rewards(s):
    """Put the rewards of every herb in one order, so that redealing leaves no trace of the true one."""
    for i in range(SHRUBS):
        for j in range(i + 1, SHRUBS):
            if s.herb[i] == s.herb[j] and s.reward[j] < s.reward[i]:
                reward = s.reward[i]
                s.reward[i] = s.reward[j]
                s.reward[j] = reward


@rule
def shuffle_rewards(s):
    """QD-HERB-14: the rewards of the tokens that lie on the map, among those of the same herb."""
    for i in range(SHRUBS):
        if s.herb[i] == NOTHING:
            continue
        equal = 0
        for j in range(i, SHRUBS):
            if s.herb[j] == s.herb[i]:
                equal += 1
        n = draw(s, equal)
        for j in range(i, SHRUBS):
            if s.herb[j] == s.herb[i]:
                if n == 0:
                    reward = s.reward[i]
                    s.reward[i] = s.reward[j]
                    s.reward[j] = reward
                    break
                n -= 1


@rule
def redeal_more_huts(s, seat):
    """Further huts that a seat has chosen in secret: as many, of other herbs than its first one."""
    left = (1 << HERB_KINDS) - 1 & ~(1 << s.chosen_hut[seat])
    count = count_bits(s.more_huts[seat])
    s.more_huts[seat] = 0
    for _ in range(count):
        herb = nth_bit(left, draw(s, count_bits(left)))
        left ^= 1 << herb
        s.more_huts[seat] |= 1 << herb


@rule.entry
def redeal(pack, s, seat, low, high):
    """QD-COMP-38: what a seat may not know is redealt: rewards, chance, huts and votes not shown yet, the pile."""
    drawn = s.drawn
    rekey(s, low, high)
    sort_rewards(s)
    shuffle_rewards(s)
    for other in range(s.players):
        if other != seat and s.chosen_hut[other] != NOTHING:
            s.chosen_hut[other] = draw(s, HERB_KINDS)
            if s.more_huts[other] != 0:
                redeal_more_huts(s, other)
        if other != seat and s.ballot[other] != 0:
            s.ballot[other] = 1 + draw(s, BALLOT_KINDS)
        if other != seat and s.voted[other] > 0:
            s.voted[other] = draw(s, pack.vote_options[s.vote - 1]) + 1
        if other != seat and s.answer[other] > 0:
            s.answer[other] = draw(s, PAIR_KINDS) + 1
        if other != seat:
            redeal_sealed(pack, s, other)
    shuffle_pile(pack, s, seat)
    seek(s, drawn)
