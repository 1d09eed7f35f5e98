"""The loops of many games at once for programs that learn: steps, legal moves, rewards, observations.

Written once, copied per game, beside those of `play.py`. Free names, supplied by the game:
    observe(pack, s, seat, row)       what the seat sees, written into a row of small numbers
and those of the game's loops (`play.instantiate`).
"""
# ruff: noqa: F821

from types import SimpleNamespace
from typing import Any

from queenswright.kernel.chance import player_below, player_next
from queenswright.kernel.play import count_bits, lowest_bit, nth_bit

ARRAYS = {"row": ("i1", 1), "rows": ("i1", 2), "wide": ("i1", 2), "gains": ("f4", 2), "scale": ("f4", 1)}
"""The types of the parameters that these loops add (`Rule`)."""
LEGAL, REPLACED, REFUSED = range(3)
"""What became of an action: it was played, the first possible one was played instead, or nothing was played."""
NOBODY = -1
STAYING, RENEWING, DRAWING = range(3)
"""What becomes of a game that is over: it stays, or another one begins, there for a seat that is drawn by chance."""
PLACE_BITS = 4
ONE_PLACE = (1 << PLACE_BITS) - 1


def observe_nothing(pack, s, seat, row):
    """The default: nothing; observations are read from the records by name."""


def index_of(s, action, mask):
    """The index of an action in the step that is asked, or -1 if it is not possible."""
    step = current_step(s)
    i = action - FIRST[step]
    if i < 0 or i >= COUNT[step] or mask >> i & 1 == 0:
        return -1
    return i


def advance(pack, s, i):
    """Carry out an action of the step that is asked, and the forced ones behind it; return the mask then."""
    while True:
        perform_one(pack, s, FIRST[current_step(s)] + i)
        mask = legal_mask(pack, s)
        i = forced_in(pack, s, mask)
        if i < 0:
            return mask


def reward(pack, s, scale, gains, at):
    """Every seat gets what `scale` has for its place; seats that share a place share what these places have."""
    places = 0
    for seat in range(s.players):
        places |= place(pack, s, seat) << PLACE_BITS * seat
    for seat in range(s.players):
        mine = places >> PLACE_BITS * seat & ONE_PLACE
        sharing = 0
        for other in range(s.players):
            if places >> PLACE_BITS * other & ONE_PLACE == mine:
                sharing += 1
        total = 0.0
        for k in range(sharing):
            total += scale[mine - 1 + k]
        gains[at, seat] = total / sharing


def seat_to_move(s):
    """The seat that is asked, or NOBODY at the end."""
    if s.agenda_depth == 0:
        return NOBODY
    return s.agenda_seat[s.agenda_depth - 1]


def mark_wide(s, mask, wide, at):
    """The entries of the possible actions; all others are 0 already."""
    if mask != 0:
        first = FIRST[current_step(s)]
        while mask != 0:
            wide[at, first + lowest_bit(mask)] = 1
            mask &= mask - 1


def write_wide(s, mask, wide, at):
    """The possible actions as one entry for every action of the game."""
    for action in range(ACTIONS):
        wide[at, action] = 0
    mark_wide(s, mask, wide, at)


def show(pack, s, mask, seat, wide, rows, at):
    """Write what is wanted: wide masks and observations of no entries are not."""
    if wide.shape[1] > 0:
        write_wide(s, mask, wide, at)
    if rows.shape[1] > 0:
        observe(pack, s, seat, rows[at])


def begin_slice(pack, states, lows, highs, masks, asked, start, stop):
    """Set up games whose options are in their records, each under its own key."""
    for i in range(start, stop):
        s = states[i]
        rekey(s, lows[i], highs[i])
        setup(pack, s)
        masks[i] = legal_mask(pack, s)
        asked[i] = seat_to_move(s)


def look_slice(pack, states, masks, asked, watching, wide, rows, start, stop):
    """What is possible in every game, who is asked, and what a seat sees of it (NOBODY: whoever is asked)."""
    for i in range(start, stop):
        s = states[i]
        masks[i] = legal_mask(pack, s)
        asked[i] = seat_to_move(s)
        seat = watching[i]
        if seat == NOBODY:
            seat = max(asked[i], 0)
        show(pack, s, masks[i], seat, wide, rows, i)


def renew(pack, s, key):
    """Begin another game with the options that are in the record, under a key of 64 bits; return its mask."""
    rekey(s, key, 0)
    setup(pack, s)
    return legal_mask(pack, s)


