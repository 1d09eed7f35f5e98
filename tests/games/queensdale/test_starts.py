"""A campaign can be taken up in any epoch and branch: a position of bots, chosen by the seed."""

from __future__ import annotations

from typing import Any

import pytest

import queenswright as qw
from queenswright.games.queensdale.content.starts import start_name, starts
from queenswright.games.queensdale.state.board import BRANCHES, NO_BRANCH
from queenswright.games.queensdale.state.course import EPOCHS, PLAY
from queenswright.kernel import box
from queenswright.kernel.game import Game
from queenswright.records import read_record, record_of, write_record

KINDS = [(epoch, branch) for epoch in range(2, EPOCHS + 1) for branch in (BRANCHES if epoch >= 7 else ("",))]


def asked(epoch: int, branch: str) -> dict[str, Any]:
    return {"epoch": f"{epoch}-{branch}" if branch else epoch}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("epoch", "branch"), KINDS)
def test_a_campaign_can_be_taken_up_in_every_epoch_and_branch(
    queensdale: Game, players: int, epoch: int, branch: str
) -> None:
    kept = starts("valley")[start_name(players, epoch, branch)]
    assert len(kept) >= 2
    for seed in (0, 3):
        pos = queensdale.new(players, seed, asked(epoch, branch))
        assert (pos.players, pos.state.opened, pos.is_over) == (players, epoch, False)
        assert max(pos.state.epoch) == epoch
        assert pos.state.branch == (NO_BRANCH if not branch else BRANCHES.index(branch) + 1)
        assert pos.state.played_before == pos.state.game_number - 1 > 0
        assert pos.legal_moves
        assert pos.state.phase != PLAY


@pytest.mark.clauses("QD-GROCER-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_feast_of_this_edition_is_for_sale_or_on_a_die(queensdale: Game, players: int) -> None:
    """Nobody covers a feast, so that campaigns of another edition would show: each has its own number of them."""
    codes = [face.code for face in queensdale.pack.content.faces]
    copies = int(queensdale.pack.mirror.face_copies[players][codes.index("feast")])
    for name, kept in starts("valley").items():
        for one in kept if name.startswith(f"{players} ") else ():
            on_dice = sum(face == "feast" for table in one["seats"] for die in table["faces"] for face in die)
            assert one["grocer"].get("feast", 0) + on_dice == copies, name


def test_only_some_of_all_ways_to_begin_are_kept(queensdale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """There are thousands of ways to choose the options; a server would keep a state of every one for ever."""
    monkeypatch.setattr(box, "MOST_BEGUN", 3)
    begun = [queensdale.new(2, 0, {"epoch": 2, "games": games}) for games in range(1, 7)]
    assert len(queensdale._begun) <= 3
    again = [queensdale.new(2, 0, {"epoch": 2, "games": games}) for games in range(1, 7)]
    assert [one.to_bytes() for one in begun] == [one.to_bytes() for one in again]


@pytest.mark.clauses("QD-CAMP-07")
@pytest.mark.parametrize(("players", "expected"), [(2, 19), (3, 16), (4, 20)])
def test_campaigns_of_bots_take_as_many_games_as_expected(players: int, expected: int) -> None:
    """The last epoch takes one more game at least: 13 to 27 in all, on average about what was foreseen."""
    kept = [one for branch in BRANCHES for one in starts("valley")[start_name(players, EPOCHS, branch)]]
    games = [one["game_number"] + 1 for one in kept]
    assert len(games) >= 8
    assert all(13 <= count <= 27 for count in games), games
    assert abs(sum(games) / len(games) - expected) <= 3, games


def test_the_seed_decides_what_is_taken_up_and_what_is_hidden_in_it(queensdale: Game) -> None:
    options = asked(8, "wall")
    one, again = (queensdale.new(3, 5, options) for _ in range(2))
    assert one.to_bytes() == again.to_bytes()
    number = len(starts("valley")[start_name(3, 8, "wall")])
    same = queensdale.new(3, 5 + number, options)
    assert [same.state.site, same.state.epoch] == [one.state.site, one.state.epoch]
    assert same.state.reward != one.state.reward
    assert same.state.key != one.state.key
    assert {tuple(queensdale.new(3, seed, options).state.epoch) for seed in range(number)} != {tuple(one.state.epoch)}


def test_epoch_one_is_a_new_campaign(queensdale: Game) -> None:
    assert queensdale.new(2, 1, {"epoch": "1"}).to_bytes() == queensdale.new(2, 1).to_bytes()


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"epoch": 0}, "options.epoch: got 0, expected one of: 1, 2, 3, 4, 5, 6, 7-wall, 7-road, 8-wall"),
        ({"epoch": 10}, "options.epoch: got 10, expected one of: "),
        ({"epoch": 8}, "options.epoch: got 8, expected one of: "),
        ({"epoch": "6-wall"}, "options.epoch: got '6-wall', expected one of: "),
        ({"epoch": "late"}, "options.epoch: got 'late', expected one of: "),
        ({"epoch": True}, "options.epoch: got True, expected one of: "),
        ({"epoch": ["2"]}, "options.epoch: got .*, expected one of: "),
        ({"epoch": 6, "first": "red"}, "options.first: got 'red', expected nothing"),
        ({"epoch": "8-wall", "colours": "red-blue"}, "options.colours: got 'red-blue', expected nothing"),
    ],
)
def test_what_cannot_be_taken_up_is_refused(queensdale: Game, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(qw.OptionError, match=problem):
        queensdale.new(2, 1, options)


def test_a_pack_that_nobody_has_played_begins_at_its_beginning() -> None:
    first = qw.load("queensdale", pack=qw.games.game_rules("queensdale").folder / "packs" / "older" / "valley-1.toml")
    with pytest.raises(qw.OptionError, match="nobody has played the pack 'valley' yet"):
        first.new(2, 1, {"epoch": 5})


def test_options_come_back_and_games_are_counted_from_there(queensdale: Game) -> None:
    options = {"games": 1, "epoch": "9-road"}
    pos = queensdale.new(2, 3, options)
    assert queensdale.rules.options.show(pos.state) == options
    number = pos.state.game_number
    over = queensdale.play_batch(1, 2, 3, options, limit=4000).position(0)
    assert over.is_over
    assert over.state.game_number == number


def test_a_batch_plays_the_same_games(queensdale: Game) -> None:
    options = {"games": 1, "epoch": 4}
    batch = queensdale.play_batch(3, 3, 7, options, limit=0)
    for i in range(3):
        assert batch.position(i).to_bytes() == queensdale.new(3, 7 + i, options).to_bytes()


def test_a_record_holds_what_was_taken_up(queensdale: Game) -> None:
    pos = queensdale.new(2, 11, {"epoch": "7-wall"})
    for _ in range(5):
        pos.push(pos.legal_moves[0])
    record = read_record(write_record(record_of(pos)))
    assert record.start is not None
    assert record.replay(queensdale).digest == pos.digest
