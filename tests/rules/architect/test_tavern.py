"""QA-TAVERN: the Tavern action."""

import random
from typing import Any

import pytest
from tests.rules.architect.situations import clause, outcome, texts, worth

from queenswright.games.architect.state import GUILDS
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

FEE = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]


def at_tavern(
    game: Game,
    talers: int = 0,
    crew: dict[str, int] | None = None,
    saloon: list[str] | None = None,
    dormitory: list[str] | None = None,
    seat: int = 0,
    players: int = 2,
    **more: Any,
) -> Position:
    """One seat decides about the tavern; every other seat has tired craftsmen and tiles in all three rooms."""
    others = {"talers": 4, "tavern": {"saloon": ["glazier"], "dormitory": ["tailor"]}}
    tired = [{f"lumberjack-{1 + n % 3}": 3, f"tailor-{1 + n % 3}": 3} for n in range(players)]
    seats: list[dict[str, Any]] = [{**others, "craftsmen": craftsmen} for craftsmen in tired]
    rooms = {"saloon": saloon or [], "dormitory": dormitory or []}
    seats[seat] = {"talers": talers, "craftsmen": crew or {}, "tavern": rooms}
    return game.position({"seats": seats, "to_move": seat, "step": "tavern", **more})


def again(game: Game, pos: Position, seat: int, step: str = "tavern", **more: Any) -> Position:
    """The same table with another decision pending."""
    return game.position({**pos.to_dict(), "pending": [{"step": step, "seat": seat}], "turn_of": seat, **more})


def rooms_of(pos: Position, seat: int = 0) -> tuple[list[str], list[str], list[str]]:
    """Entrance, saloon, dormitory."""
    rooms = pos.to_dict()["seats"][seat]["tavern"]
    return rooms["entrance"], rooms["saloon"], rooms["dormitory"]


def crew_of(pos: Position, seat: int = 0) -> dict[str, int]:
    crew: dict[str, int] = pos.to_dict()["seats"][seat]["craftsmen"]
    return crew


def all_but(*guilds: str) -> list[str]:
    return [guild for guild in GUILDS if guild not in guilds]


@pytest.mark.clauses("QA-TAVERN-01", "QA-TAVERN-02", "QA-TAVERN-13")
@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_a_tile_goes_from_the_saloon_by_the_dormitory_to_the_entrance(
    architect: Game, guild: str, players: int, seat: int
) -> None:
    """Performed without sending anybody: one room further, nothing paid, nobody turned."""
    crew = {f"{guild}-1": 0, f"{guild}-2": 3, f"{guild}-3": 5}
    pos = at_tavern(architect, talers=9, crew=crew, saloon=[guild], seat=seat, players=players)
    rooms = f"seats.{seat}.tavern"
    assert outcome(pos, "done") == {f"{rooms}.saloon": [], f"{rooms}.dormitory": [guild]}
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)
    pos = again(architect, pos, seat)
    assert outcome(pos, "done") == {f"{rooms}.dormitory": [], f"{rooms}.entrance": list(GUILDS)}
    pos = again(architect, pos, seat)
    assert outcome(pos, "done") == {}


@pytest.mark.clauses("QA-TAVERN-01", "QA-TAVERN-02")
def test_all_tiles_shift_at_once_and_none_by_two_rooms(architect: Game) -> None:
    pos = at_tavern(architect, saloon=["lumberjack", "glazier", "tailor"], dormitory=["blacksmith", "bricklayer"])
    pos.push("done")
    assert rooms_of(pos) == (
        ["blacksmith", "stonemason", "bricklayer"],
        [],
        ["lumberjack", "glazier", "tailor"],
    )


@pytest.mark.clauses("QA-TAVERN-01", "QA-TAVERN-02")
def test_with_every_tile_in_the_saloon_nobody_can_be_sent(architect: Game) -> None:
    pos = at_tavern(architect, talers=21, saloon=list(GUILDS))
    assert texts(pos) == ["done", "forfeit"]
    pos.push("done")
    assert rooms_of(pos) == ([], [], list(GUILDS))


@pytest.mark.clauses("QA-TAVERN-03")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_tavern_action_shifts_nothing(architect: Game, seed: int) -> None:
    """At set-up all tiles are on the entrance; the first guild sent ends in the saloon, all others stay."""
    start = architect.new(players=3, seed=seed).to_dict()
    assert [seat["tavern"] for seat in start["seats"]] == [
        {"entrance": list(GUILDS), "saloon": [], "dormitory": []}
    ] * 3
    pos = at_tavern(architect, talers=1)
    pos.push("send stonemason")
    assert rooms_of(pos) == (all_but("stonemason"), ["stonemason"], [])
    assert outcome(at_tavern(architect), "done") == {}


