"""A tiny game for the kernel: a race at the fair, for 2 or 3 seats. What it does not say, the contract's defaults do.

In a turn a seat rolls a die, draws the top card of a hidden deck, or plays its secret token (which only it knows).
A duel card lets the next seat choose in the middle of the turn. Chance happens all through the game.
"""

from pathlib import Path

from queenswright.kernel import agenda, chance, play
from queenswright.kernel.contract import Content, GameRules, Manners, Telling
from queenswright.kernel.data import Step
from queenswright.kernel.judgement import judgement_of, learned_of
from queenswright.kernel.layout import KERNEL_FIELDS, Layout
from queenswright.kernel.rule import Rule

FOLDER = Path(__file__).parent
NAMES = ("ash", "elm", "oak")
SEATS, CARDS = len(NAMES), 9
DUEL, SPENT, GONE = 0, 0, -1
STATE = Layout(
    "FairState",
    [
        *KERNEL_FIELDS,
        ("space", "i2", (SEATS,)),
        ("secret", "i1", (SEATS,)),
        ("deck", "i1", (CARDS,)),
        ("deck_size", "i2"),
        ("turns", "i2"),
    ],
    by_seat=("space", "secret"),
    own=("secret",),
    hidden=("deck",),
)
PACK = Layout("FairPack", [("goal", "i2")])
STEPS = (Step("turn", 3), Step("answer", 2))
TEXTS = ("roll", "draw", "secret", "yield", "resist")
TURN, ANSWER = range(2)
ROLL, DRAW, PLAY_SECRET = range(3)
YIELD, RESIST = range(2)
DECK_EMPTY, SECRET_SPENT = 10, 11

rule = Rule(STATE.dtype, PACK.dtype, __name__)
push, pop, clear = rule(agenda.push), rule(agenda.pop), rule(agenda.clear)
draw, rekey, seek = chance.instantiate(rule)


@rule
def shuffle(s):
    for i in range(s.deck_size - 1, 0, -1):
        j = draw(s, i + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card


@rule.entry
def setup(pack, s):
    clear(s)
    s.turns = 0
    s.deck_size = CARDS
    for i in range(CARDS):
        s.deck[i] = i % 3
    shuffle(s)
    for seat in range(SEATS):
        s.space[seat] = 0
        s.secret[seat] = SPENT
        if seat < s.players:
            s.secret[seat] = 1 + draw(s, 4)
    push(s, TURN, 0, 0)


@rule
def sort_deck(s):
    place = 0
    for kind in range(3):
        for i in range(place, s.deck_size):
            if s.deck[i] == kind:
                s.deck[i] = s.deck[place]
                s.deck[place] = kind
                place += 1


@rule.entry
def redeal(pack, s, seat, low, high):
    drawn = s.drawn
    rekey(s, low, high)
    sort_deck(s)
    shuffle(s)
    for other in range(s.players):
        if other != seat and s.secret[other] != SPENT:
            s.secret[other] = 1 + draw(s, 4)
    seek(s, drawn)


@rule
def refuse(pack, s, step, i):
    me = s.agenda_seat[s.agenda_depth - 1]
    if step == TURN and i == DRAW and s.deck_size == 0:
        return DECK_EMPTY
    if step == TURN and i == PLAY_SECRET and s.secret[me] == SPENT:
        return SECRET_SPENT
    return play.ALLOWED


@rule
def reveals(pack, s, step, i):
    return step == TURN


@rule
def draw_card(s, me):
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = GONE
    if card == DUEL:
        push(s, ANSWER, (me + 1) % s.players, me)
    else:
        s.space[me] += card


@rule
def answer(s, me, i, challenger):
    if i == YIELD:
        s.space[challenger] += 2
    else:
        s.space[challenger] += draw(s, 3)
        s.space[me] += draw(s, 3)


@rule
def perform(pack, s, step, i):
    me = s.agenda_seat[s.agenda_depth - 1]
    argument = s.agenda_argument[s.agenda_depth - 1]
    pop(s)
    if step == ANSWER:
        answer(s, me, i, argument)
    elif i == ROLL:
        s.space[me] += 1 + draw(s, 3)
    elif i == DRAW:
        draw_card(s, me)
    else:
        s.space[me] += s.secret[me]
        s.secret[me] = SPENT
    if s.agenda_depth == 0:
        over = False
        for seat in range(s.players):
            if s.space[seat] >= pack.goal:
                over = True
        if not over:
            s.turns += 1
            push(s, TURN, s.turns % s.players, 0)


@rule.entry
def place(pack, s, seat):
    ahead = 0
    for other in range(s.players):
        if s.space[other] > s.space[seat]:
            ahead += 1
    return ahead + 1


@rule
def worth(pack, s, me, weights, features):
    features[0] = s.space[me]
    return weights[0] * features[0]


@rule
def turn_mark(s):
    return s.turns


LOOPS = play.instantiate(
    rule, STEPS, refuse=refuse, perform=perform, reveals=reveals, setup=setup, redeal=redeal, place=place,
    rekey=rekey, seek=seek,
)  # fmt: skip
RULES: GameRules = GameRules(
    name="tiny",
    title="Race at the Fair",
    player_counts=(2, 3),
    seat_names=NAMES,
    folder=FOLDER,
    state=STATE,
    steps=STEPS,
    loops=LOOPS,
    texts=lambda pack, players: TEXTS,
    refusals={DECK_EMPTY: (None, "tiny-deck-empty"), SECRET_SPENT: (None, "tiny-secret-spent")},
    content=Content(layout=PACK, default="fair", printed=lambda pack, players: {"goal": pack.mirror.goal}),
    manners=Manners(pack_tables="tests.tiny.pack:tables"),
    telling=Telling(turn_label=lambda s: f"{s.turns} {NAMES[s.turns % s.players]}"),
    judgement=lambda: judgement_of(RULES, worth=worth, turn_mark=turn_mark),
    learned=lambda: learned_of(RULES, worth=worth, turn_mark=turn_mark),
)
