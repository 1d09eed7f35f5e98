"""QD-LATER-05, 36: the deck of knowledge cards and its pile, card by card, and who is asked about buying one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses

from queenswright.games.queensdale.refusals import ALLOWED, KNOWLEDGE_USED, NO_SUCH_KNOWLEDGE
from queenswright.games.queensdale.rules import knowledge
from queenswright.games.queensdale.state.cards import PILE
from queenswright.games.queensdale.state.course import CROWNS, LEARNING, ONCE_FIGURINE
from queenswright.games.queensdale.steps import KEEP_CARD, LEARN, NO, YES
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

NUMBERS = range(15, 23)
EMPTY = [0] * PILE


def cards(bits: int) -> list[int]:
    """The cards of a bit set by number."""
    return [15 + card for card in range(16) if bits >> card & 1]


def lying(game: Game, *pile: int, known: tuple[int, ...] = (), owned: tuple[list[int], ...] = ()) -> Any:
    """A state with these cards in the pile, known to bit sets of seats, and others owned by the seats."""
    seats = [{"knowledge": [str(card) for card in sorted(own)]} for own in owned]
    state = at(game, *seats, *[{}] * (3 - len(seats)), opened=3).state
    state.pile[: len(pile)] = [card - 14 for card in pile]
    state.pile_known[: len(known)] = known
    return state


def pile(state: Any) -> list[tuple[int, int]]:
    """The cards of the pile by number, with the bit set of those who know them."""
    found = [(int(card) + 14, int(seats)) for card, seats in zip(state.pile, state.pile_known, strict=True)]
    size = sum(card != 14 for card, _ in found)
    assert all(entry == (14, 0) for entry in found[size:])
    return found[:size]


def asked(state: Any) -> list[tuple[int, int, int]]:
    """Steps, seats and arguments that wait, the next one last, without the turn."""
    waiting = zip(state.agenda_step, state.agenda_seat, state.agenda_argument, strict=True)
    return [(int(step), int(seat), int(argument)) for step, seat, argument in waiting][1 : state.agenda_depth]


@clauses("QD-LATER-36")
@pytest.mark.parametrize("card", NUMBERS)
def test_a_card_teaches_its_own_lesson_to_its_owner(queensdale: Game, card: int) -> None:
    printed = queensdale.pack.mirror
    state = lying(queensdale, owned=([], [card]))
    for lesson in set(printed.knowledge_lesson[:8]):
        taught = printed.knowledge_amount[card - 15] if lesson == printed.knowledge_lesson[card - 15] else 0
        assert [plain(knowledge.learned)(printed, state, seat, lesson) for seat in (0, 1, 2)] == [0, taught, 0]


@clauses("QD-LATER-36")
@pytest.mark.parametrize("once", [0, 1, 3])
def test_what_knowledge_allows_once_is_used_and_renewed(queensdale: Game, once: int) -> None:
    state = lying(queensdale)

    def used() -> list[list[int]]:
        return [[bit for bit in range(6) if plain(knowledge.was_used)(state, seat, bit)] for seat in (0, 1)]

    for bit in (once, once + 1, once + 1):
        plain(knowledge.use_knowledge)(state, 1, bit)
    assert used() == [[], [once, once + 1]]
    plain(knowledge.renew)(state, 1, once)
    plain(knowledge.renew)(state, 1, once)
    assert used() == [[], [once + 1]]


@clauses("QD-LATER-36")
@pytest.mark.parametrize(
    ("own", "expected"),
    [([18], ALLOWED), ([15, 16, 17, 19, 20, 21, 22], NO_SUCH_KNOWLEDGE), ([], NO_SUCH_KNOWLEDGE)],
)
def test_a_figurine_is_kept_once_with_card_18(queensdale: Game, own: list[int], expected: int) -> None:
    state = lying(queensdale, owned=(own,))
    assert plain(knowledge.refuse_keeping)(queensdale.pack.mirror, state, 0) == expected
    assert bool(plain(knowledge.may_keep_figurine)(queensdale.pack.mirror, state, 0)) == (expected == ALLOWED)
    plain(knowledge.use_knowledge)(state, 0, ONCE_FIGURINE)
    used = KNOWLEDGE_USED if expected == ALLOWED else expected
    assert plain(knowledge.refuse_keeping)(queensdale.pack.mirror, state, 0) == used


@clauses("QD-LATER-36")
@pytest.mark.parametrize(
    ("lies", "owned", "deck", "unseen"),
    [
        ((), (), list(NUMBERS), list(NUMBERS)),
        ((), ([15], [18], [22]), [16, 17, 19, 20, 21], [16, 17, 19, 20, 21]),
        ((15, 22), ([16],), [15, 17, 18, 19, 20, 21, 22], [17, 18, 19, 20, 21]),
        ((16, 17, 18, 19, 20, 21, 22), ([15],), [16, 17, 18, 19, 20, 21, 22], []),
    ],
)
def test_the_deck_is_what_nobody_has_and_part_of_it_was_seen(
    queensdale: Game, lies: tuple[int, ...], owned: tuple[list[int], ...], deck: list[int], unseen: list[int]
) -> None:
    state = lying(queensdale, *lies, owned=owned)
    assert cards(plain(knowledge.in_deck)(queensdale.pack.mirror, state)) == deck
    assert cards(plain(knowledge.unseen)(queensdale.pack.mirror, state)) == unseen
    assert plain(knowledge.pile_size)(state) == len(lies)


@clauses("QD-LATER-36")
@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("more", [(), (19, 20, 21, 22)])
def test_a_card_that_is_taken_out_leaves_no_gap(queensdale: Game, place: int, more: tuple[int, ...]) -> None:
    lies = [(16, 1), (17, 2), (18, 3), *((card, 4) for card in more)]
    state = lying(queensdale, *(card for card, _ in lies), known=tuple(seats for _, seats in lies))
    assert plain(knowledge.take_out)(state, place) + 14 == lies[place][0]
    assert pile(state) == lies[:place] + lies[place + 1 :]
    plain(knowledge.own)(state, 2, 1)
    left = lies[:place] + lies[place + 1 :]
    assert cards(state.knowledge[2]) == [left[1][0]]
    assert pile(state) == left[:1] + left[2:]
    plain(knowledge.own)(state, 2, 0)
    assert cards(state.knowledge[2]) == sorted(card for card, _ in left[:2])


@clauses("QD-LATER-36")
def test_a_new_card_is_looked_at_while_there_is_one(queensdale: Game) -> None:
    state = lying(queensdale, 16, known=(1,), owned=([17], [18]))
    for looked in range(5):
        plain(knowledge.look_at_top)(queensdale.pack.mirror, state, 1)
        found = pile(state)
        assert found[0] == (16, 0b01)
        assert [seats for _, seats in found[1:]] == [0b10] * (looked + 1)
    assert sorted(card for card, _ in pile(state)) == [15, 16, 19, 20, 21, 22]
    before = pile(state)
    plain(knowledge.look_at_top)(queensdale.pack.mirror, state, 1)
    assert pile(state) == [*before[1:], (16, 0b11)]
    plain(knowledge.look_at_top)(queensdale.pack.mirror, state, 0)
    assert pile(state) == [*before[2:], (16, 0b11), (before[1][0], 0b11)]


@clauses("QD-LATER-36")
def test_every_unseen_card_may_lie_on_top(queensdale: Game) -> None:
    found = set()
    state = lying(queensdale, owned=([15], [18]))
    for _ in range(150):
        state.pile[:] = EMPTY
        plain(knowledge.look_at_top)(queensdale.pack.mirror, state, 1)
        found.add(pile(state)[0][0])
    assert found == {16, 17, 19, 20, 21, 22}


@clauses("QD-LATER-36")
@pytest.mark.parametrize(("left", "kept", "looked"), [(0, 0, 0), (1, 1, 0), (2, 0, 2), (8, 0, 2)])
def test_the_last_card_is_kept_at_once(queensdale: Game, left: int, kept: int, looked: int) -> None:
    state = lying(queensdale, owned=([], list(NUMBERS)[left:]))
    plain(knowledge.gain_knowledge)(queensdale.pack.mirror, state, 2)
    assert (len(cards(state.knowledge[2])), len(pile(state))) == (kept, looked)
    assert asked(state) == ([(KEEP_CARD, 2, 0)] if looked else [])


@clauses("QD-LATER-36")
@pytest.mark.parametrize(("choice", "kept"), [(0, 17), (1, 18)])
def test_of_the_two_at_the_end_of_the_pile_one_is_kept(queensdale: Game, choice: int, kept: int) -> None:
    state = lying(queensdale, 15, 16, 17, 18, known=(1, 2, 4, 4))
    state.agenda_step[1], state.agenda_seat[1], state.agenda_depth = KEEP_CARD, 2, 2
    plain(knowledge.keep_card)(state, 2, choice)
    assert (cards(state.knowledge[2]), [card for card, _ in pile(state)]) == ([kept], [15, 16, 35 - kept])
    assert asked(state) == []


@clauses("QD-LATER-05")
@pytest.mark.parametrize(("tomes", "owned", "possible"), [(2, 0, False), (3, 0, True), (4, 7, True), (6, 8, False)])
def test_three_tomes_and_a_card_to_buy(queensdale: Game, tomes: int, owned: int, possible: bool) -> None:
    state = lying(queensdale, owned=([], list(NUMBERS)[:owned]))
    state.tomes[0] = tomes
    assert bool(plain(knowledge.can_learn)(queensdale.pack.mirror, state, 0)) == possible


@clauses("QD-LATER-05", "QD-END-08", "QD-NEXT-20")
@pytest.mark.parametrize(
    ("opened", "buyer", "phase"), [(2, 0, CROWNS), (3, None, CROWNS), *((3, buyer, LEARNING) for buyer in range(3))]
)
def test_learning_begins_where_somebody_can_buy(queensdale: Game, opened: int, buyer: int | None, phase: int) -> None:
    state = lying(queensdale)
    state.opened, state.cursor, state.phase = opened, 2, 0
    state.aim[:3] = [30, 10, 20]
    state.order[:3] = [0, 1, 2]
    if buyer is not None:
        state.tomes[buyer] = 3
    plain(knowledge.begin_learning)(queensdale.pack.mirror, state)
    assert (state.phase, state.cursor, list(state.order[:3])) == (phase, 0, [1, 2, 0])


@clauses("QD-LATER-05", "QD-NEXT-20")
def test_everybody_who_can_buy_is_asked_as_long_as_they_can(queensdale: Game) -> None:
    state = lying(queensdale, owned=([15],))
    state.order[:3] = [2, 0, 1]
    state.tomes[:3] = [6, 3, 0]
    state.phase, state.cursor = LEARNING, 0
    found = []
    while state.phase == LEARNING:
        plain(knowledge.learn_next)(queensdale.pack.mirror, state)
        if not asked(state):
            break
        ((step, seat, argument),) = asked(state)
        found.append(seat)
        assert (step, argument) == (LEARN, 0)
        plain(knowledge.learn)(queensdale.pack.mirror, state, seat, YES if len(found) < 3 else NO)
        if asked(state):
            assert asked(state) == [(KEEP_CARD, seat, 0)]
            plain(knowledge.keep_card)(state, seat, 0)
    assert (found, list(state.tomes[:3])) == ([0, 0, 1], [0, 3, 0])
    assert (state.phase, state.cursor) == (CROWNS, 0)


@clauses("QD-LATER-36")
@pytest.mark.parametrize(("seat", "seen"), [(-1, []), (0, [0, 2]), (1, [1, 2]), (2, [])])
def test_who_has_seen_a_card_knows_it(queensdale: Game, seat: int, seen: list[int]) -> None:
    """What others have seen may be any card that the seat does not know of."""
    state = lying(queensdale, 16, 17, 18, 19, known=(0b01, 0b10, 0b11, 0b1000), owned=([15],))
    assert [place for place in range(4) if plain(knowledge.has_seen)(state, seat, place)] == seen
    mine = {place: 16 + place for place in seen}
    found: list[set[int]] = [set() for _ in range(4)]
    for _ in range(100):
        plain(knowledge.shuffle_pile)(queensdale.pack.mirror, state, seat)
        now = [card for card, _ in pile(state)]
        assert len(set(now)) == 4
        for place, card in enumerate(now):
            found[place].add(card)
    unknown = set(range(16, 23)) - set(mine.values())
    assert found == [{mine[place]} if place in mine else unknown for place in range(4)]