@pytest.mark.clauses("QA-TAVERN-12")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_forfeiting_leaves_all_tiles_where_they_are(architect: Game, players: int, seat: int) -> None:
    pos = at_tavern(
        architect, 9, {"glazier-1": 3}, saloon=["tailor"], dormitory=["glazier"], seat=seat, players=players
    )
    assert outcome(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-TAVERN-12")
def test_once_a_guild_was_sent_the_action_is_no_longer_forfeited(architect: Game) -> None:
    pos = at_tavern(architect, talers=9)
    pos.push("send lumberjack")
    assert clause(pos, "forfeit") == "QA-TURN-13"
    assert texts(pos) == [*(f"send {guild}" for guild in GUILDS[1:]), "done"]


@pytest.mark.clauses("QA-TAVERN-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_guilds_on_the_entrance_after_shifting_can_be_sent(architect: Game, seat: int) -> None:
    """Those in the dormitory are on the entrance by then, those in the saloon are not."""
    pos = at_tavern(
        architect, talers=1, saloon=["lumberjack", "bricklayer"], dormitory=["glazier", "tailor"], seat=seat
    )
    assert texts(pos) == ["send blacksmith", "send glazier", "send stonemason", "send tailor", "done", "forfeit"]
    assert clause(pos, "send lumberjack") == "QA-TAVERN-04"
    assert clause(pos, "send bricklayer") == "QA-TAVERN-04"


@pytest.mark.clauses("QA-TAVERN-04")
def test_a_guild_that_just_came_to_the_dormitory_cannot_be_sent(architect: Game) -> None:
    """Also not after another one has been sent, when the tiles have visibly shifted."""
    pos = at_tavern(architect, talers=21, saloon=["bricklayer"], dormitory=["tailor"])
    pos.push("send blacksmith")
    assert rooms_of(pos) == (all_but("blacksmith", "bricklayer"), ["blacksmith"], ["bricklayer"])
    assert clause(pos, "send bricklayer") == "QA-TAVERN-04"
    assert clause(pos, "send blacksmith") == "QA-TAVERN-04"
    assert texts(pos) == ["send glazier", "send stonemason", "send tailor", "done"]


def test_guilds_are_named_in_the_order_of_their_tiles(architect: Game) -> None:
    """One notation for one set of guilds: the order makes no difference, so only one is offered."""
    pos = at_tavern(architect, talers=21)
    pos.push("send glazier")
    for guild in ("lumberjack", "blacksmith"):
        refusal = pos.why_not(f"send {guild}")
        assert refusal is not None
        assert (refusal.clause, refusal.message) == (None, "refused-out-of-order")
    assert texts(pos) == ["send stonemason", "send bricklayer", "send tailor", "done"]


@pytest.mark.clauses("QA-TAVERN-05", "QA-TAVERN-14")
@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_the_tile_of_a_guild_sent_moves_to_the_saloon_even_without_a_craftsman(
    architect: Game, guild: str, players: int, seat: int
) -> None:
    pos = at_tavern(architect, talers=2, seat=seat, players=players)
    pos.push(f"send {guild}")  # the second guild would cost 2 more, so the action is done
    assert rooms_of(pos, seat) == (all_but(guild), [guild], [])
    assert pos.to_dict()["seats"][seat]["talers"] == 1
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-TAVERN-14")
def test_a_guild_without_craftsmen_counts_for_the_fee(architect: Game) -> None:
    crew = {"tailor-1": 2}
    pos = at_tavern(architect, talers=3, crew=crew)
    assert outcome(pos, "send lumberjack", "send tailor") == {
        "seats.0.talers": 0,
        "seats.0.craftsmen.tailor-1": 1,
        "seats.0.tavern.entrance": all_but("lumberjack", "tailor"),
        "seats.0.tavern.saloon": ["lumberjack", "tailor"],
    }


@pytest.mark.clauses("QA-TAVERN-06", "QA-TAVERN-16")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("order", [GUILDS, GUILDS[::-1]])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_fee_for_n_guilds_can_be_paid_exactly(
    architect: Game, count: int, order: tuple[str, ...], seat: int
) -> None:
    sent = sorted(order[:count], key=GUILDS.index)
    pos = at_tavern(architect, talers=FEE[count], seat=seat)
    expected = {f"seats.{seat}.talers": 0, f"seats.{seat}.tavern.saloon": sent}
    assert outcome(pos, *(f"send {guild}" for guild in sent)) == expected | {
        f"seats.{seat}.tavern.entrance": all_but(*sent)
    }
    assert (pos.step, pos.to_move) == ("architect", 1 - seat)


@pytest.mark.clauses("QA-TAVERN-06", "QA-TAVERN-16")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seat", [0, 1])
def test_with_one_taler_short_one_guild_less_is_sent(architect: Game, count: int, seat: int) -> None:
    """After the last guild that can be paid for, nothing but `done` is left; the rest of the talers stays."""
    pos = at_tavern(architect, talers=FEE[count] - 1, seat=seat)
    for guild in GUILDS[: count - 1]:
        assert f"send {guild}" in texts(pos)
        pos.push(f"send {guild}")
    assert (pos.step, pos.to_move) == ("architect", 1 - seat)
    assert pos.to_dict()["seats"][seat]["talers"] == FEE[count] - 1 - FEE[count - 1]
    assert rooms_of(pos, seat) == (list(GUILDS[count - 1 :]), list(GUILDS[: count - 1]), [])


@pytest.mark.clauses("QA-TAVERN-16")
@pytest.mark.parametrize("seat", [0, 1])
def test_without_talers_no_guild_can_be_sent(architect: Game, seat: int) -> None:
    pos = at_tavern(architect, talers=0, crew={"tailor-1": 4}, dormitory=["tailor"], seat=seat)
    assert {clause(pos, f"send {guild}") for guild in GUILDS} == {"QA-TAVERN-16"}
    assert texts(pos) == ["done", "forfeit"]


@pytest.mark.clauses("QA-TAVERN-15")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_tiles_sent_earlier_do_not_count_for_the_fee(architect: Game, count: int) -> None:
    """Three guilds were sent last time: the next ones cost as much as the first ones did."""
    pos = at_tavern(architect, talers=FEE[count], saloon=["lumberjack", "blacksmith", "glazier"])
    sent = list(GUILDS[3 : 3 + count])
    for guild in sent:
        pos.push(f"send {guild}")
    assert pos.to_dict()["seats"][0]["talers"] == 0
    assert rooms_of(pos) == (list(GUILDS[3 + count :]), sent, ["lumberjack", "blacksmith", "glazier"])


@pytest.mark.clauses("QA-TAVERN-06")
def test_the_fee_grows_with_every_guild_in_one_action(architect: Game) -> None:
    pos = at_tavern(architect, talers=30)
    paid = []
    for guild in GUILDS:
        pos.push(f"send {guild}")
        paid.append(30 - pos.to_dict()["seats"][0]["talers"])
    assert paid == [1, 3, 6, 10, 15, 21]
    assert (pos.step, pos.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-TAVERN-07", "QA-TAVERN-08", "QA-TAVERN-17")
@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize("positions", [(0, 1, 2), (3, 4, 5), (5, 0, 1), (1, 5, 0), (0, 0, 0)])
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 3)])
def test_every_craftsman_of_a_guild_sent_turns_back_by_one_position(
    architect: Game, guild: str, positions: tuple[int, int, int], players: int, seat: int
) -> None:
    """Nobody can be left out, the start position stays, and the neighbouring guilds are not touched."""
    sent = {f"{guild}-{n}": position for n, position in enumerate(positions, start=1)}
    at = GUILDS.index(guild)
    tired = {f"{GUILDS[at - 1]}-3": 5, f"{GUILDS[(at + 1) % 6]}-1": 5}
    pos = at_tavern(architect, talers=1, crew=sent | tired, seat=seat, players=players)
    turned = {name: {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4}[position] for name, position in sent.items()}
    expected = {
        f"seats.{seat}.craftsmen.{name}": position for name, position in turned.items() if position != sent[name]
    }
    assert outcome(pos, f"send {guild}") == expected | {
        f"seats.{seat}.talers": 0,
        f"seats.{seat}.tavern.entrance": all_but(guild),
        f"seats.{seat}.tavern.saloon": [guild],
    }


