"""What always holds for the limited components, wherever they are: conservation; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, is_same_round, seat_acted, step_taken

from queenswright.games.queensdale.state.board import SHRUBS, WALL
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS
from queenswright.games.queensdale.state.course import PLAY, STORAGE
from queenswright.games.queensdale.state.pieces import (
    COURIER,
    DICE,
    FACES,
    FIGURINES,
    HERBS,
    NOBODY,
    NOTHING,
    REWARDS,
    SIDES,
    TOWER_SPACES,
)
from queenswright.games.queensdale.steps import (
    DIE,
    DRAW,
    FREE_FACE_STEP,
    GAIN,
    GROCER,
    HERE,
    HUT,
    INCOME,
    KEEP_FIGURINE_STEP,
    ORDER,
    PAYMENT,
    PLACE,
    SCOUT,
    SIDE,
    START_HUT,
    TAKE,
    TOWER,
    TOWER_SPACE,
    TURN,
    bought_face,
    first_drawn,
    second_drawn,
)
from queenswright.kernel.play import count_bits

HERB_KINDS = len(HERBS)
REWARD_KINDS = len(REWARDS)
KINDS = len(FIGURINES)
# The numbers of the clauses, on purpose not those of the rules or the pack.
ALL_FIGURINES = (8, 8, 2, 4, 4)
FIGURINES_FROM = (1, 1, 1, 4, 6)
TOKENS_PER_HERB = 8
TOKENS_PER_REWARD = (12, 12, 8, 8, 6, 2)
ALL_HUTS = 14
BOARDS = 9
TILES_PER_BOARD = 4
TILES_PER_LEVEL = 12
ALL_COURIER_CARDS = 14
HERBAL = 17 - 15
"""Knowledge card 17, counted from the first of them, which is card 15: one hut more."""


@rule
def out_of_hand(s, kind):
    """How many figurines of a kind are neither in the bag, nor with a player, nor being chosen from."""
    left = -s.bag[kind]
    if s.opened >= FIGURINES_FROM[kind]:
        left += ALL_FIGURINES[kind]
    for seat in range(s.players):
        left -= s.figurines[seat][kind]
    top = s.agenda_depth - 1
    if top >= 0 and s.agenda_step[top] == KEEP_FIGURINE_STEP:
        if first_drawn(s.agenda_argument[top]) == kind:
            left -= 1
        if second_drawn(s.agenda_argument[top]) == kind:
            left -= 1
    return left


@rule
def figurines_are_conserved(s, before):
    """QD-COMP-08, QD-COMP-27, QD-WORK-04, QD-WORK-17, QD-COURIER-06: bag + held + centre; the centre keeps its own."""
    used_couriers = 0
    for kind in range(KINDS):
        centre = out_of_hand(s, kind)
        if centre < 0 or (is_same_game(s, before) and centre < out_of_hand(before, kind)):
            return False
        if not is_same_game(s, before) and centre > 0:
            return False
        if is_same_game(s, before) and s.roles[kind] < before.roles[kind]:
            return False
        used_couriers += s.roles[kind]
    if s.branch == WALL and s.phase != PLAY:
        return used_couriers <= out_of_hand(s, COURIER)
    return s.phase == STORAGE or used_couriers == out_of_hand(s, COURIER)


@rule
def all_tokens_lie_on_the_map(pack, s):
    """Every shrub has a token, and together they are the 48 of the box."""
    for herb in range(HERB_KINDS):
        total = 0
        for reward in range(REWARD_KINDS):
            count = 0
            for shrub in range(SHRUBS):
                if s.herb[shrub] == herb and s.reward[shrub] == reward:
                    count += 1
            if count != pack.token_split[herb][reward]:
                return False
            total += count
        if total != TOKENS_PER_HERB:
            return False
    for reward in range(REWARD_KINDS):
        count = 0
        for shrub in range(SHRUBS):
            if s.reward[shrub] == reward:
                count += 1
        if count != TOKENS_PER_REWARD[reward]:
            return False
    return True


@rule
def tokens_are_gathered_one_by_one(pack, s, before):
    """QD-HERB-02, QD-HERB-10, QD-HERB-12, QD-NEXT-08: all 48 at the set-up; a token that is out stays out."""
    if not is_same_game(s, before):
        return all_tokens_lie_on_the_map(pack, s)
    gone = 0
    for shrub in range(SHRUBS):
        if (s.herb[shrub] == NOTHING) != (s.reward[shrub] == NOTHING):
            return False
        if s.herb[shrub] != before.herb[shrub] or s.reward[shrub] != before.reward[shrub]:
            if s.herb[shrub] != NOTHING:
                return False
            gone += 1
    if gone > 1 or (gone == 1 and step_taken(before) not in (SCOUT, TAKE, HERE)):
        return False
    if not is_same_round(s, before) or s.phase != before.phase:
        return gone == 0
    for seat in range(s.players):
        change = s.gathered[seat] - before.gathered[seat]
        if (seat == seat_acted(before) and change != gone) or (seat != seat_acted(before) and change != 0):
            return False
    return True


@rule
def further_huts(s):
    """The huts of the set-up beyond the first ones: card 17 brings its owner one."""
    huts = 0
    for seat in range(s.players):
        huts += s.knowledge[seat] >> HERBAL & 1
    return huts


@rule
def huts_are_limited(s, before):
    """QD-COMP-36, QD-KEEP-02, QD-NEXT-14, QD-HUT-01: 14 huts, one each at the set-up, then one for every action."""
    total = 0
    placed = 0
    for seat in range(s.players):
        total += count_bits(s.huts[seat])
        if s.huts[seat] < 0 or s.huts[seat] >= 1 << HERB_KINDS:
            return False
        if is_same_game(s, before):
            if before.huts[seat] & ~s.huts[seat] != 0:
                return False
            placed += count_bits(s.huts[seat]) - count_bits(before.huts[seat])
        elif s.huts[seat] != 0:
            return False
    if placed > 0:
        if step_taken(before) == START_HUT:
            due = s.players + further_huts(s)
            return placed == due and total == due
        return step_taken(before) == HUT and placed == 1
    return total <= ALL_HUTS and step_taken(before) != HUT


@rule
def copies_of(s, face):
    """How many copies of a face are on dice, at the grocer, or being put on a die."""
    copies = s.faces[face]
    for seat in range(s.players):
        for die in range(DICE):
            for side in range(SIDES):
                if s.dice[seat][die][side] == face:
                    copies += 1
    top = s.agenda_depth - 1
    if top >= 0 and s.agenda_step[top] in (DIE, SIDE) and bought_face(s.agenda_argument[top]) == face:
        copies += 1
    return copies


@rule
def changed_sides(s, before):
    """How many sides of dice are other ones than before."""
    changed = 0
    for seat in range(s.players):
        for die in range(DICE):
            for side in range(SIDES):
                if s.dice[seat][die][side] != before.dice[seat][die][side]:
                    changed += 1
    return changed


@rule
def faces_are_conserved(pack, s, before, i):
    """QD-STICKER-15, QD-GROCER-08, QD-COMP-03, QD-COMP-04: a bought face covers one for good, no other does."""
    changed = changed_sides(s, before)
    if step_taken(before) not in (GROCER, DIE, SIDE, FREE_FACE_STEP):
        for face in range(FACES):
            changed += s.faces[face] != before.faces[face]
        return changed == 0
    covered = 0
    for face in range(FACES):
        change = copies_of(s, face) - copies_of(before, face)
        if s.faces[face] < 0 or s.faces[face] > pack.face_copies[s.players][face] or change > 0:
            return False
        if pack.face_from[face] > s.opened and change != 0:
            return False
        covered -= change
        sold = before.faces[face] - s.faces[face]
        if sold != 0 and (sold != 1 or step_taken(before) not in (GROCER, FREE_FACE_STEP) or i != face):
            return False
    if step_taken(before) == SIDE:
        return covered == 1 and changed <= 1
    return covered == 0 and changed == 0


@rule
def cards_are_read_by_buyers(pack, s, before, i):
    """QD-GROCER-05, QD-GROCER-11, QD-STICKER-14: a buyer reads the card, for good; a card that is used is public."""
    step = step_taken(before)
    for seat in range(s.players):
        read = 0
        if step == GROCER and seat == seat_acted(before) and i < FACES and pack.face_card[i] > 0:
            read = 1 << pack.face_card[i] - 1
        if s.faces_read[seat] != before.faces_read[seat] | read:
            return False
        for die in range(DICE):
            for side in range(SIDES):
                card = pack.face_card[s.dice[seat][die][side]]
                if card > 0 and s.faces_read[seat] >> card - 1 & 1 == 0:
                    return False
    shown = s.faces_shown & ~before.faces_shown
    if before.faces_shown & ~s.faces_shown or shown & ~s.faces_read[seat_acted(before)]:
        return False
    return shown == 0 or (count_bits(shown) == 1 and step in (TURN, PLACE))


@rule
def tile_in_hand(s, seat, step):
    """The argument of a step about a tower tile that is pending for a seat, NOTHING without one."""
    for i in range(s.agenda_depth):
        if s.agenda_step[i] == step and s.agenda_seat[i] == seat:
            return s.agenda_argument[i]
    return NOTHING


@rule
def completed_epochs(s, seat):
    """The epochs for which a seat has taken a tower tile and put it up."""
    completed = s.epoch[seat] - 1
    if tile_in_hand(s, seat, TOWER) != NOTHING or tile_in_hand(s, seat, TOWER_SPACE) != NOTHING:
        completed -= 1
    return completed


@rule
def towers_grow_by_levels(s):
    """QD-TOWER-05, QD-TOWER-06, QD-TOWER-16, QD-TOWER-17: a tile for every epoch; 4-6 upon 1-3, 7-9 upon 4-6."""
    for seat in range(s.players):
        completed = completed_epochs(s, seat)
        tiles = 0
        levels = 0
        for space in range(TOWER_SPACES):
            tile = s.tower[seat][space]
            if tile == NOTHING:
                continue
            if tile // TILES_PER_BOARD >= completed:
                return False
            tiles += 1
            levels += tile // TILES_PER_LEVEL
        if tiles != min(completed, TOWER_SPACES) or levels != max(0, completed - TOWER_SPACES):
            return False
    return True


@rule
def tiles_are_conserved(s, before, i):
    """QD-COMP-17, QD-TOWER-04, QD-TOWER-07, QD-TOWER-15: four tiles a board; each is taken once, for good."""
    expected = before.tiles
    if step_taken(before) == TOWER:
        if before.tiles >> i & 1 == 0:
            return False
        expected ^= 1 << i
    if s.tiles != expected:
        return False
    for board in range(BOARDS):
        taken = 0
        for seat in range(s.players):
            if s.epoch[seat] > board + 1 and tile_in_hand(s, seat, TOWER) != board + 1:
                taken += 1
        left = s.tiles >> (TILES_PER_BOARD * board) & ((1 << TILES_PER_BOARD) - 1)
        if count_bits(left) != TILES_PER_BOARD - taken:
            return False
    seen = s.tiles
    for seat in range(s.players):
        for space in range(TOWER_SPACES):
            if s.tower[seat][space] != NOTHING:
                if seen >> s.tower[seat][space] & 1:
                    return False
                seen |= 1 << s.tower[seat][space]
    return True


@rule
def visions_stay_with_their_owners(s, before):
    """QD-CLAIR-06, QD-CLAIR-01: each of seven cards is in the deck or with the one who drew it, for good."""
    drawn = 0
    for card in range(CLAIRVOYANT_CARDS):
        if (s.clairvoyant[card] == NOBODY) != (s.clairvoyant_deck >> card & 1 == 1):
            return False
        if s.clairvoyant[card] < NOBODY or s.clairvoyant[card] >= s.players:
            return False
        if s.clairvoyant[card] != before.clairvoyant[card]:
            if before.clairvoyant[card] != NOBODY or s.clairvoyant[card] != seat_acted(before):
                return False
            drawn += 1
    return drawn == 0 or (drawn == 1 and step_taken(before) in (GAIN, INCOME))


@rule
def courier_cards_are_one_deck(s, before):
    """QD-COURIER-03, QD-COURIER-04, QD-COURIER-13: 14 cards, the one in force is not in the deck."""
    whole = (1 << ALL_COURIER_CARDS) - 1
    if s.courier_deck < 0 or s.courier_deck & ~whole or s.courier_card < NOTHING or s.courier_card >= ALL_COURIER_CARDS:
        return False
    if s.courier_card != NOTHING and s.courier_deck >> s.courier_card & 1:
        return False
    if not is_same_game(s, before):
        return s.courier_deck == whole and s.courier_card == NOTHING
    if s.courier_deck == before.courier_deck:
        return s.courier_card == before.courier_card or (s.courier_card == NOTHING and step_taken(before) == HUT)
    if step_taken(before) not in (DRAW, KEEP_FIGURINE_STEP) or s.courier_card == NOTHING:
        return False
    deck = before.courier_deck
    if deck == 0:
        deck = whole
    return s.courier_deck == deck & ~(1 << s.courier_card) and deck >> s.courier_card & 1 == 1


@rule
def couriers_are_used_by_role(s, before):
    """QD-COURIER-05, QD-COURIER-11, QD-WORK-14: a courier takes one role, on a turn, in a build or for an order."""
    change = 0
    for kind in range(KINDS):
        if is_same_game(s, before):
            change += s.roles[kind] - before.roles[kind]
        elif s.roles[kind] != 0:
            return False
    if s.roles[COURIER] != 0:
        return False
    return change == 0 or (change == 1 and step_taken(before) in (TURN, PAYMENT, ORDER))
