"""QD-LATER-17: each ability works alone and for its owner; when they are chosen, and when the second ones come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, play, seat, without

from queenswright.games.queensdale.rules.ability import (
    ability,
    add_second_abilities,
    begin_abilities,
    is_used,
    owe_by_ability,
    use_up,
)
from queenswright.games.queensdale.state.cards import ABILITY_CARDS
from queenswright.games.queensdale.state.course import ABILITIES
from queenswright.games.queensdale.state.effects import FIRST_TOKEN, GAME_START
from queenswright.games.queensdale.state.pieces import FAMILIES, FROM_OTHER
from queenswright.games.queensdale.steps import ABILITY, GAIN, gain_argument
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

CARDS = range(7, 15)
GAINS = {GAME_START: 11, FIRST_TOKEN: 10}
"""The cards that give something on an occasion."""


def able(card: int) -> dict[str, Any]:
    """A seat with an ability of its family."""
    return {"family": FAMILIES[(card - 7) // 2], "abilities": [str(card)]}


def pending(state: Any) -> list[tuple[int, int, int]]:
    """Steps, seats and arguments that wait, the next one first."""
    waiting = zip(state.agenda_step, state.agenda_seat, state.agenda_argument, strict=True)
    return [(int(step), int(number), int(argument)) for step, number, argument in waiting][: state.agenda_depth][::-1]


@clauses("QD-LATER-17")
@pytest.mark.parametrize("card", CARDS)
def test_an_ability_changes_its_own_effect_for_its_owner(queensdale: Game, card: int) -> None:
    printed = queensdale.pack.mirror
    state = at(queensdale, {}, able(card), opened=5).state
    for effect in set(printed.ability_effect):
        changes = printed.ability_amount[card - 7] if effect == printed.ability_effect[card - 7] else 0
        assert [plain(ability)(printed, state, number, effect) for number in (0, 1)] == [0, changes]


@clauses("QD-LATER-17")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("occasion", GAINS)
def test_an_ability_gives_something_on_its_own_occasion(queensdale: Game, card: int, occasion: int) -> None:
    printed = queensdale.pack.mirror
    state = at(queensdale, able(card), {}, opened=5).state
    before = pending(state)
    for number in (1, 0):
        plain(owe_by_ability)(printed, state, number, occasion)
    row = printed.ability_gain[card - 7]
    given = [(GAIN, 0, plain(gain_argument)(row, FROM_OTHER))] if card == GAINS[occasion] else []
    assert pending(state) == given + before


@clauses("QD-LATER-17")
def test_any_card_may_give_something(tmp_path: Path) -> None:
    """The first and the last card change places with those of another family."""
    cards = [f'{{ number = {n}, family = "{FAMILIES[(n - 7) // 2]}", ' for n in CARDS]
    gain, token = 'effect = "game_start", gain = { guilder = 3 }', 'effect = "first_token", gain = { bread = 1 }'
    first, last = 'effect = "craftsman_guilders", amount = 1', 'effect = "free_die", amount = 1'
    game = changed_pack(
        tmp_path, (cards[0] + first, cards[0] + gain), (cards[4] + gain, cards[4] + first),
        (cards[7] + last, cards[7] + token), (cards[3] + token, cards[3] + last),
    )  # fmt: skip
    for card, occasion in ((7, GAME_START), (14, FIRST_TOKEN)):
        state = at(game, able(card), {}, opened=5).state
        plain(owe_by_ability)(game.pack.mirror, state, 0, occasion)
        assert [(step, number) for step, number, _ in pending(state)][:-1] == [(GAIN, 0)]


@clauses("QD-LATER-17")
@pytest.mark.parametrize("mark", [0, 1, 5])
def test_what_is_possible_once_is_noted_for_one_player(queensdale: Game, mark: int) -> None:
    state = at(queensdale, {}, {}).state
    state.used[1] = 0
    for noted in (mark, mark + 1):
        plain(use_up)(state, 1, noted)
        plain(use_up)(state, 1, noted)
    found = [bit for bit in range(8) if plain(is_used)(state, 1, bit)]
    assert (found, any(plain(is_used)(state, 0, bit) for bit in range(8))) == ([mark, mark + 1], False)


@clauses("QD-LATER-17", "QD-NEXT-20")
@pytest.mark.parametrize("order", [[1, 0], [2, 0, 1], [3, 1, 0, 2]])
@pytest.mark.parametrize("opened", [4, 5, 6])
def test_all_are_asked_in_order_in_the_epoch_that_brings_abilities(
    queensdale: Game, order: list[int], opened: int
) -> None:
    state = at(queensdale, *[{} for _ in order], opened=opened).state
    before = pending(state)
    state.order[: len(order)] = order
    plain(begin_abilities)(queensdale.pack.mirror, state)
    assert pending(state) == [(ABILITY, number, 0) for number in order if opened == 5] + before


@clauses("QD-LATER-17")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("opened", [5, 7, 8, 9])
@pytest.mark.parametrize("chosen", [0b01, 0b10])
def test_the_second_abilities_are_added_in_their_epoch(
    queensdale: Game, players: int, opened: int, chosen: int
) -> None:
    keys = {"branch": "wall"} if opened > 6 else {}
    families = [3, 0, 2, 1][:players]
    owners = [able(7 + 2 * family) for family in families]
    state = at(queensdale, *owners, opened=opened, **keys).state
    for number, family in enumerate(families):
        state.abilities[number] = chosen << 2 * family
    plain(add_second_abilities)(queensdale.pack.mirror, state)
    both = 0b11 if opened == 8 else chosen
    assert [state.abilities[number] for number in range(players)] == [both << 2 * family for family in families]


@clauses("QD-LATER-17")
@pytest.mark.parametrize("other", [ABILITIES - 1, ABILITIES + 1])
def test_abilities_come_without_other_mechanisms(queensdale: Game, other: int) -> None:
    game = without(queensdale, other)
    first, second = (at(queensdale, able(7), {}, opened=opened).state for opened in (5, 6))
    before = pending(first)
    first.order[:2] = [0, 1]
    plain(begin_abilities)(game.pack.mirror, first)
    assert len(pending(first)) == len(before) + 2
    second.opened = 8
    plain(add_second_abilities)(game.pack.mirror, second)
    assert second.abilities[0] == 0b11


@clauses("QD-LATER-17")
def test_both_abilities_may_come_in_the_same_epoch(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("second_from = 8\n", "second_from = 5\n"))
    state = at(game, able(7), {}, opened=5).state
    plain(add_second_abilities)(game.pack.mirror, state)
    assert state.abilities[0] == 0b11


@clauses("QD-LATER-17")
@pytest.mark.parametrize("card", CARDS)
def test_what_is_chosen_is_added(queensdale: Game, card: int) -> None:
    pos = at(queensdale, {"family": able(card)["family"]}, {}, step="ability", opened=5)
    play(pos, f"ability {card}")
    assert (seat(pos, 0)["abilities"], "abilities" in seat(pos, 1), pos.step) == ([str(card)], False, "start_hut")
    assert len(CARDS) == ABILITY_CARDS
