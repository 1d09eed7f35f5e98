"""QD-LATER-29: what content never does to anybody."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clauses, fame, goods, play, seat, texts

from queenswright.kernel.game import Game

RICH = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 4)


@clauses("QD-LATER-29", "QD-COURIER-15")
@pytest.mark.parametrize("card", range(1, 15))
@pytest.mark.parametrize("drawer", [0, 2])
def test_no_courier_card_takes_anything_from_anybody(queensdale: Game, card: int, drawer: int) -> None:
    """The drawer pays the price of hiring; apart from that nobody has less of anything when the card was read."""
    table = {"goods": RICH, "fame": 8, "morale": 3, "seals": 2, "figurines": {"gleeman": 1}, "buildings": {}}
    tables = [table | {"buildings": dict.fromkeys(("timber_yard", "quarryman"), rank)} for rank in (1, 2, 3)]
    pos = at(
        queensdale, *tables, to_move=drawer, step="place", argument=5, turn_of=drawer, bag={"courier": 1},
        courier_deck=[card],
    )  # fmt: skip
    before = [seat(pos, i) for i in range(3)]
    play(pos, "hire")
    while pos.step != "turn":
        play(pos, "decline" if "decline" in texts(pos) else texts(pos)[0])
    for number, own in enumerate(before):
        after = seat(pos, number)
        assert fame(pos, number) >= 8
        assert (after["buildings"], after["faces"], after["huts"]) == (own["buildings"], own["faces"], own["huts"])
        assert (after["morale"] >= 3, after["seals"]) == (True, 2)
        paid = {"guilder": 1, "bread": 1} if number == drawer else {}
        for good, n in RICH.items():
            assert goods(pos, number).get(good, 0) >= n - paid.get(good, 0)
        assert after["figurines"]["gleeman"] == 1


@clauses("QD-LATER-29", "QD-END-11")
def test_nothing_in_the_pack_is_a_loss(queensdale: Game) -> None:
    """Gains of buildings, tiles, faces, cards, tokens and figurines are all gains."""
    printed = queensdale.pack.mirror
    assert all(amount >= 0 for row in printed.gain for amount in row)
    assert all(amount >= 0 for row in printed.keep for amount in row)
    assert all(amount >= 0 for amount in (*printed.building_amount, *printed.card_amount))