def mark_slice(states, masks, wide, first, start, stop):
    """The possible actions of every game in a wide mask that is 0 everywhere; `states` begins with the game `first`."""
    for i in range(start, stop):
        mark_wide(states[i - first], masks[i], wide, i)


def step_piece(
    pack, states, actions, masks, asked, marks, watching, seeds, keys, wide, rows, gains, scale, replaces, renews,
    first, start, stop,
):  # fmt: skip
    """One action in every game that is not over; an action below 0 is none.

    `states`, `wide` and `rows` begin with the game `first`, so that they can be those of a piece; all else is of all.

    `masks` and `asked` are those of before, and become those of after. `marks` says what became of the action. Where
    `watching` names a seat, all others play by chance until that seat is asked or the game is over, and it is the one
    that is shown the game; `seeds` are the random players' own and move on. Everywhere else the game is shown to
    whoever is asked, behind the last action to the first seat.

    With `renews` another game begins where one is over, in place of the action, under its key of `keys`, which moves on
    by the number of games; if it is `DRAWING`, for another seat, drawn by chance.
    """
    for i in range(start, stop):
        s = states[i - first]
        mask = masks[i]
        action = actions[i]
        marks[i] = LEGAL
        for seat in range(s.players):
            gains[i, seat] = 0
        if mask == 0 and renews != 0:
            mask = renew(pack, s, keys[i])
            keys[i] += len(masks)
            action = -1
            if renews == DRAWING:
                seeds[i] = player_next(seeds[i])
                watching[i] = player_below(seeds[i], s.players)
        mine = watching[i]
        if mask != 0:
            k = -1
            if action >= 0:
                k = index_of(s, action, mask)
                if k < 0:
                    marks[i] = REPLACED if replaces else REFUSED
                    k = lowest_bit(mask) if replaces else -1
            while mask != 0:
                if k < 0:
                    if mine == NOBODY or mine == seat_to_move(s):
                        break
                    seeds[i] = player_next(seeds[i])
                    k = nth_bit(mask, player_below(seeds[i], count_bits(mask)))
                mask = advance(pack, s, k)
                k = -1
            masks[i] = mask
            asked[i] = seat_to_move(s)
            if mask == 0:
                reward(pack, s, scale, gains, i)
        show(pack, s, mask, max(asked[i], 0) if mine == NOBODY else mine, wide, rows, i - first)


def step_slice(
    pack, states, actions, masks, asked, marks, watching, seeds, keys, wide, rows, gains, scale, replaces, renews,
    start, stop,
):  # fmt: skip
    """One action in every game; see `step_piece`."""
    step_piece(
        pack, states, actions, masks, asked, marks, watching, seeds, keys, wide, rows, gains, scale, replaces, renews,
        0, start, stop,
    )  # fmt: skip


def choose_slice(pack, states, masks, seeds, actions, start, stop):
    """A possible action of every game by chance, 0 where it is over; `seeds` are random players' own and move on."""
    for i in range(start, stop):
        mask = masks[i]
        actions[i] = 0
        if mask != 0:
            seeds[i] = player_next(seeds[i])
            k = nth_bit(mask, player_below(seeds[i], count_bits(mask)))
            actions[i] = FIRST[current_step(states[i])] + k


NUMBERS = ("lows", "highs", "actions", "asked", "watching", "marks", "keys")
ARRAYS.update(dict.fromkeys(NUMBERS, ("i8", 1)))
INNER = {index_of, advance, reward, seat_to_move, mark_wide, write_wide, show, renew}
IN_ORDER_OF_USE = (
    index_of, advance, reward, seat_to_move, mark_wide, write_wide, show, renew, begin_slice, look_slice, mark_slice,
    step_piece, step_slice, choose_slice,
)  # fmt: skip


def instantiate(rule: Any, steps: Any, loops: Any, observe: Any = observe_nothing) -> SimpleNamespace:
    """The loops of one game as attributes; call it at module level. `rule` knows `ARRAYS`."""
    count = tuple(step.count for step in steps)
    first = tuple(sum(count[:i]) for i in range(len(count)))
    names = dict(globals(), **vars(loops), FIRST=first, COUNT=count, ACTIONS=sum(count))
    names["observe"] = rule.template(observe, names, inner=True) if observe is observe_nothing else observe
    for template in IN_ORDER_OF_USE:
        names[template.__name__] = rule.template(template, names, inner=template in INNER)
    return SimpleNamespace(**{template.__name__: names[template.__name__] for template in IN_ORDER_OF_USE})
