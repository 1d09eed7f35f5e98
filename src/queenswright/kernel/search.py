"""Monte-Carlo tree search over information sets, for every game. Written once, copied per game.

The tree is over the small decisions. Every simulation redeals what the searching seat cannot know, goes down the
tree among the moves that are possible in that deal, looks at one new decision with the planner, lets the planner play
on for all seats, and carries the outlook of every seat back up. Each seat is taken to play for its own share of victory
(max^n), or all others against the searcher (paranoid).

A child begins with what the planner hopes of it (`hope`) and how much attention it gets (`prior`), so good moves are
tried first and poor ones hardly ever. All arithmetic is on integers, or exact to the last bit (square root), so the
same seed finds the same move on every machine.

Free names, supplied by the game's judgement module besides those of kernel/plan.py:
    plan, best_action, seat_to_move           the game's planner
    place(pack, s, seat)                      the place of a seat at the end
    redeal(pack, s, seat, low, high)          redeal what the seat cannot know
and, where a game has its own:
    stop_mark(s)                              a number that changes where `self_play` should stop before the end
    SCALE                                     by how much an estimate is divided before it becomes a chance of victory
    judge(pack, s, weights, features, best)   how good a position that is not the end is for every seat; else `worth`
                                              (kernel/network.py is the other one)
"""
# ruff: noqa: F821

from math import sqrt
from types import SimpleNamespace

from queenswright.kernel.chance import player_next, player_seed
from queenswright.kernel.node import MOST_SEATS, NO_NODE, ROOT
from queenswright.kernel.plan import AFTER, NOT_POSSIBLE, SCRATCH, STEP_ACTIONS
from queenswright.kernel.play import lowest_bit
from queenswright.kernel.rule import pure

SCALE = 1
WHOLE = 1 << 16
"""The share of victory of somebody who wins alone."""

OCTAVE = 64
OCTAVES = 15
POWERS = tuple(round(2 ** (k / OCTAVE) * (1 << 16)) for k in range(OCTAVE))
ATTENTION = 1 << 12
WIDEST_GAP = 4096
LONGEST_PATH = 200


