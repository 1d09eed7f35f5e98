"""QD-LATER-61, QD-BUILD-26: castle rooms."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    follow,
    goods,
    of_epoch,
    outcome,
    picks,
    play,
    quietly,
    seat,
    texts,
)

from queenswright import PositionError
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render

PRICE = {"timber": 2, "stone": 2, "clay": 2, "marble": 1}
USE = "furnish room"
LAST = "three_windows"
CASTLES = {
    2: ["kitchen", "library", "sickroom", "winter_garden"],
    3: ["kitchen", "library", "sickroom", "bell_loft", "winter_garden"],
    4: ["kitchen", "library", "sickroom", "bell_loft", "winter_garden", "counting_room", "guest_room"],
}
"""The rooms by number of players, without the last one."""
MOST = {2: 3, 3: 2, 4: 2}


def upholsterers(
    game: Game, players: int = 4, me: int = 0, rooms: dict[str, int] | None = None, opened: int = 8, **own: Any
) -> Position:
    """A seat has put its die on a build space and has exactly the price of a room, unless told otherwise."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": PRICE, **own}
    return at(game, *seats, to_move=me, step="build", opened=opened, castle_rooms=rooms or {})


def furnished(game: Game, room: str, players: int = 4, **own: Any) -> Position:
    """A seat has furnished a room."""
    return play(upholsterers(game, players, **own), USE, f"furnish {room}")