@pytest.mark.clauses("QA-TAVERN-08")
def test_a_fresh_craftsman_gains_nothing_but_the_fee_is_due(architect: Game) -> None:
    pos = at_tavern(architect, talers=1, crew={"lumberjack-1": 0})
    pos.push("send lumberjack")
    assert crew_of(pos) == {"lumberjack-1": 0}
    assert pos.to_dict()["seats"][0]["talers"] == 0


@pytest.mark.clauses("QA-TAVERN-17")
def test_six_craftsmen_of_two_guilds_all_turn(architect: Game) -> None:
    crew = {"lumberjack-1": 1, "lumberjack-2": 3, "lumberjack-3": 5, "tailor-1": 5, "tailor-2": 0, "tailor-3": 2}
    pos = at_tavern(architect, talers=3, crew=crew, seat=1)
    pos.push("send lumberjack")
    pos.push("send tailor")
    assert crew_of(pos, 1) == {
        "lumberjack-1": 0, "lumberjack-2": 2, "lumberjack-3": 4, "tailor-1": 4, "tailor-2": 0, "tailor-3": 1,
    }  # fmt: skip


WHITE, BROWN, BLACK = "glazier", "lumberjack", "blacksmith"
"""The rulebook names colours only; brown and black cannot be the glaziers or tailors, whom Dennis then sends."""