@pure
def power(x):
    """2 to the power of x / 64, as a whole number; x is at most 0, and very small values give 0."""
    if x < -OCTAVES * OCTAVE:
        return 0
    return POWERS[x % OCTAVE] >> -(x // OCTAVE)


def judge(pack, s, weights, features, best):
    """The default: the game's estimate. 64 more doubles the odds of winning."""
    for seat in range(s.players):
        best[seat] = worth(pack, s, seat, weights, features) // SCALE


def outlook(pack, s, weights, features, best):
    """Write the expected share of victory of every seat into `best`."""
    if current_step(s) < 0:
        winners = 0
        for seat in range(s.players):
            best[seat] = 0
            if place(pack, s, seat) == 1:
                best[seat] = 1
                winners += 1
        for seat in range(s.players):
            best[seat] = best[seat] * WHOLE // winners
        return
    judge(pack, s, weights, features, best)
    most = NOT_POSSIBLE
    for seat in range(s.players):
        most = max(most, best[seat])
    total = 0
    for seat in range(s.players):
        best[seat] = power(best[seat] - most)
        total += best[seat]
    for seat in range(s.players):
        best[seat] = best[seat] * WHOLE // total


def add_child(tree, node, action, hope, prior):
    """Add a child at the front of the list. The root has no siblings, so its sibling link counts the nodes in use."""
    child = tree[ROOT].next_sibling
    tree[ROOT].next_sibling += 1
    tree[child].action = action
    tree[child].hope = hope
    tree[child].prior = prior
    tree[child].visits = 0
    tree[child].is_open = 0
    tree[child].first_child = NO_NODE
    for seat in range(MOST_SEATS):
        tree[child].value[seat] = 0
    tree[child].next_sibling = tree[node].first_child
    tree[node].first_child = child


def attention(gap, focus):
    """The attention for a move whose estimate is this far below the best one: a quarter at a gap of `focus`."""
    return ATTENTION * focus * focus // ((focus + gap) * (focus + gap)) + 1


def add_children(tree, node, mine, most, hopes, focus):
    """Add a child for every move that the planner found, with its prior and its hope."""
    total = 0
    for i in range(STEP_ACTIONS):
        if hopes[i] > NOT_POSSIBLE:
            total += attention(min(most - hopes[i], WIDEST_GAP), focus)
    for k in range(STEP_ACTIONS):
        i = STEP_ACTIONS - 1 - k
        if hopes[i] > NOT_POSSIBLE:
            gap = min(most - hopes[i], WIDEST_GAP)
            odds = mine * power(-gap) >> 16
            hope = odds * WHOLE // max(1, WHOLE - mine + odds)
            add_child(tree, node, i, hope, ATTENTION * attention(gap, focus) // total)
    tree[node].is_open = 1


def select(tree, node, mask, me, searcher, paranoid, curiosity, has_room):
    """The child to go on with: the best of value and curiosity, among the moves that are possible in this deal.

    NO_NODE when there is none, because the tree has no room for moves that were never possible before.
    """
    seen = 0
    visits = 0
    child = tree[node].first_child
    while child != NO_NODE:
        if mask >> tree[child].action & 1:
            seen |= 1 << tree[child].action
            visits += tree[child].visits
        child = tree[child].next_sibling
    missing = mask & ~seen
    while missing != 0 and has_room:
        add_child(tree, node, lowest_bit(missing), 0, ATTENTION // 64)
        missing &= missing - 1
    root = curiosity * sqrt(visits + 1) * WHOLE / (100 * ATTENTION)
    chosen = NO_NODE
    most = -1.0
    child = tree[node].first_child
    while child != NO_NODE:
        if mask >> tree[child].action & 1:
            visited = tree[child].visits
            if paranoid and me != searcher:
                total = visited * WHOLE - tree[child].value[searcher]
            else:
                total = tree[child].value[me]
            value = (tree[child].hope + total) / (visited + 1) + root * tree[child].prior / (visited + 1)
            if value > most:
                most = value
                chosen = child
        child = tree[child].next_sibling
    return chosen


def play_on(pack, states, weights, features, masks, hopes, searcher, laps):
    """Let the planner play all seats for this many laps until the searcher's turn; return the decisions tried."""
    tried = 0
    while True:
        put(states, SCRATCH, states[AFTER])
        t = states[SCRATCH]
        if current_step(t) < 0:
            return tried
        if seat_to_move(t) == searcher:
            if laps == 0:
                return tried
            laps -= 1
        tried += plan(pack, t, states, weights, features, masks, hopes)


def choices(pack, s):
    """Carry out forced actions and return the actions worth considering; 0 at the end of the game."""
    mask = settle(pack, s)
    if mask != 0:
        mask = consider(pack, s, current_step(s), mask)
    return mask


def simulate(
    pack, s, states, tree, path, hopes, weights, features, masks, best, seed, count, paranoid, curiosity, focus, laps
):
    """Add simulations to the tree whose root is this position; the result is the number of decisions simulated.

    `curiosity` (hundredths) favours rarely tried moves, `focus` those that the planner likes; where the tree ends, the
    planner plays on for this many `laps`. When the tree is full, no nodes are added, but existing ones are still
    updated.
    """
    searcher = seat_to_move(s)
    x = player_seed(seed)
    decisions = 0
    for _ in range(count):
        put(states, SCRATCH, s)
        t = states[SCRATCH]
        x = player_next(x)
        redeal(pack, t, searcher, x, seed)
        node = ROOT
        depth = 0
        path[0] = ROOT
        mask = choices(pack, t)
        has_room = tree[ROOT].next_sibling + 2 * STEP_ACTIONS < len(tree)
        while mask != 0 and tree[node].is_open and depth + 1 < LONGEST_PATH:
            child = select(tree, node, mask, seat_to_move(t), searcher, paranoid, curiosity, has_room)
            if child == NO_NODE:
                break
            node = child
            perform(pack, t, current_step(t), tree[node].action)
            decisions += 1
            mask = choices(pack, t)
            depth += 1
            path[depth] = node
            has_room = tree[ROOT].next_sibling + 2 * STEP_ACTIONS < len(tree)
        if mask == 0:
            outlook(pack, t, weights, features, best)
        else:
            me = seat_to_move(t)
            decisions += plan(pack, t, states, weights, features, masks, hopes)
            outlook(pack, states[AFTER], weights, features, best)
            if has_room and not tree[node].is_open:
                add_children(tree, node, best[me], hopes[best_action(hopes)], hopes, focus)
            if laps > 0:
                decisions += play_on(pack, states, weights, features, masks, hopes, searcher, laps - 1)
                outlook(pack, states[SCRATCH], weights, features, best)
        for k in range(depth + 1):
            tree[path[k]].visits += 1
            for seat in range(s.players):
                tree[path[k]].value[seat] += best[seat]
    return decisions


def stop_mark(s):
    """The default: only the end stops a game."""
    return 0


def self_play(pack, s, states, weights, features, masks, best, seed, limit):
    """Let the planner play all seats to the end, the limit or another `stop_mark`; return the number of decisions.

    Each decision is planned on its own redeal, so that no plan uses what the seat to move cannot know.
    """
    x = player_seed(seed)
    mark = stop_mark(s)
    decisions = 0
    while True:
        mask = choices(pack, s)
        if mask == 0 or decisions == limit or stop_mark(s) != mark:
            return decisions
        i = lowest_bit(mask)
        if mask & (mask - 1) != 0:
            put(states, SCRATCH, s)
            t = states[SCRATCH]
            x = player_next(x)
            redeal(pack, t, seat_to_move(t), x, seed)
            plan(pack, t, states, weights, features, masks, best)
            i = best_action(best)
        perform(pack, s, current_step(s), i)
        decisions += 1


def copy_node(bough, to, tree, node):
    """Copy one node into another tree; its first child still has its number from the old tree."""
    bough[to].action = tree[node].action
    bough[to].hope = tree[node].hope
    bough[to].prior = tree[node].prior
    bough[to].visits = tree[node].visits
    bough[to].is_open = tree[node].is_open
    bough[to].first_child = tree[node].first_child
    for seat in range(MOST_SEATS):
        bough[to].value[seat] = tree[node].value[seat]


def graft(tree, bough, node):
    """Make a new tree from the part below a node, with its statistics.

    Nodes are copied in order of their distance from the root, so a node's children are adjacent in the new tree.
    """
    bough[ROOT].visits = tree[node].visits
    bough[ROOT].is_open = tree[node].is_open
    bough[ROOT].first_child = tree[node].first_child
    for seat in range(MOST_SEATS):
        bough[ROOT].value[seat] = tree[node].value[seat]
    used = ROOT + 1
    done = ROOT
    while done < used:
        child = bough[done].first_child
        if child != NO_NODE:
            bough[done].first_child = used
        while child != NO_NODE:
            copy_node(bough, used, tree, child)
            child = tree[child].next_sibling
            bough[used].next_sibling = NO_NODE
            if child != NO_NODE:
                bough[used].next_sibling = used + 1
            used += 1
        done += 1
    bough[ROOT].next_sibling = used
    return used


ENTRIES = (simulate, self_play, graft)
IN_ORDER_OF_USE = (
    judge, outlook, add_child, attention, add_children, select, play_on, choices, simulate, stop_mark, self_play,
    copy_node, graft,
)  # fmt: skip


def instantiate(rule, planner, **names):
    """The search of one game; call it at module level with its planner and the free names listed above."""
    made = {**globals(), **vars(planner), **names}
    for template in IN_ORDER_OF_USE:
        if template.__name__ not in names:
            made[template.__name__] = rule.template(template, made, inner=template not in ENTRIES)
    return SimpleNamespace(**{template.__name__: made[template.__name__] for template in IN_ORDER_OF_USE})