def all_but(players: int, *left: str) -> dict[str, int]:
    """Every room but the last one and these, furnished in turn by the seats from the last one on."""
    rooms = [room for room in CASTLES[players] if room not in left]
    return {room: players - 1 - number // MOST[players] for number, room in enumerate(rooms)}


# ------------------------------------------------------------------ the use


@clauses("QD-LATER-61", "QD-BUILD-26")
@pytest.mark.parametrize("opened", [1, 5, 7])
def test_there_are_no_rooms_before_epoch_8(queensdale: Game, opened: int) -> None:
    rich = dict.fromkeys(PRICE, 9) if opened > 3 else dict.fromkeys(("timber", "stone", "clay"), 9)
    pos = at(queensdale, {"goods": rich}, step="build", opened=opened)
    assert USE not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push(USE)
    with pytest.raises(PositionError, match=r"castle_rooms: there is nothing before rooms is in play"):
        at(queensdale, opened=opened, castle_rooms={"kitchen": 0})


@clauses("QD-LATER-61", "QD-BUILD-26", "QD-BUILD-12")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize(("epoch", "value"), [(1, 2), (8, 7), (9, 8)])
def test_a_room_costs_two_of_each_and_a_marble_and_brings_full_fame(
    queensdale: Game, players: int, me: int, epoch: int, value: int
) -> None:
    pos = upholsterers(queensdale, players, me, opened=max(8, epoch), family="key", **of_epoch(epoch))
    assert outcome(pos, USE, "furnish kitchen") == {
        **{f"seats.{me}.goods.{good}": 0 for good in PRICE},
        f"seats.{me}.goods.bread": 2,
        f"seats.{me}.fame.build": value,
        "castle_rooms.kitchen": me,
    }
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-LATER-61", "QD-BUILD-04")
@pytest.mark.parametrize("good", PRICE)
def test_a_room_needs_its_whole_price(queensdale: Game, good: str) -> None:
    rich = dict.fromkeys(PRICE, 9) | {"guilder": 9}
    assert clause(upholsterers(queensdale, goods=rich | {good: PRICE[good] - 1}), USE) == "QD-BUILD-04"
    assert USE in texts(upholsterers(queensdale, goods=rich | {good: PRICE[good]}))


@clauses("QD-LATER-61", "QD-WORK-07", "QD-WORK-10")
def test_craftsmen_save_material_of_a_room_but_no_marble(queensdale: Game) -> None:
    own: dict[str, Any] = {"family": "key", "figurines": {"craftsman": 3}}
    pos = upholsterers(queensdale, goods={"marble": 1}, **own)
    saved = [move for good in ("timber", "stone", "clay") for move in ("craftsman", f"save {good}", f"save {good}")]
    follow(pos, USE, *saved, "pay")
    play(pos, "furnish kitchen")
    assert (goods(pos, 0), seat(pos, 0)["figurines"]) == ({"bread": 2}, {})
    short = upholsterers(queensdale, goods=dict.fromkeys(("timber", "stone", "clay"), 9), **own)
    assert clause(short, USE) == "QD-BUILD-04"


@clauses("QD-LATER-61", "QD-DICE-18")
def test_a_room_alone_is_reason_enough_for_a_build_action(queensdale: Game) -> None:
    """Nothing is in stock, all land is cleared, the monument is finished; a marble less, and nothing can be built."""
    own: dict[str, Any] = {"cleared": 4, "monument": 4, "dice": ["action"]}
    sold_out: dict[str, list[int]] = {code: [] for code in at(queensdale, own, opened=8).to_dict()["stock"]}
    pos = at(queensdale, own | {"goods": PRICE}, step="place", opened=8, stock=sold_out)
    play(pos, "build", "furnish library")
    assert (seat(pos, 0)["tomes"], goods(pos, 0)) == (1, {})
    short = at(queensdale, own | {"goods": PRICE | {"marble": 0}}, step="place", opened=8, stock=sold_out)
    assert clause(short, "build") == "QD-DICE-18"


# ------------------------------------------------------------------ which rooms


@clauses("QD-LATER-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_castle_has_its_rooms_by_number_of_players(queensdale: Game, players: int) -> None:
    """Eight, six or five with the last one; guest room and counting room for four only, the bell loft for three."""
    pos = play(upholsterers(queensdale, players), USE)
    assert texts(pos) == [f"furnish {room}" for room in CASTLES[players]]
    assert len(texts(pos)) + 1 == {2: 5, 3: 6, 4: 8}[players]
    known = set(disclosed_texts(queensdale.pack, pos.state, 0))
    assert {room for room in CASTLES[4] if f"room-{room}-does" in known} == set(CASTLES[players])
    for room in set(CASTLES[4]) - set(CASTLES[players]):
        with pytest.raises(MalformedMove):
            pos.why_not(f"furnish {room}")
        with pytest.raises(PositionError, match=f"castle_rooms.{room}: there is no such room"):
            at(queensdale, players=players, opened=8, castle_rooms={room: 0})


@clauses("QD-LATER-61")
def test_a_room_is_furnished_once_by_whomever(queensdale: Game) -> None:
    pos = play(upholsterers(queensdale, rooms={"kitchen": 0, "library": 1}), USE)
    assert clause(pos, "furnish kitchen") == "QD-LATER-61"
    assert clause(pos, "furnish library") == "QD-LATER-61"
    assert texts(pos) == [f"furnish {room}" for room in CASTLES[4][2:]]


@clauses("QD-LATER-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_room_is_open_when_all_others_stand(queensdale: Game, players: int) -> None:
    pos = play(upholsterers(queensdale, players, rooms=all_but(players, "library", "winter_garden")), USE)
    assert texts(pos) == ["furnish library", "furnish winter_garden"]
    assert clause(pos, f"furnish {LAST}") == "QD-LATER-61"
    pos = upholsterers(queensdale, players, rooms=all_but(players), seals=1)
    play(pos, USE)
    if pos.step == "room":
        assert texts(pos) == [f"furnish {LAST}"]
        play(pos, f"furnish {LAST}")
    assert (pos.to_dict()["castle_rooms"][LAST], seat(pos, 0)["seals"]) == (0, 2)
    with pytest.raises(PositionError, match=r"three_windows: it is open when all others stand \(QD-LATER-61\)"):
        at(queensdale, players=players, opened=8, castle_rooms=all_but(players, "library") | {LAST: 0})


@clauses("QD-LATER-61")
@pytest.mark.parametrize(("players", "left"), [(players, room) for players in CASTLES for room in CASTLES[players]])
def test_one_room_is_enough_to_keep_the_last_one_closed(queensdale: Game, players: int, left: str) -> None:
    pos = play(upholsterers(queensdale, players, rooms=all_but(players, left)), USE)
    if pos.step == "room":
        assert texts(pos) == [f"furnish {left}"]
    else:
        assert pos.to_dict()["castle_rooms"] == all_but(players, left) | {left: 0}


@clauses("QD-LATER-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_rooms_a_player_and_three_with_two(queensdale: Game, players: int) -> None:
    own = [*CASTLES[players]]
    most = {2: 3, 3: 2, 4: 2}[players]
    for count in range(most):
        assert USE in texts(upholsterers(queensdale, players, rooms=dict.fromkeys(own[:count], 0)))
    full = upholsterers(queensdale, players, rooms=dict.fromkeys(own[:most], 0))
    assert clause(full, USE) == "QD-LATER-61"
    assert USE in texts(upholsterers(queensdale, players, rooms=dict.fromkeys(own[:most], 1)))
    with pytest.raises(PositionError, match=f"got {most + 1} of seat 0, expected 0 to {most}"):
        at(queensdale, players=players, opened=8, castle_rooms=dict.fromkeys(own[: most + 1], 0))


@clauses("QD-LATER-61")
def test_when_all_rooms_stand_there_is_nothing_to_furnish(queensdale: Game) -> None:
    """With two players one of them may still have furnished less than three."""
    rooms = {"kitchen": 1, "library": 1, "sickroom": 1, "winter_garden": 0, LAST: 0}
    assert clause(upholsterers(queensdale, 2, rooms=rooms), USE) == "QD-LATER-61"


@clauses("QD-LATER-61", "QD-KEEP-04")
def test_rooms_stay_furnished_and_the_limit_holds_for_the_campaign(queensdale: Game) -> None:
    rooms = {"kitchen": 0, "library": 0, "sickroom": 1}
    pos = quietly(finished(queensdale, {}, {}, {}, opened=8, castle_rooms=rooms), "turn")
    assert pos.to_dict()["castle_rooms"] == rooms
    document = pos.to_dict() | {"turn_of": 0, "placed": True}
    document["seats"][0]["goods"] = PRICE
    document["pending"] = [{"step": "turn", "seat": 0}, {"step": "build", "seat": 0}]
    assert clause(queensdale.position(document), USE) == "QD-LATER-61"


# ------------------------------------------------------------------ what they bring


@clauses("QD-LATER-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kitchen_brings_two_bread(queensdale: Game, players: int) -> None:
    assert goods(furnished(queensdale, "kitchen", players), 0) == {"bread": 2}


@clauses("QD-LATER-61", "QD-LATER-05")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 6), (6, 6)])
def test_library_brings_a_tome_as_far_as_there_is_room_for_it(queensdale: Game, before: int, after: int) -> None:
    assert seat(furnished(queensdale, "library", tomes=before), 0)["tomes"] == after


@clauses("QD-LATER-61", "QD-STICKER-10")
def test_sickroom_brings_any_token_of_the_map(queensdale: Game) -> None:
    """Without a hut and far from the scout, with its reward."""
    document = upholsterers(queensdale).to_dict()
    tokens = {"green a1": ["sage", "bread"], "yellow b1": ["mint", "timber"]}
    pos = play(queensdale.position(document | {"herbs": tokens}), USE, "furnish sickroom")
    assert (pos.step, set(texts(pos))) == ("take", {"token green a1", "token yellow b1"})
    play(pos, "token green a1")
    assert (goods(pos, 0), list(pos.to_dict()["herbs"])) == ({"bread": 1}, ["yellow b1"])


@clauses("QD-LATER-61")
def test_sickroom_brings_nothing_when_no_token_is_left(queensdale: Game) -> None:
    document = upholsterers(queensdale).to_dict() | {"herbs": {}}
    pos = play(queensdale.position(document), USE, "furnish sickroom")
    assert (pos.step, pos.to_dict()["castle_rooms"]) == ("turn", {"sickroom": 0})


@clauses("QD-LATER-61")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (14, 15), (15, 15)])
def test_bell_loft_raises_morale_by_one(queensdale: Game, players: int, before: int, after: int) -> None:
    assert seat(furnished(queensdale, "bell_loft", players, morale=before), 0)["morale"] == after