DENNIS = {"glazier-1": 2, "glazier-3": 5, "tailor-2": 1, "stonemason-1": 3}


@pytest.mark.clauses("QA-TAVERN-09")
def test_dennis_shifts_white_to_the_entrance_and_brown_and_black_to_the_dormitory(architect: Game) -> None:
    pos = at_tavern(architect, talers=5, crew=DENNIS, saloon=[BROWN, BLACK], dormitory=[WHITE])
    assert outcome(pos, "done") == {
        "seats.0.tavern.entrance": all_but(BROWN, BLACK),
        "seats.0.tavern.saloon": [],
        "seats.0.tavern.dormitory": [BROWN, BLACK],
    }


@pytest.mark.clauses("QA-TAVERN-10", "QA-TAVERN-11")
def test_dennis_sends_glaziers_and_tailors_for_3_talers(architect: Game) -> None:
    """His two glaziers and his one tailor turn back by one position each."""
    pos = at_tavern(architect, talers=5, crew=DENNIS, saloon=[BROWN, BLACK], dormitory=[WHITE])
    assert outcome(pos, "send glazier", "send tailor") == {
        "seats.0.talers": 5 - 3,
        "seats.0.craftsmen.glazier-1": 1,
        "seats.0.craftsmen.glazier-3": 4,
        "seats.0.craftsmen.tailor-2": 0,
        "seats.0.tavern.entrance": ["stonemason", "bricklayer"],
        "seats.0.tavern.saloon": ["glazier", "tailor"],
        "seats.0.tavern.dormitory": [BROWN, BLACK],
    }


@pytest.mark.clauses("QA-TAVERN-18")
@pytest.mark.parametrize("guild", ["lumberjack", "stonemason", "tailor"])
def test_a_guild_can_be_sent_in_every_second_tavern_action_performed(architect: Game, guild: str) -> None:
    """Sent, then in the dormitory, then available again; forfeited actions in between do not count."""
    pos = at_tavern(architect, talers=99, seat=1)
    possible = []
    for round_number in range(6):
        possible.append(pos.why_not(f"send {guild}") is None)
        pos.push(f"send {guild}" if possible[-1] else "done")
        if pos.step == "tavern":
            pos.push("done")
        if round_number % 2 == 0:
            pos = again(architect, pos, 1)
            pos.push("forfeit")
        pos = again(architect, pos, 1)
    assert possible == [True, False, True, False, True, False]


@pytest.mark.clauses("QA-TAVERN-18")
def test_two_groups_of_guilds_take_turns(architect: Game) -> None:
    pos = at_tavern(architect, talers=99)
    early, late = list(GUILDS[:3]), list(GUILDS[3:])
    for group, resting in ((early, []), (late, early), (early, late), (late, early)):
        for guild in group:
            pos.push(f"send {guild}")
        if pos.step == "tavern":
            pos.push("done")
        assert rooms_of(pos) == ([guild for guild in GUILDS if guild not in group + resting], group, resting)
        pos = again(architect, pos, 0)


@pytest.mark.clauses("QA-TAVERN-19")
@pytest.mark.parametrize("seed", range(8))
def test_each_tile_is_always_in_exactly_one_room(architect: Game, seed: int) -> None:
    chooser = random.Random(seed)
    pos = at_tavern(architect, talers=200, seat=2, players=3, seed=seed)
    for _ in range(40):
        pos.push(chooser.choice(pos.legal_moves))
        for seat in range(3):
            entrance, saloon, dormitory = rooms_of(pos, seat)
            assert sorted(entrance + saloon + dormitory) == sorted(GUILDS)
        if pos.step != "tavern":
            pos = again(architect, pos, 2)


