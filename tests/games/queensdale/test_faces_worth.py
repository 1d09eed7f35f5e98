"""What the planner pays for faces: their kind among the dice it has, the games that are left, and what it fancies."""

from __future__ import annotations

from typing import Any

from tests.games.queensdale.test_greedy import thought
from tests.rules.queensdale.situations import at

from queenswright.games.queensdale.judgement import JUDGEMENT
from queenswright.games.queensdale.judgement.abilities import consider_ability
from queenswright.games.queensdale.judgement.dice import crowding, dice_last_worth, fancy, liked, liking, seals_worth
from queenswright.games.queensdale.judgement.prices import side_worth
from queenswright.games.queensdale.judgement.weights import NAMES, WEIGHTS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PLAIN = ["timber", "stone", "clay", "guilder", "action", "action"]


def weights(**changed: int) -> list[int]:
    """The weights without what makes planners differ, and then what is named."""
    plain = {"haste": 0, "balance": 0, "fancy": 0, **changed}
    return [plain.get(name, WEIGHTS[name]) for name in NAMES]


def with_faces(game: Game, *faces: str, **keys: Any) -> Position:
    """One die has these faces instead of its own first ones."""
    return at(game, {"faces": [[*faces, *PLAIN[len(faces) :]], *[PLAIN] * 4], "dice": []}, **keys)


def number(game: Game, face: str) -> int:
    return int(game.pack.content.face_codes.index(face))


def test_the_more_of_a_kind_the_less_is_one_more_worth(queensdale: Game) -> None:
    pack, own = queensdale.pack.mirror, weights(balance=100)
    plain, many, few = (
        with_faces(queensdale, *faces) for faces in ((), ("timber", "timber", "timber"), ("stone", "stone"))
    )
    costs = [crowding(pack, pos.held, 0, number(queensdale, "timber"), 1, own) for pos in (few, plain, many)]
    assert costs == sorted(set(costs))
    assert costs[0] < 0 < costs[2], "what is lacking is worth more than usual"
    assert crowding(pack, many.held, 0, number(queensdale, "timber"), 1, weights()) == 0
    assert crowding(pack, many.held, 0, number(queensdale, "feast"), 1, own) == 0, "purple faces are no kind"
    one, another = (
        crowding(pack, with_faces(queensdale, *faces).held, 0, number(queensdale, "bread2"), 1, own)
        for faces in ((), ("bread2",))
    )
    assert one == 0 < another, "bread is wanted once"
    double, single = (crowding(pack, plain.held, 0, number(queensdale, f), 1, own) for f in ("double_clay", "clay"))
    assert double > single


def test_dice_lose_what_crowds_them(queensdale: Game) -> None:
    """Changing a face by another one changes the worth of all dice by what the two are worth there."""
    pack, own = queensdale.pack.mirror, weights(balance=80)
    before, after = with_faces(queensdale), with_faces(queensdale, "feast")
    timber, feast = number(queensdale, "timber"), number(queensdale, "feast")
    gained = dice_last_worth(pack, after.held, 0, own) - dice_last_worth(pack, before.held, 0, own)
    lost = side_worth(pack, timber, 1, own) - crowding(pack, before.held, 0, timber, -1, own)
    assert gained == side_worth(pack, feast, 1, own) - lost


def test_a_face_that_cannot_be_paid_yet_is_worth_less_to_wait_for(queensdale: Game) -> None:
    """Seals are as much as the best face gives for them; with one game left nobody saves for the feast."""
    pack = queensdale.pack.mirror
    poor, rich = (at(queensdale, {"seals": seals}, step="grocer") for seals in (1, 5))
    patient, hasty = (seals_worth(pack, poor.held, 0, 10, weights(haste=haste)) for haste in (0, 100))
    assert hasty < patient
    whole = seals_worth(pack, rich.held, 0, 10, weights())
    assert whole == 5 * patient == seals_worth(pack, rich.held, 0, 10, weights(haste=100))
    assert seals_worth(pack, poor.held, 0, 1, weights(haste=100)) < hasty


def test_more_seals_than_a_face_costs_are_not_worth_as_much(queensdale: Game) -> None:
    """Else a seal that is left would wait for another copy of what is wanted once."""
    pack = queensdale.pack.mirror
    five, six = (at(queensdale, {"seals": seals}, step="grocer").held for seals in (5, 6))
    more = seals_worth(pack, six, 0, 10, weights(haste=60)) - seals_worth(pack, five, 0, 10, weights(haste=60))
    assert more == WEIGHTS["seal"] < seals_worth(pack, five, 0, 10, weights(haste=60)) // 5


def test_in_the_last_game_seals_are_spent(queensdale: Game) -> None:
    """In the only game of a short campaign; at the beginning of a whole one they are saved for the feast."""
    assert thought(at(queensdale, {"seals": 4}, step="grocer")) == "buy nothing more"
    assert thought(at(queensdale, {"seals": 4}, step="grocer", options={"games": 1})) != "buy nothing more"


def test_likings_are_many_and_moderate(queensdale: Game) -> None:
    pos = at(queensdale, {"family": "anvil"}, {"family": "key"})
    found = [[liking(pos.held, me, what) for what in range(29)] for me in (0, 1)]
    assert found[0] != found[1]
    for mine in found:
        assert -100 <= min(mine) < -50 < 50 < max(mine) <= 100
    later = at(queensdale, {"family": "anvil"}, {"family": "key"}, opened=5)
    assert [liking(later.held, 0, what) for what in range(29)] != found[0]


def test_a_fancy_makes_a_face_worth_more(queensdale: Game) -> None:
    """A few faces are worth a good deal more, most hardly more, and none less."""
    pack, pos = queensdale.pack.mirror, at(queensdale, {"family": "anvil"}, {})
    found = []
    for face in range(len(queensdale.pack.content.face_codes)):
        value, wanted = side_worth(pack, face, 1, weights()), fancy(pos.held, 0, face)
        assert liked(pack, pos.held, 0, face, weights()) == value
        more = 80 * wanted * pack.face_price[face] // 100
        assert liked(pack, pos.held, 0, face, weights(fancy=80)) == value + more
        found.append(wanted)
    assert 0 <= min(found) < 50 < max(found) <= 100
    assert sum(wanted > 50 for wanted in found) < sum(wanted < 10 for wanted in found)


def test_every_ability_is_taken_by_somebody(queensdale: Game) -> None:
    """By quarter and tower the two abilities of a family both find their friends."""
    pack = queensdale.pack.mirror
    for number, family in enumerate(("anvil", "heron", "key", "lantern")):
        pair, taken = 0b11 << 2 * number, 0
        for tile in ("1a", "1b", "1c", "1d"):
            seats = [{"family": family, "epoch": 2, "tower": [tile]}, {}]
            for seats_in_order in (seats, seats[::-1]):
                pos = at(queensdale, *seats_in_order, opened=5, stock={"vault": [3]})
                me = seats_in_order.index(seats[0])
                taken |= consider_ability(pack, pos.held, me, pair)
        assert taken == pair, family


def test_former_bots_know_nothing_of_it() -> None:
    names = ("haste", "balance", "fancy")
    assert NAMES[-3:] == names
    assert all(JUDGEMENT.weights[NAMES.index(name)] > 0 for name in names)