@clauses("QD-LATER-61", "QD-MORALE-03")
def test_bell_loft_may_bring_an_income(queensdale: Game) -> None:
    pos = furnished(queensdale, "bell_loft", morale=1, buildings={"sawmill": 1})
    assert goods(pos, 0) == {"timber": 2}


@clauses("QD-LATER-61", "QD-COMP-29")
def test_winter_garden_brings_two_of_choice(queensdale: Game) -> None:
    pos = furnished(queensdale, "winter_garden")
    assert texts(pos) == picks("timber", "stone", "clay", "guilder")
    play(pos, *picks("guilder", "stone"))
    assert (pos.step, goods(pos, 0)) == ("turn", {"guilder": 1, "stone": 1})


@clauses("QD-LATER-61")
def test_counting_room_brings_two_guilders(queensdale: Game) -> None:
    assert goods(furnished(queensdale, "counting_room"), 0) == {"guilder": 2}


@clauses("QD-LATER-61", "QD-WORK-01")
def test_guest_room_brings_a_figurine(queensdale: Game) -> None:
    pos = upholsterers(queensdale).to_dict() | {"bag": {"gleeman": 3}}
    after = play(queensdale.position(pos), USE, "furnish guest_room").to_dict()
    assert (after["seats"][0]["figurines"], after["bag"]) == ({"gleeman": 1}, {"gleeman": 2})
    empty = play(queensdale.position(pos | {"bag": {}}), USE, "furnish guest_room").to_dict()
    assert (empty["seats"][0]["figurines"], empty["castle_rooms"]) == ({}, {"guest_room": 0})