@pytest.mark.clauses("QA-TAVERN-19")
@pytest.mark.parametrize(("one", "other"), [("entrance", "saloon"), ("saloon", "dormitory"), ("entrance", "dormitory")])
def test_a_document_with_a_guild_in_two_rooms_is_refused(architect: Game, one: str, other: str) -> None:
    with pytest.raises(PositionError, match="QA-TAVERN-19"):
        architect.position({"seats": [{"tavern": {one: ["tailor"], other: ["tailor"]}}, {}]})


@pytest.mark.clauses("QA-TAVERN-20")
@pytest.mark.parametrize("room", ["saloon", "dormitory"])
def test_craftsmen_of_a_guild_in_the_tavern_work_as_day_labourers(architect: Game, room: str) -> None:
    seat = {"craftsmen": {"tailor-2": 1, "tailor-3": 2, "glazier-2": 0}, "tavern": {room: ["tailor"]}}
    pos = architect.position({"seats": [seat, {}], "step": "labour"})
    pos.push("work tailor-2")
    assert crew_of(pos) == {"tailor-2": 2, "tailor-3": 2, "glazier-2": 0}
    assert pos.to_dict()["seats"][0]["talers"] == 2 + 2  # 3 craftsmen at work, and the bonus


@pytest.mark.clauses("QA-TAVERN-20")
@pytest.mark.parametrize("room", ["saloon", "dormitory"])
def test_craftsmen_of_a_guild_in_the_tavern_build_and_repair(architect: Game, room: str) -> None:
    crew = {"lumberjack-1": 0, "tailor-1": 0}
    seat = {"craftsmen": crew, "carriage": "Oakmere", "tavern": {room: ["lumberjack", "tailor"]}}
    demand = {"Oakmere": ["lumberjack", "tailor"]}
    pos = architect.position({"seats": [seat, {}], "step": "construct", "demand": demand})
    assert texts(pos) == ["build", "repair", "forfeit"]
    pos.push("build")
    pos.push("climb 0")
    assert crew_of(pos) == {"lumberjack-1": 1, "tailor-1": 1}
    assert pos.to_dict()["seats"][0]["bonds"] == 2 + worth(crew)


@pytest.mark.clauses("QA-TAVERN-20")
@pytest.mark.parametrize("room", ["saloon", "dormitory"])
def test_craftsmen_of_a_guild_in_the_tavern_are_hired_and_fired(architect: Game, room: str) -> None:
    crew = dict.fromkeys([f"{guild}-1" for guild in GUILDS], 1)
    seat = {"talers": 6, "craftsmen": crew, "tavern": {room: list(GUILDS)}}
    billboard = [f"{guild}-2" for guild in GUILDS]
    pos = architect.position({"seats": [seat, {}], "step": "hire", "billboard": billboard})
    pos.push("hire 6")
    assert texts(pos) == [f"fire {name}" for name in crew]
    pos.push("fire tailor-1")
    assert crew_of(pos) == {name: 1 for name in crew if name != "tailor-1"} | {"tailor-2": 0}
    assert pos.to_dict()["seats"][0]["tavern"][room] == list(GUILDS)


@pytest.mark.clauses("QA-VAR-17")
def test_with_the_house_rule_at_least_one_guild_is_sent(architect: Game) -> None:
    options = {"tavern_send_at_least_one": True}
    pos = at_tavern(architect, talers=9, saloon=["tailor"], options=options)
    assert clause(pos, "done") == "QA-VAR-17"
    assert texts(pos) == [*(f"send {guild}" for guild in GUILDS[:5]), "forfeit"]
    pos.push("send blacksmith")
    assert texts(pos) == ["send glazier", "send stonemason", "send bricklayer", "done"]
    assert outcome(pos, "done") == {}
    assert rooms_of(pos) == (all_but("blacksmith", "tailor"), ["blacksmith"], ["tailor"])


@pytest.mark.clauses("QA-VAR-17")
def test_with_the_house_rule_nothing_shifts_without_talers(architect: Game) -> None:
    seats: list[dict[str, Any]] = [{"architect": "travel", "tavern": {"saloon": ["tailor"]}}, {}]
    pos = architect.position({"seats": seats, "options": {"tavern_send_at_least_one": True}})
    assert outcome(pos, "move 1") == {"seats.0.architect": "tavern"}
    assert (pos.step, pos.to_move) == ("architect", 1)