@clauses("QD-LATER-61", "QD-COURIER-01")
def test_a_guest_may_be_a_courier(queensdale: Game) -> None:
    document = upholsterers(queensdale).to_dict() | {"bag": {"courier": 1}, "courier_deck": [7]}
    after = play(queensdale.position(document), USE, "furnish guest_room").to_dict()
    assert (after["seats"][0]["figurines"], after["courier_card"]) == ({"courier": 1}, 7)


@clauses("QD-LATER-61", "QD-DICE-21")
def test_drawing_a_figurine_in_the_guest_room_is_never_forced_and_cannot_be_undone(queensdale: Game) -> None:
    rooms = {"kitchen": 1, "library": 1, "sickroom": 2, "bell_loft": 2, "winter_garden": 3, "counting_room": 3}
    pos = play(upholsterers(queensdale, rooms=rooms), USE)
    assert (pos.step, texts(pos)) == ("room", ["furnish guest_room"])
    play(pos, "furnish guest_room")
    assert pos.why_no_undo(0) is not None
    rooms = {room: owner for room, owner in rooms.items() if room != "counting_room"} | {"guest_room": 3}
    assert play(upholsterers(queensdale, rooms=rooms), USE).to_dict()["castle_rooms"]["counting_room"] == 0


@clauses("QD-LATER-61")
def test_three_windows_brings_a_seal(queensdale: Game) -> None:
    pos = play(upholsterers(queensdale, 4, rooms=all_but(4), seals=0), USE)
    assert (pos.to_dict()["castle_rooms"][LAST], seat(pos, 0)["seals"]) == (0, 1)


@clauses("QD-LATER-61")
@pytest.mark.parametrize("room", [*CASTLES[4], LAST])
def test_a_room_is_told_with_its_name_and_its_plate(queensdale: Game, room: str) -> None:
    rooms = {} if room != LAST else all_but(4)
    pos = upholsterers(queensdale, rooms=rooms)
    plate = f"room-{room}-plate"
    assert plate not in disclosed_texts(queensdale.pack, pos.state, None)
    play(pos, USE)
    if pos.step == "room":
        play(pos, f"furnish {room}")
    assert plate in disclosed_texts(queensdale.pack, pos.state, None)
    told = [event for event in pos.story() if event.message in (plate, "qd-story-room")]
    assert [event.message for event in told] == ["qd-story-room", plate]
    for event in told:
        for language in LANGUAGES:
            assert render(event.message, dict(event.args), language)


@clauses("QD-LATER-61")
def test_a_document_names_rooms_that_exist(queensdale: Game) -> None:
    with pytest.raises(
        PositionError, match=r"castle_rooms.cellar: got an unknown name, expected one of: kitchen, library"
    ):
        at(queensdale, opened=8, castle_rooms={"cellar": 0})
    with pytest.raises(PositionError, match=r"castle_rooms.kitchen: got 4, expected a seat, 0 to 3"):
        at(queensdale, opened=8, castle_rooms={"kitchen": 4})
    with pytest.raises(PositionError, match=r"castle_rooms.kitchen: there is no such room or seat with 3 players"):
        at(queensdale, players=3, opened=8, castle_rooms={"kitchen": 3})
